package import SourceModel

/// The documentation of a rule, which people read in `Documentation/Rules/`.
package struct RulePage: Hashable, Sendable {
  /// The requirement, in one sentence.
  package var summary: String
  /// The reason for the rule, and what it ignores.
  package var rationale: String
  package var source: RuleSource
  /// What the options of the rule mean, by their names.
  package var options: [String: String]
  package var examples: [RuleExample]

  package init(
    summary: String, rationale: String, source: RuleSource, options: [String: String] = [:],
    examples: [RuleExample]
  ) {
    self.summary = summary
    self.rationale = rationale
    self.source = source
    self.options = options
    self.examples = examples
  }

  /// Reads the page of a rule.
  ///
  /// - Throws: what is wrong, with the line.
  package init(_ text: String, of id: String) throws(RulePageError) {
    var blocks = try RulePageBlocks(text, of: id)
    try blocks.take("start with the heading '# \(id)'") { $0 == .heading(1, id) ? () : nil }
    self.summary = try blocks.take("write the summary, one sentence, below the heading", \.paragraph)
    self.rationale = try blocks.take("write the rationale below the summary", \.paragraph)
    self.source = try blocks.take("write '- Source: DOCUMENT, SECTION' below the rationale") {
      $0.item("Source").flatMap(RuleSource.init)
    }
    self.options = [:]
    while let (name, meaning) = blocks.takeIfPresent(\.option) { self.options[name] = meaning }
    self.examples = []
    while !blocks.isAtEnd { self.examples.append(try RuleExample(&blocks)) }
  }

  /// The pages of all rules.
  static let all = Dictionary(
    uniqueKeysWithValues: RulePageTexts.all.map { id, text in
      do {
        return (id, try RulePage(text, of: id))
      } catch {
        // The tests read every page.
        preconditionFailure("\(error)")
      }
    })
}

extension RuleSource {
  /// A document and a section of it, as in `vm-structure, Swift, Inputs`; nil for an unknown document.
  fileprivate init?(_ text: String) {
    let parts = text.split(separator: ", ", maxSplits: 1).map(String.init)
    guard parts.count == 2, let document = Document(rawValue: parts[0]) else { return nil }
    self.init(document, parts[1])
  }
}

extension RuleExample {
  /// Takes an example: the dialect as a heading, the code that is reported, and the code that is not.
  fileprivate init(_ blocks: inout RulePageBlocks) throws(RulePageError) {
    let dialect = try blocks.take("write '## DIALECT' above an example") { block -> Dialect? in
      guard case .heading(2, let name) = block else { return nil }
      return Dialect.allCases.first { $0.rawValue == name }
    }
    let reported = "Reported at each `\(Self.mark)`"
    let isFixed = try blocks.take("write '\(reported):' or '\(reported), and fixed:'") { block -> Bool? in
      switch block.paragraph {
      case "\(reported):": false
      case "\(reported), and fixed:": true
      default: nil
      }
    }
    let language = dialect.language.rawValue
    let bad = try blocks.take("write the code that is reported, with ```\(language)") { $0.code(language) }
    try blocks.take("write 'Not reported:'") { $0.paragraph == "Not reported:" ? () : nil }
    let good = try blocks.take("write the code that is not reported, with ```\(language)") {
      $0.code(language)
    }
    self.init(dialect, isFixed: isFixed, bad: bad, good: good)
  }
}

/// The sentence of a seed document that a rule comes from.
package struct RuleSource: Hashable, Sendable {
  /// The documents that describe the convention.
  package enum Document: String, Hashable, Sendable {
    /// The template of view models in Java and Swift.
    case structure = "vm-structure"
    /// The types and names of inputs and outputs.
    case inputsOutputs = "inputs-outputs"
    /// "RxSwift — ViewModel done right".
    case blueprint = "rx-blueprint"
    /// The tool's own rules.
    case plumbline = "plumbline"
  }

  package var document: Document
  package var section: String

  package init(_ document: Document, _ section: String) {
    self.document = document
    self.section = section
  }
}

/// A piece of source text that breaks a rule, and the same text keeping it.
package struct RuleExample: Hashable, Sendable {
  /// The marker of a finding in `bad`.
  package static let mark: Character = "▸"

  package var dialect: Dialect
  /// The text that violates the rule. A `▸` marks the position of each finding.
  package var bad: String
  package var good: String
  /// Whether the edits of the findings turn `bad` into `good`.
  package var isFixed: Bool

  package init(_ dialect: Dialect, isFixed: Bool = false, bad: String, good: String) {
    self.dialect = dialect
    self.isFixed = isFixed
    self.bad = bad
    self.good = good
  }

  /// The text that breaks the rule, without marks.
  package var unmarkedBad: String { self.bad.filter { $0 != Self.mark } }
}

/// A mistake in the page of a rule.
package struct RulePageError: Error, Equatable, CustomStringConvertible {
  package var id: String
  package var line: Int
  /// What to do.
  package var message: String

  /// The place and the message, as compilers print them.
  package var description: String {
    "Documentation/Rules/\(self.id).md:\(self.line): error: \(self.message)"
  }
}
