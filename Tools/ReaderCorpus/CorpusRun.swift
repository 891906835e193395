import Foundation
import SourceModel

/// Compares the reader with the compiler on many files.
package struct CorpusRun {
  private let language: CorpusLanguage
  private let oracle: OracleProcess
  private let threads: Int

  /// - Parameters:
  ///   - language: the language of the files.
  ///   - script: the path of the script that asks the compilers.
  ///   - threads: how many files are read at once.
  package init(
    _ language: CorpusLanguage = .java, script: String,
    threads: Int = ProcessInfo.processInfo.activeProcessorCount
  ) {
    self.language = language
    self.oracle = OracleProcess(language.language, script: script)
    self.threads = threads
  }

  /// Compares files, while the oracle goes on with others.
  ///
  /// - Parameter paths: the paths of the files, below the folder.
  package func compare(
    _ mode: OracleProcess.Mode, folder: String, paths: [String]
  ) throws -> CorpusSummary {
    let (queue, language) = (CorpusQueue(), self.language)
    let group = DispatchGroup()
    for _ in 0..<self.threads {
      let thread = Thread {
        while let facts = queue.next() {
          queue.add(facts, Self.compare(facts, in: folder, language))
        }
        group.leave()
      }
      thread.stackSize = Language.stackSize
      group.enter()
      thread.start()
    }
    let asking = Result {
      try self.oracle.ask(mode, folder: folder, paths: paths) { queue.put($0) }
    }
    queue.close()
    group.wait()
    try asking.get()
    let summary = queue.summary
    guard summary.files == paths.count else {
      throw OracleError("the oracle told of \(summary.files) files, not \(paths.count)")
    }
    return summary
  }

  private static func compare(
    _ facts: FileFacts, in folder: String, _ language: CorpusLanguage
  ) -> FileComparison {
    let data = FileManager.default.contents(atPath: folder + "/" + facts.path) ?? Data()
    let text = SourceText(Array(data))
    return FileComparison(
      expected: facts, found: FactsReader.facts(path: facts.path, text: text, language), text: text)
  }
}
