import DataFlow
import SourceModel

extension Rule {
  static let retainedSelf = Rule(
    id: "retained-self",
    dialects: [.kickstarterSwift, .rxSwift],
    forms: ViewModel.Form.withProtocols.union([.structs, .observableObject]),
    check: { viewModel, context in
      guard viewModel.declaration.kind == .class else { return [] }
      // One capture in the outermost closure is enough for those in it.
      var closures: [String: Set<TextRange>] = [:]
      return context.flow.retentions.sorted { $0.retainingStart < $1.retainingStart }.compactMap { node in
        guard let use = node.retainingUse else { return nil }
        if let closure = node.retainingClosure,
          !closures[node.path, default: []].insert(closure.range).inserted
        {
          return nil
        }
        if node.retainingClosure == nil, node.name == "assign" {
          return Finding(
            "replace 'assign(to:on:)' with 'sink' and '[weak self]': the view model keeps the subscription, which keeps the view model",
            path: node.path, range: use
          ).fixed(by: .refused("'sink' sets the property in a closure, which is code that a person writes"))
        }
        return Finding(
          "capture '[weak self]' in the closure of '\(node.name)': the view model keeps the closure, which keeps the view model",
          path: node.path, range: use
        ).fixed(by: WeakCapture.fix(node, in: viewModel.file(at: node.path)?.text))
      }
    }
  )
}

extension FlowNode {
  fileprivate var retainingStart: Int { self.retainingUse?.start ?? 0 }
}
