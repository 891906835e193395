import Plumbline

/// Writes what follows from two protocols that stand outside of the class of the view model.
///
/// Both protocols have ``Ports()``. The class conforms to them where it is declared.
///
/// ```swift
/// @ViewModel(inputs: LoginViewModelInputs.self, outputs: LoginViewModelOutputs.self)
/// final class LoginViewModel: LoginViewModelType, LoginViewModelInputs, LoginViewModelOutputs {
///   init() {
///     self.isFormValid = self.emailChangedProperty.signal.skipNil().map { $0.contains("@") }
///   }
/// }
/// ```
///
/// A macro sees the class, and no protocol outside of it. So it takes the names from the initializer: each
/// `self.…Property` that it reads is the property of an input, and everything that it assigns and that the class does
/// not declare is an output. The types come from what ``Ports()`` writes. <doc:WritingLess> says what this form does
/// not have.
///
/// - Parameters:
///   - inputs: the protocol of the inputs.
///   - outputs: the protocol of the outputs.
@attached(member, names: named(inputs), named(outputs), named(_inputProperty), arbitrary)
@attached(extension, conformances: _StoresInputs)
public macro ViewModel(inputs: Any.Type, outputs: Any.Type) =
  #externalMacro(module: "PlumblineMacrosPlugin", type: "OutsideViewModelMacro")

/// Writes what follows from three protocols that stand outside of the class of the view model.
///
/// It is ``ViewModel(inputs:outputs:)`` for the style of the blueprint, with actions beside inputs and outputs.
///
/// - Parameters:
///   - inputs: the protocol of the inputs.
///   - outputs: the protocol of the outputs.
///   - actions: the protocol of the actions.
@attached(member, names: named(inputs), named(outputs), named(actions), named(_inputProperty), arbitrary)
@attached(extension, conformances: _StoresInputs)
public macro ViewModel(inputs: Any.Type, outputs: Any.Type, actions: Any.Type) =
  #externalMacro(module: "PlumblineMacrosPlugin", type: "OutsideViewModelMacro")
