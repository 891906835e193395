import SourceModel

extension PropertyDeclaration {
  /// The type of the value that a property of the library holds, where it is written.
  var storedElement: TypeReference? {
    if let element = self.knownType?.arguments.first { return element }
    guard let chain = self.initialValue?.chain else { return nil }
    // `Signal<String, Never>.pipe()`
    if case .type(let type) = chain.base { return type.arguments.first }
    return chain.links.last?.typeArguments.first
  }

  /// The value that a property of the library holds first: `1` of `MutableProperty(1)`.
  var firstValue: Term? {
    guard case .chain(_, let links)? = self.initialTerm?.kind else { return nil }
    return links.last?.arguments?.first?.value
  }

  /// The labels of the tuple that a property of the library holds; nil where some part has none.
  func labelsOfParts(in text: SourceText) -> [String]? {
    let code = text[self.header.range]
    guard let start = code.firstIndex(of: "<"), let opening = code[start...].firstIndex(of: "(") else {
      return nil
    }
    var parts: [Substring] = [""]
    var depth = 0
    for character in code[code.index(after: opening)...] {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if depth < 0 { break }
      if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1] += [character] }
    }
    let labels = parts.compactMap { part -> String? in
      let halves = part.split(separator: ":", maxSplits: 1)
      return halves.count == 2 ? halves[0].filter { !$0.isWhitespace } : nil
    }
    return labels.count == parts.count ? labels : nil
  }
}

extension TypeReference {
  /// The types of the parts of a tuple or a pair; nil for other types.
  var types: [TypeReference]? {
    switch self.unwrapped {
    case .tuple(let types): types
    case .named(let path, let arguments) where ["Pair", "Triple"].contains(path.last): arguments
    default: nil
    }
  }
}

extension Term {
  /// The parts of a tuple or a pair: `(a, b)`, `Pair(a, b)`, `Pair.create(a, b)`; nil for other terms, and where the parts
  /// have labels.
  var partsOfPair: [Term]? {
    switch self.kind {
    case .tuple(let elements):
      return elements.contains { $0.label != nil } ? nil : elements.map(\.value)
    case .chain(let base, let links):
      guard links.count == 1, let arguments = links[0].arguments,
        let type = base.map(\.name) ?? links[0].name.text, ["Pair", "Triple"].contains(type)
      else { return nil }
      return arguments.contains { $0.label != nil } ? nil : arguments.map(\.value)
    default: return nil
    }
  }

  /// Whether code in it reads the current value of a member of the instance.
  func readsValue(of member: String, _ names: Set<String>) -> Bool {
    self.contents.contains { term in
      guard case .chain(let base?, let links) = term.kind else { return false }
      if base.isInstance {
        return links.first?.name.text == member && links.count > 1 && names.contains(links[1].name.text)
      }
      return base.name == member && names.contains(links.first?.name.text ?? "")
    }
  }
}
