/// Reads a tree of statements once, with the scopes of the language, and collects the facts about it.
struct FactsReader {
  private let language: LanguageProfile
  private let names: CodeNames
  private var facts = BodyFacts()
  private var scopes: Scopes
  /// Whether `this` is the instance of the type around the code.
  private var isInstanceKnown = true

  init(_ language: LanguageProfile, _ scopes: Scopes) {
    self.language = language
    self.names = language.codeNames
    self.scopes = scopes
  }

  mutating func facts(of body: Body) -> BodyFacts {
    self.isInstanceKnown = body.code.receiver != .function
    self.readCode(of: body.code) { reader in
      reader.facts.result = body.resultTerm.map(reader.expression)
    }
    self.facts.effects = Self.ordered(self.facts.effects, by: \.range)
    self.facts.calls = Self.ordered(self.facts.calls, by: \.range)
    return self.facts
  }

  private static func ordered<Element>(_ elements: [Element], by range: (Element) -> TextRange) -> [Element] {
    // Indices are sorted, since the elements are large.
    let ranges = elements.map(range)
    let isOrdered = zip(ranges, ranges.dropFirst()).allSatisfy { $0.start <= $1.start }
    guard !isOrdered else { return elements }
    let order = ranges.indices.sorted {
      (ranges[$0].start, ranges[$1].end, $0) < (ranges[$1].start, ranges[$0].end, $1)
    }
    return order.map { elements[$0] }
  }

  // MARK: Names

  private mutating func refer(_ name: Name, _ form: NameReference.Form) {
    self.facts.references.append(NameReference(name: name, form: form))
  }

  /// Notes a name unless a local has it.
  private mutating func referUnlessLocal(_ name: Name, _ form: NameReference.Form) {
    if !self.scopes.isLocal(name.text), Self.mayBeDeclared(name.text) { self.refer(name, form) }
  }

  /// Whether code may declare a name: not an operator, `$0` or `Self`.
  private static func mayBeDeclared(_ name: String) -> Bool {
    guard let first = name.utf8.first, first.isWord, name != "Self" else { return false }
    return first != UInt8(ascii: "$") || !name.utf8.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
  }

  // MARK: Statements

  private mutating func inScope(_ read: (inout FactsReader) -> Void) {
    self.scopes.push()
    read(&self)
    self.scopes.pop()
  }

  private mutating func read(_ statements: [Statement]) {
    if self.names.areHoisted {
      // Local functions and types are in scope in their whole block.
      for statement in statements {
        switch statement {
        case .function(let name, _): self.scopes.declare(name.text)
        case .type(let type): self.scopes.declare(type.name)
        default: break
        }
      }
    }
    var subject: TextRange?
    for statement in statements {
      if case .branches(let branches) = statement {
        for branch in branches { self.readBranch(branch, of: subject) }
      } else {
        self.read(statement)
      }
      if case .expression(let term) = statement { subject = term.range } else { subject = nil }
    }
  }

  /// - Parameter subject: the value that a `switch` compares, which the patterns of the branch take apart.
  private mutating func readBranch(_ branch: [Statement], of subject: TextRange?) {
    var branch = branch[...]
    var hidden: [Name] = []
    if case .hidden(let names)? = branch.first {
      hidden = names
      for name in names { self.scopes.removeLast(name.text) }
      branch.removeFirst()
    }
    self.inScope { reader in
      if case .declaration(let names, let value)? = branch.first, value.range == subject {
        reader.declare(names)
        branch.removeFirst()
      }
      reader.read(Array(branch))
    }
    self.declare(hidden)
  }

  private mutating func declare(_ names: [Name]) {
    for name in names { self.scopes.declare(name.text) }
  }

  private mutating func read(_ statement: Statement) {
    switch statement {
    case .declaration(let names, let value): self.readDeclaration(names, value)
    case .local(let names, let type, let uses):
      for term in uses { self.read(term) }
      if let type, let name = names.first {
        if self.facts.locals.last?.name == name { self.facts.locals.removeLast() }
        self.facts.locals.append(LocalDeclaration(name: name, knownType: type))
      }
      self.declare(names)
    case .assignment(let target, let name, let value, let range):
      let described = self.expression(value)
      let kind = Effect.Kind.assignment(operator: name, value: described)
      self.facts.effects.append(Effect(target: self.expression(target), kind: kind, range: range))
      self.read(target)
      self.read(value, describedAs: described)
    case .condition(let term): self.read(term)
    case .result(let term): if let term { self.read(term) }
    case .expression(let term):
      self.read(term, describedAs: self.noteEffect(of: term))
    case .function(let name, let closure):
      self.scopes.declare(name.text)
      self.read(closure)
    case .type(let type):
      if self.names.localTypes == .membersHideLocals { self.scopes.declare(type.name) }
      self.read(type)
    case .hidden(let names): for name in names { self.scopes.remove(name.text) }
    case .branches: break
    }
  }

  private mutating func readDeclaration(_ names: [Name], _ value: Term) {
    if self.names.areKnownInOwnValue { self.declare(names) }
    if let name = names.first, name.range == value.range {
      if name.text != self.language.instanceKeyword { self.referUnlessLocal(name, .shorthandBinding) }
    } else {
      self.read(value)
      if names.count == 1, self.isCall(value), let type = self.expression(value).constructedType {
        self.facts.locals.append(LocalDeclaration(name: names[0], knownType: type))
      }
    }
    self.declare(names)
  }

  /// Notes a call that is a statement, and describes it.
  @discardableResult
  private mutating func noteEffect(of term: Term) -> Expression? {
    let last = Self.lastLink(of: term)
    guard last.map({ $0.arguments != nil && !$0.isSubscript }) ?? self.isCall(term) else { return nil }
    let described = self.expression(term)
    self.facts.effects.append(Effect(target: described, kind: .call, range: term.range))
    return described
  }

  private static func lastLink(of term: Term) -> Term.Link? {
    guard case .chain(_, let links) = term.kind else { return nil }
    return links.last
  }

  // MARK: Closures and types

  private mutating func read(_ closure: Closure, isLambda: Bool = false) {
    let outer = self.isInstanceKnown
    switch closure.receiver {
    case .none: break
    case .possible: self.facts.possibleInstances.append(closure.range)
    case .certain:
      self.facts.otherInstances.append(closure.range)
      self.isInstanceKnown = false
    case .function: self.isInstanceKnown = false
    }
    self.readCode(of: closure) { reader in if isLambda { reader.readValue(of: closure) } }
    self.isInstanceKnown = outer
  }

  /// Notes the last call of a lambda that is its value, and a statement as well.
  private mutating func readValue(of closure: Closure) {
    guard self.names.lambdasEndInValue, closure.statements.count > 1,
      case .result(let term?)? = closure.statements.last
    else { return }
    self.noteEffect(of: term)
  }

  /// - Parameter atEnd: reads more with the names that are in scope at the end.
  private mutating func readCode(of closure: Closure, _ atEnd: (inout FactsReader) -> Void) {
    self.scopes.push()
    // The names of a capture list are not in scope in its values.
    var captured: [Name] = []
    for case .declaration(let names, let value) in closure.head where !names.isEmpty {
      if names[0].range == value.range {
        if names[0].text != self.language.instanceKeyword { self.referUnlessLocal(names[0], .capture) }
      } else {
        self.read(value)
      }
      captured += names
    }
    self.declare(captured)
    for name in closure.parameters { self.scopes.declare(name) }
    for statement in closure.head {
      if case .declaration(let names, _) = statement, !names.isEmpty { continue }
      self.read(statement)
    }
    if let type = closure.type {
      self.read(type)
    } else {
      self.inScope { reader in
        reader.read(closure.statements)
        atEnd(&reader)
      }
    }
    self.scopes.pop()
  }

  /// Reads a local type, whose members may use the locals around it.
  private mutating func read(_ type: TypeDeclaration) {
    self.facts.types.append(type)
    if self.names.localTypes != .seeNoLocals { self.readMembers(of: type) }
  }

  private mutating func readMembers(of type: TypeDeclaration) {
    type.headBody?.derive(self.facts)
    self.scopes.push()
    for property in type.properties { self.scopes.hide(property.header.name.text) }
    if self.names.localTypes == .membersHideLocals {
      for function in type.functions { self.scopes.hide(function.header.name.text) }
    }
    for member in type.members {
      switch member {
      case .function(let function): function.body?.derive(self.facts)
      case .property(let property), .enumConstant(let property):
        for body in property.bodies { body.derive(self.facts) }
      case .type(let type): self.readMembers(of: type)
      default: break
      }
    }
    self.scopes.pop()
  }

  /// The facts about a body in a local type.
  private func facts(_ body: Body) -> BodyFacts {
    var reader = FactsReader(self.language, self.scopes)
    return reader.facts(of: body)
  }

  // MARK: Terms

  private func expression(_ term: Term) -> Expression {
    ExpressionWriter(names: self.names, scopes: self.scopes, isInstanceKnown: self.isInstanceKnown)
      .expression(term)
  }

  /// Whether a term is a chain with a call in it.
  private func isCall(_ term: Term) -> Bool {
    switch term.kind {
    case .chain(let base, let links):
      links.contains { $0.arguments != nil && !$0.isSubscript } || base.map(self.isCall) == true
    // `new Observer() { … }`
    case .closure(let closure): closure.type != nil && self.names.createsWithKeyword
    default: false
    }
  }

  /// - Parameter expression: the term as an expression, where it is known.
  private mutating func read(_ term: Term, describedAs expression: Expression? = nil) {
    if self.isCall(term), Self.lastLink(of: term)?.isReference != true {
      self.facts.calls.append(expression ?? self.expression(term))
    }
    self.readParts(of: term)
  }

  private mutating func readParts(of term: Term) {
    switch term.kind {
    case .name(let name): self.referUnlessLocal(Name(name, term.range), .plain)
    case .type(let name, _):
      if self.names.typesAreReferences { self.referUnlessLocal(Name(name, term.range), .plain) }
    case .instance(let instance): self.refer(instance, to: nil, term.range)
    case .chain(let base, let links):
      self.readStart(of: base, links)
      for link in links {
        for argument in link.arguments ?? [] { self.read(argument.value) }
      }
    case .closure(let closure): self.read(closure, isLambda: closure.type == nil)
    case .list(let elements), .tuple(let elements): for element in elements { self.read(element.value) }
    case .operation(_, let terms), .unknown(let terms): for term in terms { self.read(term) }
    case .block(let statements): self.inScope { $0.read(statements) }
    case .superInstance, .implicit, .null, .literal, .constant, .keyPath: break
    }
  }

  /// Reads what a chain starts with.
  private mutating func readStart(of base: Term?, _ links: [Term.Link]) {
    guard let base else {
      guard let first = links.first else { return }
      return self.readCallee(first)
    }
    switch base.kind {
    case .instance(let instance):
      let isMember = links.first.map { !$0.isReference && !$0.name.text.isEmpty && !$0.isSubscript } ?? false
      self.refer(instance, to: isMember ? links.first?.name : nil, base.range)
    default:
      // `by lazy { … }` is the value of its closure, and a call of `lazy`.
      if case .closure = base.kind, let first = links.first, first.name.text == "lazy" {
        self.readCallee(first)
      }
      self.readParts(of: base)
    }
  }

  /// Notes the name of a function that is called by its name alone, or referred to.
  private mutating func readCallee(_ link: Term.Link) {
    guard link.created == nil, !self.names.isConstructorWord(link.name.text) else { return }
    switch self.names.callees {
    case .values: self.referUnlessLocal(link.name, link.isReference ? .call : .plain)
    case .functions: self.referUnlessLocal(link.name, link.isReference ? .plain : .call)
    // A method and a local may have one name.
    case .methods: self.refer(link.name, .call)
    }
  }

  private mutating func refer(_ instance: Term.Instance, to member: Name?, _ range: TextRange) {
    guard instance.isOwn(self.isInstanceKnown) else { return }
    guard let member else {
      // A label may follow.
      let keyword = self.language.instanceKeyword
      let end = range.start + keyword.utf8.count
      return self.refer(Name(keyword, TextRange(range.start, end)), .instance)
    }
    self.refer(member, .qualified)
  }
}
