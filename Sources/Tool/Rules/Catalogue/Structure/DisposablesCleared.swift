import SourceModel

extension Rule {
  static let disposablesCleared = Rule(
    id: "disposables-cleared",
    dialects: [.kickstarterKotlin],
    forms: [.written, .generated, .flows],
    check: { viewModel, _ in
      // Other code may clear what it sees, unless the view model cleans up itself.
      let cleansUp =
        !viewModel.hasSubclasses
        && viewModel.functions.contains { $0.value.header.name.text == "onCleared" && $0.value.body != nil }
      let holders = viewModel.declaration.properties.filter { property in
        (property.header.isPrivate
          || cleansUp && !["protected", "open"].contains(where: property.header.has))
          && property.isStoredInInstance && property.initialValue != nil
          && viewModel.library.has(property.knownType?.name, .subscriptions)
      }
      guard !holders.isEmpty else { return [] }
      let bodies = viewModel.allBodies.flatMap(\.value.withNestedBodies)
      return holders.filter { holder in
        let name = holder.header.name.text
        // An unused holder holds nothing.
        let isUsed = bodies.contains { $0.references.contains { $0.name.text == name } }
        return isUsed
          && !bodies.contains { Self.clears(name, in: $0) || Self.returns(name, from: $0) }
      }.map { holder in
        let name = holder.header.name
        return Finding(
          "clear '\(name.text)' when the view model ends: its subscriptions outlive the view model otherwise",
          path: viewModel.path, range: name.range)
      }
    }
  )

  private static let clearingMethods: Set = ["clear", "dispose", "unsubscribe"]

  /// Whether code calls a method of a field that ends the subscriptions in it, or names one.
  private static func clears(_ field: String, in body: Body) -> Bool {
    body.calls.contains { call in
      guard let chain = call.chain, chain.member?.text == field else { return false }
      return chain.linksAfterMember.contains { self.clearingMethods.contains($0.name.text) }
    }
  }

  /// Whether a function returns a field.
  private static func returns(_ field: String, from body: Body) -> Bool {
    guard let chain = body.result?.chain else { return false }
    return chain.member?.text == field && chain.linksAfterMember.isEmpty
  }
}
