import SourceModel

extension Rule {
  static let initializedBeforeUse = Rule(
    id: "initialized-before-use",
    severity: .error,
    dialects: [.kickstarterKotlin],
    forms: [.written, .generated, .flows],
    check: { viewModel, _ in
      let members = viewModel.declaration.members
      var findings: [Finding] = []
      for (index, member) in members.enumerated() {
        guard let block = member.function, block.kind == .initializerBlock, let body = block.body else {
          continue
        }
        let below = Dictionary(
          members[(index + 1)...].compactMap(\.property).filter { property in
            property.isStoredInInstance && (property.initialValue != nil || property.delegate != nil)
          }.map { ($0.header.name.text, $0) }, uniquingKeysWith: { first, _ in first })
        guard !below.isEmpty else { continue }
        // Only the first use is reported.
        var reported: Set<String> = []
        for reference in body.withNestedBodies.flatMap(\.references) {
          let name = reference.name
          switch reference.form {
          case .plain, .qualified, .shorthandBinding, .capture: break
          case .call, .instance: continue
          }
          guard let field = below[name.text], reported.insert(name.text).inserted,
            !body.otherInstances.contains(where: { $0.contains(name.range) })
          else { continue }
          findings.append(
            Finding(
              "declare '\(name.text)' above 'init': a field below has no value yet when 'init' runs",
              path: viewModel.path, range: name.range
            ).fixed(
              by: Self.isNew(field, viewModel)
                ? .move(
                  Move([field.header.range], to: .before(block.header.range), isOfInitialization: true))
                : .refused("its initial value may depend on the code in between")))
        }
      }
      return findings
    }
  )

  /// Whether a field is initialized with a new subject or new disposables, which are the same wherever they are
  /// created.
  private static func isNew(_ field: PropertyDeclaration, _ viewModel: ViewModel) -> Bool {
    guard field.delegate == nil, field.header.attributes.isEmpty, let chain = field.initialValue?.chain,
      chain.links.count == 1, let call = chain.links.first, call.arguments?.isEmpty == true
    else { return false }
    let library = viewModel.library
    switch chain.base {
    case .name(let type):
      return call.name.text == "create" && library.isStream(type.text)
        && viewModel.kindOfType(type.text) == nil
    case .none:
      return library.has(call.name.text, .subscriptions) && viewModel.kindOfType(call.name.text) == nil
    default: return false
    }
  }
}
