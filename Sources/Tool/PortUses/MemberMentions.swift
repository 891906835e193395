package import SourceModel

/// The positions in a file where code may refer to a member of a type, found from tokens and brackets alone.
///
/// A name after `self`, or without a receiver, can be the member only in an extension or a subclass. After any other
/// receiver it is the member, unless the file declares the receiver with another type.
package struct MemberMentions: TokenReader {
  /// A position in code.
  package struct Place {
    package var range: TextRange
    /// Whether the member is assigned there.
    package var isAssigned: Bool
    /// Whether a type declares a member with that name there.
    package var isDeclared: Bool
  }

  package private(set) var places: [Place] = []

  let tokens: [UseToken]
  let names: [String]
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
    let lexer = bytes.withUnsafeBufferPointer { buffer in
      var lexer = UseLexer(buffer, language)
      lexer.run()
      return lexer
    }
    self.tokens = lexer.tokens
    self.names = lexer.names
    self.language = language
    self.family = family
    self.isOtherType = isOtherType
    self.allNames = Set(lexer.names)
    self.scopes = DeclarationScopes(lexer.tokens, lexer.names)
    self.parameters = ClosureParameters(lexer, language)
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

  /// The type header that begins at a position; nil if none begins there, or if the type has no body.
  private func header(at index: Int) -> Pending? {
    guard let keyword = self.word(at: index), !self.isSign(".", at: index - 1),
      !self.isSign(":", at: index - 1)
    else {
      return nil
    }
    // `new LoginViewModel.ViewModel(environment) { … }` makes a subclass.
    let isAnonymous = self.language == .java && keyword == "new"
    guard isAnonymous || DeclarationScopes.typeWords.contains(keyword),
      self.word(at: index + 1) != nil || keyword == "object" && self.isSign(":", at: index + 1)
    else { return nil }
    var isOfFamily = false
    var path: [String] = []
    var depth = 0
    var place = index + 1
    func close() {
      isOfFamily =
        isOfFamily
        || self.family.contains {
          $0.mayBeMeant(by: path, namesOuter: $0.outer.map(self.allNames.contains) ?? true)
        }
      path = []
    }
    // A header is short: one without a brace in this range is ignored.
    while place < min(self.tokens.count, index + 400) {
      let token = self.tokens[place]
      if let word = self.word(at: place) {
        guard depth == 0 else {
          place += 1
          continue
        }
        let isNext =
          token.beginsLine
          && (DeclarationScopes.memberWords.contains(word) || DeclarationScopes.typeWords.contains(word))
        guard !isNext else { return nil }
        if !self.isSign(".", at: place - 1) { close() }
        // The name of the declared type is not an inherited type.
        let isOwn = place == index + 1 && !isAnonymous && keyword != "extension"
        if !isOwn { path.append(word) }
      } else if token.kind == .sign {
        switch Unicode.Scalar(token.sign) {
        case "(", "<", "[": depth += 1
        case ")", ">", "]": depth = max(0, depth - 1)
        case "{" where depth == 0:
          close()
          return Pending(
            isOfFamily: isOfFamily, isProtocol: ["protocol", "interface"].contains(keyword), brace: place)
        case "}" where depth == 0, ";" where depth == 0: return nil
        case "=" where depth == 0 && keyword != "extension": return nil
        default: break
        }
      }
      place += 1
    }
    return nil
  }

  // MARK: Places

  private mutating func find(_ name: String) {
    guard self.allNames.contains(name) else { return }
    var depth = 0
    var open: [Open] = []
    var pending: [Int: Pending] = [:]
    for (index, token) in self.tokens.enumerated() {
      if token.kind == .sign {
        if token.sign == UInt8(ascii: "{") {
          if let header = pending.removeValue(forKey: index) {
            open.append(Open(depth: depth, isOfFamily: header.isOfFamily, isProtocol: header.isProtocol))
          }
          depth += 1
        } else if token.sign == UInt8(ascii: "}") {
          depth -= 1
          if let last = open.last, last.depth >= depth { open.removeLast() }
        }
        continue
      }
      guard let word = self.word(at: index) else { continue }
      if let header = self.header(at: index) { pending[header.brace] = header }
      if word == name { self.add(index, open) }
    }
  }

  private mutating func add(_ index: Int, _ open: [Open]) {
    // In Java and Kotlin, only a call refers to a method.
    if self.language != .swift, self.isSign("(", at: index + 1) { return }
    guard !self.isInImport(index) else { return }
    var before = index - 1
    let isReference = self.isSign(":", at: before) && self.isSign(":", at: before - 1)
    let isMember = self.isSign(".", at: before) || isReference
    if isMember {
      before -= isReference ? 2 : 1
      while self.isSign("?", at: before) || self.isSign("!", at: before) { before -= 1 }
      let receiver = self.word(at: before)
      let isLong = self.isSign(".", at: before - 1)
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
      if self.isSign(":", at: index + 1), !self.isSign(":", at: index + 2), !self.isDeclaration(index) {
        return
      }
      let isInReceiver = self.language == .kotlin && !self.isDeclaredHere(index)
      // In Java and Kotlin, the classes of view models may be nested in interfaces.
      let isRequired = open.last?.isProtocol == true
      guard isRequired || isInReceiver || open.contains(where: \.isOfFamily) else { return }
    }
    let token = self.tokens[index]
    let isSet =
      self.isSign("=", at: index + 1) && !self.isSign("=", at: index + 2)
      || ["+", "-", "*", "/"].contains { self.isSign($0, at: index + 1) } && self.isSign("=", at: index + 2)
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
        (self.word(at: index - 1) != nil && self.word(at: index - 1) != "return"
        || self.isSign(">", at: index - 1))
        && ["=", ";"].contains { self.isSign($0, at: index + 1) }
    default:
      return ["let", "val", "var", "func"].contains(self.word(at: index - 1) ?? "")
    }
  }

  private func isInImport(_ index: Int) -> Bool {
    var place = index
    while place >= 0, !self.tokens[place].beginsLine { place -= 1 }
    return ["import", "package"].contains(self.word(at: place) ?? "")
  }

  /// Whether a variable or parameter with the name is in scope at a position in Kotlin, or an argument has the name as
  /// its label.
  private func isDeclaredHere(_ index: Int) -> Bool {
    let name = self.tokens[index].name
    if self.isSign("=", at: index + 1), !self.isSign("=", at: index + 2),
      self.isSign("(", at: index - 1) || self.isSign(",", at: index - 1)
    {
      return true
    }
    return self.tokens.indices.contains { place in
      guard self.tokens[place].name == name, self.tokens[place].kind == .word,
        self.scopes.isSeen(place, from: index)
      else { return false }
      return ["val", "var"].contains(self.word(at: place - 1) ?? "") || self.isSign(":", at: place + 1)
        || self.isSign("-", at: place + 1) && self.isSign(">", at: place + 2)
        || self.isSign(",", at: place + 1) && self.isSign("{", at: place - 1)
        || self.isSign(",", at: place - 1) && self.isSign("-", at: place + 1)
    }
  }

  /// Whether all declarations of the variable that are in scope give it a type outside of the family.
  private func isDeclaredOtherwise(_ use: Int) -> Bool {
    guard !self.parameters.isParameter(at: use) else { return false }
    let name = self.tokens[use].name
    var isDeclared = false
    for (index, token) in self.tokens.enumerated()
    where token.kind == .word && token.name == name && !self.isSign(".", at: index - 1)
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
      if self.isSign(">", at: index - 1) || self.isSign("]", at: index - 1) { return .unknown }
      guard let type = self.word(at: index - 1) else { return .none }
      if type == "var" { return .unknown }
      return type.first?.isUppercase == true ? .named(type) : .none
    }
    let isVariable = ["let", "val", "var"].contains(self.word(at: index - 1) ?? "")
    guard self.isSign(":", at: index + 1), !self.isSign(":", at: index + 2) else {
      return isVariable ? .unknown : .none
    }
    guard let type = self.word(at: index + 2), type.first?.isUppercase == true,
      !self.isSign("<", at: index + 3)
    else {
      let isType =
        ["(", "<", "@", "["].contains { self.isSign($0, at: index + 2) || self.isSign($0, at: index + 3) }
        || ["any", "borrowing", "consuming", "inout", "some"].contains(self.word(at: index + 2) ?? "")
      return isVariable || isType ? .unknown : .none
    }
    return .named(type)
  }
}
