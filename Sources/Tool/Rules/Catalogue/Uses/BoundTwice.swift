import PortUses
import SourceModel

extension Rule {
  static let boundTwice = Rule(
    id: "bound-twice",
    severity: .note,
    dialects: Dialect.allCases,
    isAboutUses: true,
    check: { viewModel, context in
      context.observations(of: viewModel).flatMap { _, uses in
        var first: [[String]: PortUse] = [:]
        return uses.compactMap { name, use -> Finding? in
          guard let receiver = use.receiver, let code = use.code else { return nil }
          let key = [receiver, name, "\(code)"] + use.operators
          guard let known = first[key] else {
            first[key] = use
            return nil
          }
          return Finding(
            "bind '\(name)' once: '\(use.view)' also binds it on line \(known.line)", path: use.path,
            range: use.range, notes: [.init("the first binding", path: known.path, range: known.range)])
        }
      }
    }
  )
}
