import Foundation
import Reporting
import SeededRandom
import TestSupport
import Testing

/// What the commands print about names and files that somebody made to harm their readers.
struct HostileOutputTests {
  /// The start of a name, and everything else that is not to be printed.
  static let names = ["::error file=a::", "##[error]", "a\n ::warning::"].map { start in
    start
      + "b##vso[c]\u{1B}[31m\u{7}\u{9B}m\u{202E}\u{2066}\u{200E}\u{61C}\r::error::d\u{2028}::e##[f]\n::g::h"
  }

  /// Arguments; `NAME` is a hostile name.
  static let arguments: [[String]] = [
    ["NAME"],
    ["lint", "NAME"],
    ["lint", "--NAME"],
    ["lint", "--NAME=x"],
    ["lint", "NAME.yml"],
    ["lint", "--config", "NAME"],
    ["lint", "--config", "NAME.yml"],
    ["lint", "--only", "NAME"],
    ["lint", "--format", "NAME"],
    ["lint", "--format=NAME"],
    ["lint", "--fail-level", "NAME"],
    ["lint", "--jobs", "NAME"],
    ["lint", "--baseline", "NAME"],
    ["lint", "--baseline", "NAME.yml"],
    ["lint", "--write-baseline", "NAME"],
    ["lint", "--write-baseline", "NAME/x"],
    ["lint", "--output", "NAME/x"],
    ["lint", "--files-from", "NAME"],
    ["lint", "--files-from", "NAME.yml"],
    ["lint", "--stdin-path", "NAME"],
    ["fix", "NAME"],
    ["fix", "--dry-run", "NAME.swift"],
    ["convert", "--to-macro", "--dry-run", "NAME.swift"],
    ["fix", "NAME.swift"],
    ["describe", "NAME"],
    ["describe", "NAME.swift"],
    ["describe", "NAME.swift", "--name", "NAME"],
    ["describe", "NAME.swift", "--with", "NAME"],
    ["graph", "NAME"],
    ["graph", "NAME.swift"],
    ["graph", "NAME.swift", "--why", "NAME"],
    ["graph", "NAME.swift", "--format", "NAME"],
    ["diff", "NAME"],
    ["diff", "NAME", "NAME"],
    ["diff", "HEAD", "--in", "NAME"],
    ["diff", "--format", "NAME"],
    ["parity", "NAME", "NAME"],
    ["parity", "NAME.swift", "NAME.swift"],
    ["parity", "NAME.swift", "NAME.swift", "--baseline", "NAME"],
    ["ports", "NAME"],
    ["ports", "--in", "NAME"],
    ["ports", "--changed", "NAME"],
    ["ports", "--format", "NAME"],
    ["rename", "NAME.inputs.a", "b"],
    ["rename", "LoginViewModel.inputs.NAME", "b"],
    ["rename", "LoginViewModel.inputs.logIn", "NAME"],
    ["rename", "LoginViewModel.inputs.logIn", "b", "NAME"],
    ["rename", "LoginViewModel.inputs.logIn", "b", "--dry-run", "NAME.swift"],
    ["rename", "LoginViewModel.inputs.logIn", "b", "--twins", "NAME"],
    ["rules", "NAME"],
    ["site", "NAME", "-o", "pages"],
    ["site", "NAME.swift", "-o", "NAME.yml"],
    ["site", "-o", "pages", "--source-url", "NAME"],
    ["site", "NAME.swift", "-o", "pages", "--check"],
    ["rules", "sorted-inputs", "NAME"],
    ["rules", "--effective", "--config", "NAME.yaml"],
    ["new", "NAME"],
    ["new", "A", "--input", "NAME"],
    ["new", "A", "--output", "a: NAME"],
    ["new", "A", "--action", "a: NAME"],
    ["new", "A", "--dialect", "NAME"],
    ["new", "A", "--package", "NAME"],
    ["new", "A", "--module", "NAME"],
    ["new", "A", "--java-view", "NAME"],
    ["new", "A", "--to", "NAME=x"],
    ["new", "A", "--to", "./NAME"],
    ["new", "A", "--to", "./NAME", "--dry-run"],
    ["new", "A", "--to", "NAME.yml"],
    ["new", "A", "--print-templates", "NAME"],
    ["new", "--from", "NAME"],
    ["new", "--from", "NAME.yml"],
  ]

  private static func folder(_ name: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Sample.drifted(), to: name + ".swift")
    try folder.write("name: A\nrules: {void-input: maybe}\n", to: name + ".yml")
    try folder.write("exclude: [Pods]\n", to: name + ".yaml")
    return folder
  }

  @Test(
    "No message has a command or a control character of an argument or a path",
    arguments: TestScale.most(arguments, of: \.first), TestScale.sample(names))
  func messages(_ arguments: [String], _ name: String) throws {
    let arguments = arguments.map { $0.replacing("NAME", with: name) }
    let run = try CommandRun(arguments, in: Self.folder(name))
    #expect(OutputHazards.found(in: run.output).isEmpty)
    #expect(OutputHazards.found(in: run.error).isEmpty)
    #expect(!run.text.isEmpty)
    // Below the message of invalid arguments is the usage.
    if run.exitCode == 2, !run.error.contains("\nUsage: ") {
      #expect(run.error.unicodeScalars.count { $0 == "\n" } == 1)
    }
  }

  @Test(
    "No format has a command or a control character of a path", arguments: OutputFormat.allCases,
    TestScale.most(names))
  func formats(_ format: OutputFormat, _ name: String) throws {
    let run = try CommandRun(
      ["lint", "--no-cache", "--format", format.rawValue, "."], in: Self.folder(name))
    #expect(run.exitCode == 1)
    #expect(OutputHazards.found(in: run.output, allowsAnnotations: format == .github).isEmpty)
    #expect(run.output.contains("void-input"))
  }

  @Test("No format has a command of a name or a line in source text", arguments: OutputFormat.allCases)
  func sources(_ format: OutputFormat) throws {
    let folder = try TemporaryFolder()
    let name = "`##[error]a`"
    let text = Sample.drifted().replacing(
      "func logIn() -> Bool", with: "/* \u{1B}[31m ##vso[b] \u{202E} */ func \(name)() -> Bool // \u{7F}##[c]"
    )
    try folder.write(text, to: "A.swift")
    let run = try CommandRun(["lint", "--no-cache", "--format", format.rawValue], in: folder)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("void-input"))
    #expect(OutputHazards.found(in: run.text, allowsAnnotations: format == .github).isEmpty)
    for arguments in [
      ["fix", "--dry-run"], ["convert", "--to-macro", "--dry-run", "A.swift"], ["describe", "A.swift"],
    ] {
      let run = try CommandRun(arguments, in: folder)
      #expect(OutputHazards.found(in: run.text).isEmpty)
    }
  }

  /// Documentation with everything that is not to be printed.
  private static let documentation =
    "::error::a ##vso[b] ##[c] ##teamcity[d] \u{1B}[31m\u{7}\u{9B}m\u{202E}\u{2066}\u{200E} <img src=x> "
    + "![e](https://f.example/g.png) @everyone #1 www.h.example"

  /// A view model whose names are commands.
  private static func hostile(_ name: String = "`::error::A\u{202E}ViewModel`") -> String {
    """
    import ReactiveSwift

    protocol \(name.dropLast())Inputs` {
      /// \(Self.documentation)
      func `##vso[a]tapped`()
      func viewDidLoad()
    }

    protocol \(name.dropLast())Outputs` {
      /// \(Self.documentation)
      var `::error::b`: Signal<`##[c]`, Never> { get }
    }

    /// \(Self.documentation)
    final class \(name): \(name.dropLast())Inputs`, \(name.dropLast())Outputs` {
      init() {
        let `%%{init}%%` = self.`##vso[a]tappedProperty`.signal.map { _ in `##[c]`() }
        self.`::error::b` = `%%{init}%%`
      }

      private let `##vso[a]tappedProperty` = MutableProperty(())
      func `##vso[a]tapped`() { self.`##vso[a]tappedProperty`.value = () }

      private let viewDidLoadProperty = MutableProperty(())
      func viewDidLoad() { self.viewDidLoadProperty.value = () }

      let `::error::b`: Signal<`##[c]`, Never>
    }

    """
  }

  private static let kotlin = """
    package a

    import io.reactivex.rxjava3.core.Observable

    interface `##vso[k]ViewModel` {
      interface Inputs {
        /** \(documentation) */
        fun `::error::tapped`()
      }

      interface Outputs {
        fun `##[o]`(): Observable<String>
      }
    }

    class `##vso[k]ViewModelImplementation` : `##vso[k]ViewModel`.Inputs, `##vso[k]ViewModel`.Outputs {
      override fun `::error::tapped`() {}
      override fun `##[o]`(): Observable<String> = Observable.never()
    }

    """

  static let lines = [
    "graph ios/A.swift", "graph ios/A.swift --format mermaid", "graph ios/A.swift --format dot",
    "graph ios/A.swift --format json", "graph ios/A.swift --level operators",
    "graph ios/A.swift --why NAME", "graph NAME", "parity ios android",
    "parity ios android --format markdown",
    "parity ios android --format json", "parity ios android --name NAME", "parity android ios",
    "parity ios android --write-baseline /dev/stdout", "ports", "ports --format markdown",
    "ports --format json", "ports --format html", "ports NAME", "ports --changed HEAD",
    "ports --changed HEAD --format markdown", "ports --changed HEAD --format html",
    "ports --changed HEAD --format json", "ports --changed NAME", "diff", "diff HEAD NAME", "diff NAME...",
    "diff --format markdown", "diff --format json", "diff ios android", "diff ios android --format markdown",
    "describe ios/A.swift",
    "describe ios/A.swift --name NAME", "describe android/A.kt", "fix --dry-run",
    "convert --to-macro --dry-run",
    "convert --from-macro --dry-run", "convert --to-ports --dry-run", "lint --no-cache --statistics",
    "lint --no-cache --write-baseline /dev/stdout", "lint --no-cache -o /dev/stdout",
    "rename NAME.inputs.a b", "rename AViewModel.inputs.viewDidLoad NAME",
    "rename BViewModel.inputs.viewDidLoad viewLoaded --dry-run",
    "rename BViewModel.inputs.none viewLoaded --dry-run",
    "new --from d.yml --to New --dry-run", "new --from d.yml --to ::NAME --dry-run", "rules NAME",
  ]

  @Test(
    "No command prints what names and documentation in source text would do to its readers",
    arguments: TestScale.most(lines) { $0.prefix { $0 != " " } })
  func everyCommand(_ line: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.hostile(), to: "ios/A.swift")
    try folder.write(
      Self.hostile("`BViewModel`").replacing("`BViewModel`", with: "BViewModel"), to: "ios/B.swift")
    try folder.write(Self.kotlin, to: "android/A.kt")
    try folder.write("name: A\ninputs: [{port: a, documentation: \(Self.quoted)}]\n", to: "d.yml")
    let commit = "git add ios/B.swift && git -c user.name=A -c user.email=a@b commit -qm A"
    #expect(try CommandRun(shell: "git init -q -b main && " + commit, in: folder).exitCode == 0)
    try folder.write(
      Self.hostile("`BViewModel`").replacing("`::error::b`", with: "`::error::c`"), to: "ios/B.swift")
    let arguments = line.split(separator: " ").map { String($0).replacing("NAME", with: Self.names[0]) }
    let run = try CommandRun(arguments, in: folder)
    #expect(!run.text.isEmpty && run.exitCode < 4, "\(run.exitCode)")
    #expect(OutputHazards.found(in: run.output).isEmpty)
    #expect(OutputHazards.found(in: run.error).isEmpty)
    if line.hasPrefix("graph ios/A.swift"), !line.contains("NAME") { #expect(run.output.contains("tapped")) }
    guard line.contains("markdown"), line.hasPrefix("ports") else { return }
    // What is live in Markdown is in code, or escaped.
    let text = run.output.replacing(/`+[^`]*`+/, with: "")
    for live in ["<img", "@everyone", "#1", "www.", "https:"] {
      #expect(!text.contains(live), "\(run.output)")
    }
    #expect(!text.contains(/[^\\]\]\(/))
  }

  @Test("A diff whose lines are commands is for a file, which is said")
  func diffLines() throws {
    let folder = try TemporaryFolder()
    let text = Sample.drifted().replacing("final class", with: "/*\n::error::a\n*/\nfinal class")
    try folder.write(text, to: "A.swift")
    let note =
      "plumb: note: the diff has lines that build servers take for commands: write it to a file, not to a log\n"
    let run = try CommandRun(["fix", "--diff", "--quiet"], in: folder)
    #expect(
      run.error.contains(note) == OutputHazards.found(in: run.output).contains { $0.contains("GitHub") })
    #expect(run.error.contains(note), "\(run.text)")
    try folder.write(Sample.drifted(), to: "A.swift")
    #expect(try CommandRun(["fix", "--diff", "--quiet"], in: folder).error.isEmpty)
  }

  /// A text in quotes as YAML reads it: what is not to be printed, in escapes.
  private static let quoted = ###""##[a]\e[31m\a\u202e\n::error::b\r::c""###

  @Test(
    "No error in a configuration, a baseline or a description prints its contents as they are",
    arguments: [
      (["lint", "--config"], "NAME: 1"), (["lint", "--config"], "rules: {NAME: off}"),
      (["lint", "--config"], "rules: {void-input: NAME}"),
      (["lint", "--config"], "rules: {void-input: {NAME: 1}}"),
      (["lint", "--config"], "dialects: {NAME: NAME}"), (["lint", "--config"], "baseline: NAME"),
      (["lint", "--config"], "scaffolding: {NAME: 1}"), (["lint", "--config"], "{NAME: 1, NAME: 2}"),
      (["lint", "--config"], "NAME"), (["lint", "--config"], "a: \u{1}"), (["lint", "--config"], "*NAME"),
      (["lint", "--baseline"], "{version: 1, findings: [{rule: a, path: a, content: a, count: NAME}]}"),
      (["new", "--from"], "name: NAME"), (["new", "--from"], "name: A\nNAME: 1"),
      (["new", "--from"], "name: A\ninputs: [NAME]"),
      (["new", "--from"], "name: A\noutputs: [{port: NAME}]"),
      (["new", "--from"], "name: A\nswift: {imports: [NAME]}"),
      (["new", "--from"], "name: A\njava: {view: NAME}"),
    ])
  func contents(_ arguments: [String], _ yaml: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.drifted(), to: "A.swift")
    try folder.write(yaml.replacing("NAME", with: Self.quoted) + "\n", to: "a.yml")
    let run = try CommandRun(arguments + ["a.yml"], in: folder)
    #expect(run.exitCode == 2)
    #expect(OutputHazards.found(in: run.text).isEmpty)
    #expect(run.error.unicodeScalars.count { $0 == "\n" } == 1)
  }

  @Test("The headers of a diff are no commands, and git applies it", arguments: names)
  func diff(_ name: String) throws {
    let folder = try Self.folder(name)
    let run = try CommandRun(["fix", "--diff", "--quiet", "."], in: folder)
    #expect(run.exitCode == 1)
    let headers = run.output.split(separator: "\n").prefix { !$0.hasPrefix("@@") }
    #expect(headers.count == 3)
    #expect(OutputHazards.found(in: headers.joined(separator: "\n")).isEmpty)
    try folder.write(run.output, to: "a.diff")
    #expect(try CommandRun(shell: "git init -q . && git apply a.diff", in: folder).exitCode == 0)
    #expect(try folder.text(of: name + ".swift") != Sample.drifted())
  }

  /// The comments of an input, and of a line that a fix is next to.
  static let source = Sample.drifted()
    .replacing("func logIn", with: "/// \u{1B}[31m\u{202E}\u{7}\n  func logIn")
    .replacing("final class", with: "/// \u{1B}[31m\u{202E}\u{7}\nfinal class")

  /// A line of the shell, and what it writes to a pipe.
  static let outputs: [(String, String)] = [
    ("describe --color never A.swift", #"documentation: "\u001b[31m\u202e\u0007""#),
    ("fix --diff --quiet --color never A.swift", "/// \u{1B}[31m\u{202E}\u{7}"),
    ("fix --quiet --stdin-path A.swift < A.swift", "/// \u{1B}[31m\u{202E}\u{7}"),
    ("new --from a.yml --print --no-tests", "/// \u{1B}[31m\u{202E}\u{7}"),
  ]

  @Test(
    "Source text is written to a pipe as it is, and to a terminal with visible signs", arguments: outputs)
  func documents(_ line: String, _ part: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "A.swift")
    try folder.write(
      #"{name: A, inputs: [{port: logIn, documentation: "\e[31m\u202e\a"}]}"#, to: "a.yml")
    let piped = try CommandRun(shell: "plumb " + line, in: folder)
    #expect(piped.output.contains(part), "\(piped.text)")
    guard Tool.hasScript else { return }
    let shown = try CommandRun(shell: "script -qec '\"$PLUMB\" \(line)' /dev/null < /dev/null", in: folder)
    #expect(OutputHazards.found(in: shown.output.replacing("\r\n", with: "\n")).isEmpty)
    #expect(shown.output.contains("[31m"))
  }

  #if os(Linux)
    @Test("A prompt repeats no control character of an answer")
    func prompt() throws {
      let run = try PseudoTerminal().run(
        ["new", "--interactive", "--dialect", "macro"], in: TemporaryFolder(),
        typing: "\u{202E}\u{9B}31m##[a]\nA\n\u{202E}\u{9B}31m##[a]\n\n\n\n")
      #expect(run.exitCode == 0)
      #expect(run.error.contains("is not a valid name"))
      #expect(OutputHazards.found(in: run.text).isEmpty)
    }
  #endif
}
