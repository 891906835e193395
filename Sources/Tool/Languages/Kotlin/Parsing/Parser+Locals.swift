import ReaderSupport
import SourceModel

extension Parser {
  /// Whether a name refers to a local or a parameter at this place.
  @inline(__always)
  func isLocal(_ symbol: Symbol) -> Bool {
    if self.localTypeCount == 0, self.localCounts[Int(symbol)] > 0 { return true }
    guard self.localCounts[Int(symbol)] > 0 || self.parameterCounts[Int(symbol)] > 0 else { return false }
    return self.findLocal(symbol)
  }

  private func findLocal(_ symbol: Symbol) -> Bool {
    var index = self.locals.count
    for scope in self.scopes.reversed() {
      while index > scope.localCount {
        index -= 1
        if self.locals[index] == symbol { return true }
      }
      if scope.seesParameters, scope.parameters.contains(symbol) { return true }
      // A member of a local type hides the locals around the type.
      if scope.members.contains(symbol) { return false }
    }
    return self.locals[..<index].contains(symbol)
  }

  mutating func declare(_ symbol: Symbol) {
    guard symbol != Contextual.underscore.rawValue else { return }
    self.locals.append(symbol)
    self.localCounts[Int(symbol)] += 1
  }

  /// Removes all but the first `count` locals.
  mutating func leaveScope(_ count: Int) {
    while self.locals.count > count { self.localCounts[Int(self.locals.removeLast())] -= 1 }
  }

  /// Records the use of a name that is not a local.
  @inline(__always)
  mutating func refer(_ token: Token, _ form: NameReference.Form) {
    self.body.references.append(NameReference(name: self.name(of: token), form: form))
  }

  // MARK: Types

  /// Enters a type, whose members determine what names refer to.
  ///
  /// - Parameters:
  ///   - name: the symbol of its name, which may be a label of `this`; nil without one.
  ///   - parameters: the parameters of its constructor that are not properties.
  mutating func enterType(_ name: Symbol?, parameters: [Symbol]) {
    let isLocal = !self.locals.isEmpty || self.scopes.contains(where: \.seesParameters)
    let scope = TypeScope(
      name: name, localCount: self.locals.count, isLocal: isLocal,
      members: isLocal ? self.membersAhead() : [], parameters: Set(parameters))
    self.scopes.append(scope)
    for symbol in scope.parameters { self.parameterCounts[Int(symbol)] += 1 }
    if isLocal { self.localTypeCount += 1 }
  }

  mutating func leaveType() {
    guard let scope = self.scopes.popLast() else { return }
    for symbol in scope.parameters { self.parameterCounts[Int(symbol)] -= 1 }
    if scope.isLocal { self.localTypeCount -= 1 }
  }

  /// Reads code of a type that sees the parameters of its constructor.
  mutating func readingInitializer<Value>(
    _ read: (inout Parser) throws(SyntaxFailure) -> Value
  ) throws(SyntaxFailure) -> Value {
    let index = self.scopes.count - 1
    guard index >= 0 else { return try read(&self) }
    self.scopes[index].seesParameters = true
    defer { if index < self.scopes.count { self.scopes[index].seesParameters = false } }
    return try read(&self)
  }

  /// The names of the members of the type whose brace comes next.
  ///
  /// A member may be declared below the functions that use it, and hides the locals around the type there.
  private func membersAhead() -> Set<Symbol> {
    guard self.kind == .leftBrace, let close = self.closing(self.position) else { return [] }
    var members: Set<Symbol> = []
    var index = self.position + 1
    while index < close {
      switch self.kind(at: index) {
      case .leftBrace, .leftParenthesis, .leftBracket, .templateStart: index = self.closing(index) ?? index
      case .valKeyword, .varKeyword, .funKeyword:
        if let name = self.declaredName(after: index) { members.insert(name) }
      default: break
      }
      index += 1
    }
    return members
  }

  /// The name in a declaration: the last one of its path.
  func declaredName(after keyword: Int) -> Symbol? {
    var index = keyword + 1
    while true {
      switch self.kind(at: index) {
      case .less:
        guard let end = self.endOfAngles(at: index) else { return nil }
        index = end
      case .identifier:
        let next = self.kind(at: index + 1)
        if next != .dot, next != .question, next != .less { return self.token(at: index).payload }
        index += 1
      case .dot, .question: index += 1
      default: return nil
      }
    }
  }
}
