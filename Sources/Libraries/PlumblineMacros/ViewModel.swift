// A file that imports the macros alone has the types of the ports as well.
@_exported public import Plumbline

/// Generates the members of a view model from its protocols: properties, functions, constants, and accessors.
///
/// The class declares the protocols `Inputs` and `Outputs`, and `Actions` if it has any, and an initializer. An
/// extension conforms to the protocols, since a class cannot inherit a protocol that is nested in it.
///
/// ```diff
///  @ViewModel
///  final class LoginViewModel {
///    protocol Inputs {
///      /// Call when the email changes.
///      func emailChanged(_ email: String)
///    }
///
///    protocol Outputs {
///      /// Emits whether the form is valid.
///      var isFormValid: Signal<Bool, Never> { get }
///    }
///
///    init() {
///      self.isFormValid = self.emailChangedProperty.signal.skipNil().map { $0.contains("@") }
///    }
/// +
/// +  private let emailChangedProperty: MutableProperty<String?> = MutableProperty<String?>(nil)
/// +
/// +  /// Call when the email changes.
/// +  func emailChanged(_ email: String) {
/// +    self.emailChangedProperty.value = email
/// +  }
/// +
/// +  /// Emits whether the form is valid.
/// +  let isFormValid: Signal<Bool, Never>
/// +
/// +  var inputs: any Inputs { return self }
/// +
/// +  var outputs: any Outputs { return self }
/// +
/// +  static var ports: ViewModelPorts<LoginViewModel> { … }
///  }
///
///  extension LoginViewModel: LoginViewModel.Inputs, LoginViewModel.Outputs {}
/// ```
///
/// A handwritten member is not generated. A member that cannot be generated is an error; any other violation of the
/// convention is a warning, with the words of `plumb lint`. <doc:WritingLess> has the details.
///
/// Source: `vm-structure`, Swift; the macro generates the members that the template repeats.
@attached(member, names: named(inputs), named(outputs), named(actions), named(ports), arbitrary)
public macro ViewModel() = #externalMacro(module: "PlumblineMacrosPlugin", type: "ViewModelMacro")
