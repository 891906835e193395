import SourceModel

extension Rule {
  static let sortedOutputFunctions = Rule(
    id: "sorted-output-functions",
    dialects: [.kickstarterJava, .kickstarterKotlin],
    check: { viewModel, _ in
      lazy var pairs = PortPairs(of: viewModel)
      return SortedMembers.findings(
        viewModel.outputFunctions.filter(\.port.isOwn).map { (.function($0.function.value), $0.port.group) },
        path: viewModel.path, reason: "output methods are alphabetized",
        order: InitializationOrder(of: viewModel)
      ) { pairs.unit(of: $0) }
    }
  )
}
