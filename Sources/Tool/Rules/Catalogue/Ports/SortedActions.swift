import SourceModel

extension Rule {
  static let sortedActions = Rule(
    id: "sorted-actions",
    dialects: [.rxSwift],
    optIn: [.rxSwift],
    check: { viewModel, _ in SortedMembers.findings(inListsOf: .actions, of: viewModel) }
  )
}
