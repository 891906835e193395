/// Writes what a view model needs of a protocol of ports that stands outside of it.
///
/// The name of the protocol ends in `Inputs`, `Outputs` or `Actions`. Its extensions get the types of the ports under
/// names that begin with `_`, and the functions of the inputs for view models that have
/// ``ViewModel(inputs:outputs:)``. Other types that conform, those of tests say, get nothing.
///
/// ```swift
/// @Ports
/// protocol LoginViewModelInputs {
///   /// Call when the email changes.
///   func emailChanged(_ email: String)
/// }
/// ```
@attached(extension, names: arbitrary)
public macro Ports() = #externalMacro(module: "PlumblineMacrosPlugin", type: "PortsMacro")
