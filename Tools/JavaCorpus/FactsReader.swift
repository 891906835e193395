import JavaLanguage
package import SourceModel

/// Describes a file as `JavaReader` reads it, in the terms of the oracle.
package struct FactsReader {
  private var facts: FileFacts
  private var depth = 0
  /// The types around the place, innermost last.
  private var types: [FieldScope] = []

  /// The facts about a file, which is read on this thread.
  package static func facts(path: String, text: SourceText) -> FileFacts {
    let file = JavaReader.read(path: path, text: text)
    var reader = FactsReader(path: path)
    reader.describe(file)
    for comment in JavaReader.comments(in: text) { reader.describe(comment) }
    return reader.facts
  }

  private init(path: String) { self.facts = FileFacts(path: path) }

  private mutating func describe(_ file: SourceFile) {
    self.facts.packageName = file.package?.text
    self.facts.imports = file.imports.map {
      ImportFacts(path: $0.path, isStatic: $0.modifiers == ["static"], range: $0.range)
    }
    if let problem = file.problems.first {
      self.facts.problem = "\(file.text.position(at: problem.range.start).line): \(problem.message)"
    }
    for declaration in file.declarations { self.describe(declaration, of: nil) }
    self.facts.names.sort { $0.offset < $1.offset }
  }

  private mutating func describe(_ comment: Comment) {
    let kind: CommentFacts.Kind =
      switch comment.kind {
      case .line, .documentationLine: .line
      case .block: .block
      case .documentationBlock: .documentation
      }
    self.facts.comments.append(CommentFacts(kind: kind, range: comment.range))
  }

  // MARK: Declarations

  private mutating func describe(_ declaration: Declaration, of type: TypeDeclaration?) {
    switch declaration {
    case .type(let type): self.describe(type)
    case .function(let function): self.describe(function)
    case .property(let field):
      // Components have no initial value and stand before the braces.
      let isComponent = type.map { $0.kind == .record && field.header.range.end <= $0.memberRange.start }
      self.describe(field, as: isComponent == true ? .component : .field)
    case .enumConstant(let constant): self.describe(constant, as: .constant)
    case .alias, .other: break
    }
  }

  private mutating func describe(_ type: TypeDeclaration) {
    let isAnonymous = type.name.isEmpty
    var facts = self.facts(of: type.header, as: isAnonymous ? .anonymous : Self.kind(of: type.kind))
    facts.isStatic = false
    facts.typeParameters = type.genericParameters
    facts.superclass = type.superclass?.type.spelled(in: .java) ?? ""
    facts.interfaces = type.inherited.filter { $0 != type.superclass }.map { $0.type.spelled(in: .java) }
    facts.bodyRange = type.memberRange
    self.facts.declarations.append(facts)
    self.types.append(FieldScope(type))
    self.depth += 1
    for member in type.members { self.describe(member, of: type) }
    self.depth -= 1
    self.types.removeLast()
  }

  private mutating func describe(_ function: FunctionDeclaration) {
    let kind: DeclarationFacts.Kind =
      switch function.kind {
      case .initializerBlock: .block
      case .initializer: .constructor
      default: .method
      }
    var facts = self.facts(of: function.header, as: kind)
    facts.type = function.result?.type.spelled(in: .java) ?? ""
    facts.parameters = function.parameters.map { "\($0.type.spelled(in: .java)) \($0.name)" }
    facts.isThrowing = function.isThrowing
    facts.bodyRange = function.body?.range
    self.facts.declarations.append(facts)
    self.describe(function.body)
  }

  private mutating func describe(_ property: PropertyDeclaration, as kind: DeclarationFacts.Kind) {
    var facts = self.facts(of: property.header, as: kind)
    facts.type = property.type?.type.spelled(in: .java) ?? ""
    self.facts.declarations.append(facts)
    self.describe(property.initialBody)
  }

  private func facts(of header: Header, as kind: DeclarationFacts.Kind) -> DeclarationFacts {
    let name = header.name
    return DeclarationFacts(
      depth: self.depth, kind: kind, name: name.text, range: header.range,
      nameRange: name.text.isEmpty ? nil : name.range, modifiers: header.modifiers.map(\.name),
      annotations: header.attributes.map(\.name), isStatic: header.isStatic,
      isDocumented: header.leadingComments.contains(where: \.isDocumentation))
  }

  private static func kind(of kind: TypeDeclaration.Kind) -> DeclarationFacts.Kind {
    switch kind {
    case .protocol: .interface
    case .enum: .enum
    case .record: .record
    case .annotation: .annotation
    default: .class
    }
  }

  // MARK: Bodies

  private mutating func describe(_ body: Body?) {
    guard let body else { return }
    for reference in body.references where reference.form == .plain { self.describe(reference.name) }
    self.depth += 1
    for type in body.types { self.describe(type) }
    self.depth -= 1
  }

  /// Notes a name if a type around it has an instance field of that name.
  private mutating func describe(_ name: Name) {
    var mayBeHidden = false
    for type in self.types.reversed() {
      if let isStatic = type.fields[name.text] {
        guard !isStatic else { return }
        self.facts.names.append(
          NameFacts(
            kind: mayBeHidden ? .fieldUnlessHidden : .field, name: name.text, offset: name.range.start))
        return
      }
      mayBeHidden = mayBeHidden || type.inherits
    }
  }
}
