import SourceModel

extension TypeTable {
  /// The names in Kotlin of types that have others in Java.
  private static let kotlinNames = [
    "Integer": "Int", "Character": "Char", "Object": "Any", "java.util.List": "List", "java.util.Map": "Map",
    "java.util.Set": "Set", "boolean[]": "BooleanArray", "byte[]": "ByteArray", "char[]": "CharArray",
    "double[]": "DoubleArray", "float[]": "FloatArray", "int[]": "IntArray", "long[]": "LongArray",
    "short[]": "ShortArray",
  ]

  /// The type in Kotlin of a value that may be null.
  ///
  /// - Throws: a type without a counterpart in Kotlin.
  func kotlin(_ type: PortType) throws(ScaffoldError) -> JavaType {
    switch type {
    case .named(let path, let arguments): return try self.kotlin(path.joined(separator: "."), arguments)
    case .optional(let wrapped):
      var kotlin = try self.kotlinValue(wrapped)
      kotlin.text = wrapped.isFunction ? "(\(kotlin.text))?" : "\(kotlin.text)?"
      return kotlin
    case .array(let element): return try self.builtIn("List", [element])
    case .dictionary(let key, let value): return try self.builtIn("Map", [key, value])
    case .tuple(let elements):
      guard let first = elements.first else { return JavaType("Unit", isPrimitive: true) }
      let isTriple = elements.count > 2
      // More than three values are a pair of the others and the last one.
      guard elements.count > 3 else {
        return try self.builtIn(
          isTriple ? "Triple" : "Pair", elements.count == 1 ? [first.type] : elements.map(\.type))
      }
      return try self.builtIn("Pair", [.tuple(elements.dropLast()), elements[elements.count - 1].type])
    case .function(let function):
      let parameters = try self.all(function.parameters)
      let result = try self.kotlin(function.result)
      let prefix = function.effects.contains("async") ? "suspend " : ""
      var kotlin = JavaType(
        "\(prefix)(\(parameters.map(\.text).joined(separator: ", "))) -> \(result.text)", isPrimitive: true)
      kotlin.names = parameters.flatMap(\.names) + result.names
      return kotlin
    case .constrained(_, let type): return try self.kotlin(type)
    case .composition, .verbatim:
      throw ScaffoldError("Kotlin has no type for '\(type)': use a type of the app instead")
    }
  }

  /// The type in Kotlin of the values of a stream, which are never null.
  func kotlinValue(_ type: PortType) throws(ScaffoldError) -> JavaType {
    guard case .optional(let wrapped) = type else { return try self.kotlin(type) }
    return .generic("Optional", [try self.kotlinValue(wrapped)])
  }

  private func kotlin(_ name: String, _ arguments: [PortType]) throws(ScaffoldError) -> JavaType {
    let java = self.javaNames[name] ?? name
    var element = java
    var depth = 0
    while Self.kotlinNames[element] == nil, element.hasSuffix("[]") {
      element.removeLast(2)
      depth += 1
    }
    let known = Self.kotlinNames[element]
    let simple = known ?? (Self.isQualified(element) ? Self.simple(element) : element)
    let arguments = try self.all(arguments)
    var kotlin = JavaType(KotlinWords.quotedPath(simple))
    kotlin.names = (known == nil ? [simple] : []) + arguments.flatMap(\.names)
    if !arguments.isEmpty { kotlin.text += "<\(arguments.map(\.text).joined(separator: ", "))>" }
    for _ in 0..<depth { kotlin.text = "Array<\(kotlin.text)>" }
    return kotlin
  }

  /// A generic type that Kotlin imports by itself.
  private func builtIn(_ name: String, _ arguments: [PortType]) throws(ScaffoldError) -> JavaType {
    var type = JavaType.generic(name, try self.all(arguments))
    type.names.removeFirst()
    return type
  }

  private func all(_ types: [PortType]) throws(ScaffoldError) -> [JavaType] {
    var all: [JavaType] = []
    for type in types { all.append(try self.kotlin(type)) }
    return all
  }
}
