public import SourceModel

/// The counterpart of a port on the other platform.
public enum Twin {
  /// A port of a view model, and why it is considered the same.
  case port(Port, ViewModel, Evidence)
  /// An action, or the input that starts it: an action corresponds to several ports.
  case action
  /// The view model has a counterpart, but the port has none.
  case viewModel(ViewModel)
  /// The view model has no counterpart.
  case none
}
