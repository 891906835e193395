import Rules
import SourceModel

/// The metadata of a rule in a SARIF report: a `reportingDescriptor`.
struct SARIFRule {
  var rule: Rule

  /// The maximal number of characters that GitHub accepts in a full description.
  private static let descriptionLimit = 1024

  var descriptor: JSONValue {
    [
      "id": .string(self.rule.id),
      "name": .string(self.name),
      "shortDescription": ["text": .string(self.rule.summary)],
      "fullDescription": ["text": .string(self.fullDescription)],
      "help": ["text": .string(self.help(.plain)), "markdown": .string(self.help(.markdown))],
      "defaultConfiguration": [
        "enabled": .bool(self.rule.dialects.contains { self.rule.isOnByDefault(for: $0) }),
        "level": .string(self.rule.severity.rawValue),
      ],
      "properties": [
        "tags": ["convention", .string(self.rule.page.source.document.rawValue)],
        "dialects": .array(self.rule.dialects.map { .string($0.rawValue) }),
        "fixable": .bool(self.rule.isFixable),
      ],
    ]
  }

  /// The ID in Pascal case: `sorted-inputs` becomes `SortedInputs`.
  private var name: String {
    self.rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private var fullDescription: String {
    let text = [self.rule.summary, self.rule.page.rationale].filter { !$0.isEmpty }.joined(separator: " ")
    guard text.count > Self.descriptionLimit else { return text }
    return text.prefix(Self.descriptionLimit - 1) + "…"
  }

  private enum Form {
    case plain
    case markdown
  }

  /// The whole documentation of the rule, with its examples.
  private func help(_ form: Form) -> String {
    let source = self.rule.page.source
    let examples = self.rule.examples.flatMap { example in
      [
        self.code(example.unmarkedBad, of: example.dialect, title: "Reported", form),
        self.code(example.good, of: example.dialect, title: "Not reported", form),
      ]
    }
    let document = form == .markdown ? "`\(source.document.rawValue)`" : source.document.rawValue
    return ([self.rule.summary, self.rule.page.rationale, "From \(document): \(source.section)"] + examples)
      .filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  private func code(_ code: String, of dialect: Dialect, title: String, _ form: Form) -> String {
    switch form {
    case .plain:
      return "\(title) (\(dialect.rawValue)):\n\n\(code)"
    case .markdown:
      let language = dialect.language
      return "**\(title)** (`\(dialect.rawValue)`)\n\n```\(language.rawValue)\n\(code)\n```"
    }
  }
}
