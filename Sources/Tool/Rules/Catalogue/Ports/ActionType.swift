import SourceModel

extension Rule {
  static let actionType = Rule(
    id: "action-type",
    dialects: [.rxSwift],
    check: { viewModel, _ in
      viewModel.ownPorts(.actions).compactMap { port in
        let message = "declare '\(port.name.text)' as an 'Action' or a 'CocoaAction'"
        guard let type = port.type, port.declaration.property != nil || !type.type.isVoid else {
          return Finding(message, path: port.path, range: port.name.range)
        }
        if viewModel.form == .written, port.declaration.property?.accessors == .requirement(settable: true) {
          return Finding(
            "declare '\(port.name.text)' as '{ get }': a view executes an action and does not replace it",
            path: port.path, range: port.name.range)
        }
        if port.declaration.function?.parameters.isEmpty ?? false {
          return Finding(
            "make '\(port.name.text)' a property: an action without arguments is the same for every caller",
            path: port.path, range: port.name.range)
        }
        let resolved = viewModel.resolved(type.type)
        // A function that makes an action for each item of a list is an action with an argument.
        if let name = resolved.name, viewModel.library.has(name, .action) || name.hasSuffix("Action") {
          return nil
        }
        return Finding(message, path: port.path, range: type.range)
      }
    }
  )
}
