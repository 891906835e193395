package import ViewModelModel

/// Collects the ranges of a description, each with what it is the range of.
package struct DescriptionRanges {
  /// A range, and the name that stands there where the description has one.
  package struct Entry {
    package var label: String
    package var range: TextRange
    package var name: String?
  }

  package private(set) var entries: [Entry] = []

  package init(_ file: SourceFile) {
    for item in file.imports {
      self.add("import", item.range)
      self.add("import path", item.pathRange)
    }
    for directive in file.directives { self.add("directive", directive.range) }
    for problem in file.problems { self.add("problem", problem.range) }
    for declaration in file.declarations { self.add(declaration) }
  }

  private mutating func add(_ label: String, _ range: TextRange) {
    self.entries.append(Entry(label: label, range: range, name: nil))
  }

  private mutating func add(_ label: String, _ name: Name) {
    self.entries.append(Entry(label: label, range: name.range, name: name.text))
  }

  private mutating func add(_ header: Header, isSpelled: Bool) {
    if isSpelled { self.add("name", header.name) } else { self.add("name", header.name.range) }
    self.add("declaration", header.range)
    self.add("keyword", TextRange(header.keywordStart, header.keywordStart))
    for attribute in header.attributes { self.add("attribute", attribute.range) }
    for modifier in header.modifiers { self.add("modifier", modifier.range) }
    for comment in header.leadingComments { self.add("comment", comment.range) }
  }

  private mutating func add(_ declaration: Declaration) {
    switch declaration {
    case .type(let type):
      self.add(type.header, isSpelled: type.kind != .extension)
      for inherited in type.inherited { self.add("inherited type", inherited.range) }
      self.add("members", type.memberRange)
      for member in type.members { self.add(member) }
    case .function(let function):
      self.add(function.header, isSpelled: true)
      if let result = function.result { self.add("result", result.range) }
      if let body = function.body { self.add(body) }
    case .property(let property):
      self.add(property.header, isSpelled: true)
      if let type = property.type { self.add("type", type.range) }
      if let value = property.initialValue { self.add(value) }
      let bodies = [property.getter, property.initialBody].compactMap { $0 } + property.otherBodies
      for body in bodies { self.add(body) }
    case .alias(let alias): self.add(alias.header, isSpelled: true)
    case .enumConstant(let constant): self.add(.property(constant))
    case .other(let header): self.add(header, isSpelled: false)
    }
  }

  private mutating func add(_ body: Body) {
    self.add("body", body.range)
    for effect in body.effects {
      self.add("effect", effect.range)
      self.add(effect.target)
      if case .assignment(_, let value) = effect.kind { self.add(value) }
    }
    for reference in body.references { self.add("reference", reference.name) }
    for call in body.calls { self.add(call) }
    for type in body.types { self.add(.type(type)) }
    if let result = body.result { self.add(result) }
  }

  private mutating func add(_ expression: Expression) {
    self.add("expression", expression.range)
    switch expression.kind {
    case .tuple(let elements):
      for element in elements { self.add(element.value) }
    case .chain(let chain), .methodReference(let chain):
      if case .name(let name) = chain.base { self.add("chain base", name) }
      for link in chain.links {
        self.add("link", link.name)
        for argument in link.arguments ?? [] { self.add(argument.value) }
      }
    default: return
    }
  }
}
