/// A view model whose ports are data.
///
/// `@ViewModel` of `PlumblineMacros` writes the list and adds the conformance. What is written by hand can conform as
/// well.
public protocol ViewModelPortsProviding: AnyObject {
  /// The inputs, outputs and actions, in the order of their protocols.
  static var ports: ViewModelPorts<Self> { get }
}
