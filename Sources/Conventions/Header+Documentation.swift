import ViewModelModel

extension Header {
  /// Whether there is a documentation comment of the language that a view model is written in.
  func isDocumented(in viewModel: ViewModel) -> Bool {
    guard viewModel.isJava else { return self.isDocumented }
    return self.leadingComments.contains { $0.kind == .documentationBlock }
  }
}
