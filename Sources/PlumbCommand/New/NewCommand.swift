import ArgumentParser
import Conventions
import Linting
import Scaffolding
import ViewModelModel

/// `plumb new`
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a new view model, with its tests and its view.",
    usage: """
      plumb new <name> [--input <port> ...] [--output <port> ...] [--action <port> ...] [<options>]
      plumb new --from <file> [<options>]
      plumb new --interactive
      plumb new --schema | --print-templates <folder> | --xcode-templates <folder>
      """,
    discussion: """
      Ports are written as in Swift, whatever the dialect:

        plumb new Messages --input 'messageChanged(String)' --input sendButtonTapped \\
          --output 'messages: [Message]' --output 'showError: String'

      The wiring is left open: outputs are '.empty', or 'Observable.never()', until it is written. Names travel \
      between the platforms by the convention: 'sendButtonTapped' is 'sendButtonClicked' in Java.

      A file in '.plumb/templates' takes the place of the template of its name; '--print-templates' hands out the \
      originals.

      Exit codes: 0 written, 2 bad usage, a description or a template that cannot be read, 3 a file exists already or \
      could not be written. Nothing is written then.
      """
  )

  @Argument(help: "The name, with or without 'ViewModel' at its end.")
  var name: String?

  @OptionGroup(title: "What it is about") var ports: NewPorts
  @OptionGroup(title: "How it is written") var form: NewForm
  @OptionGroup(title: "Where it goes") var places: NewPlaces
  @OptionGroup var shared: SharedOptions
  @OptionGroup(title: "What else there is") var others: NewOthers

  func validate() throws {
    if self.others.isAsked { return }
    if self.ports.interactive {
      guard Terminal.isInputInteractive else {
        throw ValidationError("'--interactive' asks on a terminal, and standard input is none.")
      }
    } else if self.name == nil, self.ports.file == nil {
      throw ValidationError(
        "Say what it is called, 'plumb new Messages', or read a description with '--from'.")
    }
  }

  func run() throws {
    if try self.others.run(force: self.places.force) { return }
    let settings = try EffectiveConfiguration.find(self.shared.configurationPath).scaffolding
    var dialects = self.form.dialects
    var description: ViewModelDescription
    if self.ports.interactive {
      let dialogue = Dialogue()
      description = try dialogue.description(from: self.ports.description(called: self.name))
      if dialects.isEmpty { dialects = [try dialogue.dialect()] }
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
        "'\(file.path)' would be written twice: give each dialect a folder, '--to macro=Sources/Macro'")
    }
    return files
  }

  private func write(_ files: [ScaffoldedFile]) throws {
    if self.places.prints {
      let texts = files.map { file in files.count == 1 ? file.text : "// \(file.path)\n\n\(file.text)" }
      Terminal.write(texts.joined(separator: "\n"))
    } else if self.places.dryRun {
      try NewFiles.check(files, replacing: self.places.force)
      Terminal.write(files.map { "would write \($0.path)\n" }.joined())
    } else {
      try NewFiles.write(files, replacing: self.places.force)
      Terminal.write(files.map { "wrote \($0.path)\n" }.joined())
    }
    try self.tellFindings(in: files)
  }

  /// Tells what the rules say of names that were asked for.
  private func tellFindings(in files: [ScaffoldedFile]) throws {
    let report = try Linter(LintSettings(paths: [], version: ToolVersion.current)).lint(
      files.map { ($0.path, Array($0.text.utf8)) })
    for finding in report.findings where finding.rule != "placeholder-output" {
      Message.note("\(finding.path):\(finding.line): \(finding.message) (\(finding.rule))")
    }
  }
}
