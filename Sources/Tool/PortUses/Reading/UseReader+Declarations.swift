import ReaderSupport
import SourceModel

extension UseReader {
  /// Reads the head of a type; false if none begins here.
  mutating func readType() -> Bool {
    guard let head = self.heads.head(at: self.index), !head.name.isEmpty else { return false }
    let isExtension = head.kind == .extension
    let outer = self.type >= 0 ? self.result.types[self.type].name + "." : ""
    var type = UsedType(
      name: isExtension ? head.name : outer + head.name, parameters: head.parameters,
      constraints: isExtension ? [:] : head.constraints, inherited: head.inherited, isExtension: isExtension,
      isConstrained: isExtension && head.isConstrained, isProtocol: head.kind == .protocol,
      isTestSuite: self.nextDeclaration.isSuite, outer: self.type)
    self.nextDeclaration.isSuite = false
    self.nextDeclaration.isTest = false
    self.nextDeclaration.context = []
    if let constructor = head.constructor {
      let parameters =
        self.language == .java ? self.javaParameters(at: constructor) : self.parameters(at: constructor)
      for parameter in parameters {
        type.members[self.names[Int(parameter.name)]] = parameter.type.map { .type($0) } ?? .unknown
      }
    }
    self.index = head.end
    self.result.types.append(type)
    if self.code.isSign("{", at: self.index) {
      self.pendingType = (self.frames.count, self.result.types.count - 1)
    }
    return true
  }

  /// Reads a type alias, or an associated type with a bound, which code sees as that.
  mutating func readAlias() {
    self.index += 1
    guard let name = self.code.word(at: self.index) else { return }
    let (parameters, next) = self.types.genericParameters(at: self.index + 1)
    guard self.code.isSign("=", at: next) || self.code.isSign(":", at: next) else { return self.index = next }
    let (type, end) = self.types.type(at: next + 1)
    let outer = self.type >= 0 ? self.result.types[self.type].name + "." : ""
    if let type {
      if self.code.isSign(":", at: next) { self.associatedTypes[outer + name] = type }
      self.result.types.append(
        UsedType(name: outer + name, parameters: parameters, alias: type, outer: self.type))
    }
    self.index = max(end, next + 1)
  }

  /// The parameters in parentheses, in Swift and Kotlin.
  func parameters(at start: Int) -> [Variable.Declaration] {
    let end = self.code.after(bracketAt: start) - 1
    var parameters: [Variable.Declaration] = []
    var index = start + 1
    var name: Int32?
    var isVariadic = false
    while index < end {
      if self.code.isSign(":", at: index), let known = name {
        let (type, next) = self.types.type(at: index + 1)
        parameters.append(
          (known, isVariadic ? type.map { NamedType(path: "Array", arguments: [$0]) } : type))
        name = nil
        isVariadic = false
        index = max(next, index + 1)
        // The default value.
        while index < end, !self.code.isSign(",", at: index) {
          let isBracket = ["(", "[", "{"].contains { self.code.isSign($0, at: index) }
          index = isBracket ? self.code.after(bracketAt: index) : index + 1
        }
      } else {
        if self.code.word(at: index) == "vararg" { isVariadic = true }
        if self.code.tokens[index].kind == .word { name = self.code.tokens[index].name }
        index += 1
      }
    }
    return parameters
  }

  mutating func readFunction(isInitializer: Bool) {
    var name = self.code.tokens[self.index].name
    self.index += 1
    var bounds: [(name: String, bound: NamedType?)] = []
    var receiver: NamedType?
    if isInitializer {
      // A Kotlin initializer block, or a call.
      if self.code.isSign("?", at: self.index) || self.code.isSign("!", at: self.index) { self.index += 1 }
      (bounds, self.index) = self.types.genericParameters(at: self.index)
      guard self.code.isSign("(", at: self.index) else { return }
    } else {
      (bounds, self.index) = self.types.genericParameters(at: self.index)
      receiver = self.receiver(at: self.index)
      while self.index < self.code.tokens.count, !self.code.isSign("(", at: self.index) {
        if self.code.tokens[self.index].kind == .word {
          name = self.code.tokens[self.index].name
          // `fun <T> Receiver<T>.name(`
          if self.code.isSign("<", at: self.index + 1) {
            let (more, next) = self.types.genericParameters(at: self.index + 1)
            bounds += more
            self.index = next
            continue
          }
        } else if self.code.isSign("{", at: self.index) || self.code.isSign("}", at: self.index) {
          return
        }
        self.index += 1
      }
    }
    var end = self.code.after(bracketAt: self.index)
    while self.code.meaning(at: end) == .statement, self.code.word(at: end) != "where",
      !self.code.tokens[end].beginsLine
    {
      end += 1
      if self.code.isSign("(", at: end) { end = self.code.after(bracketAt: end) }
    }
    var result: NamedType?
    if self.language == .swift, self.code.isSign("-", at: end), self.code.isSign(">", at: end + 1) {
      (result, end) = self.types.type(at: end + 2)
    } else if self.language == .kotlin, self.code.isSign(":", at: end) {
      (result, end) = self.types.type(at: end + 1)
    }
    let constraints = self.types.constraints(at: end).constraints
    // A generic parameter without a constraint may be any type.
    let replacements = Dictionary(
      bounds.map { ($0.name, $0.bound ?? .unknown) }, uniquingKeysWith: { first, _ in first }
    ).merging(constraints) { $0 == .unknown ? $1 : NamedType(path: "&", arguments: [$0, $1]) }
    let parameters = (self.nextDeclaration.context + self.parameters(at: self.index)).map { parameter in
      (name: parameter.name, type: parameter.type?.replacing(replacements))
    }
    self.nextDeclaration.context = []
    self.noteCarrier(name, from: self.index, to: end, isFunction: true)
    if let receiver { self.noteAdded(nameAt: self.index - 1, to: receiver, bounds, result) }
    if !isInitializer { self.declare(name, result?.replacing(replacements)) }
    let body = Body(
      parameters: parameters, function: self.function(named: name, replacements),
      receiver: receiver?.replacing(replacements))
    if self.language == .kotlin, self.code.isSign("=", at: end) {
      let target = result == nil ? self.target(name) : nil
      self.enterLooseScope(body)
      self.nextChain.target = target
      self.index = end + 1
    } else {
      self.pendingBody = (self.frames.count, body)
    }
  }

  /// The receiver type of a Kotlin extension function or property: `Form` of `fun Form.email()`.
  private func receiver(at start: Int) -> NamedType? {
    guard self.language == .kotlin, self.result.wanted != nil else { return nil }
    let (type, next) = self.types.type(at: start)
    // The type was read up to and including the name, except for `Form?.email`.
    guard let type, !self.code.isSign(".", at: next) else { return type }
    guard let dot = type.path.lastIndex(of: ".") else { return nil }
    return NamedType(path: String(type.path[..<dot]))
  }

  /// Records an extension member of a type that has the wanted name.
  ///
  /// - Parameter parameters: its generic parameters, which may be any type.
  private mutating func noteAdded(
    nameAt index: Int, to type: NamedType, _ parameters: [(name: String, bound: NamedType?)],
    _ result: NamedType?
  ) {
    guard let name = self.code.word(at: index), name == self.result.wanted,
      !UseResolver.withoutMembers.contains(type.path), !parameters.contains(where: { $0.name == type.path })
    else { return }
    self.result.addedMembers.append((type.path, Int(self.code.tokens[index].start)))
    self.result.types.append(
      UsedType(
        name: type.path, members: [name: result.map { .type($0) } ?? .unknown], isExtension: true, outer: -1))
  }

  /// The function whose declaration was read.
  private mutating func function(named name: Int32, _ bounds: [String: NamedType]) -> Function {
    defer { self.nextDeclaration.isTest = false }
    let owner = self.scopes[self.scope].type
    if self.nextDeclaration.isTest, owner >= 0 { self.result.types[owner].isTestSuite = true }
    return Function(
      name: name, isTest: self.nextDeclaration.isTest,
      bounds: self.function.bounds.merging(bounds) { _, inner in inner })
  }

  /// Reads a variable of Swift or Kotlin, after its keyword.
  mutating func readVariable() {
    let generic = self.types.genericParameters(at: self.index)
    self.index = generic.next
    if self.code.isSign("(", at: self.index) {
      let end = self.code.after(bracketAt: self.index)
      for index in self.index..<end where self.code.tokens[index].kind == .word {
        self.declare(self.code.tokens[index].name, nil)
      }
      self.index = end
      return
    }
    if self.language == .swift, self.readPattern() { return }
    guard self.index < self.code.tokens.count, self.code.tokens[self.index].kind == .word else { return }
    let receiver = self.receiver(at: self.index)
    var name = self.code.tokens[self.index].name
    self.index += 1
    while self.language == .kotlin, self.code.isSign(".", at: self.index),
      self.code.word(at: self.index + 1) != nil
    {
      name = self.code.tokens[self.index + 1].name
      self.index += 2
    }
    let nameIndex = self.index - 1
    var type: NamedType?
    let isTyped = self.code.isSign(":", at: self.index)
    if isTyped {
      let start = self.index + 1
      (type, self.index) = self.types.type(at: start)
      self.noteCarrier(name, from: start, to: self.index, isFunction: false)
    }
    if let receiver { self.noteAdded(nameAt: nameIndex, to: receiver, generic.parameters, type) }
    if self.language == .swift, self.code.word(at: self.index) == "as" {
      // `case let x as Outputs`
      (type, self.index) = self.types.type(at: self.index + 1)
      return self.declare(name, type)
    }
    let isGiven =
      self.code.isSign("=", at: self.index)
      || self.language == .kotlin && self.code.word(at: self.index) == "by"
    // `if let viewModel {` unwraps the outer name.
    if !isTyped, !isGiven, self.language == .swift, self.scopes[self.scope].type < 0,
      self.code.isSign("{", at: self.index) || self.code.isSign(",", at: self.index)
        || self.code.word(at: self.index) == "else"
    {
      self.begin(.name(name), at: self.code.tokens[nameIndex])
      self.emit()
      return
    }
    // `guard let self = self`, `if let viewModel = viewModel`: the value is that of the outer name.
    if isGiven, !isTyped, self.code.meaning(at: nameIndex) == .instance { return self.index += 1 }
    if isGiven, !isTyped, self.index + 1 < self.code.tokens.count,
      self.code.tokens[self.index + 1].kind == .word,
      self.code.tokens[self.index + 1].name == name, !self.code.isSign(".", at: self.index + 2),
      !self.code.isSign("(", at: self.index + 2), self.scopes[self.scope].type < 0
    {
      return self.index += 2
    }
    self.declare(name, type)
    if isGiven {
      self.index += 1
      self.nextChain.target = self.target(name)
    } else {
      self.declareFurtherMembers()
    }
    // The accessors of a Kotlin extension property.
    if let receiver {
      let parameters = generic.parameters.map { ($0.name, $0.bound ?? .unknown) }
      let replacements = Dictionary(parameters, uniquingKeysWith: { first, _ in first })
      self.enterLooseScope(
        Body(parameters: [], function: self.function, receiver: receiver.replacing(replacements)))
    }
  }

  /// Reads a pattern with several names: `case let .success(value)`, `case let Login.failed(error)`; false for others.
  private mutating func readPattern() -> Bool {
    var index = self.index
    while self.code.isSign(".", at: index)
      || self.code.isSign(".", at: index + 1) && self.code.word(at: index) != nil
      || self.code.isSign(".", at: index - 1) && self.code.word(at: index) != nil
    {
      index += 1
    }
    guard index > self.index, self.code.isSign("(", at: index) else { return false }
    let end = self.code.after(bracketAt: index)
    for place in index..<end
    where self.code.meaning(at: place) == .name && !self.code.isSign(".", at: place - 1)
      && !self.code.isSign(":", at: place + 1)
    {
      self.declare(self.code.tokens[place].name, nil)
    }
    self.index = end
    return true
  }

  /// Declares the members after the first one in `let email, password: String`.
  private mutating func declareFurtherMembers() {
    guard self.scopes[self.scope].type >= 0 else { return }
    while self.code.isSign(",", at: self.index), self.code.meaning(at: self.index + 1) == .name {
      self.declare(self.code.tokens[self.index + 1].name, nil)
      self.index += 2
      if self.code.isSign(":", at: self.index) { self.index = self.types.type(at: self.index + 1).next }
    }
  }

  // MARK: Java

  /// Whether `var` stands before the name of a variable.
  var isJavaVariable: Bool {
    self.code.word(at: self.index + 1) != nil && self.code.isSign("=", at: self.index + 2)
  }

  mutating func readJavaVariable() {
    let name = self.code.tokens[self.index].name
    self.declare(name, nil)
    self.nextChain.target = self.target(name)
    self.index += 2
  }

  /// Reads a declaration that begins with its type; false if there is none.
  mutating func readJavaDeclaration() -> Bool {
    let start = self.index
    if start > 0 {
      let before = self.code.tokens[start - 1]
      switch before.kind {
      case .literal: return false
      case .sign:
        guard [")", "(", "{", "}", ";", ",", ">"].contains(Unicode.Scalar(before.sign)) else {
          return false
        }
      case .word:
        let word = self.names[Int(before.name)]
        if ["return", "new", "throw", "else", "do", "assert", "yield"].contains(word) { return false }
        // `x instanceof Outputs outputs`
        if word == "case" || word == "instanceof" { return self.readJavaPattern() }
      }
    }
    let (type, next) = self.types.type(at: start)
    guard let type, let name = self.code.word(at: next), self.code.meaning(at: next) == .name else {
      return false
    }
    let number = self.code.tokens[next].name
    if self.code.isSign("(", at: next + 1) {
      // A method call in the middle of code does not follow a type.
      guard self.scopes[self.scope].type >= 0 else { return false }
      let bounds = self.nextDeclaration.bounds
      self.nextDeclaration.bounds = [:]
      self.declare(number, type.replacing(bounds))
      let parameters = self.javaParameters(at: next + 1).map { parameter in
        (name: parameter.name, type: parameter.type?.replacing(bounds))
      }
      self.noteCarrier(number, from: start, to: self.code.after(bracketAt: next + 1), isFunction: true)
      let body = Body(parameters: parameters, function: self.function(named: number, bounds))
      self.pendingBody = (self.frames.count, body)
      self.index = next + 1
      return true
    }
    let isGiven = self.code.isSign("=", at: next + 1)
    let isEnd = [";", ",", ")", ":"].contains { self.code.isSign($0, at: next + 1) }
    guard isGiven || isEnd, !name.isEmpty else { return false }
    // A parameter is declared together with its body.
    if isEnd, self.frames.last?.closing == UInt8(ascii: ")"), !self.code.isSign(":", at: next + 1),
      self.pendingBody != nil
    {
      self.index = next + 1
      return true
    }
    if isEnd, self.isPartOfRecord(at: start) {
      self.declarePattern((number, type), from: start, to: next + 1)
      self.index = next + 1
      return true
    }
    self.noteCarrier(number, from: start, to: next, isFunction: false)
    self.declare(number, type)
    self.index = next + 1
    if isGiven { self.index += 1 } else { self.declareFurtherMembers() }
    return true
  }

  /// Reads the pattern variable of a type test; false if there is none.
  private mutating func readJavaPattern() -> Bool {
    let (type, next) = self.types.type(at: self.index)
    guard let type, self.code.meaning(at: next) == .name, !self.code.isSign("(", at: next + 1) else {
      return false
    }
    self.declarePattern((self.code.tokens[next].name, type), from: self.index, to: next + 1)
    self.index = next + 1
    return true
  }

  func javaParameters(at start: Int) -> [Variable.Declaration] {
    let end = self.code.after(bracketAt: start) - 1
    var parameters: [Variable.Declaration] = []
    var index = start + 1
    while index < end {
      let (type, next) = self.types.type(at: index)
      if next > index, self.code.word(at: next) != nil {
        parameters.append((self.code.tokens[next].name, type))
      }
      index = max(next, index + 1)
      while index < end, !self.code.isSign(",", at: index) { index += 1 }
      index += 1
    }
    return parameters
  }
}
