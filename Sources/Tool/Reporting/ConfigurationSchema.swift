package import Rules
package import SourceModel

/// The JSON Schema of `.plumb.yml`, with which editors complete and check it.
package enum ConfigurationSchema {
  /// - Parameters:
  ///   - rules: all rules.
  ///   - presets: the names of the presets.
  package static func document(rules: [Rule], presets: [String]) -> OutputText {
    let dialects: [JSONValue] = Dialect.allCases.map { .string($0.rawValue) }
    let document: JSONValue = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": ".plumb.yml",
      "description": "The configuration of plumb. The nearest one above a file applies to it.",
      "type": ["object", "null"],
      "additionalProperties": .bool(false),
      "properties": [
        "extends": [
          "description": "A file whose settings apply where this one has none, relative to this file.",
          "$ref": "#/$defs/text", "pattern": "^(?!~)(?![\\s\\S]*://)",
        ],
        "include": self.patterns("The files to check, relative to this file. All files, if missing."),
        "exclude": self.patterns("Files and folders to skip, even when they are named on the command line."),
        "dialects": [
          "description": "The dialect of view models by path; the last pattern that matches applies.",
          "type": ["object", "null"], "maxProperties": self.mostPatterns,
          "propertyNames": ["$ref": "#/$defs/pattern"],
          "additionalProperties": ["anyOf": [["enum": .array(dialects)], ["$ref": "#/$defs/off"]]],
        ],
        "preset": [
          "description": "A starting set of rules; 'rules' overrides it.",
          "enum": .array(presets.map { .string($0) }),
        ],
        "rules": self.rules(rules),
        "overrides": [
          "description": "Settings of rules at some paths, which override those above.",
          "type": ["array", "null"], "maxItems": self.mostPatterns,
          "items": [
            "type": "object", "required": ["paths"], "additionalProperties": .bool(false),
            "properties": [
              "paths": [
                "description": "The files, relative to this file.", "type": "array", "minItems": .int(1),
                "maxItems": self.mostPatterns, "items": ["$ref": "#/$defs/pattern"],
              ],
              "rules": ["$ref": "#/properties/rules"],
            ],
          ],
        ],
        "fail-level": [
          "description": "The lowest severity of a finding that makes a command fail; 'warning' if missing.",
          "enum": self.severities,
        ],
        "baseline": [
          "description": "The file of accepted findings, relative to this file.", "$ref": "#/$defs/text",
        ],
        "scaffolding": self.scaffolding,
        "twins": self.twins,
      ],
      "$defs": [
        // Numbers and Booleans are the text that they are written with.
        "text": ["type": ["string", "number", "boolean"], "minLength": .int(1)],
        "pattern": ["$ref": "#/$defs/text", "pattern": .string(self.pathPattern)],
        "off": ["enum": ["off", "false", .bool(false)]],
        "iosOrAndroid": self.value(["string", "boolean"], SchemaNames.name),
      ],
    ]
    return document.output
  }

  /// How many patterns a key may have.
  private static let mostPatterns: JSONValue = .int(1_000)

  /// What matches a pattern that may match paths: without `/` or `!` at its start, the part `..`, a list in braces, or a
  /// bracket that is not well formed.
  private static let pathPattern: String = {
    let classes = "alnum|alpha|blank|cntrl|digit|graph|lower|print|punct|space|upper|xdigit"
    let escape = #"\\[\s\S]"#
    let bracket =
      #"\[(?:[!^]|(?![!^]))(?:\]|(?!\]))(?:\[:(?:\#(classes)):\]|\#(escape)|(?!\[:[^\]]*:\])[^\]\\])*\]"#
    return #"^(?![/!])(?!(?:[\s\S]*/)?\.\.(?:/|$))(?=(?:\#(escape)|[^\\{]|\{(?![^{}]*,[^{}]*\}))*\\?$)"#
      + #"(?:\#(escape)|[^\\\[]|\#(bracket))*\\?$"#
  }()

  private static let severities: JSONValue = .array(Severity.allCases.map { .string($0.rawValue) })

  /// A setting that switches a rule on or off, or on with a severity. YAML reads some of the words as Booleans.
  private static let level: JSONValue = [
    "enum": [
      "on", "off", "true", "false", "yes", "no", "note", "warning", "error", .bool(true), .bool(false),
    ]
  ]

  private static func rules(_ rules: [Rule]) -> JSONValue {
    [
      "description": "The setting of each rule: on, off, a severity, or a mapping with its options.",
      "type": ["object", "null"], "additionalProperties": .bool(false),
      "properties": .object(rules.map { ($0.id, self.setting(of: $0)) }),
    ]
  }

  private static func setting(of rule: Rule) -> JSONValue {
    let options = rule.options.map { option in
      (
        key: option.name,
        value: self.texts(rule.page.options[option.name] ?? "", of: "text")
      )
    }
    let mapping: JSONValue = [
      "type": "object", "additionalProperties": .bool(false),
      "properties": .object([(key: "severity", value: self.level)] + options),
    ]
    return ["description": .string(rule.summary), "anyOf": [self.level, mapping]]
  }

  private static var scaffolding: JSONValue {
    let ports = self.pairs([
      (SchemaNames.name, self.value(["string", "boolean"], SchemaNames.name)), self.pairsWithStars,
    ])
    let viewModels = self.pairs([
      (SchemaNames.name, self.value(["string"], SchemaNames.javaName)), self.pairsWithStars,
    ])
    let types = self.pairs([(SchemaNames.path, self.value(["string"], SchemaNames.javaType))])
    return self.mapping(
      "Names, types and imports of 'plumb new'.",
      [
        (
          "names",
          self.mapping(
            "Names that differ between iOS and Android.",
            [("inputs", ports), ("outputs", ports), ("view-models", viewModels)])
        ),
        ("types", types),
        (
          "imports",
          self.mapping(
            "The imports of a language.",
            [
              ("swift", self.texts("Modules.", matching: SchemaNames.module)),
              ("java", self.texts("Types with their packages.", matching: SchemaNames.javaPath)),
            ])
        ),
      ])
  }

  private static var twins: JSONValue {
    let names = self.pairs([(SchemaNames.name, ["$ref": "#/$defs/iosOrAndroid"])])
    return self.mapping(
      "What corresponds on iOS and Android though the names differ.",
      [("view-models", names), ("ports", self.pairs([(SchemaNames.name, names)]))])
  }

  /// Names with one `*`, which both have.
  private static var pairsWithStars: (key: String, value: JSONValue) {
    (SchemaNames.nameWithStar, self.value(["string"], SchemaNames.nameWithStar))
  }

  private static func mapping(
    _ description: String, _ properties: [(key: String, value: JSONValue)]
  ) -> JSONValue {
    [
      "description": .string(description), "type": ["object", "null"], "additionalProperties": .bool(false),
      "properties": .object(properties),
    ]
  }

  /// A mapping of names that match expressions.
  private static func pairs(_ pairs: [(key: String, value: JSONValue)]) -> JSONValue {
    [
      "type": ["object", "null"], "additionalProperties": .bool(false), "patternProperties": .object(pairs),
    ]
  }

  /// A name, or a word for none.
  private static func value(_ types: JSONValue, _ expression: String) -> JSONValue {
    ["anyOf": [["type": types, "pattern": .string(expression)], ["$ref": "#/$defs/off"]]]
  }

  private static func patterns(_ description: String) -> JSONValue {
    [
      "description": .string(description), "type": ["array", "null"], "maxItems": self.mostPatterns,
      "items": ["$ref": "#/$defs/pattern"],
    ]
  }

  private static func texts(_ description: String, of definition: String) -> JSONValue {
    [
      "description": .string(description), "type": ["array", "null"],
      "items": ["$ref": .string("#/$defs/\(definition)")],
    ]
  }

  private static func texts(_ description: String, matching expression: String) -> JSONValue {
    [
      "description": .string(description), "type": ["array", "null"],
      "items": ["type": "string", "pattern": .string(expression)],
    ]
  }
}

/// Regular expressions for the names that `SwiftWords` and `JavaWords` accept.
private enum SchemaNames {
  static let name = Self.whole(Self.part(without: ["_"]))
  static let path = Self.dotted(Self.part(without: ["_"]))
  static let module = Self.dotted(Self.part(without: SwiftWords.keywords.union(["_"])))
  static let javaName = Self.whole(Self.part(without: JavaWords.reserved))
  static let javaPath = Self.dotted(Self.javaPart)
  static let javaType = Self.whole(
    #"(?:\#(Self.javaPart)(?:\.\#(Self.javaPart))*(?:\[\])*|(?:\#(Self.words(JavaWords.primitives)))(?:\[\])+)"#
  )
  static let nameWithStar = Self.whole(#"(?=[^*]*\*[^*]*$)[_*\p{XIDS}][*\p{XIDC}]*"#)

  private static let javaPart = Self.part(without: JavaWords.reserved)

  private static func words(_ words: Set<String>) -> String { words.sorted().joined(separator: "|") }

  /// A part of a dotted name that is none of some words.
  private static func part(without words: Set<String>) -> String {
    #"(?!(?:\#(self.words(words)))(?:[.\[]|$))[_\p{XIDS}]\p{XIDC}*"#
  }

  private static func dotted(_ part: String) -> String { self.whole(#"\#(part)(?:\.\#(part))*"#) }

  /// A whole text without invisible characters.
  private static func whole(_ expression: String) -> String { #"^(?![\s\S]*\p{DI})\#(expression)$"# }
}
