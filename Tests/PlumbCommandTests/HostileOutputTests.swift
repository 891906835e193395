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
    ["fix", "--to-macro", "--dry-run", "NAME.swift"],
    ["fix", "NAME.swift"],
    ["describe", "NAME"],
    ["describe", "NAME.swift"],
    ["describe", "NAME.swift", "--name", "NAME"],
    ["describe", "NAME.swift", "--with", "NAME"],
    ["rules", "NAME"],
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
    "No message has a command or a control character of an argument or a path", arguments: arguments,
    TestScale.sample(names))
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

  @Test("No format has a command or a control character of a path", arguments: OutputFormat.allCases, names)
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
      ["fix", "--dry-run"], ["fix", "--to-macro", "--dry-run", "A.swift"], ["describe", "A.swift"],
    ] {
      let run = try CommandRun(arguments, in: folder)
      #expect(OutputHazards.found(in: run.text).isEmpty)
    }
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
    ("describe A.swift", #"documentation: "\u001b[31m\u202e\u0007""#),
    ("fix --diff --quiet A.swift", "/// \u{1B}[31m\u{202E}\u{7}"),
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
