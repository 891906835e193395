import ReaderSupport
import SourceModel

/// Declarations of types, functions and variables.
extension UseReader {
  // MARK: Types

  mutating func readType() {
    guard let head = self.heads.head(at: self.index), !head.name.isEmpty else { return self.index += 1 }
    let isExtension = head.kind == .extension
    var type = UsedType(
      name: isExtension ? head.name : self.qualified(head.name), parameters: head.parameters,
      constraints: isExtension ? [:] : head.constraints, inherited: head.inherited, isExtension: isExtension,
      isConstrained: isExtension && head.isConstrained, isProtocol: head.kind == .protocol,
      isTestSuite: self.nextDeclaration.isSuite, outer: self.position.type)
    self.nextDeclaration.isSuite = false
    self.nextDeclaration.isTest = false
    self.nextDeclaration.context = []
    for parameter in head.constructor.map(self.constructorParameters) ?? [] {
      type.members[self.name(parameter.name)] = parameter.type.map { .type($0) } ?? .unknown
    }
    self.index = head.end
    self.result.types.append(type)
    if self.code.isSign("{", at: self.index) {
      self.frames[self.top].nextType = self.result.types.count - 1
    }
  }

  private func constructorParameters(at index: Int) -> [NameScopes.Declaration] {
    self.language == .java
      ? self.declarations.javaParameters(at: index) : self.declarations.parameters(at: index)
  }

  /// A name after those of the enclosing types.
  private func qualified(_ name: String) -> String {
    self.position.type >= 0 ? "\(self.result.types[self.position.type].name).\(name)" : name
  }

  /// Reads the keywords of a companion object, whose members are those of the type around it.
  mutating func readCompanion() {
    self.index += 1
    guard self.code.word(at: self.index) == "object" else { return }
    self.index += 1
    if self.code.isWord(at: self.index) { self.index += 1 }
    self.frames[self.top].nextType = self.position.type
  }

  /// Reads a type alias, or an associated type with a bound, which code sees as that.
  mutating func readAlias() {
    self.index += 1
    guard let name = self.code.word(at: self.index) else { return }
    let (parameters, next) = self.types.genericParameters(at: self.index + 1)
    guard self.code.isSign(among: ["=", ":"], at: next) else { return self.index = next }
    let (type, end) = self.types.type(at: next + 1)
    self.index = max(end, next + 1)
    guard let type else { return }
    self.result.types.append(
      UsedType(
        name: self.qualified(name), parameters: parameters, alias: type,
        isAssociated: self.code.isSign(":", at: next), outer: self.position.type))
  }

  // MARK: Functions

  mutating func readFunction(isInitializer: Bool) {
    let (function, next) = self.declarations.function(
      at: self.index, isInitializer: isInitializer, hasReceiver: self.isExact)
    self.index = next
    guard let function else { return }
    let parameters = self.nextDeclaration.context + self.declarations.parameters(at: function.parameters)
    self.nextDeclaration.context = []
    self.noteCarrier(function.name, from: function.parameters, to: function.end, isFunction: true)
    if let receiver = function.receiver {
      self.noteAdded(nameAt: function.parameters - 1, to: receiver, function.generics, function.result)
    }
    if !isInitializer { self.declare(function.name, function.result?.replacing(function.bounds)) }
    let body = FunctionBody(
      parameters: parameters.map { ($0.name, $0.type?.replacing(function.bounds)) },
      function: self.enclosingFunction(function.name, function.bounds),
      receiver: function.receiver?.replacing(function.bounds))
    guard self.language == .kotlin, self.code.isSign("=", at: function.end) else {
      return self.frames[self.top].nextBody = body
    }
    let target = function.result == nil ? self.target(function.name) : nil
    self.enterLooseScope(body)
    self.nextChain.target = target
    self.index = function.end + 1
  }

  /// Records an extension member of a type that has the wanted name.
  ///
  /// - Parameter generics: its generic parameters, which may be any type.
  private mutating func noteAdded(
    nameAt index: Int, to type: NamedType, _ generics: [TypeScanner.Parameter], _ result: NamedType?
  ) {
    guard let name = self.code.word(at: index), name == self.result.wanted,
      !UseResolver.withoutMembers.contains(type.path), !generics.contains(where: { $0.name == type.path })
    else { return }
    self.result.addedMembers.append((type.path, Int(self.code.tokens[index].start)))
    self.result.types.append(
      UsedType(
        name: type.path, members: [name: result.map { .type($0) } ?? .unknown], isExtension: true, outer: -1))
  }

  /// The function whose declaration was read.
  mutating func enclosingFunction(_ name: Int32, _ bounds: [String: NamedType]) -> EnclosingFunction {
    defer { self.nextDeclaration.isTest = false }
    let owner = self.scopes.type(of: self.position.scope)
    if self.nextDeclaration.isTest, owner >= 0 { self.result.types[owner].isTestSuite = true }
    return EnclosingFunction(
      name: name, isTest: self.nextDeclaration.isTest,
      bounds: self.position.function.bounds.merging(bounds) { _, inner in inner })
  }

  // MARK: Variables

  /// A variable of Swift or Kotlin whose name and type were read.
  private struct Variable {
    /// The index of the name.
    var place: Int
    var name: Int32
    var type: NamedType?
    var isTyped = false
    /// Whether it has a value.
    var isGiven = false
    /// The receiver of a Kotlin extension property.
    var receiver: NamedType?
  }

  /// Reads a variable of Swift or Kotlin, after its keyword.
  mutating func readVariable() {
    let generics: [TypeScanner.Parameter]
    (generics, self.index) = self.types.genericParameters(at: self.index)
    if self.code.isSign("(", at: self.index) { return self.readTuple() }
    if self.language == .swift, self.readPattern() { return }
    guard self.code.isWord(at: self.index) else { return }
    var variable = self.readNameAndType()
    // `@Environment(Model.self) var model`
    if !variable.isTyped, !variable.isGiven { variable.type = self.nextDeclaration.environment }
    self.nextDeclaration.environment = nil
    if let receiver = variable.receiver {
      self.noteAdded(nameAt: variable.place, to: receiver, generics, variable.type)
    }
    if self.language == .swift, self.code.word(at: self.index) == "as" {
      // `case let x as Outputs`
      let (type, next) = self.types.type(at: self.index + 1)
      self.index = next
      return self.declare(variable.name, type)
    }
    if self.isUnwrapping(variable) { return }
    self.declare(variable.name, variable.type)
    if variable.isGiven {
      self.index += 1
      self.nextChain.target = self.target(variable.name)
    } else {
      self.declareFurtherMembers()
    }
    // The accessors of a Kotlin extension property.
    if let receiver = variable.receiver {
      let bounds = Dictionary(
        generics.map { ($0.name, $0.bound ?? .unknown) }, uniquingKeysWith: { first, _ in first })
      self.enterLooseScope(
        FunctionBody(
          parameters: [], function: self.position.function, receiver: receiver.replacing(bounds)))
    }
  }

  /// `let (email, password) = …`
  private mutating func readTuple() {
    let end = self.code.after(bracketAt: self.index)
    for index in self.index..<end where self.code.isWord(at: index) {
      self.declare(self.code.tokens[index].name, nil)
    }
    self.index = end
  }

  private mutating func readNameAndType() -> Variable {
    var variable = Variable(
      place: self.index, name: -1,
      receiver: self.isExact ? self.declarations.receiver(at: self.index) : nil)
    while self.language == .kotlin, self.code.isSign(".", at: variable.place + 1),
      self.code.isWord(at: variable.place + 2)
    {
      variable.place += 2
    }
    variable.name = self.code.tokens[variable.place].name
    self.index = variable.place + 1
    variable.isTyped = self.code.isSign(":", at: self.index)
    if variable.isTyped {
      let start = self.index + 1
      (variable.type, self.index) = self.types.type(at: start)
      self.noteCarrier(variable.name, from: start, to: self.index, isFunction: false)
    }
    variable.isGiven =
      self.code.isSign("=", at: self.index)
      || self.language == .kotlin && self.code.word(at: self.index) == "by"
    return variable
  }

  /// Reads the rest of a variable that stands for an outer one with the same name; false for others.
  private mutating func isUnwrapping(_ variable: Variable) -> Bool {
    guard !variable.isTyped else { return false }
    let isLocal = self.scopes.type(of: self.position.scope) < 0
    // `if let viewModel {`
    guard variable.isGiven else {
      guard self.language == .swift, isLocal,
        self.code.isSign(among: ["{", ","], at: self.index) || self.code.word(at: self.index) == "else"
      else { return false }
      self.begin(.name(variable.name), at: self.code.tokens[variable.place])
      self.emit()
      return true
    }
    // `guard let self = self`, `if let viewModel = viewModel`
    if self.code.meaning(at: variable.place) == .instance {
      self.index += 1
      return true
    }
    guard isLocal, self.code.isWord(at: self.index + 1),
      self.code.tokens[self.index + 1].name == variable.name,
      !self.code.isSign(among: [".", "("], at: self.index + 2)
    else { return false }
    self.index += 2
    return true
  }

  /// Reads a pattern with several names: `case let .success(value)`, `case let Login.failed(error)`; false for others.
  private mutating func readPattern() -> Bool {
    var index = self.index
    while self.code.isSign(".", at: index)
      || self.code.isWord(at: index)
        && (self.code.isSign(".", at: index + 1) || self.code.isSign(".", at: index - 1))
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
  mutating func declareFurtherMembers() {
    guard self.scopes.type(of: self.position.scope) >= 0 else { return }
    while self.code.isSign(",", at: self.index), self.code.meaning(at: self.index + 1) == .name {
      self.declare(self.code.tokens[self.index + 1].name, nil)
      self.index += 2
      if self.code.isSign(":", at: self.index) { self.index = self.types.type(at: self.index + 1).next }
    }
  }
}
