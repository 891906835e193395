import ReaderSupport
import SourceModel

/// Reads the types of a file, and the chains that may lead to ports.
///
/// It reads tokens and brackets alone, so whole apps take a fraction of the time that parsing takes. Code that it does
/// not understand has an unknown meaning, which the resolution counts.
struct UseReader {
  /// What precedes the next chain and tells something about it.
  struct NextChain {
    /// The target that its value is assigned to.
    var target: RawChain.Target?
    /// The operator before it.
    var operation: String?
    /// The type of the cast before it, in Java.
    var cast: NamedType?
  }

  /// What precedes the next declaration and belongs to it.
  struct NextDeclaration {
    /// Whether an annotation marks the function as a test.
    var isTest = false
    /// Whether an annotation marks the type as a test suite.
    var isSuite = false
    /// The constraints on the generic parameters of a Java method.
    var bounds: [String: NamedType] = [:]
    /// The context parameters of a Kotlin function.
    var context: [NameScopes.Declaration] = []
    /// The type in an annotation of a SwiftUI view: `@Environment(Model.self)`.
    var environment: NamedType?
  }

  /// A name that is overloaded in a type.
  private struct Overload: Hashable {
    var type: Int
    var name: Int32
  }

  let code: CodeTokens
  let types: TypeScanner
  let heads: TypeHeadScanner
  let declarations: DeclarationScanner
  let language: Language
  /// Whether a name is wanted, so that the exact values of names matter.
  let isExact: Bool
  /// The number of the name of the implicit closure parameter; -1 if it does not occur.
  let implicitParameter: Int32
  let telling: TellingNames

  var index = 0
  var result: FileUses
  var chains: [RawChain] = []
  var scopes = NameScopes()
  var position = CodePosition()
  /// The brackets around the current position; the first frame is the file.
  var frames = [BracketFrame()]
  var spans = VariableSpans()
  var casts = SmartCasts()

  var current: RawChain?
  var isExpectingMember = false
  var nextChain = NextChain()
  var nextDeclaration = NextDeclaration()
  /// The chain that was read last, and the index after it.
  var ended: (chain: Int, index: Int)?
  /// The chains that are arguments of the calls around the current position.
  var arguments: [Int] = []
  /// The chain in the parentheses that were closed last, if it is the value of a variable.
  var parenthesized: Int?
  /// The overloaded functions that return different types.
  private var overloads: Set<Overload> = []
  /// The number of names that were redeclared in one scope.
  private var shadows = 0

  /// - Parameter index: the imports of the file.
  /// - Returns: nil for a file that cannot contain a use, that has too many tokens, or whose brackets are nested too
  ///   deeply.
  static func read(
    _ code: CodeTokens, _ index: FileIndex, wanted: String?, portals: Set<String>
  ) -> FileUses? {
    // If a name is wanted, a file without such names may declare what leads to the port.
    guard code.tokens.count < TokenLimit.most, code.depth <= TypeScanner.deepest,
      wanted != nil || !portals.isEmpty
        || code.names.contains(where: { PortalNames.kind(of: $0) != nil || PortalNames.isTelling($0) })
    else { return nil }
    var reader = UseReader(code, index, wanted, portals)
    reader.readAll()
    return ChainSelection.uses(of: reader)
  }

  private init(_ code: CodeTokens, _ index: FileIndex, _ wanted: String?, _ portals: Set<String>) {
    self.code = code
    self.types = TypeScanner(code)
    self.heads = TypeHeadScanner(self.types)
    self.declarations = DeclarationScanner(self.types)
    self.language = code.language
    self.isExact = wanted != nil
    self.telling = TellingNames(portals: portals)
    self.result = FileUses(index)
    self.result.wanted = wanted
    let implicit = code.language == .swift ? "$0" : "it"
    self.implicitParameter = Int32(code.names.firstIndex(of: implicit) ?? -1)
  }

  /// The index of the innermost frame.
  var top: Int { self.frames.count - 1 }

  func name(_ number: Int32) -> String { self.code.names[Int(number)] }

  func name(of base: RawChain.Base) -> String? {
    guard case .name(let number) = base else { return nil }
    return self.name(number)
  }

  // MARK: All of a file

  private mutating func readAll() {
    while self.index < self.code.tokens.count {
      let start = self.index
      let token = self.code.tokens[self.index]
      self.leaveLoop(at: token)
      self.moveSpans()
      switch token.kind {
      case .literal:
        self.emit()
        self.nextChain.target = nil
        self.index += 1
      case .sign: self.readSign(token)
      case .word: self.readWord(token)
      }
      if self.index <= start { self.index = start + 1 }
    }
    self.emit()
  }

  private mutating func readSign(_ token: CodeToken) {
    switch Unicode.Scalar(token.sign) {
    case ".": self.readDot(token)
    case "?", "!": self.readMark()
    case ":" where self.isReference(at: self.index):
      if self.current == nil { self.begin(.unknown, at: token) }
      self.isExpectingMember = true
      self.index += 2
    case "(":
      if self.language == .java, self.readLambdaParameters() { return }
      self.open(")", continuing: !token.beginsLine || self.language == .java)
    case "[":
      let isSubscript = self.current != nil && !token.beginsLine
      if isSubscript { self.current?.append("[]", -1, at: token) }
      self.open("]", continuing: isSubscript)
    case "#" where self.skipPreview(): break
    case "{":
      if !self.skipPreviews() { self.openBrace(token) }
    case ")", "]", "}": self.closeBracket(token)
    case "<": self.readAngle()
    case "@": self.readAt()
    case "-" where self.code.isArrow(at: self.index): self.end(skipping: 2)
    case "\\" where self.language == .swift: self.readKeyPath(token)
    default: self.end(skipping: 1)
    }
  }

  /// Ends the current chain before some tokens.
  private mutating func end(skipping count: Int) {
    self.emit()
    self.index += count
  }

  private mutating func readDot(_ token: CodeToken) {
    if self.current == nil {
      let isImplicit =
        self.language == .swift
        && self.code.isSign(among: ["(", ",", ":", "[", "{", "=", ";"], at: self.index - 1)
      self.begin(.unknown, at: token)
      self.current?.chain.isImplicitMember = isImplicit
    }
    self.isExpectingMember = true
    self.index += 1
  }

  private mutating func readMark() {
    if self.isChoice { self.forgetTarget() }
    self.index += 1
    let continues =
      self.code.isAdjacent(self.index)
      && (self.code.isSign(among: [".", "?", "!", "[", "("], at: self.index)
        || self.isReference(at: self.index))
    // `vm?\n  .outputs` continues as well.
    if !continues, !self.code.isSign(".", at: self.index) { self.emit() }
  }

  /// Whether `::` is here, before the name of a member that is referred to.
  private func isReference(at index: Int) -> Bool {
    self.code.isSign(":", at: index) && self.code.isSign(":", at: index + 1)
      && self.code.isAdjacent(index + 1)
  }

  private mutating func readAngle() {
    if self.code.isSign("~", at: self.index + 1) {
      self.emit(operation: "<~")
      self.nextChain.operation = "<~"
      self.index += 2
    } else if self.current != nil || self.isExpectingMember,
      let (arguments, next) = self.types.typeArguments(at: self.index),
      self.code.isSign(among: ["(", ".", "{", ":"], at: next)
    {
      self.current?.lastCall.type = arguments.first
      self.index = next
    } else if self.language == .java, self.scopes.type(of: self.position.scope) >= 0, self.beginsMember {
      // `<T extends Outputs> void show(T outputs)`
      let (parameters, next) = self.types.genericParameters(at: self.index)
      for parameter in parameters {
        self.nextDeclaration.bounds[parameter.name] = parameter.bound ?? .unknown
      }
      self.index = max(next, self.index + 1)
    } else {
      self.end(skipping: 1)
    }
  }

  /// Whether a member of a Java type begins here, after its modifiers.
  private var beginsMember: Bool {
    guard self.current == nil, !self.isExpectingMember else { return false }
    return self.code.meaning(at: self.index - 1) == .statement
      || self.code.isSign(among: ["{", "}", ";"], at: self.index - 1)
  }

  private mutating func readAt() {
    guard self.current != nil, self.code.isAdjacent(self.index), self.language == .kotlin else {
      self.end(skipping: 1)
      return self.readAnnotation()
    }
    // `this@View` may refer to another instance than the innermost one.
    if case .instance? = self.current?.base, self.current?.chain.links.isEmpty == true,
      self.scopes.receiver(in: self.position.scope) != nil
    {
      self.current?.base = .unknown
    }
    self.index += 2
  }

  private mutating func readWord(_ token: CodeToken) {
    if self.isExpectingMember {
      self.isExpectingMember = false
      self.current?.append(self.name(token.name), token.name, at: token)
      self.index += 1
      return
    }
    let meaning = self.code.meaning(of: token)
    if meaning != .cast { self.emit() }
    switch meaning {
    case .instance: self.beginWord(.instance, token)
    case .superInstance: self.beginWord(.superInstance, token)
    case .variable:
      if self.language == .java, !self.isJavaVariable { return self.readName(token) }
      self.index += 1
      self.leaveLooseScope()
      self.language == .java ? self.readJavaVariable() : self.readVariable()
    case .name: self.readName(token)
    case .function, .initializer:
      self.leaveLooseScope()
      self.readFunction(isInitializer: meaning == .initializer)
    case .type:
      self.leaveLooseScope()
      self.readType()
    case .companion: self.readCompanion()
    case .alias: self.readAlias()
    case .cast: self.readCast()
    case .importing, .packaging: self.skipLine()
    case .statement: self.readStatement()
    }
  }

  private mutating func beginWord(_ base: RawChain.Base, _ token: CodeToken) {
    self.begin(base, at: token)
    self.index += 1
  }

  private mutating func readName(_ token: CodeToken) {
    if self.readContext() { return }
    if self.language == .java, self.readLambdaParameter(token) || self.readJavaDeclaration() { return }
    self.beginWord(.name(token.name), token)
  }

  private mutating func skipLine() {
    repeat {
      self.index += 1
    } while self.index < self.code.tokens.count
      && !self.code.tokens[self.index].beginsLine
  }

  private mutating func readCast() {
    self.index += 1
    if self.code.isSign(among: ["?", "!"], at: self.index) { self.index += 1 }
    let (type, next) = self.types.type(at: self.index)
    self.current?.chain.cast = type
    self.index = max(next, self.index)
    if let number = self.emit(), let type { self.narrow(self.chains[number], to: type) }
  }

  private mutating func readStatement() {
    switch self.language {
    case .swift: self.readSwiftStatement()
    case .java: self.readJavaHead()
    default: if self.code.word(at: self.index) == "is" { return self.readTest() }
    }
    if self.language != .swift {
      if self.code.word(at: self.index) == "for", self.readLoop() { return }
      if self.language == .kotlin { self.readScopeOfBlock() }
      // `val x = if (isOn) a else b`: the condition is not the value.
      if self.isExact { self.nextChain.target = nil }
    }
    self.index += 1
  }

  // MARK: Chains

  mutating func begin(_ base: RawChain.Base, at token: CodeToken) {
    let chain = RawChain(base: base, self.chain(at: token), scope: self.position.scope)
    chain.chain.cast = self.nextChain.cast
    chain.target = self.nextChain.target
    chain.operation = self.nextChain.operation
    self.current = chain
    self.nextChain = NextChain()
  }

  /// A chain without links that begins at a token.
  func chain(at token: CodeToken) -> UseChain {
    let function = self.position.function
    return UseChain(
      type: self.position.type, function: function.name >= 0 ? self.name(function.name) : "",
      isInTest: function.isTest, line: token.line, start: token.start)
  }

  /// Adds a chain that is not the current one.
  mutating func add(_ chain: RawChain) -> Int {
    self.chains.append(chain)
    return self.chains.count - 1
  }

  /// Ends the current chain.
  @discardableResult
  mutating func emit(operation: String? = nil) -> Int? {
    self.isExpectingMember = false
    guard let chain = self.current else { return nil }
    self.current = nil
    if !chain.chain.links.isEmpty || self.mayBePorts(chain.base) {
      self.addContext(to: chain, operation ?? chain.operation)
    }
    chain.end = self.index
    if self.isOperator(at: self.index) { chain.target = nil }
    let number = self.add(chain)
    self.ended = (number, self.index)
    self.noteAssignment(to: chain)
    self.arguments.append(number)
    self.frames[self.top].last = number
    self.assign(number, to: chain.target)
    return number
  }

  /// Whether a name is that of a value that has all ports: `output`.
  private func mayBePorts(_ base: RawChain.Base) -> Bool {
    guard case .name(let number) = base else { return false }
    let name = self.name(number)
    // Most names end in other letters.
    guard let last = name.utf8.last, last == UInt8(ascii: "t") || last == UInt8(ascii: "s") else {
      return false
    }
    return PortalNames.kind(of: name) != nil
  }

  /// Adds the operator next to a chain, and the calls that it is an argument of.
  private func addContext(to chain: RawChain, _ operation: String?) {
    if let operation { chain.chain.context.append(operation) }
    for frame in self.frames.reversed() {
      guard frame.closing != UInt8(ascii: "}") else { break }
      if let name = frame.chain.flatMap(self.lastName) { chain.chain.context.append(name) }
    }
  }

  /// The last name of a chain.
  func lastName(of chain: RawChain) -> String? { chain.chain.links.last?.name ?? self.name(of: chain.base) }

  private mutating func assign(_ number: Int, to target: RawChain.Target?) {
    switch target {
    case .local(let scope, let name): self.scopes.setChain(of: name, in: scope, number)
    case .element(let scope, let name):
      let isAll = self.code.isSign(")", at: self.index)
      let element = isAll ? self.element(of: self.chains[number], in: "forEach") : nil
      self.scopes.setChain(of: name, in: scope, element)
    case .member(let type, let name):
      if case .unknown? = self.result.types[type].members[name] {
        self.result.types[type].members[name] = .chain(number)
      }
    case nil: break
    }
  }

  // MARK: Names

  /// Each nested scope makes looking up a name slower.
  static let mostShadows = 500

  mutating func newScope(type: Int = -1, receiver: NameScopes.Receiver? = nil) {
    self.position.scope = self.scopes.add(in: self.position.scope, type: type, receiver: receiver)
  }

  mutating func declare(_ name: Int32, _ type: NamedType?) {
    let type = type?.replacing(self.position.function.bounds)
    let scope = self.position.scope
    if scope == 0, name >= 0, self.isExact {
      self.result.globals[self.name(name), default: []].append(type)
    }
    let owner = self.scopes.type(of: scope)
    if owner >= 0 {
      let text = self.name(name)
      let isOverloaded = self.isOverloaded(name, in: owner, self.result.types[owner].members[text], type)
      self.result.types[owner].members[text] = isOverloaded ? .unknown : type.map { .type($0) } ?? .unknown
    } else if name >= 0 {
      self.declareVariable(name, type)
    }
  }

  private mutating func declareVariable(_ name: Int32, _ type: NamedType?) {
    let scope = self.position.scope
    let known = self.scopes.variable(name, declaredIn: scope)
    if scope == 0, let known, self.isOverloaded(name, in: -1, known.member, type) {
      return self.scopes.declare(name, in: 0, NameScopes.Variable())
    }
    // The code before this refers to the earlier variable.
    if known != nil, self.shadows < Self.mostShadows {
      self.shadows += 1
      self.newScope()
    }
    self.scopes.declare(name, in: self.position.scope, NameScopes.Variable(type: type))
  }

  /// Whether several functions of a type, or of the file, have the name and return different types.
  ///
  /// - Parameter known: the meaning of the name so far.
  private mutating func isOverloaded(
    _ name: Int32, in type: Int, _ known: UsedType.Member?, _ new: NamedType?
  ) -> Bool {
    let overload = Overload(type: type, name: name)
    if let known, self.isOverload(of: known, new) { self.overloads.insert(overload) }
    return self.overloads.contains(overload)
  }

  /// Whether a new member overloads the known one: it is unknown which of them a call refers to.
  private func isOverload(of known: UsedType.Member, _ type: NamedType?) -> Bool {
    let isTelling = type.map(self.telling.contain) ?? false
    switch known {
    case .type(let other): return type != other && (isTelling || self.telling.contain(other))
    case .chain(let number): return isTelling || self.isTelling(self.chains[number])
    case .unknown: return isTelling
    }
  }

  /// Whether a chain contains the name of a view model or of ports.
  private func isTelling(_ chain: RawChain) -> Bool {
    let names = [self.name(of: chain.base)].compactMap(\.self) + chain.chain.links.map(\.name)
    return names.contains(where: self.telling.contain) || chain.chain.cast.map(self.telling.contain) == true
  }

  /// The target of the next value; nil for an overloaded function.
  func target(_ name: Int32) -> RawChain.Target? {
    let owner = self.scopes.type(of: self.position.scope)
    guard !self.overloads.contains(Overload(type: owner, name: name)) else { return nil }
    return owner >= 0
      ? .member(type: owner, name: self.name(name)) : .local(scope: self.position.scope, name: name)
  }
}
