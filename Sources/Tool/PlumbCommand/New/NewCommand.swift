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

      What no option sets is as in the view models and tests around the folder: the dialect, the library and its \
      version, the indentation, the framework of the tests, their module and the coordinator. A note says what was chosen.

      The generated outputs are placeholders: '.empty', or 'Observable.never()'. Names are adapted to the platform: \
      'sendButtonTapped' becomes 'sendButtonClicked' in Java and Kotlin.

      A file in '.plumb/templates' overrides the built-in template with the same name; '--print-templates' writes the \
      built-in templates.

      Exit codes: 0 files written, 2 invalid usage, description or template, 3 a file exists, or could not be read or written. \
      Nothing is written unless the exit code is 0.
      """
  )

  @Argument(help: "The name, with or without the suffix 'ViewModel'.")
  var name: String?

  @OptionGroup(title: "Ports") var ports: NewPorts
  @OptionGroup(title: "Form") var form: NewForm
  @OptionGroup(title: "Destination") var places: NewPlaces
  @OptionGroup(title: "Output") var printing: PrintOptions
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
    if try self.others.run(force: self.places.force, self.printing) { return }
    let settings = try EffectiveConfiguration.find(self.shared.configurationPath).scaffolding
    var description: ViewModelDescription
    var conventions: [NewConventions]
    if self.ports.interactive {
      let prompt = Prompt()
      description = try prompt.description(from: self.ports.description(called: self.name))
      conventions = try self.conventions()
      if self.form.dialects.isEmpty {
        let dialect = try prompt.dialect(or: conventions[0].dialect)
        if dialect != conventions[0].dialect { conventions = [try self.conventions(of: dialect)] }
      }
    } else {
      description = try self.ports.description(called: self.name)
      conventions = try self.conventions()
    }
    try self.places.check(conventions.map(\.dialect))
    try self.form.check(conventions)
    if let view = self.form.javaView { description.java.view = view }
    let files = try self.files(of: description, conventions, settings)
    try self.write(files)
    for note in conventions.compactMap(\.note) { self.printing.note("\(note)") }
    if !self.printing.quiet { try self.reportFindings(in: files) }
  }

  /// What is chosen for each dialect, of which there is at least one.
  private func conventions() throws -> [NewConventions] {
    guard self.form.dialects.isEmpty else {
      return try self.form.dialects.map { try self.conventions(of: $0) }
    }
    return [try self.conventions(of: nil)]
  }

  private func conventions(of dialect: ScaffoldDialect?) throws -> NewConventions {
    try NewConventions(
      around: self.places.folders(of: dialect), dialect, self.form,
      configuration: self.shared.configurationPath)
  }

  private func files(
    of description: ViewModelDescription, _ conventions: [NewConventions], _ settings: ScaffoldingSettings
  ) throws -> [ScaffoldedFile] {
    let templates = try TemplateSet.nearest()
    var files: [ScaffoldedFile] = []
    for conventions in conventions {
      let dialect = conventions.dialect
      do {
        files += try Scaffolder(conventions.options(settings), templates: templates)
          .files(description, dialect, in: self.places.folders(of: dialect))
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
      try self.printing.list("would write", files)
    } else {
      try NewFiles.write(files, replacing: self.places.force)
      try self.printing.list("wrote", files)
    }
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

/// The other output of `plumb new`: schema and templates.
struct NewOthers: ParsableArguments {
  @Flag(help: "Print the JSON Schema of descriptions, for completion and checks in editors.")
  var schema = false

  @Option(
    help: ArgumentHelp(
      "Write the built-in templates to this folder, as a starting point for your own.", valueName: "folder"),
    completion: .directory)
  var printTemplates: String?

  @Option(
    help: ArgumentHelp(
      "Write file templates for Xcode to this folder. Xcode reads '~/Library/Developer/Xcode/Templates'.",
      valueName: "folder"),
    completion: .directory)
  var xcodeTemplates: String?

  /// Whether any other output is requested.
  var isRequested: Bool { self.schema || self.printTemplates != nil || self.xcodeTemplates != nil }

  /// Writes the requested output; returns whether there was any.
  func run(force: Bool, _ printing: PrintOptions) throws -> Bool {
    if self.schema { try Terminal.write(document: DescriptionSchema.text.utf8) }
    var files: [ScaffoldedFile] = []
    if let folder = self.printTemplates {
      files += TemplateName.allCases.map { template in
        ScaffoldedFile(path: folder + "/" + template.fileName, text: template.text)
      }
    }
    if let folder = self.xcodeTemplates {
      files += try XcodeTemplates.files(TemplateSet.nearest()).map { file in
        ScaffoldedFile(path: folder + "/" + file.path, text: file.text)
      }
    }
    if !files.isEmpty {
      try NewFiles.write(files, replacing: force)
      try printing.list("wrote", files)
    }
    return self.isRequested
  }
}

extension PrintOptions {
  /// Prints the paths of files.
  fileprivate func list(_ verb: PrintableText, _ files: [ScaffoldedFile]) throws {
    try Terminal.write(FileList.text(verb, files.map(\.path), usesColour: self.colour.isOn))
  }
}
