import SourceModel

extension Rule {
  static let sortedInputFunctions = Rule(
    id: "sorted-input-functions",
    dialects: [.kickstarterJava, .kickstarterKotlin],
    forms: [.written, .generated, .flows],
    check: { viewModel, _ in
      lazy var pairs = PortPairs(of: viewModel)
      return SortedMembers.findings(
        viewModel.inputs.filter(\.port.isOwn).map { (.function($0.function.value), $0.port.group) },
        path: viewModel.path, reason: "input methods are alphabetized",
        order: InitializationOrder(of: viewModel)
      ) { pairs.unit(of: $0) }.map { finding in
        var finding = finding
        finding.severity = viewModel.severityOfCustom
        return finding
      }
    }
  )
}
