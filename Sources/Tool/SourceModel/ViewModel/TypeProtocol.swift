/// The protocol that offers a view model's ports to its view: `LoginViewModelType`.
public enum TypeProtocol: Sendable {
  case declared(Located<TypeDeclaration>)
  /// A type alias for a composition is replaced by it.
  case alias(Located<AliasDeclaration>)
  /// The view model names one that is in no file of the run.
  case elsewhere(name: String)
  case missing
}
