import SourceModel

extension Rule {
  static let flowInGetter = Rule(
    id: "flow-in-getter",
    dialects: [.kickstarterKotlin],
    forms: [.written, .flows],
    check: { viewModel, _ in
      let getters = viewModel.properties.compactMap { property -> Finding? in
        guard !property.value.header.isStatic, property.value.receiver == nil,
          let getter = property.value.getter, let start = viewModel.library.start(in: getter)
        else { return nil }
        let name = property.value.header.name
        return property.finding(
          "store '\(name.text)' with '=': each read of it starts \(start)", at: name.range
        ).fixed(by: viewModel.storing(property, getter))
      }
      let functions = viewModel.outputFunctions.compactMap { output -> Finding? in
        let function = output.function
        guard !function.value.header.has("suspend"), let body = function.value.body,
          let start = viewModel.library.start(in: body)
        else { return nil }
        let name = function.value.header.name
        return function.finding(
          "store what '\(name.text)' returns in a property: each call of it starts \(start)",
          at: name.range)
      }
      return getters + functions
    }
  )
}

extension StreamLibrary {
  /// What a getter starts in a scope; nil where its value starts nothing.
  fileprivate func start(in getter: Body) -> String? {
    guard let value = getter.resultTerm else { return nil }
    return value.immediateContents.firstResult { term in
      guard case .chain(_, let links) = term.kind else { return nil }
      return links.firstResult { link in
        guard link.arguments?.isEmpty == false, let isState = self.calls.startingOperators[link.name.text]
        else { return nil }
        return isState ? "one more coroutine, and begins with the initial value" : "one more coroutine"
      }
    }
  }
}

extension ViewModel {
  /// The edit that makes the value of a getter the initial value of its property.
  fileprivate func storing(_ property: Located<PropertyDeclaration>, _ getter: Body) -> Fix {
    guard let text = self.file(at: property.path)?.text, let value = getter.resultTerm,
      property.value.otherBodies.isEmpty
    else { return .refused("the property has other code") }
    let head = TextRange(
      property.value.type?.range.end ?? property.value.header.name.range.end, value.range.start)
    guard text[head].wholeMatch(of: /\s*get\(\)\s*=\s*/) != nil else {
      return .refused("the getter is more than one expression")
    }
    // A property gets its initial value before those that are declared below it.
    let place = property.value.header.range.start
    let later = self.properties.map(\.value).filter { other in
      other.isStoredInInstance && !self.isInHead(other.header)
        && (other.header.range.start > place || other.initialTerm == nil)
    }
    let names = Set(later.map(\.header.name.text))
    let helpers = self.functions.filter { function in
      function.value.body?.statements.flatMap(\.terms).contains { $0.mentions(names) } == true
    }.map(\.value.header.name.text)
    guard !value.mentions(names), !value.mentions(Set(helpers)) else {
      return .refused("the value reads a property that has none before it")
    }
    return .edits([Edit(replacing: head, with: " = ")])
  }
}
