import SourceModel

extension Rule {
  private static let order = RuleOption("order")

  static let sectionOrder = Rule(
    id: "section-order",
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin, .rxSwift],
    optIn: [.kickstarterKotlin],
    options: [order],
    check: { viewModel, context in
      let table = context.value(of: order).firstResult { viewModel.profile.otherClassSections[$0] }
      return Sections.findings(Sections.inFile(of: viewModel), in: viewModel)
        + Sections.findings(
          Sections.inClass(of: viewModel, table), in: viewModel, headings: SectionHeadings(of: viewModel),
          order: InitializationOrder(of: viewModel))
        + Sections.strayFindings(in: viewModel)
    }
  )
}
