package import ReaderSupport
package import SourceModel

/// The positions in a file where code may refer to a member of a type, found from tokens and brackets alone.
///
/// A name after `self`, or without a receiver, can be the member only in an extension or a subclass. After any other
/// receiver it is the member, unless the file declares the receiver with another type.
package struct MemberMentions {
  /// A position in code.
  package struct Place {
    package var range: TextRange
    /// Whether the member is assigned there.
    package var isAssigned: Bool
    /// Whether a type declares a member with that name there.
    package var isDeclared: Bool
  }

  package private(set) var places: [Place] = []

  package let code: CodeTokens
  private let heads: TypeHeadScanner
  private let language: Language
  private let family: [TypePath]
  private let isOtherType: (String) -> Bool
  private let allNames: Set<String>
  private let scopes: DeclarationScopes
  private let parameters: ClosureParameters

  /// - Parameters:
  ///   - name: the name of the member.
  ///   - family: the type and its subtypes.
  ///   - isOtherType: whether a name certainly refers to a type outside of the family.
  package init(
    of name: String, in family: [TypePath], isOtherType: @escaping (String) -> Bool, _ bytes: [UInt8],
    _ language: Language
  ) {
    self.code = CodeTokens(bytes, language)
    self.heads = TypeHeadScanner(TypeScanner(self.code))
    self.language = language
    self.family = family
    self.isOtherType = isOtherType
    self.allNames = self.code.occurringNames
    self.scopes = DeclarationScopes(self.code)
    self.parameters = ClosureParameters(self.code)
    self.find(name)
  }

  // MARK: Types

  /// A type whose body contains a position.
  private struct Open {
    /// The number of open braces around its own.
    var depth: Int
    var isOfFamily: Bool
    var isProtocol: Bool
  }

  /// A type header whose brace has not been reached.
  private struct Pending {
    var isOfFamily: Bool
    var isProtocol: Bool
    /// The position of its brace.
    var brace: Int
  }

  /// The type whose head, or whose anonymous subclass, begins at a position; nil if it has no body.
  private func type(at index: Int) -> Pending? {
    guard let head = self.heads.head(at: index) else { return self.anonymousType(at: index) }
    guard self.code.isSign("{", at: head.end) else { return nil }
    let own = head.kind == .extension ? [head.name] : []
    let types = head.inherited + head.constraints.values.flatMap(\.parts)
    return Pending(
      isOfFamily: (own + types.map(\.path)).contains(where: self.isOfFamily),
      isProtocol: head.kind == .protocol || head.kind == .annotation, brace: head.end)
  }

  /// `new LoginViewModel.ViewModel(environment) { … }` makes a subclass.
  private func anonymousType(at index: Int) -> Pending? {
    guard self.language == .java, self.code.word(at: index) == "new", self.code.isWord(at: index + 1) else {
      return nil
    }
    let (type, arguments) = self.heads.types.path(at: index + 1)
    let brace = self.code.after(bracketAt: arguments)
    guard self.code.isSign("(", at: arguments), self.code.isSign("{", at: brace) else { return nil }
    return Pending(isOfFamily: self.isOfFamily(type.path), isProtocol: false, brace: brace)
  }

  private func isOfFamily(_ path: String) -> Bool {
    self.family.contains {
      $0.mayBeMeant(by: path.pathNames, namesOuter: $0.outer.map(self.allNames.contains) ?? true)
    }
  }

  // MARK: Places

  private mutating func find(_ name: String) {
    guard self.allNames.contains(name) else { return }
    var depth = 0
    var open: [Open] = []
    var pending: [Int: Pending] = [:]
    for (index, token) in self.code.tokens.enumerated() {
      if token.kind == .sign {
        if token.sign == UInt8(ascii: "{") {
          if let type = pending.removeValue(forKey: index) {
            open.append(Open(depth: depth, isOfFamily: type.isOfFamily, isProtocol: type.isProtocol))
          }
          depth += 1
        } else if token.sign == UInt8(ascii: "}") {
          depth -= 1
          if let last = open.last, last.depth >= depth { open.removeLast() }
        }
        continue
      }
      guard let word = self.code.word(at: index) else { continue }
      if let type = self.type(at: index) { pending[type.brace] = type }
      if word == name { self.add(index, open) }
    }
  }

  private mutating func add(_ index: Int, _ open: [Open]) {
    // In Java and Kotlin, only a call refers to a method.
    if self.language != .swift, self.code.isSign("(", at: index + 1) { return }
    guard !self.isInImport(index) else { return }
    var before = index - 1
    let isReference = self.code.isSign(":", at: before) && self.code.isSign(":", at: before - 1)
    let isMember = self.code.isSign(".", at: before) || isReference
    if isMember {
      before -= isReference ? 2 : 1
      while self.code.isSign("?", at: before) || self.code.isSign("!", at: before) { before -= 1 }
      let receiver = self.code.word(at: before)
      let isLong = self.code.isSign(".", at: before - 1)
      let isInstance = ["self", "super", "this"].contains(receiver ?? "") && !isLong
      if isInstance {
        guard open.contains(where: \.isOfFamily) else { return }
      } else if receiver != nil, !isLong, self.isDeclaredOtherwise(before) {
        return
      } else if isReference, isLong, let receiver, PortalNames.kind(of: receiver) != nil {
        // `viewModel.inputs::emailChanged` refers to a method of the port protocol.
        return
      }
    } else {
      // The label of `emailChanged(email: email)` is not a member.
      if self.code.isSign(":", at: index + 1), !self.code.isSign(":", at: index + 2),
        !self.isDeclaration(index)
      {
        return
      }
      let isInReceiver = self.language == .kotlin && !self.isDeclaredHere(index)
      // In Java and Kotlin, the classes of view models may be nested in interfaces.
      let isRequired = open.last?.isProtocol == true
      guard isRequired || isInReceiver || open.contains(where: \.isOfFamily) else { return }
    }
    let token = self.code.tokens[index]
    let isSet =
      self.code.isSign("=", at: index + 1) && !self.code.isSign("=", at: index + 2)
      || ["+", "-", "*", "/"].contains { self.code.isSign($0, at: index + 1) }
        && self.code.isSign("=", at: index + 2)
    self.places.append(
      Place(
        range: TextRange(Int(token.start), Int(token.end)), isAssigned: isSet,
        isDeclared: self.isDeclaration(index)))
  }

  private func isDeclaration(_ index: Int) -> Bool {
    switch self.language {
    case .java:
      // `PublishSubject<String> email = …;`
      return
        (self.code.word(at: index - 1) != nil && self.code.word(at: index - 1) != "return"
        || self.code.isSign(">", at: index - 1))
        && ["=", ";"].contains { self.code.isSign($0, at: index + 1) }
    default:
      return ["let", "val", "var", "func"].contains(self.code.word(at: index - 1) ?? "")
    }
  }

  private func isInImport(_ index: Int) -> Bool {
    var place = index
    while place >= 0, !self.code.tokens[place].beginsLine { place -= 1 }
    return ["import", "package"].contains(self.code.word(at: place) ?? "")
  }

  /// Whether a variable or parameter with the name is in scope at a position in Kotlin, or an argument has the name as
  /// its label.
  private func isDeclaredHere(_ index: Int) -> Bool {
    let name = self.code.tokens[index].name
    if self.code.isSign("=", at: index + 1), !self.code.isSign("=", at: index + 2),
      self.code.isSign("(", at: index - 1) || self.code.isSign(",", at: index - 1)
    {
      return true
    }
    return self.code.tokens.indices.contains { place in
      guard self.code.tokens[place].name == name, self.code.tokens[place].kind == .word,
        self.scopes.isSeen(place, from: index)
      else { return false }
      return ["val", "var"].contains(self.code.word(at: place - 1) ?? "")
        || self.code.isSign(":", at: place + 1)
        || self.code.isSign("-", at: place + 1) && self.code.isSign(">", at: place + 2)
        || self.code.isSign(",", at: place + 1) && self.code.isSign("{", at: place - 1)
        || self.code.isSign(",", at: place - 1) && self.code.isSign("-", at: place + 1)
    }
  }

  /// Whether all declarations of the variable that are in scope give it a type outside of the family.
  private func isDeclaredOtherwise(_ use: Int) -> Bool {
    guard !self.parameters.isParameter(at: use) else { return false }
    let name = self.code.tokens[use].name
    var isDeclared = false
    for (index, token) in self.code.tokens.enumerated()
    where token.kind == .word && token.name == name && !self.code.isSign(".", at: index - 1)
      && self.scopes.isSeen(index, from: use)
    {
      switch self.declaredType(at: index) {
      case .none: continue
      case .unknown: return false
      case .named(let type):
        guard self.isOtherType(type) else { return false }
        isDeclared = true
      }
    }
    return isDeclared
  }

  private enum DeclaredType {
    case none
    case unknown
    case named(String)
  }

  /// The declared type of a variable or parameter at a position. A generic type with arguments may be of the family.
  private func declaredType(at index: Int) -> DeclaredType {
    if self.scopes.isPattern(index) { return .unknown }
    if self.language == .java {
      if self.code.isSign(">", at: index - 1) || self.code.isSign("]", at: index - 1) { return .unknown }
      guard let type = self.code.word(at: index - 1) else { return .none }
      if type == "var" { return .unknown }
      return type.first?.isUppercase == true ? .named(type) : .none
    }
    let isVariable = ["let", "val", "var"].contains(self.code.word(at: index - 1) ?? "")
    guard self.code.isSign(":", at: index + 1), !self.code.isSign(":", at: index + 2) else {
      return isVariable ? .unknown : .none
    }
    guard let type = self.code.word(at: index + 2), type.first?.isUppercase == true,
      !self.code.isSign("<", at: index + 3)
    else {
      let isType =
        ["(", "<", "@", "["].contains {
          self.code.isSign($0, at: index + 2) || self.code.isSign($0, at: index + 3)
        }
        || ["any", "borrowing", "consuming", "inout", "some"].contains(self.code.word(at: index + 2) ?? "")
      return isVariable || isType ? .unknown : .none
    }
    return .named(type)
  }
}
