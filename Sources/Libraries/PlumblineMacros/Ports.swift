/// Generates the members of a port protocol that is declared outside of its view model.
///
/// The name of the protocol ends in `Inputs`, `Outputs`, or `Actions`. The macro generates extensions with the types of the
/// ports, under names that begin with `_`, and with the functions of the inputs for view models that use
/// ``ViewModel(inputs:outputs:)``. It generates nothing for other conforming types, such as those of tests.
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
