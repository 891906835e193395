import ReaderSupport
import SourceModel

/// The closure parameters without a type annotation.
struct ClosureParameters {
  let code: CodeTokens
  private let language: Language
  private let declarations: DeclarationScanner
  /// The index of the opening bracket around each token; -1 for none.
  private let outer: [Int]

  init(_ code: CodeTokens) {
    self.code = code
    self.language = code.language
    self.declarations = DeclarationScanner(TypeScanner(code))
    self.outer = code.outerBrackets()
  }

  /// Whether the name at an index is that of a parameter, without a type annotation, of an enclosing closure.
  func isParameter(at index: Int) -> Bool {
    let name = self.code.tokens[index].name
    var place = index
    while true {
      if self.language == .java, let isTyped = self.lambdaParameter(name, before: place) { return !isTyped }
      let opening = self.outer[place]
      guard opening >= 0 else { return false }
      if self.language != .java, self.code.isSign("{", at: opening),
        let isTyped = self.parameter(name, ofClosureAt: opening)
      {
        return !isTyped
      }
      place = opening
    }
  }

  // MARK: Swift and Kotlin

  /// Whether a parameter of the closure with an opening brace has a type annotation; nil when the closure has no such
  /// parameter.
  private func parameter(_ name: Int32, ofClosureAt opening: Int) -> Bool? {
    let head = self.declarations.closureHead(at: opening + 1)
    return head.parameters.first { $0.name == name }.map { $0.type != nil }
  }

  // MARK: Java

  /// Whether a parameter of an enclosing lambda has a type annotation; nil when no such lambda begins in the brackets
  /// around the position.
  private func lambdaParameter(_ name: Int32, before place: Int) -> Bool? {
    var index = place - 1
    while index > self.outer[place] {
      if self.code.isSign(among: [";", "}"], at: index) { return nil }
      if self.code.isArrow(at: index - 1) {
        let last = index - 2
        guard last >= 0 else { return nil }
        if self.code.tokens[last].kind == .word, self.code.tokens[last].name == name {
          return self.isAfterType(last)
        }
        if let opening = self.code.opening(of: last) {
          for parameter in opening..<last
          where self.code.tokens[parameter].kind == .word && self.code.tokens[parameter].name == name
            && self.code.isSign(among: [",", ")"], at: parameter + 1)
          {
            return !self.code.isSign(among: ["(", ","], at: parameter - 1)
          }
        }
        index = last
      }
      index = (self.code.opening(of: index) ?? index) - 1
    }
    return nil
  }

  /// Whether a type precedes a name, as in the rule `case Form form ->`.
  private func isAfterType(_ index: Int) -> Bool {
    guard index > 0, self.code.tokens[index - 1].kind == .word else {
      return self.code.isSign(among: [">", "]"], at: index - 1) && !self.code.isArrow(at: index - 2)
    }
    return !["return", "yield"].contains(self.code.names[Int(self.code.tokens[index - 1].name)])
  }
}
