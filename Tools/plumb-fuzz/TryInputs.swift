import ArgumentParser
import Foundation
import SourceFuzzing
import SourceModel

/// Tries inputs that nobody would write on everything that reads files.
struct TryInputs: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "try",
    abstract: "Find inputs on which plumb traps, hangs, or reports what cannot be true.",
    discussion: """
      Every input is made from the seed and a number, source texts from the corpus as well, and can be made \
      again with --only. The inputs are tried in child processes, so that a trap is one failure and not the end.
      """)

  @Option(help: "What to try.")
  var target = FuzzTargetName.source

  @Option(help: "How many inputs to try. (default: 10000, or each kind of '--depth' or '--size' once)")
  var iterations: Int?

  @Option(
    help: ArgumentHelp("Try code of each kind that is so deep, and no other texts.", valueName: "levels"))
  var depth: Int?

  @Option(
    help: ArgumentHelp("Try files of each kind that are so large, and no other texts.", valueName: "bytes"))
  var size: Int?

  @Option(help: "What the inputs depend on beside their numbers.")
  var seed: UInt64 = 1

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Files and folders of source text to make texts from.", valueName: "path"))
  var corpus: [String] = []

  @Option(
    help: ArgumentHelp("Make texts in this language alone: swift, java or kotlin.", valueName: "language"),
    transform: { name in
      guard let language = Language(rawValue: name) else {
        throw ValidationError("A '--language' is swift, java or kotlin.")
      }
      return language
    })
  var language: Language?

  @Option(help: ArgumentHelp("Try the input of this number alone.", valueName: "number"))
  var only: Int?

  @Flag(name: .customLong("print"), help: "Print the input of '--only' instead of trying it.")
  var prints = false

  @Option(
    help: ArgumentHelp(
      """
      How long an input may take of a core; one of megabytes twelve times that. By the clock it may take twenty times \
      as long. (default: 10 for source texts, 2 for others)
      """, valueName: "seconds"))
  var timeout: Int?

  @Option(help: "How many child processes to run at once.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Option(help: ArgumentHelp("The folder for inputs that fail.", valueName: "folder"))
  var failures = ".build/fuzz-failures"

  @Flag(help: "Make failing inputs smaller, which takes a while.")
  var shrink = false

  @Option(help: ArgumentHelp("Try a file as it is.", valueName: "file"))
  var file: String?

  @Option(help: .hidden)
  var childRange: ChildRange?

  func validate() throws {
    if let timeout, timeout <= 0 { throw ValidationError("A '--timeout' is a positive number of seconds.") }
    if self.jobs <= 0 { throw ValidationError("Give '--jobs' at least one.") }
    if let iterations, iterations <= 0 { throw ValidationError("Give '--iterations' at least one.") }
    if let depth, depth <= 0 { throw ValidationError("A '--depth' is a positive number of levels.") }
    if let size, size <= 0 { throw ValidationError("A '--size' is a positive number of bytes.") }
    if self.prints, self.only == nil {
      throw ValidationError("Give '--print' the number of an input with '--only'.")
    }
    if self.target != .source,
      self.depth != nil || self.size != nil || self.language != nil || !self.corpus.isEmpty
    {
      throw ValidationError(
        "Give '--corpus', '--depth', '--language' and '--size' to the target 'source' alone.")
    }
    if self.depth != nil, self.size != nil { throw ValidationError("Give '--depth' or '--size', not both.") }
  }

  func run() throws {
    let target = try self.fuzzTarget()
    let loop = ChildLoop(target: target)
    if let file {
      guard let data = FileManager.default.contents(atPath: file) else { throw CorpusError(path: file) }
      let isRight = loop.run(0..<1) {
        FuzzInput(number: $0, name: file, fileName: file, bytes: Array(data))
      }
      guard isRight else { throw ExitCode(1) }
      return
    }
    if let only, self.prints {
      FileHandle.standardOutput.write(Data(target.input(only).bytes))
      return
    }
    if let range = self.childRange?.range {
      // What fails is reported to the parent, and is no failure of the child.
      _ = loop.run(range) { target.input($0) }
      return
    }
    let iterations = self.iterations ?? target.count ?? 10_000
    let numbers = self.only.map { $0..<($0 + 1) } ?? 0..<iterations
    let run = FuzzRun(
      target: target, arguments: self.childArguments, timeout: self.timeout ?? target.timeout,
      folder: self.failures, shrinks: self.shrink)
    let summary = run.run(numbers, jobs: self.jobs)
    print("\(self.target.rawValue): \(summary.text(seed: self.seed))")
    if !summary.failures.isEmpty { throw ExitCode(1) }
  }

  private func fuzzTarget() throws -> any FuzzTarget {
    if let target = try self.target.fileTarget(seed: self.seed, isThorough: true) { return target }
    return SourceTarget(
      InputGenerator(
        corpus: try CorpusFile.read(self.corpus), seed: self.seed, self.selection, languages: self.languages))
  }

  private var selection: InputGenerator.Selection {
    if let depth { return .deep(depth) }
    if let size { return .large(size) }
    return .everything
  }

  private var languages: [Language] { self.language.map { [$0] } ?? Language.allCases }

  /// The options that make the same inputs in a child process.
  private var childArguments: [String] {
    let selection =
      self.depth.map { ["--depth", "\($0)"] } ?? self.size.map { ["--size", "\($0)"] } ?? []
    let language = self.language.map { ["--language", $0.rawValue] } ?? []
    let corpus = self.corpus.isEmpty ? [] : ["--corpus"] + self.corpus
    return ["--target", self.target.rawValue, "--seed", "\(self.seed)"] + selection + language + corpus
  }
}
