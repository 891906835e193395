/// What the name of a view model is derived from.
public enum ViewModelNaming: Sendable {
  /// The view model has a name of its own, with which the names of its protocols start.
  case ofItsOwn
  /// From the name of its view, where the superclass names the view.
  case afterView
  /// From the name of the interface around its class, where there is one, with or without `ViewModel` at the end.
  case afterInterface
}
