package import SourceModel

/// Describes a file as its reader reads it, in the terms of the oracle.
package struct FactsReader {
  private var facts: FileFacts
  private let language: Language
  private var depth = 0
  /// The types around the place, innermost last.
  private var types: [FieldScope] = []

  /// The facts about a file, which is read on this thread.
  package static func facts(path: String, text: SourceText, _ language: CorpusLanguage = .java) -> FileFacts {
    let file = language.read(path, text)
    var reader = FactsReader(path: path, language.language)
    reader.describe(file)
    for comment in language.comments(text) { reader.describe(comment) }
    return reader.facts
  }

  private init(path: String, _ language: Language) {
    self.facts = FileFacts(path: path)
    self.language = language
  }

  private mutating func describe(_ file: SourceFile) {
    self.facts.packageName = file.package?.text
    self.facts.imports = file.imports.map {
      ImportFacts(path: $0.path, detail: $0.alias ?? $0.modifiers.first ?? "", range: $0.range)
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
    case .alias(let alias):
      var facts = self.facts(of: alias.header, as: .alias)
      facts.typeParameters = alias.genericParameters
      facts.type = alias.target.spelled(in: self.language)
      self.facts.declarations.append(facts)
    case .other: break
    }
  }

  private mutating func describe(_ type: TypeDeclaration) {
    let isAnonymous = type.name.isEmpty
    var facts = self.facts(of: type.header, as: isAnonymous ? .anonymous : Self.kind(of: type.kind))
    facts.isStatic = false
    facts.typeParameters = type.genericParameters
    facts.superclass = type.superclass?.type.spelled(in: self.language) ?? ""
    facts.interfaces = type.inherited.filter { $0 != type.superclass }.map {
      $0.type.spelled(in: self.language)
    }
    facts.bodyRange = type.memberRange.start == type.memberRange.end ? nil : type.memberRange
    self.facts.declarations.append(facts)
    self.describe(type.headBody)
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
    facts.superclass = function.receiver?.type.spelled(in: self.language) ?? ""
    facts.type = function.result?.type.spelled(in: self.language) ?? ""
    facts.parameters = function.parameters.map { "\($0.type.spelled(in: self.language)) \($0.name)" }
    facts.isThrowing = function.isThrowing
    facts.bodyRange = function.body?.range
    self.facts.declarations.append(facts)
    self.describe(function.body)
  }

  private mutating func describe(_ property: PropertyDeclaration, as kind: DeclarationFacts.Kind) {
    var facts = self.facts(of: property.header, as: kind)
    facts.type = property.type?.type.spelled(in: self.language) ?? ""
    facts.superclass = property.receiver?.type.spelled(in: self.language) ?? ""
    if self.language == .kotlin, kind == .field {
      facts.bodyRange = property.initialBody?.range
    }
    self.facts.declarations.append(facts)
    self.describe(property.initialBody)
    self.describe(property.getter)
    for body in property.otherBodies { self.describe(body) }
  }

  private func facts(of header: Header, as kind: DeclarationFacts.Kind) -> DeclarationFacts {
    let name = header.name
    return DeclarationFacts(
      depth: self.depth, kind: kind, name: name.text, range: header.range,
      nameRange: name.range.start == name.range.end ? nil : name.range,
      modifiers: header.modifiers.filter { $0.detail != "set" }.map(\.name),
      annotations: header.attributes.map(\.name), isStatic: header.isStatic,
      isDocumented: header.leadingComments.contains(where: \.isDocumentation))
  }

  private static func kind(of kind: TypeDeclaration.Kind) -> DeclarationFacts.Kind {
    switch kind {
    case .protocol: .interface
    case .enum: .enum
    case .record: .record
    case .object: .object
    case .annotation: .annotation
    default: .class
    }
  }

  // MARK: Bodies

  private mutating func describe(_ body: Body?) {
    guard let body else { return }
    for reference in body.references { self.describe(reference) }
    self.depth += 1
    for type in body.types { self.describe(type) }
    self.depth -= 1
  }

  /// Notes a name: in Kotlin every one that no local has, in Java those of fields.
  private mutating func describe(_ reference: NameReference) {
    guard self.language == .kotlin else {
      if reference.form == .plain { self.describe(reference.name) }
      return
    }
    let kind: NameFacts.Kind =
      switch reference.form {
      case .plain, .shorthandBinding, .capture: .plain
      case .call: .call
      case .qualified: .qualified
      case .instance: .instance
      }
    self.facts.names.append(
      NameFacts(kind: kind, name: reference.name.text, offset: reference.name.range.start))
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
