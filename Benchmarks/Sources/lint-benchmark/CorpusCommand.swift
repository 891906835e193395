import ArgumentParser
import Foundation

/// `lint-benchmark corpus`
struct CorpusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "corpus",
    abstract: "Make the files that are measured, and keep them."
  )

  @OptionGroup var options: CorpusOptions

  @Argument(help: "The folder to make.", completion: .directory)
  var folder: String

  func run() throws {
    let corpus = try Corpus(
      at: URL(fileURLWithPath: self.folder, isDirectory: true), options: self.options)
    print("\(corpus.paths.count) files, \(corpus.viewModelPaths.count) of them generated view models")
  }
}
