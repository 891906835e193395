package import Rules

/// The input of reporters besides the findings.
package struct ReportSettings: Sendable {
  /// Whether text output has colors.
  package var usesColour: Bool
  /// The rules whose descriptions a report carries.
  package var rules: [Rule]
  /// The version of the tool, in the form of Semantic Versioning.
  package var toolVersion: String
  /// The absolute path that the paths of findings are relative to; nil to omit it from the report.
  package var workingDirectory: String?
  /// The address of the page of a rule, for text output with links; nil for none.
  package var page: @Sendable (_ rule: String) -> String?
  /// Reads the text of a file that findings are about; nil when it cannot be read.
  package var source: @Sendable (_ path: String) -> String?

  package init(
    usesColour: Bool = false, rules: [Rule] = [], toolVersion: String, workingDirectory: String? = nil,
    page: @escaping @Sendable (_ rule: String) -> String? = { _ in nil },
    source: @escaping @Sendable (_ path: String) -> String? = { _ in nil }
  ) {
    self.usesColour = usesColour
    self.rules = rules
    self.toolVersion = toolVersion
    self.workingDirectory = workingDirectory
    self.page = page
    self.source = source
  }
}
