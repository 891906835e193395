import TestSupport
import Testing

/// What happens when what the command says cannot be written.
@Suite(.enabled(if: Tool.hasFullDevice, "there is no /dev/full"))
struct OutputErrorTests {
  static let commands = [
    "lint --no-cache .", "lint --no-cache --format json .", "lint --no-cache --format sarif .",
    "fix --stdin-path A.swift < A.swift", "fix --diff .", "fix --dry-run .", "describe A.swift",
    "new BViewModel --input viewDidLoad --print", "new BViewModel --input viewDidLoad --to New",
    "new CViewModel --input viewDidLoad --to New --dry-run", "new --schema", "rules", "rules sorted-inputs",
    "rules --format json", "rules --format markdown", "rules --effective", "--version", "--help",
    "lint --help",
    "--generate-completion-script bash",
  ]

  @Test("Standard output that takes nothing is an error, with its reason", arguments: commands)
  func standardOutput(_ command: String) throws {
    let run = try CommandRun(shell: "plumb \(command) > /dev/full", in: try Self.folder())
    #expect(run.exitCode == 3)
    #expect(run.error.contains("standard output: error: No space left on device\n"), "\(run.error)")
  }

  @Test(
    "Standard output that is closed is an error, and no file is written in its place", arguments: commands)
  func closedOutput(_ command: String) throws {
    let folder = try Self.folder()
    let run = try CommandRun(shell: "plumb \(command) >&-", in: folder)
    #expect(run.exitCode == 3)
    #expect(run.error.contains("standard output: error: Bad file descriptor\n"), "\(run.error)")
    #expect(try folder.text(of: "A.swift") == Sample.drifted("AViewModel"))
  }

  @Test(
    "Messages that nobody can read are an error, and having none is not",
    arguments: [
      ("fix --dry-run .", 3), ("lint --no-cache --write-baseline baseline.json .", 3),
      ("lint --no-cache nowhere.swift", 3), ("rules", 0), ("lint --no-cache --quiet A.swift", 1),
    ] as [(String, Int32)], ["/dev/full", "&-"])
  func standardError(_ command: (String, Int32), _ stream: String) throws {
    let run = try CommandRun(shell: "plumb \(command.0) 2>\(stream)", in: try Self.folder())
    #expect(run.exitCode == command.1)
  }

  @Test("Standard input that is closed is an error, and not an empty text")
  func closedInput() throws {
    let run = try CommandRun(shell: "plumb fix --stdin-path A.swift <&-", in: try Self.folder())
    #expect(run.exitCode == 3)
    #expect(run.output == "")
    #expect(run.error == "standard input: error: Bad file descriptor\n")
  }

  @Test("A reader that goes away is none", arguments: ["rules", "fix --diff .", "rules --format markdown"])
  func closedPipe(_ command: String) throws {
    for trap in ["", "trap '' PIPE; "] {
      let run = try CommandRun(shell: trap + "plumb \(command) | head -1", in: try Self.folder())
      #expect(run.exitCode == 0)
      #expect(!run.error.contains("standard output"))
    }
  }

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Sample.drifted("AViewModel"), to: "A.swift")
    return folder
  }
}
