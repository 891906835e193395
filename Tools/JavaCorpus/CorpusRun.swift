import Foundation
import JavaLanguage
import SourceModel

/// Compares the reader with the compiler on many files.
package struct CorpusRun {
  private let oracle: OracleProcess
  private let threads: Int

  /// - Parameters:
  ///   - script: the path of `Scripts/java-oracle`.
  ///   - threads: how many files are read at once.
  package init(script: String, threads: Int = ProcessInfo.processInfo.activeProcessorCount) {
    self.oracle = OracleProcess(script: script)
    self.threads = threads
  }

  /// Compares files, while the oracle goes on with others.
  ///
  /// - Parameter paths: the paths of the files, below the folder.
  package func compare(
    _ mode: OracleProcess.Mode, folder: String, paths: [String]
  ) throws -> CorpusSummary {
    let queue = CorpusQueue()
    let group = DispatchGroup()
    for _ in 0..<self.threads {
      let thread = Thread {
        while let facts = queue.next() {
          queue.add(facts, Self.compare(facts, in: folder))
        }
        group.leave()
      }
      thread.stackSize = JavaReader.stackSize
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

  private static func compare(_ facts: FileFacts, in folder: String) -> FileComparison {
    let data = FileManager.default.contents(atPath: folder + "/" + facts.path) ?? Data()
    let text = SourceText(Array(data))
    return FileComparison(
      expected: facts, found: FactsReader.facts(path: facts.path, text: text), text: text)
  }
}
