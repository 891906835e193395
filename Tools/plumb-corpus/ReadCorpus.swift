import ArgumentParser
import Foundation
import ReaderCorpus
import SourceModel
import Synchronization

/// `plumb-corpus read`: what `Scripts/bench java` measures. The package of the benchmarks does not see the reader.
struct ReadCorpus: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read",
    abstract: "Read files on one thread, and write the megabytes a second of each round.")

  @Option(help: ArgumentHelp("The folder of the files.", valueName: "folder"))
  var sources = ".build/java-corpus"

  @Flag(help: "The files are in Kotlin.")
  var kotlin = false

  @Option(help: ArgumentHelp("Join the files to one of this size.", valueName: "number"))
  var megabytes: Int?

  @Option(help: ArgumentHelp("How many rounds.", valueName: "number"))
  var rounds = 7

  @Option(help: ArgumentHelp("The file to write.", valueName: "file"))
  var output = "/dev/stdout"

  func validate() throws {
    if self.rounds < 1 { throw ValidationError("'--rounds' must be at least 1.") }
  }

  func run() throws {
    let language = self.kotlin ? CorpusLanguage.kotlin : .java
    var files = try Self.files(in: self.sources, of: language)
    if let megabytes { files = [Self.joined(files, megabytes: megabytes, language)] }
    let size = Double(files.reduce(0) { $0 + $1.bytes.count }) / 1e6
    let texts = files
    let lines = (0..<self.rounds).map { _ in
      "\(size / Self.seconds(language) { for text in texts { Self.read(text, language) } })\n"
    }
    try lines.joined().write(toFile: self.output, atomically: false, encoding: .utf8)
  }

  private static func files(in folder: String, of language: CorpusLanguage) throws -> [SourceText] {
    let files = try CorpusFiles.all(in: folder, of: language.language)
      .compactMap { FileManager.default.contents(atPath: folder + "/" + $0) }
      .map { SourceText(Array($0)) }
    guard files.contains(where: { !$0.bytes.isEmpty }) else {
      throw ValidationError("There is no file in \(language.language.name) in '\(folder)'.")
    }
    return files
  }

  /// One file of about a size: the types of the files behind each other, from the first on and around again.
  private static func joined(
    _ files: [SourceText], megabytes: Int, _ language: CorpusLanguage
  ) -> SourceText {
    let wanted = megabytes * 1_000_000
    var bytes: [UInt8] = []
    bytes.reserveCapacity(wanted)
    var index = 0
    while bytes.count < wanted {
      let file = files[index % files.count]
      index += 1
      // A package and imports may stand in the head of a file alone.
      let described = language.read("", file)
      guard described.problems.isEmpty, let first = described.declarations.first else { continue }
      bytes += file.bytes[first.header.range.start...]
      bytes.append(UInt8(ascii: "\n"))
    }
    return SourceText(bytes)
  }

  /// Reads a file, and looks at the outcome so that reading is not left out.
  @inline(never)
  private static func read(_ text: SourceText, _ language: CorpusLanguage) {
    let file = language.read("", text)
    precondition(file.language == language.language)
  }

  /// The time that work takes on a thread with the stack that the reader needs.
  private static func seconds(
    _ language: CorpusLanguage, _ work: @escaping @Sendable () -> Void
  ) -> Double {
    let done = DispatchSemaphore(value: 0)
    let seconds = Mutex(0.0)
    let thread = Thread {
      let start = ContinuousClock.now
      work()
      let duration = ContinuousClock.now - start
      seconds.withLock { $0 = duration / .seconds(1) }
      done.signal()
    }
    thread.stackSize = Language.stackSize
    thread.start()
    done.wait()
    return seconds.withLock { $0 }
  }
}
