import TestSupport
import Testing

struct HelpTests {
  @Test("The version is that of a release", arguments: [["--version"], ["lint", "--version"]])
  func version(_ arguments: [String]) throws {
    let run = try CommandRun(arguments, in: TemporaryFolder())
    #expect(run.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
  }

  @Test(
    "Help is written to standard output, and fits on a terminal",
    arguments: [[], ["--help"], ["-h"], ["help"], ["lint", "--help"], ["help", "rules"]])
  func help(_ arguments: [String]) throws {
    let run = try CommandRun(arguments, in: TemporaryFolder())
    #expect(run.exitCode == 0)
    #expect(run.error.isEmpty)
    #expect(run.output.hasPrefix("OVERVIEW: "))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(!run.output.contains("no-paths"))
  }

  @Test("The help of 'lint' tells the exit codes and how an empty list is told from none")
  func lint() throws {
    let output = try CommandRun(["lint", "--help"], in: TemporaryFolder()).output.replacing("\n", with: " ")
    #expect(output.contains("Exit codes: 0 nothing to report, 1 findings"))
    #expect(output.contains("plumb lint -- $(list)"))
    #expect(output.contains("'xcode' elsewhere"))
  }
}
