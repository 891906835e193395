import ArgumentParser
import Foundation
import ReaderCorpus

/// `plumb-corpus compare`
struct CompareCorpus: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare what Plumbline reads in files of Java or Kotlin with what the compiler says.",
    discussion:
      "It fails when they differ. Scripts/setup java and Scripts/setup kotlin install what it needs.")

  @Option(help: ArgumentHelp("The folder of the files.", valueName: "folder"))
  var sources = ".build/java-corpus"

  @Flag(help: "The files are in Kotlin.")
  var kotlin = false

  @Flag(help: "The files belong to no module.")
  var plain = false

  @Option(help: ArgumentHelp("Compare only files whose path holds a text.", valueName: "text"))
  var only: String?

  @Option(help: ArgumentHelp("Compare a sample of this many files.", valueName: "count"))
  var sample: Int?

  @Option(help: ArgumentHelp("How many differences to show.", valueName: "count"))
  var shown = 100

  @Option(help: .hidden)
  var oracle: String?

  func run() throws {
    let language = self.kotlin ? CorpusLanguage.kotlin : .java
    var paths = try CorpusFiles.all(in: self.sources, of: language.language)
    if let only { paths = paths.filter { $0.contains(only) } }
    if let sample { paths = CorpusFiles.sample(of: paths, count: sample) }
    let summary = try CorpusRun(language, script: self.oracle ?? "Scripts/oracle").compare(
      self.kotlin ? .single : self.plain ? .plain : .modules, folder: self.sources, paths: paths)
    for problem in summary.rejected { print("the compiler rejects \(problem)") }
    for difference in summary.differences.prefix(self.shown) { print(difference) }
    print(
      "\(summary.files) files, \(summary.declarations) declarations, \(summary.names) names, "
        + "\(summary.comments) comments, \(summary.differences.count) differences")
    for thing in language.leftOut {
      print("left out \(summary.leftOut[thing, default: 0]) times: \(thing.reason)")
    }
    if !summary.differences.isEmpty || !summary.rejected.isEmpty { throw ExitCode(1) }
  }
}
