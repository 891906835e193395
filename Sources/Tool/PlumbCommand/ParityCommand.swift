import ArgumentParser
import Engine
import Parity
package import Reporting
import SourceModel

/// `plumb parity`
struct ParityCommand: PathCommand {
  static let configuration = CommandConfiguration(
    commandName: "parity",
    abstract: "Compare the view models of an iOS app with those of its Android app.",
    discussion: """
      View models, inputs and outputs are paired by their names, in the naming of each platform, and by their purpose. \
      Those without a counterpart are listed. Exceptions are under 'twins' in '.plumb.yml'; likely ones are suggested.

      Examples:
        plumb parity ../ios/Sources ../android/app/src/main
        plumb parity ios android --summary
        plumb parity ios android --only type,data-flow --strict
        plumb parity ios android --write-baseline .plumb-parity.json

      Exit codes: 0 compared, 1 differences with '--strict', 2 invalid usage or no view models, 3 a file could not be \
      read or written.
      """
  )

  @Argument(help: "The files or the folder of the iOS app.", completion: .file())
  var ios: String

  @Argument(help: "The files or the folder of the Android app.", completion: .file())
  var android: String

  @Option(help: "The format of the report.")
  var format = ParityFormat.text

  @Option(
    help: ArgumentHelp(
      "Compare only these view models, named as on iOS or Android; separated by commas.", valueName: "names"))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "Report only these differences, separated by commas: "
        + ParityDifference.Kind.allCases.map(\.rawValue).joined(separator: ", ") + ".", valueName: "kinds"),
    completion: .list(ParityDifference.Kind.allCases.map(\.rawValue)))
  var only: String?

  @Flag(help: "Print one line for each pair of view models, and the totals.")
  var summary = false

  @Flag(help: "Fail when there are differences that are not in the baseline.")
  var strict = false

  @Option(
    help: ArgumentHelp("Ignore the differences in this baseline.", valueName: "file"), completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write all differences to this baseline, and report none.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  @OptionGroup(title: "Output") var output: DocumentOutput
  @OptionGroup var shared: SharedOptions

  private var kinds: Set<ParityDifference.Kind>? {
    self.only.map { Set($0.split(separator: ",").compactMap { .init(rawValue: String($0)) }) }
  }

  var printing: PrintOptions { self.output.printing }

  func validate() throws {
    let known = ParityDifference.Kind.allCases.map(\.rawValue)
    for kind in (self.only ?? "").split(separator: ",").map(String.init) where !known.contains(kind) {
      let hint = EditDistance.nearest(to: kind, among: known).map { "Did you mean '\($0)'?" }
      throw ValidationError(
        "'--only' has no difference '\(kind)'. \(hint ?? "The differences are \(known.joined(separator: ", "))")"
      )
    }
    if self.summary, self.format == .json {
      throw ValidationError(
        "'--summary' requires '--format text' or '--format markdown': '--format json' has all differences")
    }
    if self.baseline != nil, self.writeBaseline != nil {
      throw ValidationError("'--baseline' and '--write-baseline' cannot be combined")
    }
  }

  func run() throws {
    let configuration = try EffectiveConfiguration.find(self.shared.configurationPath)
    var failures: [FileFailure] = []
    let ios = try self.viewModels(of: self.ios, &failures) { $0 == .swift }
    let android = try self.viewModels(of: self.android, &failures) { $0 != .swift }
    var report = Parity(ios, android, configuration.scaffolding, configuration.twins).report
    if let kinds { report = report.keeping { kinds.contains($2.kind) } }
    if let name {
      report.viewModels = try self.named(name, in: report)
      let names = Set(report.viewModels.flatMap { [$0.ios?.name, $0.android?.name].compactMap(\.self) })
      report.suggestions.removeAll { !names.contains($0.ios) && !names.contains($0.android) }
    }
    if let writeBaseline {
      guard failures.isEmpty else {
        throw FileFailure(
          path: writeBaseline,
          reason: "is not written, since it would lack the view models of files that cannot be read")
      }
      let inputs = (ios + android).flatMap(\.declaringPaths)
      try WholeFile.write(
        ParityBaseline(of: report).text, to: writeBaseline,
        sparing: inputs + [self.shared.configurationPath].compactMap(\.self))
      let count = report.differences.count
      return self.printing.note("wrote \(count) difference\(count == 1 ? "" : "s") to \(writeBaseline)")
    }
    if let baseline { report = try ParityBaseline(contentsOf: baseline).filter(report) }
    try self.output.write(
      self.format.text(of: report, isSummary: self.summary),
      sparing: (ios + android).map(\.path) + [self.baseline].compactMap(\.self), self.shared,
      isText: self.format == .text)
    guard failures.isEmpty else { throw ExitStatus.file }
    if self.strict, !report.differences.isEmpty { throw ExitStatus.findings }
  }

  private func named(_ names: String, in report: ParityReport) throws -> [ParityReport.ViewModels] {
    let known = Set(report.viewModels.flatMap { [$0.ios?.name, $0.android?.name].compactMap(\.self) })
    let wanted = names.split(separator: ",").map(String.init)
    for name in wanted where !known.contains(name) {
      throw UsageProblem(noViewModel: name, among: known)
    }
    return report.viewModels.filter {
      !Set(wanted).isDisjoint(with: [$0.ios?.name, $0.android?.name].compactMap(\.self))
    }
  }

  /// - Parameter failures: gets the files that cannot be read, after they were reported; the others are compared.
  private func viewModels(
    of path: String, _ failures: inout [FileFailure], _ isWanted: (Language) -> Bool
  ) throws -> [ViewModel] {
    let run = try self.shared.run(over: [path], progress: self.printing.progress)
    let found = run.viewModels()
    let own = run.failures + found.problems
    for failure in own { Message.error(failure) }
    failures += own
    let viewModels = found.viewModels.filter { isWanted($0.dialect.language) }
    guard !viewModels.isEmpty else {
      guard own.isEmpty else { throw ExitStatus.file }
      throw UsageProblem("\(path): no view model found: name the iOS app first, then the Android app")
    }
    return viewModels
  }
}

extension ParityFormat: ExpressibleByArgument {}
