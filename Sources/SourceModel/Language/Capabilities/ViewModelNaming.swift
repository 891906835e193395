/// What the name of a view model is made of.
public enum ViewModelNaming: Sendable {
  /// Its protocols start with it.
  case ofItsOwn
  /// The name of its view, where the superclass says which that is.
  case afterView
  /// That of the interface around its class, where there is one, with or without `ViewModel` behind it.
  case afterInterface
}
