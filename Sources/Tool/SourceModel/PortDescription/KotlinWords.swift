/// Names in Kotlin.
package enum KotlinWords {
  private static let reserved: Set = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is",
    "null",
    "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val",
    "var",
    "when", "while",
  ]

  /// The methods of every object, those of a view model of Android, and the members of a new view model, whose names no
  /// port can have.
  private static let members: Set = [
    "addCloseable", "clear", "disposables", "equals", "finalize", "getClass", "getCloseable", "getInputs",
    "getOutputs",
    "hashCode", "notify", "notifyAll", "onCleared", "toString", "wait",
  ]

  /// A name as source text has it: in backticks where it is a keyword, or has characters that need them.
  package static func quoted(_ name: String) -> String {
    let isPlain = name.unicodeScalars.allSatisfy { $0 == "_" || self.isLetterOrDigit($0) }
    let isBlank = name.allSatisfy { $0 == "_" }
    return isPlain && !isBlank && !self.reserved.contains(name) ? name : "`\(name)`"
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .decimalNumber, .lowercaseLetter, .modifierLetter, .otherLetter, .titlecaseLetter, .uppercaseLetter:
      scalar.value < 0x10000
    default: false
    }
  }

  /// A dotted name, with backticks around the parts that need them.
  package static func quotedPath(_ path: String) -> String {
    path.split(separator: ".").map { self.quoted(String($0)) }.joined(separator: ".")
  }

  /// The name of a port in Kotlin for a Swift name.
  ///
  /// The name of another member gets an underscore, and so does such a name that ends in underscores already.
  package static func escaped(_ name: String) -> String {
    self.needsUnderscore(name) ? name + "_" : name
  }

  /// A name without the underscore that `escaped` has added.
  package static func unescaped(_ name: String) -> String {
    guard name.hasSuffix("_"), self.needsUnderscore(String(name.dropLast())) else { return name }
    return String(name.dropLast())
  }

  private static func needsUnderscore(_ name: String) -> Bool {
    self.members.contains(String(name.reversed().drop { $0 == "_" }.reversed()))
  }
}
