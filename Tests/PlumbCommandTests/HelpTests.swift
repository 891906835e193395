import PlumbCommand
import TestSupport
import Testing

struct HelpTests {
  @Test("The version says whether it is a release", arguments: [["--version"], ["lint", "--version"]])
  func version(_ arguments: [String]) throws {
    let run = try CommandRun(arguments, in: TemporaryFolder())
    #expect(run.output.wholeMatch(of: /\d+\.\d+\.\d+ \((development build|\w+ \d{4}-\d\d-\d\d)\)\n/) != nil)
  }

  @Test("A release names its commit and the date of that")
  func release() {
    #expect(
      ToolVersion.description(of: ("57b6204", "2026-11-23")) == "\(ToolVersion.current) (57b6204 2026-11-23)")
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

  @Test(
    "The help of each command has two examples, which start with the command",
    arguments: [[], ["lint"], ["fix"], ["new"], ["describe"], ["parity"], ["rename"], ["rules"]])
  func examples(_ command: [String]) throws {
    let output = try CommandRun(command + ["--help"], in: TemporaryFolder()).output
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = try #require(lines.firstIndex(of: "Examples:"))
    let examples = lines[(start + 1)...].prefix { !$0.isEmpty }
    let prefix = (["plumb"] + command).joined(separator: " ") + " "
    #expect(
      examples.filter { $0.hasPrefix("  ") && $0.contains(prefix) || $0.contains("| plumb lint") }.count >= 2)
  }

  @Test("The help of 'lint' lists the exit codes and explains an empty list of files")
  func lint() throws {
    let output = try CommandRun(["lint", "--help"], in: TemporaryFolder()).output.replacing("\n", with: " ")
    #expect(output.contains("Exit codes: 0 no findings at or above"))
    #expect(output.contains("plumb lint -- $(list)"))
    #expect(output.contains("'xcode' elsewhere"))
  }
}
