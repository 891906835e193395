import DataFlow
import SourceModel

extension Rule {
  static let retainedSelf = Rule(
    id: "retained-self",
    dialects: [.kickstarterSwift, .rxSwift],
    check: { viewModel, context in
      guard viewModel.declaration.kind == .class else { return [] }
      return context.flow.retentions.compactMap { node in
        guard let use = node.retainingUse else { return nil }
        return Finding(
          "capture '[weak self]' in the closure of '\(node.name)': the view model keeps the closure, which keeps the view model",
          path: node.path, range: use
        ).fixed(by: WeakCapture.fix(node, in: viewModel.file(at: node.path)?.text))
      }
    }
  )
}
