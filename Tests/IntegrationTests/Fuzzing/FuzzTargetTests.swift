import Engine
import Foundation
import Scaffolding
import SeededRandom
import SourceFuzzing
import Testing

@Suite("No file makes plumb trap, hang, or write outside of its folder")
struct FuzzTargetTests {
  private static let names = FuzzTargetName.allCases.filter { $0 != .source }

  private static func target(_ name: FuzzTargetName, seed: UInt64 = 99) throws -> any FuzzTarget {
    try #require(try name.fileTarget(seed: seed, isThorough: false))
  }

  /// What is wrong with an input, which is given up after a while.
  private static func failure(of input: FuzzInput, for target: any FuzzTarget) -> String? {
    guard
      let failure = DeepStack.value(stackSize: target.stackSize, within: 30, { target.failure(of: input) })
    else { return "takes longer than half a minute" }
    return failure
  }

  @Test("Mutated, deep and large inputs of every target", arguments: names)
  func inputs(name: FuzzTargetName) throws {
    let target = try Self.target(name)
    let isSlow = [.description, .template, .tree].contains(name)
    for number in 0..<TestScale.count(isSlow ? 100 : 300, atLeast: 20) {
      let input = target.input(number)
      let failure = Self.failure(of: input, for: target)
      try #require(failure == nil, "\(number), \(input.name)")
    }
  }

  @Test(
    "Trees with links and special files",
    arguments: [
      "file A.swift %00", "link A.swift A.swift", "link Link .\nlink a ..",
      "link A.swift OUTSIDE/missing.swift",
      "pipe A.swift", "socket A.swift", "pipe .gitignore", "pipe .plumb.yml", "socket .plumb.yml",
      "folder .plumb.yml", "folder .gitignore", "folder A.swift", "pipe a\nlink A.swift a",
      "pipe a\nlink .gitignore a", "pipe a\nlink .plumb.yml a", "link .plumb.yml .plumb.yml",
      "link .gitignore .gitignore", "folder .git\nlink .gitignore OUTSIDE/notes.txt",
      "file %FF.swift", "file a%0Ab.swift class%20A%20%7B", "file %1B[2J.swift class%20A%20%7B",
      "file .plumb.yml %1B[2J%0Aplumb:%20error:%20a:%20b",
      "file .plumb.yml baseline:%20A.swift\npipe A.swift",
    ])
  func trees(text: String) throws {
    let input = FuzzInput(number: 0, name: "a tree", fileName: "tree.txt", bytes: Array((text + "\n").utf8))
    #expect(Self.failure(of: input, for: try Self.target(.tree)) == nil)
  }

  @Test(
    "A fix does not change a file outside of the folder",
    arguments: ["link", "hard-link"], ["OUTSIDE/Outside.swift", "../outside/Folder/Outside.swift"])
  func linksOutOfTheTree(kind: String, destination: String) throws {
    let bytes = Array("\(kind) A.swift \(destination)\n\(kind) Folder/B.swift \(destination)\n".utf8)
    let input = FuzzInput(number: 0, name: "a link", fileName: "tree.txt", bytes: bytes)
    #expect(Self.failure(of: input, for: try Self.target(.tree)) == nil)
  }

  // MARK: Inputs

  @Test("The same seed and number make the same input of a target", arguments: names)
  func sameSeedMakesSameInput(name: FuzzTargetName) throws {
    let (target, again) = (try Self.target(name), try Self.target(name))
    let other = try Self.target(name, seed: 98)
    let inputs = (0..<200).map(target.input)
    #expect(inputs.map(\.bytes) == (0..<200).map { again.input($0).bytes })
    #expect(inputs.map(\.name) == (0..<200).map { again.input($0).name })
    #expect(Set(inputs.map(\.bytes)).count > 140)
    #expect(inputs.map(\.bytes) != (0..<200).map { other.input($0).bytes })
  }

  @Test("Inputs that are not mutated are valid")
  func corpusIsValid() throws {
    func valid(_ name: FuzzTargetName) throws -> [[UInt8]] {
      let target = try Self.target(name)
      let inputs = (0..<1_000).map(target.input).filter { $0.name == "valid" }
      #expect(inputs.count > 5, "\(name)")
      return inputs.map(\.bytes)
    }
    let sandbox = try Sandbox()
    for bytes in try valid(.configuration) {
      _ = try EffectiveConfiguration.find(try sandbox.write(bytes, to: "plumb.yml"))
    }
    for bytes in try valid(.baseline) {
      _ = try Baseline(contentsOf: try sandbox.write(bytes, to: "baseline.json"))
    }
    for bytes in try valid(.description) { _ = try DescriptionReader.read(bytes, path: "description.yml") }
  }

  // MARK: Wrong readers

  /// A reader that does something wrong with every input.
  private struct WrongReader: FileTarget {
    struct UnexpectedError: Error {}

    var read: @Sendable ([UInt8], Sandbox) throws -> String?

    func input(_ number: Int) -> FuzzInput {
      FuzzInput(number: number, name: "a text", fileName: "a.txt", bytes: Array("a\n".utf8))
    }

    func failure(of bytes: [UInt8], in sandbox: Sandbox) throws -> String? { try self.read(bytes, sandbox) }

    /// What is wrong with its first input.
    var failure: String? { self.failure(of: self.input(0)) }
  }

  @Test("A reader that does nothing is right")
  func rightReaderIsRight() {
    #expect(WrongReader { _, _ in nil }.failure == nil)
    #expect(
      WrongReader { bytes, sandbox in
        _ = try sandbox.write(bytes, to: "b/c")
        return nil
      }.failure == nil)
  }

  @Test("A file that is written outside of the folder is noticed")
  func writesOutsideAreNoticed() {
    let changed = WrongReader { _, sandbox in
      try Data("b".utf8).write(to: URL(fileURLWithPath: sandbox.outside + "/Outside.swift"))
      return nil
    }
    #expect(changed.failure == "outside of the folder, 'Outside.swift' was changed")
    let created = WrongReader { _, sandbox in
      _ = try sandbox.write([], to: "../outside/a")
      return nil
    }
    #expect(created.failure == "outside of the folder, 'a' was created")
    let deleted = WrongReader { _, sandbox in
      try FileManager.default.removeItem(atPath: sandbox.outside + "/Folder")
      return nil
    }
    #expect(deleted.failure == "outside of the folder, 'Folder' was deleted")
    let beside = WrongReader { _, sandbox in
      _ = try sandbox.write([], to: "../a")
      return nil
    }
    #expect(beside.failure?.hasPrefix("next to the folder, there is") == true)
  }

  @Test("An error that no reader throws is noticed")
  func unexpectedErrorsAreNoticed() {
    let reader = WrongReader { _, _ in throw WrongReader.UnexpectedError() }
    #expect(reader.failure == "an unexpected error: UnexpectedError()")
  }

  @Test("A value that is read as another one than was written is noticed")
  func lossIsNoticed() {
    func failure(_ write: (Int) -> String, _ read: ([UInt8]) throws -> Int) -> String? {
      RoundTrip.failure(of: 7, write: write, read: read)
    }
    #expect(failure(String.init) { Int(String(decoding: $0, as: UTF8.self)) ?? 0 } == nil)
    #expect(failure(String.init) { _ in 8 } == "what was written is read as something else")
    #expect(
      failure(String.init) { _ in throw WrongReader.UnexpectedError() }
        == "what was written cannot be read: UnexpectedError()")
    var count = 0
    let changing = failure({ number in
      count += 1
      return "\(number), \(count)"
    }) { _ in 7 }
    #expect(changing == "what was read is written as something else")
  }

  @Test("A message that moves the cursor or names a place outside of the file is noticed")
  func wrongMessagesAreNoticed() {
    #expect(MessageCheck.failure(of: "a.yml:1:1: error: a") == nil)
    #expect(MessageCheck.failure(of: "a\nplumb: error: b") != nil)
    #expect(MessageCheck.failure(of: "a\u{1B}[2Jb") != nil)
    let bytes = Array("a\nb\n".utf8)
    func error(_ line: Int, _ column: Int, _ message: String) -> String? {
      MessageCheck.failure(
        of: ConfigurationError(path: "a.yml", line: line, column: column, message: message), in: bytes)
    }
    #expect(error(1, 1, "a") == nil)
    #expect(error(2, 2, "unknown key 'a\nb\u{1B}'") == nil)
    #expect(error(0, 1, "a") != nil)
    #expect(error(9, 1, "a") != nil)
    #expect(error(1, 0, "a") != nil)
    #expect(error(1, 99, "a") != nil)
    #expect(error(1, 1, "") != nil)
  }
}
