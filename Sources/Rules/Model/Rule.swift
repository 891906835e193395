public import SourceModel

/// One convention: what it demands, why, and how it is checked.
///
/// A rule looks only at the description of a view model. It never reads a file, prints, or sees a tree.
public struct Rule: Sendable {
  /// The name that findings, configurations and suppressions use, in kebab case.
  public var id: String
  /// The requirement, in one sentence.
  public var summary: String
  /// Why, and what it leaves alone.
  public var rationale: String
  public var source: RuleSource
  public var severity: Severity
  public var dialects: [Dialect]
  /// The dialects in which it is off until a configuration turns it on.
  public var optIn: Set<Dialect>
  /// The forms of view models that it applies to.
  public var forms: Set<ViewModel.Form>
  public var options: [RuleOption]
  public var examples: [RuleExample]
  /// Whether the findings are about the files of a view model, and the same for all view models in them.
  public var isAboutFiles: Bool
  /// Whether it asks who uses the ports of a view model, in all files of the run.
  public var isAboutUses: Bool
  /// Finds where a view model breaks the rule; nil for the rules of the tool itself, which the engine checks.
  public var check: (@Sendable (ViewModel, RuleContext) -> [Finding])?

  public init(
    id: String, summary: String, rationale: String, source: RuleSource, severity: Severity = .warning,
    dialects: [Dialect], optIn: Set<Dialect> = [],
    forms: Set<ViewModel.Form> = [.written, .generated], options: [RuleOption] = [],
    examples: [RuleExample],
    isAboutFiles: Bool = false, isAboutUses: Bool = false,
    check: (@Sendable (ViewModel, RuleContext) -> [Finding])?
  ) {
    self.id = id
    self.summary = summary
    self.rationale = rationale
    self.source = source
    self.severity = severity
    self.dialects = dialects
    self.optIn = optIn
    self.forms = forms
    self.options = options
    self.examples = examples
    self.isAboutFiles = isAboutFiles
    self.isAboutUses = isAboutUses
    self.check = check
  }

  /// Whether it is on for a dialect when the configuration is silent.
  public func isOnByDefault(for dialect: Dialect) -> Bool {
    self.dialects.contains(dialect) && !self.optIn.contains(dialect)
  }
}
