import SourceModel

extension Rule {
  static let sortedOutputs = Rule(
    id: "sorted-outputs",
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin, .rxSwift],
    optIn: [.rxSwift],
    check: { viewModel, _ in SortedMembers.findings(inListsOf: .outputs, of: viewModel) }
  )
}
