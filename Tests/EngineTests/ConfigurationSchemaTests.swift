import Foundation
import Reporting
import Rules
import SourceModel
import Testing
import Yams

@testable import Engine

/// The schema of `.plumb.yml` against the command: an editor marks what the command refuses, and nothing else.
struct ConfigurationSchemaTests {
  /// The places of values, each marked by `%`.
  static let places = [
    "%", "include: %", "exclude: [%]", "exclude: [App, %]", "dialects: %", "dialects: {%: rxswift}",
    "dialects: {App: %}",
    "preset: %", "rules: %", "rules: {%: off}", "rules: {void-input: %}",
    "rules: {void-input: {severity: %}}",
    "rules: {void-input: {%: on}}", "rules: {output-type: {accepted-types: %}}",
    "rules: {output-type: {accepted-types: [%]}}", "overrides: %", "overrides: [%]",
    "overrides: [{paths: %}]", "overrides: [{paths: [%]}]", "overrides: [{paths: [App], rules: %}]",
    "overrides: [{paths: [App], rules: {void-input: %}}]", "overrides: [{rules: {void-input: %}}]",
    "fail-level: %", "baseline: %", "%: x",
    "scaffolding: %", "scaffolding: {%: {}}", "scaffolding: {names: %}", "scaffolding: {names: {%: {}}}",
    "scaffolding: {names: {inputs: %}}", "scaffolding: {names: {inputs: {%: tapped}}}",
    "scaffolding: {names: {inputs: {'*Tapped': %}}}", "scaffolding: {names: {outputs: {isShown: %}}}",
    "scaffolding: {names: {view-models: {%: Login}}}", "scaffolding: {names: {view-models: {Login: %}}}",
    "scaffolding: {names: {view-models: {'Log*': %}}}", "scaffolding: {types: %}",
    "scaffolding: {types: {%: java.util.List}}", "scaffolding: {types: {Array: %}}",
    "scaffolding: {imports: %}", "scaffolding: {imports: {%: []}}", "scaffolding: {imports: {swift: [%]}}",
    "scaffolding: {imports: {java: [%]}}", "scaffolding: {imports: {java: %}}", "twins: %", "twins: {%: {}}",
    "twins: {view-models: %}", "twins: {view-models: {%: Login}}", "twins: {view-models: {Login: %}}",
    "twins: {ports: %}", "twins: {ports: {%: {}}}", "twins: {ports: {Login: %}}",
    "twins: {ports: {Login: {%: tapped}}}", "twins: {ports: {Login: {tapped: %}}}",
  ]

  /// Values as YAML has them.
  static let values =
    // Other types, and words that YAML 1.1 or 1.2 reads as such.
    [
      "", "~", "null", "'null'", "''", "2024", "1.5", "-1", "true", "True", "FALSE", "'true'", "on", "off",
      "yes",
      "'no'", "ON", "Off", "{}", "[]", "[a]", "{a: b}", "[[a]]", "[~]", "[1, 2]", "[true]", "{a: [b]}",
    ]
    // Words of the configuration.
    + [
      "strict", "rx-blueprint", "kickstarter-2018", "rxswift", "kickstarter-kotlin", "note", "error",
      "Warning",
      "sorted-inputs", "severity", "inputs", "view-models", "ports", "names", "swift", "java", "kotlin",
      "paths",
    ]
    // Paths and patterns.
    + [
      "App", "./App/", "'App/**/*.swift'", "'/App'", "'!App'", "'../App'", "'App/..'", "'a..b'", "'..a/b'",
      "'{a,b}/**'", #"'\{a,b}'"#, "'{a}'", "'a{b,c'", "'{{ x }}/a'", "'{a}{b,c}'", "'[a-z]*'", "'[a'", "'[]'",
      "'[]a]'", "'[!]'", "'[!]a]'", "'[^a-z]'", "'a]'", "'[[:alpha:]_]'", "'[[:foo:]]'", "'[[:alpha]'",
      #"'[a\]'"#,
      #"'[a\]]'"#, #"'a\'"#, #"'a\\'"#, "'[a][b'", "'a b'", "'https://a/b'", "'~/a'",
    ]
    // Names.
    + [
      "emailChanged", "_", "_a", "__", "9a", "a-b", "a.b", "a..b", "'.a'", "class", "let", "int", "'int[]'",
      "'int[][]'", "'void[]'", "java.util.List", "'java.util.List[]'", "'java.util.List[1]'",
      "com.class.Type",
      "com.int.Type", "Foundation", "UIKit.UIView", "über", "名前", "'a\u{200D}b'", "'e\u{301}'", "'*'",
      "'a*'", "'*a*'", "'*Clicked'", "'9*'", "'_*'", "'a.*'", "'😀'",
    ]

  private static let schema = JSONSchema(
    ConfigurationSchema.document(rules: RuleSet.all, presets: Preset.all.map(\.name)).text)

  @Test("The schema accepts each value at each place exactly where the command does", arguments: places)
  func agreement(_ place: String) throws {
    for value in Self.values {
      let text = place.replacing("%", with: value) + "\n"
      guard let node = try? YAMLFile.compose(text, path: "a") else { continue }
      let problem: ConfigurationError?
      do throws(ConfigurationError) {
        _ = try ConfigurationReader.read(text, path: "/App/.plumb.yml")
        problem = nil
      } catch {
        problem = error
      }
      let isAccepted = try Self.schema.accepts(JSON(node))
      #expect(isAccepted == (problem == nil), "\(text)\(problem.map { "\($0)" } ?? "no error")")
    }
  }

  @Test(
    "Where a list has a longest length, both refuse a longer one",
    arguments: ["exclude: [%]", "overrides: [{paths: [%]}]"])
  func lengths(_ place: String) throws {
    for count in [1_000, 1_001] {
      let text = place.replacing("%", with: (0..<count).map { "a\($0)" }.joined(separator: ", "))
      let node = try #require(try YAMLFile.compose(text, path: "a"))
      #expect(try Self.schema.accepts(JSON(node)) == (count == 1_000))
      let configuration = try? ConfigurationReader.read(text, path: "/App/.plumb.yml")
      #expect((configuration != nil) == (count == 1_000))
    }
  }

  @Test(
    "What 'extends' names is a path for both", arguments: [("~/base.yml", false), ("https://a/b.yml", false)])
  func extending(_ name: String, _ isAccepted: Bool) throws {
    #expect(try Self.schema.accepts(.object(["extends": .string(name)])) == isAccepted)
    #expect(throws: ConfigurationError.self) {
      try ConfigurationReader.read("extends: \(name)\n", path: "/App/.plumb.yml")
    }
    #expect(try Self.schema.accepts(.object(["extends": .string("shared/base.yml")])))
  }
}

/// The part of JSON Schema that the schema of the configuration uses.
private struct JSONSchema: Sendable {
  private let root: JSON

  init(_ text: String) {
    self.root = (try? JSONDecoder().decode(JSON.self, from: Data(text.utf8))) ?? .null
  }

  struct UnknownKeyword: Error {
    var name: String
  }

  func accepts(_ value: JSON) throws -> Bool { try self.accepts(value, self.root) }

  private func accepts(_ value: JSON, _ schema: JSON) throws -> Bool {
    try schema.members.allSatisfy { try self.holds($0, $1, for: value, in: schema) }
  }

  private func holds(_ keyword: String, _ argument: JSON, for value: JSON, in schema: JSON) throws -> Bool {
    switch (keyword, value) {
    case ("$schema", _), ("$defs", _), ("title", _), ("description", _): true
    case ("$ref", _):
      try self.accepts(
        value,
        argument.text.split(separator: "/").dropFirst().reduce(self.root) { $0.members[String($1)] ?? .null })
    case ("anyOf", _): try argument.elements.contains { try self.accepts(value, $0) }
    case ("enum", _): argument.elements.contains(value)
    case ("type", _): ([argument] + argument.elements).contains(.string(value.type))
    case ("minLength", .string(let text)): text.unicodeScalars.count >= argument.count
    case ("pattern", .string(let text)): try Self.matches(text, argument.text)
    case ("minItems", .array(let elements)): elements.count >= argument.count
    case ("maxItems", .array(let elements)): elements.count <= argument.count
    case ("items", .array(let elements)): try elements.allSatisfy { try self.accepts($0, argument) }
    case ("maxProperties", .object(let members)): members.count <= argument.count
    case ("required", .object(let members)): argument.elements.allSatisfy { members[$0.text] != nil }
    case ("propertyNames", .object(let members)):
      try members.keys.allSatisfy { try self.accepts(.string($0), argument) }
    case ("properties", .object(let members)), ("patternProperties", .object(let members)),
      ("additionalProperties", .object(let members)):
      // Each looks at the others as well.
      try members.allSatisfy { try self.acceptsMember($0, $1, schema) }
    case ("minLength", _), ("pattern", _), ("minItems", _), ("maxItems", _), ("items", _),
      ("maxProperties", _),
      ("required", _), ("propertyNames", _), ("properties", _), ("patternProperties", _),
      ("additionalProperties", _):
      true
    default: throw UnknownKeyword(name: keyword)
    }
  }

  private func acceptsMember(_ key: String, _ value: JSON, _ schema: JSON) throws -> Bool {
    if let own = schema.members["properties"]?.members[key] { return try self.accepts(value, own) }
    let matching = try (schema.members["patternProperties"]?.members ?? [:]).filter {
      try Self.matches(key, $0.key)
    }
    if !matching.isEmpty { return try matching.values.allSatisfy { try self.accepts(value, $0) } }
    let others = schema.members["additionalProperties"] ?? .bool(true)
    return try others == .bool(true) || others != .bool(false) && self.accepts(value, others)
  }

  private static func matches(_ text: String, _ expression: String) throws -> Bool {
    try NSRegularExpression(pattern: expression)
      .firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}

private enum JSON: Hashable, Sendable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  /// A node as the core schema of YAML 1.2 reads it.
  init(_ node: Node) {
    if let mapping = node.mapping {
      self = .object(Dictionary(mapping.map { ($0.key.scalar?.string ?? "", JSON($0.value)) }) { $1 })
    } else if let sequence = node.sequence {
      self = .array(sequence.map { JSON($0) })
    } else if let scalar = node.scalar, scalar.style == .plain {
      switch scalar.string {
      case "", "~", "null", "Null", "NULL": self = .null
      case "true", "True", "TRUE": self = .bool(true)
      case "false", "False", "FALSE": self = .bool(false)
      case let text: self = Double(text).map { .number($0) } ?? .string(text)
      }
    } else {
      self = .string(node.scalar?.string ?? "")
    }
  }

  var members: [String: JSON] { if case .object(let members) = self { members } else { [:] } }
  var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }
  var text: String { if case .string(let text) = self { text } else { "" } }
  var count: Int { if case .number(let number) = self { Int(number) } else { 0 } }

  var type: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
