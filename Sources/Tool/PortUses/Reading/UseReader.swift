import ReaderSupport
import SourceModel

/// Reads the types of a file, and the chains that may lead to ports.
///
/// It reads tokens and brackets alone, so whole apps take a fraction of the time that parsing takes. Code that it does
/// not understand has an unknown meaning, which the resolution counts.
struct UseReader {
  /// The meaning of a name in a scope.
  struct Variable {
    typealias Declaration = (name: Int32, type: NamedType?)

    var type: NamedType?
    var chain: Int?

    /// A member with the same value.
    var member: UsedType.Member { self.chain.map { .chain($0) } ?? self.type.map { .type($0) } ?? .unknown }
  }

  /// A chain that is being read.
  ///
  /// It is an object, since chains move between the brackets around them, and are large.
  final class Pending {
    enum Base { case name(Int32), instance, superInstance, chain(Int), unknown }
    var base: Base
    var links: [UseChain.Link] = []
    var linkNames: [Int32] = []
    var baseIsCalled = false
    var baseType: NamedType?
    var baseClass: NamedType?
    var cast: NamedType?
    /// The chains that are the arguments of the call of its base.
    var baseArguments: [Int] = []
    /// The first chain among the arguments of its call of `onReceive`.
    var observed: Int?
    /// The code of the observing call, if the chain is an argument of one.
    var observer = UseChain.Code()
    var target: Target?
    var operation: String?
    var scope: Int
    var type: Int
    var function: Function
    var context: [String] = []
    /// Whether it represents the parameter of a closure, and is not in the code itself.
    var isImplied = false
    /// Whether it is an implicit member expression: `.zero`.
    var isImplicitMember = false
    /// Whether it certainly runs on the main thread.
    var isOnMainThread = false
    /// The index of the token after it.
    var end = 0
    var line: Int32
    var start: Int32

    init(
      base: Base, links: [UseChain.Link] = [], linkNames: [Int32] = [], scope: Int, type: Int,
      function: Function, line: Int32, start: Int32
    ) {
      self.base = base
      self.links = links
      self.linkNames = linkNames
      self.scope = scope
      self.type = type
      self.function = function
      self.line = line
      self.start = start
    }

    /// The chain without its last links, as a value of its own that is not in the code.
    func implied(droppingLast count: Int = 0) -> Pending {
      let copy = Pending(
        base: self.base, links: Array(self.links.dropLast(count)),
        linkNames: Array(self.linkNames.dropLast(count)),
        scope: self.scope, type: self.type, function: self.function, line: self.line, start: self.start)
      copy.baseIsCalled = self.baseIsCalled
      copy.baseType = self.baseType
      copy.baseClass = self.baseClass
      copy.cast = self.cast
      copy.baseArguments = self.baseArguments
      copy.observed = self.observed
      copy.observer = self.observer
      copy.operation = self.operation
      copy.isImplied = true
      copy.isImplicitMember = self.isImplicitMember
      copy.isOnMainThread = self.isOnMainThread
      copy.end = self.end
      return copy
    }

    /// Adds a link that stands in no code.
    func append(_ link: String) {
      self.links.append(UseChain.Link(name: link, line: self.line, start: self.start, end: self.start))
      self.linkNames.append(-1)
    }
  }

  /// A function whose body is being read.
  struct Function {
    var name: Int32 = -1
    /// Whether an annotation marks it as a test.
    var isTest = false
    /// The constraints on its generic parameters, by name.
    var bounds: [String: NamedType] = [:]
  }

  /// The parameters of a function, and what its code means.
  struct Body {
    var parameters: [Variable.Declaration]
    var function: Function
    /// The receiver of a Kotlin extension.
    var receiver: NamedType?
  }

  /// What precedes the next chain and tells something about it.
  struct NextChain {
    /// The target that its value is assigned to.
    var target: Target?
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
    var context: [Variable.Declaration] = []
  }

  /// A type test in Kotlin, after which a name has a narrower type, or an assignment, after which it no longer has.
  struct Narrowing {
    var base: Pending.Base
    var links: [String]
    var scope: Int
    /// The type; nil after an assignment.
    var type: NamedType?
    /// Where it begins.
    var start: Int32
  }

  /// A name that is overloaded in a type.
  struct Overload: Hashable {
    var type: Int
    var name: Int32
  }

  /// The target of an assignment or initialization.
  enum Target {
    case local(scope: Int, name: Int32), member(type: Int, name: String)
    /// The variable of a loop, which is one of the values in the sequence.
    case element(scope: Int, name: Int32)
  }

  struct Frame {
    var closing: UInt8
    /// The index of the opening bracket.
    var opening: Int
    var chain: Pending?
    var scope: Int
    var type: Int
    var function: Function
    /// The number of chains and of scopes that were read before it.
    var first: Int
    var scopes: Int
    /// The last chain in it.
    var last: Int?
    /// The number of chains that are arguments of the calls around it.
    var arguments: Int
  }

  /// A scope of names.
  struct Scope {
    var parent = -1
    /// The type whose body it is; -1 for none.
    var type = -1
    /// The implicit receiver, in Kotlin.
    var receiver: Receiver?
  }

  enum Receiver { case chain(Int), type(NamedType) }

  let code: CodeTokens
  let types: TypeScanner
  let heads: TypeHeadScanner
  let language: Language
  /// The number of the name of the implicit closure parameter; -1 if it does not occur.
  let implicitParameter: Int32
  /// The names in the run that lead to ports, and do not tell it by their spelling.
  private(set) var portals: Set<String> = []
  /// The bounds of associated types, by their names with that of the protocol.
  var associatedTypes: [String: NamedType] = [:]
  var index = 0
  var result: FileUses
  var raw: [Pending] = []
  var frames: [Frame] = []
  var scopes = [Scope()]
  var variables: [Int: [Int32: Variable]] = [:]
  var current: Pending?
  var isExpectingMember = false
  var scope = 0
  var type = -1
  var function = Function()
  var pendingType: (depth: Int, type: Int)?
  var pendingBody: (depth: Int, body: Body)?
  /// The condition or loop header that is being read: the next brace at its depth begins its body.
  ///
  /// Its variables end with the body if the scope around it is given.
  var pendingCondition: (depth: Int, outer: Int?)?
  /// The overloaded functions that return different types.
  var overloads: Set<Overload> = []
  /// The number of names that were redeclared in one scope.
  var shadows = 0
  /// The variables that the header of a loop declares, and whether it contains only the sequence after them.
  var pendingElement: (names: [Int32], isKnown: Bool)?
  var nextDeclaration = NextDeclaration()
  var nextChain = NextChain()
  var narrowings: [Narrowing] = []
  /// The chain that was read last, and the index after it.
  var ended: (chain: Int, index: Int)?
  var looseScope: (depth: Int, scope: Int, function: Function)?
  /// The scope around a loop whose body has no braces, and the index where the body begins.
  var looseLoop: (depth: Int, scope: Int, body: Int)?
  /// The upcoming scopes of Java variables, the next one last, and those that contain the current position.
  var pendingSpans: [Span] = []
  var openSpans: [OpenSpan] = []
  /// The chains that are arguments of the calls around the current position.
  var arguments: [Int] = []
  /// The chain in the parentheses that were closed last, if it is the value of a variable.
  var parenthesized: Int?

  /// - Parameter index: the imports of the file.
  /// - Returns: nil for a file that cannot contain a use, that has too many tokens, or whose brackets are nested too
  ///   deeply.
  static func read(
    _ code: CodeTokens, _ index: FileIndex, wanted: String?, portals: Set<String>
  ) -> FileUses? {
    // Most of the files that are left have such words in comments alone. If a name is wanted, a file without such names
    // may declare what leads to the port.
    guard code.tokens.count < TokenLimit.most, code.depth <= TypeScanner.deepest,
      wanted != nil || !portals.isEmpty
        || code.names.contains(where: { PortalNames.kind(of: $0) != nil || PortalNames.isTelling($0) })
    else { return nil }
    var reader = UseReader(code, index)
    reader.result.wanted = wanted
    reader.portals = portals
    reader.readAll()
    return reader.finished()
  }

  private init(_ code: CodeTokens, _ index: FileIndex) {
    self.code = code
    self.types = TypeScanner(code)
    self.heads = TypeHeadScanner(self.types)
    self.language = code.language
    self.result = FileUses(index)
    let implicit = code.language == .swift ? "$0" : "it"
    self.implicitParameter = Int32(code.names.firstIndex(of: implicit) ?? -1)
  }

  var names: [String] { self.code.names }

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
    case ".":
      if self.current == nil {
        let isImplicit =
          self.language == .swift
          && ["(", ",", ":", "[", "{", "=", ";"].contains { self.code.isSign($0, at: self.index - 1) }
        self.begin(.unknown, at: token)
        self.current?.isImplicitMember = isImplicit
      }
      self.isExpectingMember = true
      self.index += 1
    case "?", "!":
      if self.isChoice { self.forgetTarget() }
      self.index += 1
      let continues =
        self.code.isAdjacent(self.index)
        && [".", "?", "!", "[", "("].contains { self.code.isSign($0, at: self.index) }
      // `vm?\n  .outputs` continues as well.
      if !continues, !self.code.isSign(".", at: self.index) { self.emit() }
    case ":":
      if self.code.isSign(":", at: self.index + 1), self.code.isAdjacent(self.index + 1) {
        if self.current == nil { self.begin(.unknown, at: token) }
        self.isExpectingMember = true
        self.index += 2
      } else {
        self.emit()
        self.index += 1
      }
    case "(":
      if self.language == .java, self.readLambdaParameters() { return }
      self.open(")", continuing: !token.beginsLine || self.language == .java)
    case "[":
      if self.current != nil, !token.beginsLine {
        self.link("[]", -1, token)
        self.open("]", continuing: true)
      } else {
        self.open("]", continuing: false)
      }
    case "{": self.openBrace(token)
    case ")", "]", "}": self.closeBracket(token)
    case "<":
      if self.code.isSign("~", at: self.index + 1) {
        self.emit(operation: "<~")
        self.nextChain.operation = "<~"
        self.index += 2
      } else if self.current != nil || self.isExpectingMember,
        let (arguments, next) = self.types.typeArguments(at: self.index),
        ["(", ".", "{", ":"].contains(where: { self.code.isSign($0, at: next) })
      {
        if let last = self.current?.links.indices.last {
          self.current?.links[last].type = arguments.first
        } else {
          self.current?.baseType = arguments.first
        }
        self.index = next
      } else if self.language == .java, self.scopes[self.scope].type >= 0, self.beginsMember {
        // `<T extends Outputs> void show(T outputs)`
        let (parameters, next) = self.types.genericParameters(at: self.index)
        for parameter in parameters {
          self.nextDeclaration.bounds[parameter.name] = parameter.bound ?? .unknown
        }
        self.index = max(next, self.index + 1)
      } else {
        self.emit()
        self.index += 1
      }
    case "@":
      if self.current != nil, self.code.isAdjacent(self.index), self.language == .kotlin {
        // `this@View` may refer to another instance than the innermost one.
        if case .instance? = self.current?.base, self.current?.links.isEmpty == true,
          self.hasReceiver(in: self.scope)
        {
          self.current?.base = .unknown
        }
        self.index += 2
        return
      }
      self.emit()
      self.index += 1
      self.readAnnotation()
    case "-" where self.code.isSign(">", at: self.index + 1):
      self.emit()
      self.index += 2
    case "\\" where self.language == .swift: self.readKeyPath(token)
    default:
      self.emit()
      self.index += 1
    }
  }

  /// Whether a member of a Java type begins here, after its modifiers.
  private var beginsMember: Bool {
    guard self.current == nil, !self.isExpectingMember else { return false }
    return self.code.meaning(at: self.index - 1) == .statement
      || ["{", "}", ";"].contains { self.code.isSign($0, at: self.index - 1) }
  }

  private mutating func readWord(_ token: CodeToken) {
    if self.isExpectingMember {
      self.isExpectingMember = false
      self.link(self.names[Int(token.name)], token.name, token)
      self.index += 1
      return
    }
    let meaning = self.code.meaning(of: token)
    if meaning != .cast { self.emit() }
    switch meaning {
    case .instance: self.begin(.instance, at: token)
    case .superInstance: self.begin(.superInstance, at: token)
    case .variable:
      if self.language == .java, !self.isJavaVariable { fallthrough }
      self.index += 1
      self.leaveLooseScope()
      self.language == .java ? self.readJavaVariable() : self.readVariable()
      return
    case .name:
      if self.readContext() { return }
      if self.language == .java, self.readLambdaParameter(token) || self.readJavaDeclaration() { return }
      self.begin(.name(token.name), at: token)
    case .function, .initializer:
      self.leaveLooseScope()
      self.readFunction(isInitializer: meaning == .initializer)
      return
    case .type:
      self.leaveLooseScope()
      if self.readType() { return }
    case .companion:
      self.index += 1
      if self.code.word(at: self.index) == "object" {
        self.index += 1
        if !self.code.isSign("{", at: self.index), self.code.meaning(at: self.index) != nil {
          self.index += 1
        }
        self.pendingType = (self.frames.count, self.type)
      }
      return
    case .alias:
      self.readAlias()
      return
    case .cast:
      self.index += 1
      if self.code.isSign("?", at: self.index) || self.code.isSign("!", at: self.index) { self.index += 1 }
      let (type, next) = self.types.type(at: self.index)
      self.current?.cast = type
      self.index = max(next, self.index)
      if let number = self.emit(), let type { self.narrow(number, to: type) }
      return
    case .importing, .packaging:
      while self.index + 1 < self.code.tokens.count, !self.code.tokens[self.index + 1].beginsLine {
        self.index += 1
      }
    case .statement:
      if self.language == .swift { self.readStatement() }
      if self.language == .kotlin, self.code.word(at: self.index) == "is" { return self.readTest() }
      if self.language == .java { self.readJavaHead() }
      if self.language != .swift {
        if self.code.word(at: self.index) == "for", self.readLoop() { return }
        if self.language == .kotlin { self.readScopeOfBlock() }
        // `val x = if (isOn) a else b`: the condition is not the value.
        if self.result.wanted != nil { self.nextChain.target = nil }
      }
    }
    self.index += 1
  }

  // MARK: Chains

  mutating func begin(_ base: Pending.Base, at token: CodeToken) {
    let chain = Pending(
      base: base, scope: self.scope, type: self.type, function: self.function, line: token.line,
      start: token.start)
    chain.cast = self.nextChain.cast
    chain.target = self.nextChain.target
    chain.operation = self.nextChain.operation
    self.current = chain
    self.nextChain = NextChain()
  }

  mutating func link(_ name: String, _ number: Int32, _ token: CodeToken) {
    self.current?.links.append(
      UseChain.Link(name: name, line: token.line, start: token.start, end: token.end))
    self.current?.linkNames.append(number)
  }

  /// Ends the current chain.
  @discardableResult
  mutating func emit(operation: String? = nil) -> Int? {
    self.isExpectingMember = false
    guard let chain = self.current else { return nil }
    self.current = nil
    if !chain.links.isEmpty {
      if let operation = operation ?? chain.operation { chain.context.append(operation) }
      for frame in self.frames.reversed() {
        guard frame.closing != UInt8(ascii: "}") else { break }
        guard let name = frame.chain.flatMap({ $0.links.last?.name ?? self.name(of: $0.base) }) else {
          continue
        }
        chain.context.append(name)
      }
    }
    let number = self.raw.count
    chain.end = self.index
    if self.isOperator(at: self.index) { chain.target = nil }
    self.raw.append(chain)
    self.ended = (number, self.index)
    self.noteAssignment(to: chain)
    self.arguments.append(number)
    if !self.frames.isEmpty { self.frames[self.frames.count - 1].last = number }
    switch chain.target {
    case .local(let scope, let name): self.variables[scope]?[name]?.chain = number
    case .element(let scope, let name):
      let isAll = self.code.isSign(")", at: self.index)
      let element = isAll ? self.element(of: chain, in: "forEach") : nil
      self.variables[scope]?[name]?.chain = element
    case .member(let type, let name):
      if case .unknown? = self.result.types[type].members[name] {
        self.result.types[type].members[name] = .chain(number)
      }
    case nil: break
    }
    return number
  }

  func name(of base: Pending.Base) -> String? {
    guard case .name(let number) = base else { return nil }
    return self.names[Int(number)]
  }

  // MARK: Names

  /// Each nested scope makes looking up a name slower.
  static let mostShadows = 500

  mutating func declare(_ name: Int32, _ type: NamedType?) {
    let type = type?.replacing(self.function.bounds)
    if self.scope == 0, name >= 0, self.result.wanted != nil {
      self.result.globals[self.names[Int(name)], default: []].append(type)
    }
    let isMember = self.scopes[self.scope].type >= 0
    if isMember {
      let owner = self.scopes[self.scope].type
      let text = self.names[Int(name)]
      let isOverloaded = self.isOverloaded(name, in: owner, self.result.types[owner].members[text], type)
      self.result.types[owner].members[text] = isOverloaded ? .unknown : type.map { .type($0) } ?? .unknown
    } else if name >= 0 {
      let known = self.scope == 0 ? self.variables[0]?[name] : nil
      if let known, self.isOverloaded(name, in: self.scopes[0].type, known.member, type) {
        self.variables[0]?[name] = Variable(type: nil)
        return
      }
      // The code before this refers to the earlier variable.
      if self.variables[self.scope]?[name] != nil, self.shadows < Self.mostShadows {
        self.shadows += 1
        self.newScope()
      }
      self.variables[self.scope, default: [:]][name] = Variable(type: type)
    }
  }

  /// Whether several functions of a type, or of the file, have the name and return different types.
  ///
  /// - Parameter known: The meaning of the name so far.
  private mutating func isOverloaded(
    _ name: Int32, in type: Int, _ known: UsedType.Member?, _ new: NamedType?
  ) -> Bool {
    let overload = Overload(type: type, name: name)
    if let known, self.isOverload(of: known, new) { self.overloads.insert(overload) }
    return self.overloads.contains(overload)
  }

  /// Whether a new member overloads the known one: it is unknown which of them a call refers to.
  private func isOverload(of known: UsedType.Member, _ type: NamedType?) -> Bool {
    let isTelling = type.map { self.isTelling($0) } ?? false
    switch known {
    case .type(let other): return type != other && (isTelling || self.isTelling(other))
    case .chain(let number): return isTelling || self.isTelling(self.raw[number])
    case .unknown: return isTelling
    }
  }

  /// Whether a chain contains the name of a view model or of ports.
  private func isTelling(_ chain: Pending) -> Bool {
    let names = [self.name(of: chain.base)].compactMap(\.self) + chain.links.map(\.name)
    return names.contains { self.isTelling($0) } || chain.cast.map { self.isTelling($0) } == true
  }

  /// The target of the next value; nil for an overloaded function.
  func target(_ name: Int32) -> Target? {
    let owner = self.scopes[self.scope].type
    guard !self.overloads.contains(Overload(type: owner, name: name)) else { return nil }
    return owner >= 0
      ? .member(type: owner, name: self.names[Int(name)]) : .local(scope: self.scope, name: name)
  }
}
