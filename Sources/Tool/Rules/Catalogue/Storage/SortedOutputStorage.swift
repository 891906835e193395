import SourceModel

extension Rule {
  static let sortedOutputStorage = Rule(
    id: "sorted-output-storage",
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin, .rxSwift],
    optIn: [.rxSwift],
    check: { viewModel, _ in
      switch viewModel.profile.portStyle {
      case .functionsAndSignals, .streams: Self.checkProperties(viewModel)
      case .methodsAndGetters: Self.checkFields(viewModel)
      }
    }
  )

  private static func checkProperties(_ viewModel: ViewModel) -> [Finding] {
    return viewModel.byBody(viewModel.outputs.filter(\.property.value.isStoredInInstance)) {
      ($0.property.path, $0.property.value.header.range)
    }.flatMap { body, outputs in
      SortedMembers.findings(
        outputs.map { (Declaration.property($0.property.value), $0.port.group) }, path: body.path,
        reason: "stored outputs are alphabetized", order: InitializationOrder(of: viewModel))
    }
  }

  private static func checkFields(_ viewModel: ViewModel) -> [Finding] {
    lazy var pairs = PortPairs(of: viewModel)
    return SortedMembers.findings(
      viewModel.backingFields.filter(\.isOutput).map {
        (.property($0.field.value), $0.outputs.first?.port.group ?? "")
      }, path: viewModel.path, reason: "output fields are alphabetized",
      order: InitializationOrder(of: viewModel)
    ) { pairs.unit(of: $0) }
  }
}
