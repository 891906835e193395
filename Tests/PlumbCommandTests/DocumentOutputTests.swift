import TestSupport
import Testing

/// Options that every command has that prints a document.
struct DocumentOutputTests {
  static let commands = [
    ["graph", "LoginViewModel"], ["ports"], ["ports", "LoginViewModel", "."], ["rules"],
    ["rules", "sorted-inputs"],
    ["rules", "--effective"], ["parity", "LoginViewModel.swift", "LoginViewModel.kt"],
  ]

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Sample.clean, to: "LoginViewModel.swift")
    try folder.write(
      """
      interface LoginViewModel {
        interface Inputs { fun viewDidLoad() }
        interface Outputs { fun title(): io.reactivex.Observable<String> }
        class ViewModel : Inputs, Outputs {
          private val viewDidLoad = io.reactivex.subjects.PublishSubject.create<Unit>()
          override fun viewDidLoad() { this.viewDidLoad.onNext(Unit) }
          private val title = this.viewDidLoad.map { "title" }
          override fun title(): io.reactivex.Observable<String> = this.title
        }
      }

      """, to: "LoginViewModel.kt")
    return folder
  }

  @Test(
    "'--output' writes to a file what is printed otherwise, and '--quiet' takes all else", arguments: commands
  )
  func output(_ command: [String]) throws {
    let folder = try Self.folder()
    let printed = try CommandRun(command + ["--quiet"], in: folder)
    #expect(printed.exitCode == 0, "\(printed.error)")
    #expect(printed.error.isEmpty)
    #expect(!printed.output.isEmpty)
    let written = try CommandRun(command + ["-q", "-o", "out.txt"], in: folder)
    #expect(written.exitCode == 0)
    #expect(written.text.isEmpty)
    #expect(try folder.text(of: "out.txt") == printed.output)
  }

  @Test(
    "A report for people has colors where they are asked for, and the same words",
    arguments: [
      ["graph", "LoginViewModel"], ["ports"], ["parity", "LoginViewModel.swift", "LoginViewModel.kt"],
    ])
  func colors(_ command: [String]) throws {
    let folder = try Self.folder()
    let plain = try CommandRun(command, in: folder).output
    let colored = try CommandRun(command + ["--color", "always"], in: folder).output
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[1mLoginViewModel"))
    #expect(colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
    let json = try CommandRun(command + ["--color", "always", "--format", "json"], in: folder).output
    #expect(!json.contains("\u{1B}"))
  }

  @Test("A file that the command reads is not overwritten", arguments: commands)
  func inputs(_ command: [String]) throws {
    let folder = try Self.folder()
    let run = try CommandRun(command + ["--output", "LoginViewModel.swift"], in: folder)
    #expect(run.exitCode == 3)
    #expect(run.error.contains("LoginViewModel.swift: error: is a file that plumb reads"))
    #expect(try folder.text(of: "LoginViewModel.swift") == Sample.clean)
  }

  @Test("A configuration that is named, and its baseline, are not overwritten")
  func namedConfiguration() throws {
    let folder = try Self.folder()
    try folder.write("baseline: b.json\n", to: "own.yml")
    try folder.write("{\"version\": 1, \"findings\": []}\n", to: "b.json")
    for file in ["own.yml", "b.json"] {
      let old = try folder.text(of: file)
      let run = try CommandRun(["graph", "LoginViewModel", "--config", "own.yml", "-o", file], in: folder)
      #expect(run.exitCode == 3, "\(file)")
      #expect(try folder.text(of: file) == old)
    }
  }

  @Test("A diff has the colors of git where they are asked for")
  func diff() throws {
    let folder = try TemporaryFolder()
    try folder.write("import B\nimport A\n" + Sample.clean, to: "LoginViewModel.swift")
    let plain = try CommandRun(["fix", "--diff", "--only", "sorted-imports"], in: folder).output
    #expect(plain.contains("\n+import") && plain.contains("\n-import"))
    let colored = try CommandRun(
      ["fix", "--diff", "--only", "sorted-imports", "--color", "always"], in: folder
    ).output
    #expect(colored.contains("\u{1B}[1;32m+import") && colored.contains("\u{1B}[1;31m-import"))
    #expect(colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
  }

  @Test("A colored diff has the lines of the file, whatever ends them")
  func lineEndings() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ("import B\nimport A\n" + Sample.clean).replacing("\n", with: "\r\n"), to: "LoginViewModel.swift")
    let plain = try CommandRun(["fix", "--diff", "--only", "sorted-imports"], in: folder).output
    let colored = try CommandRun(
      ["fix", "--diff", "--only", "sorted-imports", "--color", "always"], in: folder
    ).output
    #expect(colored.unicodeScalars.count { $0 == "\n" } == plain.unicodeScalars.count { $0 == "\n" })
  }

  @Test("The rules in effect name the settings by path")
  func overrides() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "overrides: [{paths: [Old, 'New/**'], rules: {void-input: off, explicit-self: {severity: note}}}]\n",
      to: ".plumb.yml")
    let output = try CommandRun(["rules", "--effective"], in: folder).output
    #expect(output.hasSuffix("\nBy path:\nOld, New/**: explicit-self note, void-input off\n"))
  }
}
