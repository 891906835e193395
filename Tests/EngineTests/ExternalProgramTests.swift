import Foundation
import TestSupport
import Testing

@testable import Engine

/// The programs that commands start: what they get, and what ends them.
struct ExternalProgramTests {
  init() {
    // As the command does: a program that reads nothing is no failure of who writes to it.
    signal(SIGPIPE, SIG_IGN)
  }

  private static func shell(_ variables: [String: String] = [:]) throws -> ExternalProgram {
    try #require(ExternalProgram("sh", outside: [], variables: variables))
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("A program gets its input and its arguments, and what it writes is read")
  func result() throws {
    let output = try Self.shell().run(["-c", "cat; echo \"$1\"", "sh", "a b"], input: Array("in\n".utf8))
    #expect(Self.text(output) == "in\na b\n")
    #expect(try Self.shell().run(["-c", "exit 0"]).isEmpty)
  }

  @Test("Both streams are read at once, however much is written to which, and whether the input is read")
  func largeStreams() throws {
    let script = "head -c 3000000 /dev/zero >&2; head -c 3000000 /dev/zero; head -c 3000000 /dev/zero >&2"
    let output = try Self.shell().run(["-c", script], input: [UInt8](repeating: 65, count: 5_000_000))
    #expect(output.count == 3_000_000)
    let echoed = try Self.shell().run(["-c", "cat"], input: [UInt8](repeating: 65, count: 5_000_000))
    #expect(echoed.count == 5_000_000)
  }

  @Test("The first line of an error is the reason")
  func errors() throws {
    let failure = #expect(throws: ProgramFailure.self) {
      try Self.shell().run(["-c", "echo one >&2; echo two >&2; exit 3"])
    }
    #expect(failure == .failed(message: "one"))
    #expect(throws: ProgramFailure.failed(message: "")) { try Self.shell().run(["-c", "kill -9 $$"]) }
    #expect(ExternalProgram("no-such-program", outside: []) == nil)
  }

  @Test(
    "A program that runs too long is stopped with all that it has started",
    arguments: ["sleep 100 & echo $! > pid; sleep 100", "sleep 100 & echo $! > pid; exit 0"])
  func timeLimit(_ script: String) throws {
    let folder = try TemporaryFolder()
    var program = try Self.shell()
    program.timeLimit = .milliseconds(500)
    let start = ContinuousClock.now
    #expect(throws: ProgramFailure.timeLimit(.milliseconds(500))) {
      try program.run(["-c", "cd '\(folder.path)'; " + script])
    }
    #expect(ContinuousClock.now - start < .seconds(20))
    let number = try #require(Int32(folder.text(of: "pid").dropLast()))
    // The system may need a moment to take it away.
    var isGone = false
    for _ in 0..<100 where !isGone {
      isGone = kill(number, 0) != 0 || (try? Self.state(of: number)) == "Z"
      if !isGone { usleep(20_000) }
    }
    #expect(isGone)
  }

  private static func state(of number: Int32) throws -> String {
    let text = try String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
    return text.split(separator: ")").last.map { String($0.dropFirst().prefix(1)) } ?? ""
  }

  @Test("A program that writes too much is stopped")
  func outputLimit() throws {
    var program = try Self.shell()
    program.outputLimit = 1 << 20
    #expect(throws: ProgramFailure.outputLimit(1 << 20)) { try program.run(["-c", "yes"]) }
  }

  @Test("A program has no files of this process, no handlers and blocked signals, and few variables")
  func surroundings() throws {
    let folder = try TemporaryFolder()
    let descriptor = open(folder.path("open"), O_WRONLY | O_CREAT, 0o666)
    defer { close(descriptor) }
    setenv("PLUMB_TEST_SECRET", "1", 1)
    let script = "[ ! -e /proc/self/fd ] || ls -l /proc/self/fd; env; trap; grep -s SigIgn /proc/self/status"
    let output = Self.text(try Self.shell(["OWN": "2"]).run(["-c", script]))
    #if os(Linux)
      #expect(!output.contains(folder.path), "\(output)")
      let ignored = output.firstMatch(of: /SigIgn:\s*([0-9a-f]+)/).flatMap { UInt64($0.1, radix: 16) }
      let mask = [SIGPIPE, SIGXFSZ, SIGTERM].reduce(UInt64(0)) { $0 | 1 << UInt64($1 - 1) }
      #expect(ignored.map { $0 & mask } == 0, "\(output)")
    #endif
    #expect(!output.contains("PLUMB_TEST_SECRET"))
    #expect(output.contains("OWN=2\n") && output.contains("LC_ALL=C\n") && output.contains("PATH=/"))
  }
}
