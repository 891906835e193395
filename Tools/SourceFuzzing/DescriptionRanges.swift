package import SourceModel

/// Collects the ranges of a description, each with what it is the range of.
package struct DescriptionRanges {
  /// A range, and the name that stands there where the description has one.
  package struct Entry {
    package var label: String
    package var range: TextRange
    package var name: String?
    /// The range of what it is part of.
    package var whole: TextRange
  }

  package private(set) var entries: [Entry] = []
  /// The ranges of declarations that stand beside each other, in their order.
  package private(set) var siblings: [[TextRange]] = []

  package init(_ file: SourceFile) {
    let whole = TextRange(0, file.text.bytes.count)
    if let package = file.package { self.add("package", package.range, in: whole) }
    for item in file.imports {
      self.add("import", item.range, in: whole)
      self.add("import path", item.pathRange, in: item.range)
    }
    for directive in file.directives { self.add("directive", directive.range, in: whole) }
    for problem in file.problems { self.add("problem", problem.range, in: whole) }
    self.add(file.declarations, in: whole)
  }

  private mutating func add(_ label: String, _ range: TextRange, in whole: TextRange) {
    self.entries.append(Entry(label: label, range: range, name: nil, whole: whole))
  }

  private mutating func add(_ label: String, _ name: Name, in whole: TextRange) {
    self.entries.append(Entry(label: label, range: name.range, name: name.text, whole: whole))
  }

  private mutating func add(_ declarations: [Declaration], in whole: TextRange) {
    self.siblings.append(declarations.map(\.header.range))
    for declaration in declarations { self.add(declaration, in: whole) }
  }

  private mutating func add(_ header: Header, isSpelled: Bool, in whole: TextRange) {
    self.add("declaration", header.range, in: whole)
    if isSpelled {
      self.add("name", header.name, in: header.range)
    } else {
      self.add("name", header.name.range, in: header.range)
    }
    self.add("keyword", TextRange(header.keywordStart, header.keywordStart), in: header.range)
    for attribute in header.attributes { self.add("attribute", attribute.range, in: header.range) }
    for modifier in header.modifiers { self.add("modifier", modifier.range, in: header.range) }
    // In Kotlin, documentation may stand among the modifiers.
    let before = TextRange(whole.start, max(header.range.start, header.keywordStart))
    for comment in header.leadingComments { self.add("comment", comment.range, in: before) }
  }

  private mutating func add(_ declaration: Declaration, in whole: TextRange) {
    let range = declaration.header.range
    switch declaration {
    case .type(let type):
      self.add(type.header, isSpelled: type.kind != .extension, in: whole)
      for inherited in type.inherited { self.add("inherited type", inherited.range, in: range) }
      self.add("members", type.memberRange, in: range)
      // The components of a record stand before its braces, and so do the constructor in Kotlin and its properties.
      let head = type.members.prefix { $0.header.range.start < type.memberRange.start }
      if type.kind == .record {
        self.add(type.members, in: range)
      } else {
        for member in head { self.add(member, in: range) }
        self.add(Array(type.members.dropFirst(head.count)), in: type.memberRange)
      }
    case .function(let function):
      self.add(function.header, isSpelled: true, in: whole)
      if let result = function.result { self.add("result", result.range, in: range) }
      if let body = function.body { self.add(body, in: range) }
    case .property(let property):
      self.add(property.header, isSpelled: true, in: whole)
      if let type = property.type { self.add("type", type.range, in: range) }
      if let value = property.initialValue { self.add(value, in: range) }
      let bodies = [property.getter, property.initialBody].compactMap { $0 } + property.otherBodies
      for body in bodies { self.add(body, in: range) }
    case .alias(let alias): self.add(alias.header, isSpelled: true, in: whole)
    case .enumConstant(let constant): self.add(.property(constant), in: whole)
    case .other(let header): self.add(header, isSpelled: false, in: whole)
    }
  }

  private mutating func add(_ body: Body, in whole: TextRange) {
    self.add("body", body.range, in: whole)
    for effect in body.effects {
      self.add("effect", effect.range, in: body.range)
      self.add(effect.target, in: effect.range)
      if case .assignment(_, let value) = effect.kind { self.add(value, in: effect.range) }
    }
    // In Kotlin, the values of parameters stand before the braces.
    for reference in body.references { self.add("reference", reference.name, in: whole) }
    for call in body.calls { self.add(call, in: body.range) }
    for type in body.types { self.add(.type(type), in: body.range) }
    if let result = body.result { self.add(result, in: body.range) }
  }

  private mutating func add(_ expression: Expression, in whole: TextRange) {
    let range = expression.range
    self.add("expression", range, in: whole)
    switch expression.kind {
    case .tuple(let elements):
      for element in elements { self.add(element.value, in: range) }
    case .chain(let chain), .methodReference(let chain):
      if case .name(let name) = chain.base { self.add("chain base", name, in: range) }
      for link in chain.links {
        self.add("link", link.name, in: range)
        for argument in link.arguments ?? [] { self.add(argument.value, in: range) }
      }
    default: return
    }
  }
}
