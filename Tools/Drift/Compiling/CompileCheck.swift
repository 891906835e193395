import Foundation
package import SourceModel

/// Tells whether mended texts compile where the texts before did.
package struct CompileCheck {
  /// What came of a sample.
  package struct Outcome: CustomStringConvertible {
    /// The number of distinct mended texts.
    package var texts = 0
    /// How many of them compile.
    package var compiled = 0
    /// How many do not, as the texts before did not.
    package var unfit = 0
    package var failures: [String] = []
    var seconds = 0.0

    package var description: String {
      "compiled: \(self.compiled) of \(self.texts) distinct texts, \(self.unfit) of the others did not compile before, "
        + "\(self.failures.count) failures, " + String(format: "%.1f s", self.seconds)
    }
  }

  package typealias Sample = [(test: FixCase, text: [UInt8])]

  let root: String
  let folder: String
  let jobs: Int

  /// - Parameters:
  ///   - root: the folder of the repository.
  ///   - folder: the folder for what is compiled.
  ///   - jobs: how many compilers run at once.
  package init(root: String, folder: String, jobs: Int) {
    self.root = root
    self.folder = folder
    self.jobs = jobs
  }

  /// Compiles all texts at once, those before and those after.
  package func android(_ sample: Sample, in language: Language) throws -> Outcome {
    let start = Date()
    let sample = Self.distinct(sample)
    let compiler = AndroidCompiler(root: self.root, folder: self.folder, language: language)
    let after = sample.map { CompiledText($0.test, $0.text) }
    let before = sample.map { CompiledText($0.test, $0.test.drift.bytes) }
    let errors = try compiler.errors(in: after + before)
    return Self.outcome(sample, since: start) { index in
      errors[index].map { ($0, errors[index + sample.count] != nil) }
    }
  }

  /// Checks the types of the texts, and of those before where one has an error.
  package func swift(_ sample: Sample) throws -> Outcome {
    let start = Date()
    let sample = Self.distinct(sample)
    let compiler = SwiftCompiler(root: self.root, folder: self.folder)
    let jobs = max(1, self.jobs)
    let results = Results()
    DispatchQueue.concurrentPerform(iterations: jobs) { job in
      for index in stride(from: job, to: sample.count, by: jobs) {
        let (test, text) = sample[index]
        do {
          guard let error = try compiler.error(in: CompiledText(test, text), index) else { continue }
          let before = try compiler.error(in: CompiledText(test, test.drift.bytes), index)
          results.set(index, (error, before != nil))
        } catch {
          results.set(index, ("\(error)", false))
        }
      }
    }
    return Self.outcome(sample, since: start) { results.value($0) }
  }

  private static func outcome(
    _ sample: Sample, since start: Date, _ error: (Int) -> (message: String, isUnfit: Bool)?
  ) -> Outcome {
    var outcome = Outcome(texts: sample.count)
    for (index, element) in sample.enumerated() {
      guard let error = error(index) else {
        outcome.compiled += 1
        continue
      }
      if error.isUnfit {
        outcome.unfit += 1
      } else {
        outcome.failures.append("\(element.test.title)\n  no longer compiles: \(error.message)")
      }
    }
    outcome.seconds = Date().timeIntervalSince(start)
    return outcome
  }

  /// The cases whose mended texts differ.
  private static func distinct(_ sample: Sample) -> Sample {
    var seen: Set<[UInt8]> = []
    return sample.sorted { $0.test.seed < $1.test.seed }.filter { seen.insert($0.text).inserted }
  }

  /// Collects what threads have found.
  private final class Results: @unchecked Sendable {
    // Every access holds the lock, which is what makes it Sendable.
    private let lock = NSLock()
    private var stored: [Int: (String, Bool)] = [:]

    func set(_ index: Int, _ result: (String, Bool)) { self.lock.withLock { self.stored[index] = result } }
    func value(_ index: Int) -> (message: String, isUnfit: Bool)? {
      self.lock.withLock { self.stored[index].map { (message: $0.0, isUnfit: $0.1) } }
    }
  }
}
