import ArgumentParser
import Engine
import Reporting
import Rules
import SourceModel

/// `plumb rules`
struct RulesCommand: PathCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules, or explain one.",
    usage: "plumb rules [<rule-id>] [<options>]",
    discussion: """
      Examples:
        plumb rules sorted-inputs         Explain a rule, with code examples.
        plumb rules --effective           Show which rules are enabled here.
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case markdown
  }

  @Argument(
    help: ArgumentHelp("The rule to explain.", valueName: "rule-id"), completion: .list(RuleSet.all.map(\.id))
  )
  var id: String?

  @OptionGroup(title: "Output") var output: DocumentOutput
  @OptionGroup var shared: SharedOptions

  @Flag(help: "Show the severity of each rule in this folder, and the configuration that sets it.")
  var effective = false

  @Option(help: "The format of the list.")
  var format = Format.text

  var printing: PrintOptions { self.output.printing }

  func validate() throws {
    if let id, RuleSet.rule(id) == nil {
      let hint =
        RuleSet.suggestion(for: id).map { " Did you mean '\($0)'?" } ?? " 'plumb rules' lists all rules"
      throw ValidationError("Unknown rule '\(id)'.\(hint)")
    }
    if self.effective, self.format == .markdown {
      throw ValidationError("'--effective' supports the formats 'text' and 'json'")
    }
  }

  /// The width of the terminal; nil where the text goes elsewhere.
  private var width: Int? {
    self.output.isInteractive ? min(Terminal.width, 100) : nil
  }

  func run() throws {
    let rules = id.flatMap { RuleSet.rule($0) }.map { [$0] } ?? RuleSet.all
    let configuration = self.effective ? try EffectiveConfiguration.find(self.shared.configurationPath) : nil
    switch self.format {
    case .json: try self.output.write(RuleList.json(rules, configuration: configuration), self.shared)
    case .markdown: try self.output.write(RuleMarkdown.document(rules), self.shared)
    case .text:
      if let configuration {
        try self.output.write(
          OutputText(RuleList.effective(rules, configuration: configuration)), self.shared, isText: true)
      } else if id != nil, let rule = rules.first {
        try self.output.write(
          RuleExplanation.text(rule, usesColour: self.output.isColoured, width: self.width ?? 100),
          self.shared)
      } else {
        try self.output.write(OutputText(RuleList.table(rules, width: self.width)), self.shared, isText: true)
      }
    }
  }
}
