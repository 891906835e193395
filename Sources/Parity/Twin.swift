public import SourceModel

/// What stands for a port on the other platform.
public enum Twin {
  /// A port of a view model, and why it is taken for the same.
  case port(Port, ViewModel, Evidence)
  /// An action, or the input that starts it: one of them is several ports.
  case action
  /// The view model has a counterpart, the port has none.
  case viewModel(ViewModel)
  /// The view model has no counterpart.
  case none
}
