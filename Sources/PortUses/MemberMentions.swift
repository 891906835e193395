package import SourceModel

/// The places in a file at which code may mean a member of a type, found by words and brackets alone.
///
/// A name after `self`, and one without anything before it, can mean the member only in an extension or a subclass. After
/// anything else it does, unless the file declares what is before it with another type.
package struct MemberMentions {
  /// A place in code.
  package struct Place {
    package var range: TextRange
    /// Whether the member gets a value there.
    package var isAssigned: Bool
    /// Whether a type declares a member of the name there.
    package var isDeclared: Bool
  }

  package private(set) var places: [Place] = []

  private let tokens: [UseToken]
  private let names: [String]
  private let language: Language
  private let family: [TypePath]
  private let isOtherType: (String) -> Bool
  private let allNames: Set<String>
  private let scopes: DeclarationScopes
  private let parameters: ClosureParameters

  /// - Parameters:
  ///   - name: the name of the member.
  ///   - family: the type, and those that inherit from it.
  ///   - isOtherType: whether a name is certainly that of a type that is none of these.
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

  private func word(_ index: Int) -> String? {
    guard self.tokens.indices.contains(index), self.tokens[index].kind == .word else { return nil }
    return self.names[Int(self.tokens[index].name)]
  }

  private func isSign(_ sign: Unicode.Scalar, _ index: Int) -> Bool {
    self.tokens.indices.contains(index) && self.tokens[index].kind == .sign
      && UInt32(self.tokens[index].sign) == sign.value
  }

  // MARK: Types

  /// A type that is open at a place.
  private struct Open {
    /// The number of open braces around its own.
    var depth: Int
    var isOfFamily: Bool
    var isProtocol: Bool
  }

  /// A header whose brace is still to come.
  private struct Pending {
    var isOfFamily: Bool
    var isProtocol: Bool
    /// The place of its brace.
    var brace: Int
  }

  /// The header of a type that begins at a place; nil where none does, and for one without a body.
  private func header(at index: Int) -> Pending? {
    guard let keyword = self.word(index), !self.isSign(".", index - 1), !self.isSign(":", index - 1) else {
      return nil
    }
    // `new LoginViewModel.ViewModel(environment) { … }` makes a subclass.
    let isAnonymous = self.language == .java && keyword == "new"
    guard isAnonymous || DeclarationScopes.typeWords.contains(keyword),
      self.word(index + 1) != nil || keyword == "object" && self.isSign(":", index + 1)
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
    // A header is short; what is not closed by then is none.
    while place < min(self.tokens.count, index + 400) {
      let token = self.tokens[place]
      if let word = self.word(place) {
        guard depth == 0 else {
          place += 1
          continue
        }
        let isNext =
          token.beginsLine
          && (DeclarationScopes.memberWords.contains(word) || DeclarationScopes.typeWords.contains(word))
        guard !isNext else { return nil }
        if !self.isSign(".", place - 1) { close() }
        // The name that a type gets is no type that it inherits.
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
      guard let word = self.word(index) else { continue }
      if let header = self.header(at: index) { pending[header.brace] = header }
      if word == name { self.add(index, open) }
    }
  }

  private mutating func add(_ index: Int, _ open: [Open]) {
    // In Java and Kotlin nothing but a call means a method.
    if self.language != .swift, self.isSign("(", index + 1) { return }
    guard !self.isInImport(index) else { return }
    var before = index - 1
    let isReference = self.isSign(":", before) && self.isSign(":", before - 1)
    let isMember = self.isSign(".", before) || isReference
    if isMember {
      before -= isReference ? 2 : 1
      while self.isSign("?", before) || self.isSign("!", before) { before -= 1 }
      let receiver = self.word(before)
      let isLong = self.isSign(".", before - 1)
      let isInstance = ["self", "super", "this"].contains(receiver ?? "") && !isLong
      if isInstance {
        guard open.contains(where: \.isOfFamily) else { return }
      } else if receiver != nil, !isLong, self.isDeclaredOtherwise(before) {
        return
      } else if isReference, isLong, let receiver, PortalNames.kind(of: receiver) != nil {
        // `viewModel.inputs::emailChanged` means what the list has, a function.
        return
      }
    } else {
      // `emailChanged(email: email)` names no member twice.
      if self.isSign(":", index + 1), !self.isSign(":", index + 2), !self.isDeclaration(index) { return }
      let isInReceiver = self.language == .kotlin && !self.isDeclaredHere(index)
      // In Java and Kotlin the classes of view models are in interfaces.
      let isRequired = open.last?.isProtocol == true
      guard isRequired || isInReceiver || open.contains(where: \.isOfFamily) else { return }
    }
    let token = self.tokens[index]
    let isSet =
      self.isSign("=", index + 1) && !self.isSign("=", index + 2)
      || ["+", "-", "*", "/"].contains { self.isSign($0, index + 1) } && self.isSign("=", index + 2)
    self.places.append(
      Place(
        range: TextRange(Int(token.start), Int(token.end)), isAssigned: isSet,
        isDeclared: self.isDeclaration(index)))
  }

  private func isDeclaration(_ index: Int) -> Bool {
    switch self.language {
    case .java:
      // `PublishSubject<String> email = …;`
      return (self.word(index - 1) != nil && self.word(index - 1) != "return" || self.isSign(">", index - 1))
        && ["=", ";"].contains { self.isSign($0, index + 1) }
    default:
      return ["let", "val", "var", "func"].contains(self.word(index - 1) ?? "")
    }
  }

  private func isInImport(_ index: Int) -> Bool {
    var place = index
    while place >= 0, !self.tokens[place].beginsLine { place -= 1 }
    return ["import", "package"].contains(self.word(place) ?? "")
  }

  /// Whether a variable or a parameter of the name can be seen at a place in Kotlin, or an argument has the name there.
  private func isDeclaredHere(_ index: Int) -> Bool {
    let name = self.tokens[index].name
    if self.isSign("=", index + 1), !self.isSign("=", index + 2),
      self.isSign("(", index - 1) || self.isSign(",", index - 1)
    {
      return true
    }
    return self.tokens.indices.contains { place in
      guard self.tokens[place].name == name, self.tokens[place].kind == .word,
        self.scopes.isSeen(place, from: index)
      else { return false }
      return ["val", "var"].contains(self.word(place - 1) ?? "") || self.isSign(":", place + 1)
        || self.isSign("-", place + 1) && self.isSign(">", place + 2)
        || self.isSign(",", place + 1) && self.isSign("{", place - 1)
        || self.isSign(",", place - 1) && self.isSign("-", place + 1)
    }
  }

  /// Whether each declaration of a variable that can be seen at a place gives it a type that is none of the family.
  private func isDeclaredOtherwise(_ use: Int) -> Bool {
    guard !self.parameters.isParameter(at: use) else { return false }
    let name = self.tokens[use].name
    var isDeclared = false
    for (index, token) in self.tokens.enumerated()
    where token.kind == .word && token.name == name && !self.isSign(".", index - 1)
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

  /// The type that a variable or a parameter gets at a place. What has arguments may be of the family.
  private func declaredType(at index: Int) -> DeclaredType {
    if self.scopes.isPattern(index) { return .unknown }
    if self.language == .java {
      if self.isSign(">", index - 1) || self.isSign("]", index - 1) { return .unknown }
      guard let type = self.word(index - 1) else { return .none }
      if type == "var" { return .unknown }
      return type.first?.isUppercase == true ? .named(type) : .none
    }
    let isVariable = ["let", "val", "var"].contains(self.word(index - 1) ?? "")
    guard self.isSign(":", index + 1), !self.isSign(":", index + 2) else {
      return isVariable ? .unknown : .none
    }
    guard let type = self.word(index + 2), type.first?.isUppercase == true, !self.isSign("<", index + 3)
    else {
      let isType =
        ["(", "<", "@", "["].contains { self.isSign($0, index + 2) || self.isSign($0, index + 3) }
        || ["any", "borrowing", "consuming", "inout", "some"].contains(self.word(index + 2) ?? "")
      return isVariable || isType ? .unknown : .none
    }
    return .named(type)
  }
}
