import ArgumentParser
import Engine
import Parity
import Reporting
import SourceModel

/// `plumb site`
struct SiteCommand: PathCommand {
  static let configuration = CommandConfiguration(
    commandName: "site",
    abstract: "Write an app's view models as a folder of pages.",
    discussion: """
      A page shows the data flow of a view model, its inputs and outputs, where they are used and tested, its twin on \
      the other platform, and its findings. The first page compares all view models. The pages are static files that \
      need no server and no network.

      Examples:
        plumb site --output site
        plumb site App Tests --output site --title Flashback \\
          --source-url 'https://example.com/app/blob/main/{path}#L{line}'
        plumb site --output docs/view-models --check

      Exit codes: 0 written, or as written before; 1 not current with '--check', 2 invalid usage or no view model, \
      3 a file could not be read or written.
      """
  )

  @Argument(
    help: ArgumentHelp("Files and folders to read. (default: the working folder)", valueName: "path"),
    completion: .directory)
  var paths: [String] = ["."]

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder to write.", valueName: "folder"),
    completion: .directory)
  var output: String

  @Option(help: ArgumentHelp("The name of the app on the pages.", valueName: "name"))
  var title = "View models"

  @Option(
    help: ArgumentHelp(
      "The address of a line of a source file, with '{path}' and '{line}'.", valueName: "template"))
  var sourceURL: String?

  @Option(
    help: ArgumentHelp(
      "A baseline whose number of findings is shown, oldest first; repeat it for a trend.", valueName: "file"),
    completion: .file())
  var baseline: [String] = []

  @Flag(help: "Write nothing: fail when the folder is not as it would be written.")
  var check = false

  @OptionGroup var printing: PrintOptions
  @OptionGroup var shared: SharedOptions

  func validate() throws {
    if self.output.isEmpty { throw ValidationError("'--output' must not be empty") }
    if self.paths.contains("") { throw ValidationError("A path must not be empty") }
    if self.title.isEmpty { throw ValidationError("'--title' must not be empty") }
    _ = try self.links()
  }

  private func links() throws -> SourceLinks {
    do throws(SourceLinkError) {
      return try SourceLinks(self.sourceURL)
    } catch {
      throw ValidationError("'--source-url' \(error.reason)")
    }
  }

  func run() throws {
    let trend = try self.baseline.map { path in
      (name: Paths.name(of: path), findings: try Baseline(contentsOf: path).count)
    }
    let settings = self.shared.settings(self.paths, progress: self.printing.progress)
    let (survey, run) = try Linter(settings).survey { viewModel, table, _ in
      ViewModelContent(viewModel, table)
    }
    for failure in survey.failures { Message.error(failure) }
    guard !survey.viewModels.isEmpty else {
      if !survey.failures.isEmpty { throw ExitStatus.file }
      throw UsageProblem("no view model found: name the folders of the sources and the tests")
    }
    let site = AppSite(
      title: self.title, survey.viewModels, survey.findings.sorted(),
      parity: try self.parity(survey.viewModels),
      links: try self.links(), trend: trend, words: run.words)
    let folder = OutputFolder(self.output)
    let files =
      site.commonFiles
      + Parallel.map(Array(0..<site.count), threads: settings.threadCount) { site.page($0) }
    let count = survey.viewModels.count
    let viewModels: PrintableText = "\(count) view model\(count == 1 ? "" : "s")"
    if self.check {
      let differences = try folder.differences(from: files)
      for difference in differences.prefix(20) { Message.error(difference) }
      if differences.count > 20 { self.printing.note("and \(differences.count - 20) more files") }
      if !differences.isEmpty { throw ExitStatus.findings }
      try self.report("Current: \(viewModels)\n  \(self.output)/index.html\n")
    } else {
      let changed = try folder.write(files, isComplete: survey.failures.isEmpty)
      try self.report(
        "Wrote \(viewModels)\n  \(self.output)/index.html: \(changed) of \(files.count) files changed\n")
    }
    if !survey.failures.isEmpty { throw ExitStatus.file }
  }

  /// Prints what was done.
  private func report(_ text: PrintableText) throws {
    guard !self.printing.quiet else { return }
    let isColoured = self.printing.colour.isOn
    try Terminal.write(OutputText(isColoured ? HeadingStyle.applied(to: text.text) : text))
  }

  /// The comparison of both platforms; nil where there is one.
  private func parity(_ contents: [ViewModelContent]) throws -> ParityReport? {
    let viewModels = contents.map(\.viewModel)
    let ios = viewModels.filter { $0.dialect.language == .swift }
    guard !ios.isEmpty, ios.count < viewModels.count else { return nil }
    let configuration = try EffectiveConfiguration.find(self.shared.configurationPath)
    let android = viewModels.filter { $0.dialect.language != .swift }
    return Parity(ios, android, configuration.scaffolding, configuration.twins).report
  }
}
