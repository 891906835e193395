import Engine
import SourceModel
import SwiftLanguage

/// The types whose names differ between Swift and Java, or Kotlin.
///
/// A team adds to it under `scaffolding: types:` in its configuration. Types in neither table are the app's own, and
/// have one name in all languages.
struct TypeTable {
  /// The Java name of a Swift type, and its primitive outside of generics.
  private static let standard: [(swift: String, java: String, primitive: String?)] = [
    ("Bool", "Boolean", "boolean"),
    ("Int", "Integer", "int"),
    ("Int8", "Byte", "byte"),
    ("Int16", "Short", "short"),
    ("Int64", "Long", "long"),
    ("Double", "Double", "double"),
    ("Float", "Float", "float"),
    ("Character", "Character", "char"),
    ("String", "String", nil),
    ("Any", "Object", nil),
    ("Error", "Throwable", nil),
    ("Set", "java.util.Set", nil),
    ("Date", "java.util.Date", nil),
    ("Decimal", "java.math.BigDecimal", nil),
    ("Locale", "java.util.Locale", nil),
    ("URL", "java.net.URI", nil),
    ("UUID", "java.util.UUID", nil),
  ]

  /// The Java counterparts of types with special syntax in Swift.
  private static let structural: [String: String] = [
    "BiConsumer": "java.util.function.BiConsumer", "BiFunction": "java.util.function.BiFunction",
    "Consumer": "java.util.function.Consumer", "Function": "java.util.function.Function",
    "List": "java.util.List", "Map": "java.util.Map", "Optional": "java.util.Optional",
    "Supplier": "java.util.function.Supplier",
    "NoValue": "com.plumbline.android.NoValue", "ValuePair": "com.plumbline.android.ValuePair",
  ]

  let javaNames: [String: String]
  private let swiftNames: [String: String]
  private let primitives: [String: String]
  /// The import of a simple name in Java.
  private let imports: [String: String]
  /// The type in Java of two values in one.
  private let pair: String

  /// - Parameters:
  ///   - settings: a team's types.
  ///   - pair: the type in Java of two values in one.
  init(_ settings: ScaffoldingSettings = ScaffoldingSettings(), pair: String = "ValuePair") {
    self.pair = pair
    let own = settings.types.compactMap { pair in pair.java.map { (pair.swift, $0) } }
    let named = Set(settings.types.map(\.swift))
    let standard = Self.standard.filter { !named.contains($0.swift) }.map { ($0.swift, $0.java) }
    self.javaNames = Dictionary(own + standard) { first, _ in first }
    self.swiftNames = Dictionary((own + standard).map { (Self.simple($0.1), $0.0) }) { first, _ in first }
    self.primitives = Dictionary(
      uniqueKeysWithValues: Self.standard.compactMap { type in type.primitive.map { (type.java, $0) } })
    var imports = Self.structural
    for (_, java) in own + standard where java.contains(".") { imports[Self.simple(java)] = java }
    for name in settings.imports[.java] ?? [] { imports[Self.simple(name)] = name }
    self.imports = imports
  }

  static func simple(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// The type that is imported for a simple name in Java; nil when nothing is known of it.
  func importedJava(_ name: String) -> String? { self.imports[name] }

  // MARK: To Java

  /// The Java type, as written between angle brackets.
  ///
  /// - Throws: a type without a counterpart in Java.
  func java(_ type: PortType, unit: String) throws(ScaffoldError) -> JavaType {
    switch type {
    case .named(let path, let arguments):
      let name = path.joined(separator: ".")
      let known = self.javaNames[name] ?? name
      var java = JavaType(Self.isQualified(known) ? Self.simple(known) : known)
      var written: [String] = []
      for argument in arguments {
        let argument = try self.java(argument, unit: unit)
        written.append(argument.text)
        java.names += argument.names
      }
      if !written.isEmpty { java.text += "<\(written.joined(separator: ", "))>" }
      return java
    case .optional(let wrapped): return try self.generic("Optional", [wrapped], unit)
    case .array(let element): return try self.generic("List", [element], unit)
    case .dictionary(let key, let value): return try self.generic("Map", [key, value], unit)
    case .tuple(let elements):
      guard let first = elements.first else { return JavaType(unit) }
      var java = try self.java(first.type, unit: unit)
      for element in elements.dropFirst() {
        java = .generic(self.pair, [java, try self.java(element.type, unit: unit)])
      }
      return java
    case .function(let function): return try self.java(function, unit)
    case .constrained(_, let type): return try self.java(type, unit: unit)
    case .composition, .verbatim:
      throw ScaffoldError("Java has no type for '\(type)': use a type of the app instead")
    }
  }

  /// The type of a parameter in Java, where numbers and Booleans are primitive.
  func javaParameter(_ type: PortType, unit: String) throws(ScaffoldError) -> JavaType {
    let java = try self.java(type, unit: unit)
    return self.primitives[java.text].map { JavaType($0, isPrimitive: true) } ?? java
  }

  private func java(_ function: PortType.Function, _ unit: String) throws(ScaffoldError) -> JavaType {
    var function = function
    // More than two values are passed as pairs of pairs.
    if function.parameters.count > 2 {
      function.parameters = [.tuple(function.parameters.map { PortType.Element($0) })]
    }
    let returnsNothing = function.result == .void
    let result = returnsNothing ? [] : [function.result]
    switch (function.parameters.count, returnsNothing) {
    case (0, true): return JavaType("Runnable")
    case (0, false): return try self.generic("Supplier", result, unit)
    case (1, true): return try self.generic("Consumer", function.parameters, unit)
    case (1, false): return try self.generic("Function", function.parameters + result, unit)
    case (2, true): return try self.generic("BiConsumer", function.parameters, unit)
    default: return try self.generic("BiFunction", function.parameters + result, unit)
    }
  }

  private func generic(_ name: String, _ arguments: [PortType], _ unit: String) throws(ScaffoldError)
    -> JavaType
  {
    var types: [JavaType] = []
    for argument in arguments { types.append(try self.java(argument, unit: unit)) }
    return .generic(name, types)
  }

  /// Whether a name has a package in front: parts that start with small letters.
  static func isQualified(_ name: String) -> Bool {
    name.contains(".") && name.first?.isLowercase == true
  }

  // MARK: To Swift

  /// The type in Swift for one in Java.
  func swift(_ type: TypeReference) -> PortType {
    switch type {
    case .named(let path, let arguments):
      let name = Self.isQualified(path.joined(separator: ".")) ? path.last ?? "" : path.joined(separator: ".")
      return self.swift(name, arguments.map(self.swift))
    case .array(.named(["byte"], _)): return .named("Data")
    case .array(let element): return .array(self.swift(element))
    case .dictionary(let key, let value): return .dictionary(self.swift(key), self.swift(value))
    // Parentheses around a type.
    case .tuple(let elements) where elements.count == 1: return self.swift(elements[0])
    case .tuple(let elements): return .tuple(elements.map { PortType.Element(self.swift($0)) })
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): return .optional(self.swift(wrapped))
    case .composition(let types): return .composition(types.map(self.swift))
    case .other(let text):
      if let function = self.function(text) { return function }
      // `? extends Message`
      let name = text.split(separator: " ").last.map(String.init) ?? ""
      return SwiftWords.isName(name) ? self.swift(name, [PortType]()) : .named("Any")
    }
  }

  /// Reads a function type in Kotlin, `(Int, Message?) -> Unit`, which Swift spells alike; nil for other texts.
  private func function(_ text: String) -> PortType? {
    let suspending = "suspend "
    let isSuspending = text.hasPrefix(suspending)
    let plain = isSuspending ? String(text.dropFirst(suspending.count)) : text
    guard text.contains("->"), case .function(var type)? = try? Requirement.type(plain) else { return nil }
    if isSuspending { type.effects = ["async"] }
    return self.translated(.function(type))
  }

  /// A type with the names of Swift.
  private func translated(_ type: PortType) -> PortType {
    switch type {
    case .named(let path, let arguments):
      return self.swift(path.joined(separator: "."), arguments.map(self.translated))
    case .optional(let wrapped): return .optional(self.translated(wrapped))
    case .function(var function):
      function.parameters = function.parameters.map(self.translated)
      function.result = self.translated(function.result)
      return .function(function)
    default: return type
    }
  }

  private func swift(_ name: String, _ types: [PortType]) -> PortType {
    switch (name, types.count) {
    case ("NoValue", 0), ("Unit", 0), ("Void", 0): return .void
    case ("Optional", 1): return .optional(types[0])
    case ("Array", 1), ("List", 1): return .array(types[0])
    case ("Map", 2): return .dictionary(types[0], types[1])
    case ("Pair", 2), ("ValuePair", 2):
      // Longer tuples are nested pairs: the first one contains the others.
      if case .tuple(let elements) = types[0], !elements.isEmpty {
        return .tuple(elements + [PortType.Element(types[1])])
      }
      return .tuple([PortType.Element(types[0]), PortType.Element(types[1])])
    case ("Triple", 3): return .tuple(types.map { PortType.Element($0) })
    case ("ByteArray", 0): return .named("Data")
    case ("Char", 0): return .named("Character")
    case ("Runnable", 0): return .function(PortType.Function([], result: .void))
    case ("Supplier", 1): return .function(PortType.Function([], result: types[0]))
    case ("Consumer", 1): return .function(PortType.Function([types[0]], result: .void))
    case ("Function", 2): return .function(PortType.Function([types[0]], result: types[1]))
    case ("BiConsumer", 2): return .function(PortType.Function([types[0], types[1]], result: .void))
    case ("BiFunction", 3): return .function(PortType.Function([types[0], types[1]], result: types[2]))
    default: break
    }
    let boxed = self.primitives.first { $0.value == name }?.key ?? name
    return .named((self.swiftNames[boxed] ?? boxed).split(separator: ".").map(String.init), arguments: types)
  }
}

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
