import SourceModel

extension UseReader {
  mutating func readType() {
    let keyword = self.word(at: self.index)
    self.index += 1
    // `class func`, `enum class`, `object :`.
    guard self.meaning(at: self.index) == .name || self.meaning(at: self.index) == .importing,
      let first = self.word(at: self.index)
    else { return }
    var name = first
    self.index += 1
    while self.isSign(".", at: self.index), let next = self.word(at: self.index + 1) {
      name += "." + next
      self.index += 2
    }
    let isExtension = keyword == "extension"
    let outer = self.type >= 0 ? self.result.types[self.type].name + "." : ""
    var type = UsedType(
      name: isExtension ? name : outer + name, isExtension: isExtension,
      isProtocol: keyword == "protocol" || keyword == "interface", isTestSuite: self.nextDeclaration.isSuite,
      outer: self.type)
    self.nextDeclaration.isSuite = false
    self.nextDeclaration.isTest = false
    self.nextDeclaration.context = []
    (type.parameters, self.index) = self.genericParameters(at: self.index)
    while self.meaning(at: self.index) == .statement || self.isSign("@", at: self.index)
      || self.meaning(at: self.index) == .initializer
    {
      if ["extends", "implements", "where"].contains(self.word(at: self.index) ?? "") { break }
      self.index += self.isSign("@", at: self.index) ? 2 : 1
    }
    if self.isSign("(", at: self.index) {
      let parameters =
        self.language == .java ? self.javaParameters(at: self.index) : self.parameters(at: self.index)
      for parameter in parameters {
        type.members[self.names[Int(parameter.name)]] = parameter.type.map { .type($0) } ?? .unknown
      }
      self.index = self.after(bracketAt: self.index)
    }
    self.readInherited(&type)
    self.result.types.append(type)
    if self.isSign("{", at: self.index) {
      self.pendingType = (self.frames.count, self.result.types.count - 1)
    }
  }

  private mutating func readInherited(_ type: inout UsedType) {
    while self.index < self.tokens.count, !self.isSign("{", at: self.index) {
      let word = self.word(at: self.index)
      guard
        self.isSign(":", at: self.index) || self.isSign(",", at: self.index) || word == "extends"
          || word == "implements"
      else {
        guard word == "where" || word == "by" || word == "permits" else { return }
        if type.isExtension {
          type.isConstrained = word == "where"
        } else {
          type.constraints = self.constraints(at: self.index)
        }
        while self.index < self.tokens.count, !self.isSign("{", at: self.index) {
          // The declaration of a class without a body ends with its line.
          if self.language == .kotlin, self.tokens[self.index].beginsLine { return }
          self.index += 1
        }
        return
      }
      let (inherited, next) = self.typeName(at: self.index + 1)
      guard next > self.index + 1 else { return }
      if let inherited {
        type.inherited += inherited.path == "&" ? inherited.arguments : [inherited]
      }
      self.index = next
      if self.isSign("(", at: self.index) { self.index = self.after(bracketAt: self.index) }
    }
  }

  /// Reads a type alias, or an associated type with a bound, which code sees as that.
  mutating func readAlias() {
    self.index += 1
    guard let name = self.word(at: self.index) else { return }
    let (parameters, next) = self.genericParameters(at: self.index + 1)
    guard self.isSign("=", at: next) || self.isSign(":", at: next) else { return self.index = next }
    let (type, end) = self.typeName(at: next + 1)
    let outer = self.type >= 0 ? self.result.types[self.type].name + "." : ""
    if let type {
      if self.isSign(":", at: next) { self.associatedTypes[outer + name] = type }
      self.result.types.append(
        UsedType(name: outer + name, parameters: parameters, alias: type, outer: self.type))
    }
    self.index = max(end, next + 1)
  }

  /// The parameters in parentheses, in Swift and Kotlin.
  func parameters(at start: Int) -> [Variable.Declaration] {
    let end = self.after(bracketAt: start) - 1
    var parameters: [Variable.Declaration] = []
    var index = start + 1
    var name: Int32?
    var isVariadic = false
    while index < end {
      if self.isSign(":", at: index), let known = name {
        let (type, next) = self.typeName(at: index + 1)
        parameters.append(
          (known, isVariadic ? type.map { NamedType(path: "Array", arguments: [$0]) } : type))
        name = nil
        isVariadic = false
        index = max(next, index + 1)
        // The default value.
        while index < end, !self.isSign(",", at: index) {
          let isBracket = ["(", "[", "{"].contains { self.isSign($0, at: index) }
          index = isBracket ? self.after(bracketAt: index) : index + 1
        }
      } else {
        if self.word(at: index) == "vararg" { isVariadic = true }
        if self.tokens[index].kind == .word { name = self.tokens[index].name }
        index += 1
      }
    }
    return parameters
  }

  mutating func readFunction(isInitializer: Bool) {
    var name = self.tokens[self.index].name
    self.index += 1
    var bounds: [(name: String, bound: NamedType?)] = []
    var receiver: NamedType?
    if isInitializer {
      // A Kotlin initializer block, or a call.
      if self.isSign("?", at: self.index) || self.isSign("!", at: self.index) { self.index += 1 }
      (bounds, self.index) = self.genericParameters(at: self.index)
      guard self.isSign("(", at: self.index) else { return }
    } else {
      (bounds, self.index) = self.genericParameters(at: self.index)
      receiver = self.receiver(at: self.index)
      while self.index < self.tokens.count, !self.isSign("(", at: self.index) {
        if self.tokens[self.index].kind == .word {
          name = self.tokens[self.index].name
          // `fun <T> Receiver<T>.name(`
          if self.isSign("<", at: self.index + 1) {
            let (more, next) = self.genericParameters(at: self.index + 1)
            bounds += more
            self.index = next
            continue
          }
        } else if self.isSign("{", at: self.index) || self.isSign("}", at: self.index) {
          return
        }
        self.index += 1
      }
    }
    var end = self.after(bracketAt: self.index)
    while self.meaning(at: end) == .statement, self.word(at: end) != "where", !self.tokens[end].beginsLine {
      end += 1
      if self.isSign("(", at: end) { end = self.after(bracketAt: end) }
    }
    var result: NamedType?
    if self.language == .swift, self.isSign("-", at: end), self.isSign(">", at: end + 1) {
      (result, end) = self.typeName(at: end + 2)
    } else if self.language == .kotlin, self.isSign(":", at: end) {
      (result, end) = self.typeName(at: end + 1)
    }
    let constraints = self.constraints(at: end)
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
    if self.language == .kotlin, self.isSign("=", at: end) {
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
    let (type, next) = self.typeName(at: start)
    // The type was read up to and including the name, except for `Form?.email`.
    guard let type, !self.isSign(".", at: next) else { return type }
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
    guard let name = self.word(at: index), name == self.result.wanted,
      !UseResolver.withoutMembers.contains(type.path), !parameters.contains(where: { $0.name == type.path })
    else { return }
    self.result.addedMembers.append((type.path, Int(self.tokens[index].start)))
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

  /// The constraints on generic parameters after `where`.
  private func constraints(at start: Int) -> [String: NamedType] {
    guard self.word(at: start) == "where" else { return [:] }
    var constraints: [String: [NamedType]] = [:]
    var index = start + 1
    while let name = self.word(at: index) {
      index += 1
      var path = name
      while self.isSign(".", at: index), let next = self.word(at: index + 1) {
        path += "." + next
        index += 2
      }
      while self.isSign("=", at: index) || self.isSign(":", at: index) { index += 1 }
      let (type, next) = self.typeName(at: index)
      if let type { constraints[path, default: []] += type.path == "&" ? type.arguments : [type] }
      guard next > index, self.isSign(",", at: next) else { break }
      index = next + 1
    }
    return constraints.compactMapValues { types in
      types.count == 1 ? types.first : NamedType(path: "&", arguments: types)
    }
  }

  /// Reads a variable of Swift or Kotlin, after its keyword.
  mutating func readVariable() {
    let generic = self.genericParameters(at: self.index)
    self.index = generic.next
    if self.isSign("(", at: self.index) {
      let end = self.after(bracketAt: self.index)
      for index in self.index..<end where self.tokens[index].kind == .word {
        self.declare(self.tokens[index].name, nil)
      }
      self.index = end
      return
    }
    if self.language == .swift, self.readPattern() { return }
    guard self.index < self.tokens.count, self.tokens[self.index].kind == .word else { return }
    let receiver = self.receiver(at: self.index)
    var name = self.tokens[self.index].name
    self.index += 1
    while self.language == .kotlin, self.isSign(".", at: self.index), self.word(at: self.index + 1) != nil {
      name = self.tokens[self.index + 1].name
      self.index += 2
    }
    let nameIndex = self.index - 1
    var type: NamedType?
    let isTyped = self.isSign(":", at: self.index)
    if isTyped {
      let start = self.index + 1
      (type, self.index) = self.typeName(at: start)
      self.noteCarrier(name, from: start, to: self.index, isFunction: false)
    }
    if let receiver { self.noteAdded(nameAt: nameIndex, to: receiver, generic.parameters, type) }
    if self.language == .swift, self.word(at: self.index) == "as" {
      // `case let x as Outputs`
      (type, self.index) = self.typeName(at: self.index + 1)
      return self.declare(name, type)
    }
    let isGiven =
      self.isSign("=", at: self.index) || self.language == .kotlin && self.word(at: self.index) == "by"
    // `if let viewModel {` unwraps the outer name.
    if !isTyped, !isGiven, self.language == .swift, self.scopes[self.scope].type < 0,
      self.isSign("{", at: self.index) || self.isSign(",", at: self.index)
        || self.word(at: self.index) == "else"
    {
      self.begin(.name(name), at: self.tokens[nameIndex])
      self.emit()
      return
    }
    // `guard let self = self`, `if let viewModel = viewModel`: the value is that of the outer name.
    if isGiven, !isTyped, self.words[Int(name)] == .instance { return self.index += 1 }
    if isGiven, !isTyped, self.index + 1 < self.tokens.count, self.tokens[self.index + 1].kind == .word,
      self.tokens[self.index + 1].name == name, !self.isSign(".", at: self.index + 2),
      !self.isSign("(", at: self.index + 2), self.scopes[self.scope].type < 0
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
    while self.isSign(".", at: index) || self.isSign(".", at: index + 1) && self.word(at: index) != nil
      || self.isSign(".", at: index - 1) && self.word(at: index) != nil
    {
      index += 1
    }
    guard index > self.index, self.isSign("(", at: index) else { return false }
    let end = self.after(bracketAt: index)
    for place in index..<end
    where self.meaning(at: place) == .name && !self.isSign(".", at: place - 1)
      && !self.isSign(":", at: place + 1)
    {
      self.declare(self.tokens[place].name, nil)
    }
    self.index = end
    return true
  }

  /// Declares the members after the first one in `let email, password: String`.
  private mutating func declareFurtherMembers() {
    guard self.scopes[self.scope].type >= 0 else { return }
    while self.isSign(",", at: self.index), self.meaning(at: self.index + 1) == .name {
      self.declare(self.tokens[self.index + 1].name, nil)
      self.index += 2
      if self.isSign(":", at: self.index) { self.index = self.typeName(at: self.index + 1).next }
    }
  }

  // MARK: Java

  /// Whether `var` stands before the name of a variable.
  var isJavaVariable: Bool { self.word(at: self.index + 1) != nil && self.isSign("=", at: self.index + 2) }

  mutating func readJavaVariable() {
    let name = self.tokens[self.index].name
    self.declare(name, nil)
    self.nextChain.target = self.target(name)
    self.index += 2
  }

  /// Reads a declaration that begins with its type; false if there is none.
  mutating func readJavaDeclaration() -> Bool {
    let start = self.index
    if start > 0 {
      let before = self.tokens[start - 1]
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
    let (type, next) = self.typeName(at: start)
    guard let type, let name = self.word(at: next), self.meaning(at: next) == .name else { return false }
    let number = self.tokens[next].name
    if self.isSign("(", at: next + 1) {
      // A method call in the middle of code does not follow a type.
      guard self.scopes[self.scope].type >= 0 else { return false }
      let bounds = self.nextDeclaration.bounds
      self.nextDeclaration.bounds = [:]
      self.declare(number, type.replacing(bounds))
      let parameters = self.javaParameters(at: next + 1).map { parameter in
        (name: parameter.name, type: parameter.type?.replacing(bounds))
      }
      self.noteCarrier(number, from: start, to: self.after(bracketAt: next + 1), isFunction: true)
      let body = Body(parameters: parameters, function: self.function(named: number, bounds))
      self.pendingBody = (self.frames.count, body)
      self.index = next + 1
      return true
    }
    let isGiven = self.isSign("=", at: next + 1)
    let isEnd = [";", ",", ")", ":"].contains { self.isSign($0, at: next + 1) }
    guard isGiven || isEnd, !name.isEmpty else { return false }
    // A parameter is declared together with its body.
    if isEnd, self.frames.last?.closing == UInt8(ascii: ")"), !self.isSign(":", at: next + 1),
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
    let (type, next) = self.typeName(at: self.index)
    guard let type, self.meaning(at: next) == .name, !self.isSign("(", at: next + 1) else { return false }
    self.declarePattern((self.tokens[next].name, type), from: self.index, to: next + 1)
    self.index = next + 1
    return true
  }

  func javaParameters(at start: Int) -> [Variable.Declaration] {
    let end = self.after(bracketAt: start) - 1
    var parameters: [Variable.Declaration] = []
    var index = start + 1
    while index < end {
      let (type, next) = self.typeName(at: index)
      if next > index, self.word(at: next) != nil { parameters.append((self.tokens[next].name, type)) }
      index = max(next, index + 1)
      while index < end, !self.isSign(",", at: index) { index += 1 }
      index += 1
    }
    return parameters
  }
}
