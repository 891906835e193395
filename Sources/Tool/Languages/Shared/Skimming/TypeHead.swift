package import SourceModel

/// The head of a declaration of a type: its name, and what it inherits.
package struct TypeHead {
  package var kind: FileIndex.Header.Kind
  /// The name with its dots; empty for an object without one.
  package var name: String
  package var parameters: [TypeScanner.Parameter] = []
  /// The index of the parameters of a constructor.
  package var constructor: Int?
  package var inherited: [NamedType] = []
  /// The name of the superclass, where the head distinguishes it from protocols.
  package var superclass: String?
  /// The constraints on generic parameters.
  package var constraints: [String: NamedType] = [:]
  /// Whether it has constraints.
  package var isConstrained = false
  /// The index after it: that of a brace if it has a body.
  package var end: Int
}

/// Reads the heads of types from the tokens of a file.
package struct TypeHeadScanner {
  package let code: CodeTokens
  package let types: TypeScanner
  private let syntax: HeadSyntax

  package init(_ types: TypeScanner) {
    self.code = types.code
    self.types = types
    self.syntax = types.code.language.profile.heads
  }

  /// The head that begins with the keyword at an index; nil if none does.
  package func head(at keyword: Int) -> TypeHead? {
    guard let kind = self.kind(at: keyword) else { return nil }
    var head = TypeHead(kind: kind, name: "", end: keyword + 1)
    if self.isName(at: head.end) {
      self.readName(of: &head)
      if let signs = self.syntax.contextualKeywords[self.code.word(at: keyword) ?? ""],
        !self.code.isSign(among: signs, at: keyword + 2)
      {
        return nil
      }
      if self.syntax.hasConstructor { self.readConstructor(of: &head) }
    } else if self.code.word(at: keyword) != "object" {
      return nil
    }
    self.readInherited(by: &head)
    if self.code.word(at: head.end) == "where" { self.readConstraints(of: &head) }
    return head
  }

  /// The kind of type that the keyword at an index declares; nil for a word that is a name or a label there.
  private func kind(at index: Int) -> FileIndex.Header.Kind? {
    guard self.code.meaning(at: index) == .type,
      let kind = self.code.word(at: index).flatMap({ self.syntax.kinds[$0] }),
      !self.code.isSign(".", at: index - 1),
      !(self.code.isSign(":", at: index - 1) && self.code.isSign(":", at: index - 2))
    else { return nil }
    if self.code.isSign("@", at: index - 1) { return self.syntax.markedKinds["@"] ?? kind }
    return self.modifiers(before: index).firstResult { self.syntax.markedKinds[$0] } ?? kind
  }

  /// The modifiers before the keyword at an index, the nearest first.
  package func modifiers(before index: Int) -> [String] {
    var found: [String] = []
    while let word = self.code.word(at: index - found.count - 1), self.syntax.modifiers.contains(word),
      !self.code.tokens[index - found.count - 1].isQuoted
    {
      found.append(word)
    }
    return found
  }

  private func isName(at index: Int) -> Bool {
    switch self.code.meaning(at: index) {
    case .name, .importing, .packaging, .companion: true
    default: false
    }
  }

  private func readName(of head: inout TypeHead) {
    guard head.kind == .extension else {
      head.name = self.code.word(at: head.end) ?? ""
      (head.parameters, head.end) = self.types.genericParameters(at: head.end + 1)
      return
    }
    let path = self.types.path(at: head.end)
    (head.name, head.end) = (path.type.path, path.next)
  }

  /// Reads a constructor with its annotations and modifiers. Without one these belong to the next declaration.
  private func readConstructor(of head: inout TypeHead) {
    var index = head.end
    while true {
      let next = self.types.afterAttribute(index)
      let isModifier = self.code.word(at: index).map(self.syntax.modifiers.contains) == true
      guard next > index || isModifier else { break }
      index = max(next, index + 1)
    }
    if self.code.meaning(at: index) == .initializer { head.end = index + 1 }
    guard self.code.isSign("(", at: head.end) else { return }
    head.constructor = head.end
    head.end = self.code.after(bracketAt: head.end)
  }

  // MARK: Inheritance

  private func readInherited(by head: inout TypeHead) {
    var keyword: String?
    while true {
      let isFirst = keyword == nil
      if self.syntax.superclass == .keyword {
        if let word = self.code.word(at: head.end), ["extends", "implements", "permits"].contains(word) {
          keyword = word
        } else if isFirst || !self.code.isSign(",", at: head.end) {
          return
        }
      } else {
        guard self.code.isSign(isFirst ? ":" : ",", at: head.end) else { return }
        keyword = ":"
      }
      let start = head.end
      head.end += 1
      self.readType(inheritedBy: &head, after: keyword ?? "")
      guard head.end > start + 1 else { return }
    }
  }

  private func readType(inheritedBy head: inout TypeHead, after keyword: String) {
    while self.code.isSign(among: ["~", "@"], at: head.end) {
      head.end = max(self.types.afterAttribute(head.end), head.end + 1)
    }
    let (type, next) = self.types.type(at: head.end)
    head.end = next
    if let type, keyword != "permits" {
      head.inherited += type.parts
      let isSuperclass =
        switch self.syntax.superclass {
        case .unmarked: false
        case .keyword: keyword == "extends" && head.kind == .class
        case .arguments: self.code.isSign("(", at: next)
        }
      if isSuperclass { head.superclass = head.superclass ?? type.path }
    }
    guard self.syntax.superclass == .arguments else { return }
    if self.code.isSign("(", at: head.end) { head.end = self.code.after(bracketAt: head.end) }
    if self.code.word(at: head.end) == "by" { head.end = self.end(ofDelegateAt: head.end + 1) }
  }

  /// The index after an expression that a type delegates to.
  private func end(ofDelegateAt start: Int) -> Int {
    var index = start
    // An object has a body of its own.
    if self.code.word(at: index) == "object" {
      while index < self.code.tokens.count, !self.code.isSign("{", at: index) { index += 1 }
      return self.code.after(bracketAt: index)
    }
    while index < self.code.tokens.count {
      switch self.code.tokens[index].kind {
      case .word:
        switch self.code.meaning(at: index) {
        case .type, .function, .variable, .alias: return index
        default: if index > start, self.beginsDeclaration(index) { return index }
        }
        index += 1
      case .literal: index += 1
      case .sign:
        if self.code.isSign(among: [",", "{", "}", ")", "]", ";"], at: index) { return index }
        if self.code.isSign("@", at: index), self.beginsDeclaration(index) { return index }
        let arguments = self.code.isSign("<", at: index) ? self.types.typeArguments(at: index) : nil
        index = arguments?.next ?? self.code.after(bracketAt: index)
      }
    }
    return index
  }

  /// Whether a token begins a line, and does not continue the line before.
  private func beginsDeclaration(_ index: Int) -> Bool {
    self.code.tokens[index].beginsLine
      && (self.code.isWord(at: index - 1) || self.code.isSign(")", at: index - 1))
  }

  private func readConstraints(of head: inout TypeHead) {
    head.isConstrained = true
    (head.constraints, head.end) = self.types.constraints(at: head.end)
    while head.end < self.code.tokens.count, !self.code.isSign(among: ["{", "}", ";"], at: head.end) {
      // The declaration of a class without a body ends with its line.
      if self.syntax.superclass == .arguments, self.code.tokens[head.end].beginsLine { return }
      head.end += 1
    }
  }
}
