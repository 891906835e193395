import SeededRandom
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
    "graph AViewModel", "graph A.swift --format mermaid", "graph A.swift --format dot",
    "graph A.swift --format json", "ports", "ports --format markdown", "ports --format json",
    "ports --format html", "diff . .", "diff . . --format json", "parity A.swift B.java",
    "parity A.swift B.java --format markdown",
    "parity A.swift B.java --format json", "rename AViewModel.inputs.logIn signIn --diff",
    "lint --no-cache --statistics .", "lint --no-cache -o /dev/stdout .",
    "lint --help",
    "--generate-completion-script bash",
  ]

  private static let sample = TestScale.most(commands) { $0.prefix { $0 != " " } }

  /// How an error names standard output.
  private static func place(_ command: String) -> String {
    command.contains("/dev/stdout") ? "/dev/stdout" : "standard output"
  }

  @Test(
    "Standard output that takes nothing is an error, with its reason",
    arguments: sample)
  func standardOutput(_ command: String) throws {
    let run = try CommandRun(shell: "plumb \(command) > /dev/full", in: try Self.folder())
    #expect(run.exitCode == 3)
    #expect(run.error.contains("\(Self.place(command)): error: No space left on device\n"), "\(run.error)")
  }

  @Test(
    "Standard output that is closed is an error, and no file is written in its place",
    arguments: sample)
  func closedOutput(_ command: String) throws {
    let folder = try Self.folder()
    let run = try CommandRun(shell: "plumb \(command) >&-", in: folder)
    #expect(run.exitCode == 3)
    #expect(run.error.contains("\(Self.place(command)): error: Bad file descriptor\n"), "\(run.error)")
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

  @Test(
    "A reader that goes away is no failure: the exit code is that of the whole output",
    arguments: sample)
  func closedPipe(_ command: String) throws {
    let folder = try Self.folder()
    let all = try CommandRun(shell: "plumb \(command) > all", in: folder)
    for trap in ["", "trap '' PIPE; "] {
      if folder.exists("New") { try folder.remove("New") }
      // The reader has gone before anything is written.
      let run = try CommandRun(
        shell: trap + "(sleep 0.2; plumb \(command)) | true; exit ${PIPESTATUS[0]}", in: folder)
      #expect(run.exitCode == all.exitCode, "\(run.text)")
      #expect(run.error == all.error)
    }
  }

  @Test("A fix is made whole when nobody reads what is said about it")
  func closedMessages() throws {
    let folder = try Self.folder()
    let run = try CommandRun(
      shell: "(sleep 0.2; plumb fix . 2>&1) | true; exit ${PIPESTATUS[0]}", in: folder)
    let again = try CommandRun(["fix", "--quiet", "."], in: folder)
    #expect(run.exitCode == again.exitCode)
    #expect(try folder.text(of: "A.swift") != Sample.drifted("AViewModel"))
    #expect(try folder.names() == ["A.swift", "B.java"])
  }

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Sample.drifted("AViewModel"), to: "A.swift")
    try folder.write(Sample.driftedJava("BViewModel"), to: "B.java")
    return folder
  }
}
