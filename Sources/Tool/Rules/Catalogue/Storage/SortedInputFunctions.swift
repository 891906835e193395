import SourceModel

extension Rule {
  static let sortedInputFunctions = Rule(
    id: "sorted-input-functions",
    dialects: [.kickstarterJava, .kickstarterKotlin],
    forms: [.written, .generated, .flows],
    check: { viewModel, _ in
      SortedMembers.findings(
        viewModel.inputs.filter(\.port.isOwn).map { (.function($0.function.value), $0.port.group) },
        path: viewModel.path, reason: "input methods are alphabetized"
      ).map { finding in
        var finding = finding
        finding.severity = viewModel.severityOfCustom
        return finding
      }
    }
  )
}
