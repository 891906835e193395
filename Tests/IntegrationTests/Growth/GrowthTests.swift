import SeededRandom
import SourceFuzzing
import TestSupport
import Testing

@Suite("Time grows with the size of what is read, and not with its square", .serialized)
struct GrowthTests {
  /// Quick runs differ more from each other, and what is wrong has the power of 2.
  private static func limits(enough: Double, exponent: Double) -> GrowthCurve.Limits {
    var limits = GrowthCurve.Limits(enough: enough)
    limits.exponent = exponent
    limits.bytes = 500_000
    return limits
  }

  @Test(
    "Commands that once took the square, or more",
    arguments: TestScale.most([
      ("Kotlin, where clauses of a function", "ports"), ("Swift, where clauses of a method", "ports"),
      ("twins of words of documentation", "parity"), ("twins of words in a name", "parity"),
      ("twins of ports with equal names", "parity"), ("twins of ports with other names", "parity"),
      ("twin view models of the words of all others", "parity"), ("Swift, headings of generics", "lint"),
      ("Swift, view of hashes", "ports"),
      ("Swift, classes of a class with a view model", "ports"),
      ("Swift, many conformances in extensions", "rename"),
      ("Swift, many conformances in extensions", "lint"),
      ("Swift, many conformances in extensions", "fix"),
    ]))
  func fixed(name: String, command: String) throws {
    let input = try #require(GrowingInput.all.first { $0.name == name })
    let line = try #require(input.commands.first { $0.hasPrefix(command) })
    let limits = Self.limits(enough: 1, exponent: 1.5)
    let curve = try GrowthCurve(of: input, line, tool: CommandRun.executable, limits)
    #expect(curve.failure == nil, "\(curve.text)")
  }

  @Test("Any command, on any input", arguments: 0..<TestScale.count(100, atLeast: 2))
  func any(number: Int) throws {
    // A step that shares no factor with their number comes to all of them.
    let inputs = GrowingInput.all
    let input = inputs[number * 7_919 % inputs.count]
    let command = input.commands[number % input.commands.count]
    let limits = Self.limits(enough: 0.3, exponent: 1.7)
    let curve = try GrowthCurve(of: input, command, tool: CommandRun.executable, limits)
    #expect(curve.failure == nil, "\(input.name): plumb \(command): \(curve.text)")
  }

  @Test(
    "Files of brackets and templates take little memory",
    arguments: TestScale.sample(["{", "\"${", "{}", "a ", "//\n", "class A<"]))
  func memory(piece: String) throws {
    let folder = try TemporaryFolder()
    for (name, command) in [("A.kt", "lint"), ("A.java", "lint"), ("A.swift", "ports --in")] {
      try folder.write(
        "import a.Inputs\n" + String(repeating: piece, count: 10_000_000 / piece.utf8.count), to: name)
      let arguments = command.split(separator: " ").map(String.init) + [name]
      let run = try MeasuredRun([CommandRun.executable] + arguments, in: folder.path, limit: 120)
      #expect(run.signal == nil)
      #expect(run.memory < 500 << 20, "\(name): plumb \(command): \(run.memory >> 20) MB")
    }
  }

  // MARK: The measurement

  /// What is wrong with the growth of a program that counts to a power of the size of its input.
  private static func failure(ofPower power: Int) throws -> String? {
    let folder = try TemporaryFolder()
    let loops = (0..<power).map { "for (i\($0) = 0; i\($0) < n; i\($0)++) " }.joined()
    try folder.write(
      "awk -v n=$(($(wc -c < a) * \(power == 1 ? 2_000 : 1))) 'BEGIN { \(loops) s += 1 }'\n", to: "count")
    let input = GrowingInput("bytes", ["count"]) { [("a", String(repeating: "a", count: $0))] }
    return try GrowthCurve(
      of: input, folder.path("count"), tool: "/bin/sh", self.limits(enough: 0.3, exponent: 1.5)
    ).failure
  }

  @Test("A program that counts to the square of the size of its input is found")
  func squaresAreFound() throws {
    #expect(try Self.failure(ofPower: 1) == nil)
    #expect(try Self.failure(ofPower: 2) != nil)
  }

  @Test("A program that is ended by a signal is found")
  func signalsAreFound() throws {
    let folder = try TemporaryFolder()
    try folder.write("kill -SEGV $$\n", to: "end")
    let input = GrowingInput("nothing", ["end"]) { _ in [("a", "")] }
    let curve = try GrowthCurve(
      of: input, folder.path("end"), tool: "/bin/sh", Self.limits(enough: 1, exponent: 1.5))
    #expect(curve.failure == "ends with signal 11 for 1 pieces")
  }
}
