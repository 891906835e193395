import Engine
import Foundation
import Reporting
import Rules
import Scaffolding
import SourceModel

/// The files that `plumb init` writes to the working folder.
struct Setup {
  /// The folders to check, relative to the working folder; empty for all.
  var folders: [String]
  var wantsBaseline: Bool
  var wantsHook: Bool
  var wantsWorkflow: Bool

  static let baseline = ".plumb-baseline.json"
  static let schema = ".plumb/configuration.schema.json"
  static let hook = ".pre-commit-config.yaml"
  static let workflow = ".github/workflows/plumb.yml"

  /// - Throws: the first file that exists already.
  func checkPlaces() throws(FileFailure) {
    let places =
      [Configuration.fileName] + (self.wantsBaseline ? [Self.baseline] : [])
      + (self.wantsHook ? [Self.hook] : []) + (self.wantsWorkflow ? [Self.workflow] : [])
    // A link may lead anywhere.
    let folder = Paths.folder(of: Self.schema).dropLast()
    if FileSystem.isLink(String(folder)) {
      throw FileFailure(path: String(folder), reason: "is a link: remove it")
    }
    if FileSystem.isDirectory(Self.schema) || FileSystem.isLink(Self.schema) {
      throw FileFailure(path: Self.schema, reason: "is not a regular file: remove it")
    }
    for place in places where FileSystem.isPresent(place) {
      let addition = place == Self.hook ? ": add the hook of Documentation/Installation.md to it" : ""
      throw FileFailure(
        path: place, reason: "already exists, and 'plumb init' overwrites nothing\(addition)")
    }
  }

  /// The text of `.plumb.yml`.
  ///
  /// - Parameters:
  ///   - preset: the preset; nil for none.
  ///   - ignored: the rules that few view models keep.
  func configuration(preset: String? = nil, ignored: [(rule: String, share: RuleShare)] = []) -> String {
    var lines = [
      "# yaml-language-server: $schema=\(Self.schema)",
      "# Written by 'plumb init'. The keys are explained in Documentation/Configuration.md of plumb.",
    ]
    if !self.folders.isEmpty {
      lines.append("include:")
      lines += self.folders.map { "  - '\(Self.pattern($0).replacing("'", with: "''"))'" }
    }
    if let preset { lines.append("preset: \(preset)") }
    if !ignored.isEmpty {
      lines.append("")
      lines += [
        "# Fewer than a quarter of the view models keep these rules. To turn one off, remove the '# ' of its line",
        "# and of 'rules:'.", "# rules:",
      ]
      let width = ignored.map(\.rule.count).max() ?? 0
      lines += ignored.map { rule, share in
        let space = String(repeating: " ", count: width - rule.count)
        return "#   \(rule): off\(space)  # kept by \(share.kept) of \(share.checked)"
      }
    }
    if self.wantsBaseline {
      if !ignored.isEmpty { lines.append("") }
      lines.append("baseline: \(Self.baseline)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The pattern that matches a folder: a character with a meaning in patterns becomes one that matches any.
  private static func pattern(_ folder: String) -> String {
    String(folder.map { "*?[]{}\\!".contains($0) ? "?" : $0 })
  }

  /// The files to write.
  ///
  /// - Parameters:
  ///   - configuration: the text of `.plumb.yml`.
  ///   - findings: the findings for the baseline.
  func files(_ configuration: String, _ findings: [ReportedFinding]) -> [ScaffoldedFile] {
    var files: [ScaffoldedFile] = []
    if !FileSystem.isPresent(Self.schema) {
      let schema = ConfigurationSchema.document(rules: RuleSet.all, presets: Preset.all.map(\.name))
      files.append(ScaffoldedFile(path: Self.schema, text: schema.text))
    }
    if self.wantsBaseline {
      let text = Baseline(of: findings, at: Self.baseline).text.text
      files.append(ScaffoldedFile(path: Self.baseline, text: text))
    }
    if self.wantsHook { files.append(ScaffoldedFile(path: Self.hook, text: self.hookText)) }
    if self.wantsWorkflow { files.append(ScaffoldedFile(path: Self.workflow, text: Self.workflowText)) }
    // Last, since it names others: a run that is interrupted leaves no configuration that is incomplete.
    files.append(ScaffoldedFile(path: Configuration.fileName, text: configuration))
    return files
  }

  /// The hook runs the installed program.
  private var hookText: String {
    let folders = self.folders.map { NSRegularExpression.escapedPattern(for: $0) }.joined(separator: "|")
    let pattern = "'^(\(folders.replacing("'", with: "''")))/'"
    return """
      repos:
        - repo: local
          hooks:
            - id: plumb-lint
              name: plumb lint
              entry: plumb lint --
              language: system
              types_or: [swift, java, kotlin]
      \(self.folders.isEmpty ? "" : "        files: \(pattern)\n")
      """
  }

  /// The workflow builds plumb from the repository that a variable names.
  private static let workflowText = """
    # Set the variable PLUMBLINE_REPOSITORY of this repository (Settings, Secrets and variables, Actions, Variables) to
    # the OWNER/NAME of Plumbline's repository. A release, which needs no build, is in Documentation/Installation.md of it.
    name: View models
    on: [pull_request]

    jobs:
      plumb:
        runs-on: ubuntu-latest
        container: swift:6.2
        permissions:
          contents: read
        steps:
          - uses: actions/checkout@fbc6f3992d24b796d5a048ff273f7fcc4a7b6c09 # v5.1.0
            with:
              persist-credentials: false
          - uses: actions/checkout@fbc6f3992d24b796d5a048ff273f7fcc4a7b6c09 # v5.1.0
            with:
              repository: ${{ vars.PLUMBLINE_REPOSITORY }}
              path: .plumbline
              persist-credentials: false
          - run: make -C .plumbline install PREFIX=/usr/local
          - run: plumb lint --format github --require-view-models

    """
}
