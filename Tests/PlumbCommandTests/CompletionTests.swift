import TestSupport
import Testing

struct CompletionTests {
  @Test(
    "A completion script is written for each shell, knows the options, and parses",
    arguments: ["bash", "zsh", "fish"])
  func scripts(_ shell: String) throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(["--generate-completion-script", shell], in: folder)
    #expect(run.exitCode == 0)
    #expect(run.error.isEmpty)
    for word in [
      "lint", "rules", "parity", "write-baseline", "data-flow", "fail-level", "checkstyle", "sorted-inputs",
      "stdin-path",
    ] {
      #expect(run.output.contains(word), "\(word)")
    }
    #expect(!run.output.contains("no-paths"))
    guard Tool.exists(shell) else { return }
    try folder.write(run.output, to: "script")
    let option = shell == "fish" ? "--no-execute" : "-n"
    let parsed = try CommandRun(shell: "\(shell) \(option) script", in: folder)
    #expect(parsed.exitCode == 0, "\(parsed.text)")
  }
}
