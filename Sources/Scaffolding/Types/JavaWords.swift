import SourceModel

/// The words of Java that cannot be names of fields, methods and parameters.
public enum JavaWords {
  private static let reserved: Set = [
    "_", "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const",
    "continue",
    "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto",
    "if", "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "null",
    "package",
    "private", "protected", "public", "return", "short", "static", "strictfp", "super", "switch",
    "synchronized",
    "this", "throw", "throws", "transient", "true", "try", "void", "volatile", "while",
  ]

  /// The methods of every object, and those of the base classes of view models, whose names no port can have.
  private static let methods: Set = [
    "activityResult", "arguments", "attach", "bindToLifecycle", "environment", "finish", "intent",
    "isFinished",
    "savedState", "view", "whileAttached",
    "clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait",
  ]

  /// Whether a text is a name in Java: of a package, of a class.
  public static func isName(_ text: String) -> Bool {
    SwiftWords.isName(text) && !self.reserved.contains(text)
  }

  /// A name of Swift as a name of Java.
  ///
  /// A word that cannot be one gets an underscore, and so does one that ends in an underscore for that reason.
  static func escaped(_ name: String) -> String {
    self.needsUnderscore(name) ? name + "_" : name
  }

  /// The name that was given an underscore, without it.
  static func unescaped(_ name: String) -> String {
    guard name.hasSuffix("_"), self.needsUnderscore(String(name.dropLast())) else { return name }
    return String(name.dropLast())
  }

  private static func needsUnderscore(_ name: String) -> Bool {
    let stem = name.reversed().drop { $0 == "_" }.reversed()
    let word = String(stem)
    return self.reserved.contains(word) || self.methods.contains(word)
  }
}
