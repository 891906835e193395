/// The view model as its ports, for code that `@ViewModel` generates.
@inlinable
public func _conforming<Ports>(_ viewModel: Ports) -> Ports { viewModel }

/// A view model that does not conform to its protocols.
@available(
  *, unavailable,
  message: "the class does not conform to its protocols: write 'extension X: X.Inputs, X.Outputs {}' below"
)
public func _conforming<ViewModel, Ports>(_ viewModel: ViewModel) -> Ports { fatalError("unavailable") }

/// The view model as one of its ports, for code that `@ViewModel` generates.
@inlinable
public func _assumedConforming<Port>(_ viewModel: Port) -> Port { viewModel }

/// A view model that does not conform to one of its protocols, which ``_conforming(_:)-(ViewModel)`` reports: such code is never
/// compiled to the end.
@_disfavoredOverload
public func _assumedConforming<ViewModel, Port>(_ viewModel: ViewModel) -> Port {
  fatalError("'\(ViewModel.self)' does not conform to '\(Port.self)'")
}
