import DataFlow
import SourceModel

extension Rule {
  static let unusedValue = Rule(
    id: "unused-value",
    dialects: [.kickstarterSwift, .rxSwift, .kickstarterJava, .kickstarterKotlin],
    forms: ViewModel.Form.ofStreams,
    check: { viewModel, context in
      // The blueprint keeps streams in properties, which views may observe.
      guard viewModel.profile.portStyle != .streams || viewModel.form.hasPortTypes else { return [] }
      let flow = context.flow
      guard FlowKnowledge(viewModel, flow).isRead, flow.placeholders.isEmpty else { return [] }
      return flow.unusedValues.compactMap { node in
        let property = viewModel.properties.first { $0.value.header.name.range == node.range }?.value
        guard !node.name.hasPrefix("_"), property.map({ AccessLevel($0.header) == .file }) ?? true else {
          return nil
        }
        return Finding(
          "use '\(node.name)' or remove it: it leads to no output and no effect", path: node.path,
          range: node.range
        ).fixed(by: LocalStreamFix.removal(of: node, in: viewModel))
      }
    }
  )
}
