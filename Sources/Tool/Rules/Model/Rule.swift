package import SourceModel

/// One convention: where it applies, how it is checked, and its documentation.
///
/// A rule looks only at the description of a view model. It never reads a file, prints, or sees a syntax tree.
package struct Rule: Sendable {
  /// The name that findings, configurations and suppressions use, in kebab case.
  package var id: String
  package var severity: Severity
  package var dialects: [Dialect]
  /// The dialects in which it is off until a configuration turns it on.
  package var optIn: Set<Dialect>
  /// The forms of view models that it applies to.
  package var forms: Set<ViewModel.Form>
  package var options: [RuleOption]
  /// Whether the findings are about the files of a view model, and the same for all view models in them.
  package var isAboutFiles: Bool
  /// Whether it asks who uses the ports of a view model, in all files of the run.
  package var isAboutUses: Bool
  /// Finds where a view model breaks the rule; nil for the rules of the tool itself, which the engine checks.
  package var check: (@Sendable (ViewModel, RuleContext) -> [Finding])?
  private var ownPage: RulePage?

  /// - Parameter page: the documentation; by default the page in `Documentation/Rules` that is named after the ID.
  package init(
    id: String, page: RulePage? = nil, severity: Severity = .warning,
    dialects: [Dialect], optIn: Set<Dialect> = [],
    forms: Set<ViewModel.Form> = [.written, .generated], options: [RuleOption] = [],
    isAboutFiles: Bool = false, isAboutUses: Bool = false,
    check: (@Sendable (ViewModel, RuleContext) -> [Finding])?
  ) {
    self.id = id
    self.ownPage = page
    self.severity = severity
    self.dialects = dialects
    self.optIn = optIn
    self.forms = forms
    self.options = options
    self.isAboutFiles = isAboutFiles
    self.isAboutUses = isAboutUses
    self.check = check
  }

  /// The documentation of the rule.
  package var page: RulePage {
    guard let page = self.ownPage ?? RulePage.all[self.id] else {
      // The tests look for every page.
      preconditionFailure("write 'Documentation/Rules/\(self.id).md' and run 'make generate'")
    }
    return page
  }

  package var summary: String { self.page.summary }

  package var examples: [RuleExample] { self.page.examples }

  /// Whether `plumb fix` fixes its findings, where that is safe.
  package var isFixable: Bool { FixGuarantee.byRule[self.id] != nil }

  /// Whether it is enabled for a dialect by default.
  package func isOnByDefault(for dialect: Dialect) -> Bool {
    self.dialects.contains(dialect) && !self.optIn.contains(dialect)
  }
}

/// A setting of a rule: a list of words. The page of the rule says what they mean.
package struct RuleOption: Hashable, Sendable {
  /// The key in the configuration, in kebab case.
  package var name: String
  /// The default when the configuration has no value.
  package var defaultValue: [String]

  package init(_ name: String, default defaultValue: [String] = []) {
    self.name = name
    self.defaultValue = defaultValue
  }
}
