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
      "type": "object",
      "additionalProperties": .bool(false),
      "properties": [
        "extends": self.text("A file whose settings apply where this one has none, relative to this file."),
        "include": self.texts("The files to check, relative to this file. All files, if missing."),
        "exclude": self.texts("Files and folders to skip, even when they are named on the command line."),
        "dialects": [
          "description": "The dialect of view models by path; the last pattern that matches applies.",
          "type": ["object", "null"],
          "additionalProperties": ["enum": .array(dialects + ["off", .bool(false)])],
        ],
        "preset": [
          "description": "A starting set of rules; 'rules' overrides it.",
          "enum": .array(presets.map { .string($0) }),
        ],
        "rules": self.rules(rules),
        "overrides": [
          "description": "Settings of rules at some paths, which override those above.",
          "type": ["array", "null"],
          "items": [
            "type": "object", "required": ["paths"], "additionalProperties": .bool(false),
            "properties": [
              "paths": self.texts("The files, relative to this file."),
              "rules": ["$ref": "#/properties/rules"],
            ],
          ],
        ],
        "fail-level": [
          "description": "The lowest severity of a finding that makes a command fail; 'warning' if missing.",
          "enum": self.severities,
        ],
        "baseline": self.text("The file of accepted findings, relative to this file."),
        "scaffolding": self.scaffolding,
        "twins": self.twins,
      ],
    ]
    return document.output
  }

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
        value: self.texts(rule.page.options[option.name] ?? "")
      )
    }
    let mapping: JSONValue = [
      "type": "object", "additionalProperties": .bool(false),
      "properties": .object([(key: "severity", value: self.level)] + options),
    ]
    return ["description": .string(rule.summary), "anyOf": [self.level, mapping]]
  }

  private static var scaffolding: JSONValue {
    let pairs: JSONValue = ["type": "object", "additionalProperties": ["type": "string"]]
    return [
      "description": "Names, types and imports of 'plumb new'.",
      "type": ["object", "null"], "additionalProperties": .bool(false),
      "properties": [
        "names": ["type": "object", "additionalProperties": pairs],
        "types": pairs,
        "imports": ["type": "object", "additionalProperties": self.texts("The imports of a language.")],
      ],
    ]
  }

  private static var twins: JSONValue {
    let names: JSONValue = ["type": "object", "additionalProperties": ["type": ["string", "boolean"]]]
    return [
      "description": "What corresponds on iOS and Android though the names differ.",
      "type": ["object", "null"], "additionalProperties": .bool(false),
      "properties": [
        "view-models": names, "ports": ["type": "object", "additionalProperties": names],
      ],
    ]
  }

  private static func text(_ description: String) -> JSONValue {
    ["description": .string(description), "type": "string", "minLength": .int(1)]
  }

  private static func texts(_ description: String) -> JSONValue {
    [
      "description": .string(description), "type": ["array", "null"],
      "items": ["type": "string", "minLength": .int(1)],
    ]
  }
}
