import SourceModel

extension Rule {
  static let sortedInputs = Rule(
    id: "sorted-inputs",
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin, .rxSwift],
    optIn: [.rxSwift],
    check: { viewModel, _ in SortedMembers.findings(inListsOf: .inputs, of: viewModel) }
  )
}
