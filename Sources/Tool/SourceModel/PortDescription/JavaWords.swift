/// The words of Java that cannot be names of fields, methods and parameters.
package enum JavaWords {
  package static let reserved: Set = [
    "_", "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const",
    "continue",
    "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto",
    "if", "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "null",
    "package",
    "private", "protected", "public", "return", "short", "static", "strictfp", "super", "switch",
    "synchronized",
    "this", "throw", "throws", "transient", "true", "try", "void", "volatile", "while",
  ]

  package static let primitives: Set = [
    "boolean", "byte", "char", "double", "float", "int", "long", "short",
  ]

  /// The methods of every object, and those of the base classes of view models, whose names no port can have.
  private static let methods: Set = [
    "activityResult", "arguments", "attach", "bindToLifecycle", "environment", "finish", "finishesWith",
    "intent", "isFinished", "onFinished", "savedValues", "view", "whileAttached",
    "clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait",
  ]

  /// Whether a text is a name in Java: of a package, of a class.
  package static func isName(_ text: String) -> Bool {
    SwiftWords.isName(text) && !self.reserved.contains(text)
  }

  /// Whether a text is a dotted name: of a package, or of a class with its package.
  package static func isPath(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).map(String.init).allSatisfy(self.isName)
  }

  /// Whether a text is the name of a type, with or without its package, or an array of such a type or of a primitive one.
  package static func isType(_ text: String) -> Bool {
    var element = text
    while element.hasSuffix("[]") { element.removeLast(2) }
    return self.isPath(element) || element != text && self.primitives.contains(element)
  }

  /// The Java name for a Swift name.
  ///
  /// A reserved word gets an underscore, and so does a reserved word that ends in underscores already.
  package static func escaped(_ name: String) -> String {
    self.needsUnderscore(name) ? name + "_" : name
  }

  /// A name without the underscore that `escaped` has added.
  package static func unescaped(_ name: String) -> String {
    guard name.hasSuffix("_"), self.needsUnderscore(String(name.dropLast())) else { return name }
    return String(name.dropLast())
  }

  private static func needsUnderscore(_ name: String) -> Bool {
    let stem = name.reversed().drop { $0 == "_" }.reversed()
    let word = String(stem)
    return self.reserved.contains(word) || self.methods.contains(word)
  }
}
