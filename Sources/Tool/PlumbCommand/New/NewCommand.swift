import ArgumentParser
import Engine
import Reporting
import Rules
import Scaffolding
import SourceModel

/// `plumb new`
struct NewCommand: PathCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Generate a view model with its tests and view.",
    usage: """
      plumb new <name> [--input <port> ...] [--output <port> ...] [--action <port> ...] [<options>]
      plumb new --from <file> [<options>]
      plumb new --interactive
      plumb new --schema | --print-templates <folder> | --xcode-templates <folder>
      """,
    discussion: """
      Types are written as in Swift, in every dialect.

      Examples:
        plumb new Messages --input sendButtonTapped --output 'title: String'
        plumb new --from messages.yml --dialect kickstarter-java --view activity
        plumb describe MessagesViewModel.swift | plumb new --from - --dialect kickstarter-kotlin

      The generated outputs are placeholders: '.empty', or 'Observable.never()'. Names are adapted to the platform: \
      'sendButtonTapped' becomes 'sendButtonClicked' in Java and Kotlin.

      A file in '.plumb/templates' overrides the built-in template with the same name; '--print-templates' writes the \
      built-in templates.

      Exit codes: 0 files written, 2 invalid usage, description or template, 3 a file exists or could not be written. \
      Nothing is written unless the exit code is 0.
      """
  )

  @Argument(help: "The name, with or without the suffix 'ViewModel'.")
  var name: String?

  @OptionGroup(title: "Ports") var ports: NewPorts
  @OptionGroup(title: "Form") var form: NewForm
  @OptionGroup(title: "Destination") var places: NewPlaces
  @OptionGroup var shared: SharedOptions
  @OptionGroup(title: "Schema and templates") var others: NewOthers

  func validate() throws {
    if self.others.isRequested { return }
    if self.ports.interactive {
      guard Terminal.isInputInteractive else {
        throw ValidationError("'--interactive' requires an interactive terminal")
      }
    } else if self.name == nil, self.ports.file == nil {
      throw ValidationError(
        "A name is required, as in 'plumb new Messages', or a description with '--from'")
    }
  }

  func run() throws {
    if try self.others.run(force: self.places.force) { return }
    let settings = try EffectiveConfiguration.find(self.shared.configurationPath).scaffolding
    var dialects = self.form.dialects
    var description: ViewModelDescription
    if self.ports.interactive {
      let prompt = Prompt()
      description = try prompt.description(from: self.ports.description(called: self.name))
      if dialects.isEmpty { dialects = [try prompt.dialect()] }
    } else {
      description = try self.ports.description(called: self.name)
    }
    if dialects.isEmpty { dialects = [.kickstarterSwift] }
    try self.places.check(dialects)
    if let view = self.form.javaView { description.java.view = view }
    let files = try self.files(of: description, in: dialects, settings)
    try self.write(files)
  }

  private func files(
    of description: ViewModelDescription, in dialects: [ScaffoldDialect], _ settings: ScaffoldingSettings
  ) throws -> [ScaffoldedFile] {
    let templates = try TemplateSet.nearest()
    var files: [ScaffoldedFile] = []
    for dialect in dialects {
      let folders = self.places.folders(of: dialect)
      let scaffolder = Scaffolder(self.form.options(in: folders.sources, settings), templates: templates)
      do {
        files += try scaffolder.files(description, dialect, in: folders)
      } catch let error as ScaffoldError {
        throw UsageProblem("\(dialect.rawValue): \(error.message)")
      }
    }
    var paths: Set<String> = []
    if let file = files.first(where: { !paths.insert($0.path).inserted }) {
      throw UsageProblem(
        "'\(file.path)' would be written twice: set a folder for each dialect, '--to macro=Sources/Macro'")
    }
    return files
  }

  private func write(_ files: [ScaffoldedFile]) throws {
    if self.places.prints {
      let texts = files.map { file in
        files.count == 1 ? file.text : "// \(PlainText.line(file.path))\n\n\(file.text)"
      }
      try Terminal.write(document: texts.joined(separator: "\n").utf8)
    } else if self.places.dryRun {
      try NewFiles.check(files, replacing: self.places.force)
      for file in files { try Terminal.write("would write \(file.path)\n") }
    } else {
      try NewFiles.write(files, replacing: self.places.force)
      for file in files { try Terminal.write("wrote \(file.path)\n") }
    }
    try self.reportFindings(in: files)
  }

  /// Prints the findings for the names that the user chose.
  private func reportFindings(in files: [ScaffoldedFile]) throws {
    let report = try Linter(LintSettings(paths: [], version: ToolVersion.current)).lint(
      files.map { ($0.path, Array($0.text.utf8)) })
    for finding in report.findings where finding.rule != "placeholder-output" {
      Message.note("\(finding.path):\(finding.line): \(finding.message) (\(finding.rule))")
    }
  }
}
