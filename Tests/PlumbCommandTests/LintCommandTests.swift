import Foundation
import PlumbCommand
import Reporting
import Rules
import SeededRandom
import TestSupport
import Testing

struct LintCommandTests {
  private static let file = "LoginViewModel.swift"
  private static let only = ["--only", "void-input"]
  private static let line =
    "\(file):4:19: warning: remove the return type of 'logIn': results are delivered through outputs (void-input)\n"

  private static let summary =
    "plumb: note: 1 file, 1 view model recognized: 1 warning\n"

  private static func folder(_ files: [String: String] = [file: Sample.drifted()]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    return folder
  }

  // MARK: Formats and places

  @Test("Away from a terminal the format is 'xcode', without colour, summary or progress")
  func defaultFormat() throws {
    let run = try CommandRun(["lint"] + Self.only, in: Self.folder())
    #expect(run.output == Self.line)
    #expect(run.error == Self.summary)
  }

  @Test("Every format can be asked for", arguments: OutputFormat.allCases)
  func formats(_ format: OutputFormat) throws {
    let folder = try Self.folder()
    let run = try CommandRun(["lint", "--format", format.rawValue] + Self.only, in: folder)
    #expect(run.exitCode == 1)
    #expect(run.error == Self.summary)
    #expect(run.output.contains("void-input"))
    #expect(run.output.contains(Self.file))
    #expect(run.output.hasSuffix("\n"))
    let clean = try CommandRun(["lint", "--format", format.rawValue, "--only", "sorted-inputs"], in: folder)
    #expect(clean.exitCode == 0)
    #expect(clean.output.isEmpty == [.text, .xcode, .github].contains(format), "\(clean.output)")
  }

  @Test("Paths are shown relative to the working folder, and whole outside of it")
  func shownPaths() throws {
    let folder = try Self.folder(["App/" + Self.file: Sample.drifted(), "Other/A.txt": ""])
    let whole = folder.path("App/" + Self.file)
    for name in ["App", "./App", "App/", "Other/../App", whole] {
      let run = try CommandRun(["lint", name] + Self.only, in: folder)
      #expect(run.output == "App/" + Self.line, "\(name)")
    }
    let outside = try CommandRun(shell: "cd Other && plumb lint ../App --only void-input", in: folder)
    #expect(outside.output == folder.path("App/") + Self.line)
  }

  @Test(
    "A report that is written to a file is not written to standard output", arguments: ["-o", "--output"])
  func output(_ option: String) throws {
    let folder = try Self.folder()
    let run = try CommandRun(["lint", option, "report.txt"] + Self.only, in: folder)
    #expect(run.output.isEmpty)
    #expect(try folder.text(of: "report.txt") == Self.line)
    let text = try CommandRun(
      ["lint", "--format", "text", "--color", "always", "--output", "report.txt"] + Self.only, in: folder)
    #expect(text.output.isEmpty)
    #expect(try folder.text(of: "report.txt").contains("\u{1B}["))
    let device = try CommandRun(shell: "plumb lint --output /dev/stdout --only void-input | cat", in: folder)
    #expect(device.output == Self.line)
  }

  // MARK: Colour and terminals

  static let colours: [([String], [String: String], Bool)] = [
    (["--color", "always"], [:], true), (["--color", "never"], [:], false), ([], [:], false),
    (["--color", "auto"], [:], false), (["--color", "always"], ["NO_COLOR": "1"], true),
  ]

  @Test(
    "Colour depends on the option, the terminal and the environment",
    arguments: colours)
  func colour(_ arguments: [String], _ environment: [String: String], _ isColoured: Bool) throws {
    let run = try CommandRun(
      ["lint", "--format", "text"] + arguments, in: Self.folder(), environment: environment)
    #expect(run.output.contains("\u{1B}[") == isColoured)
  }

  static let terminals: [([String: String], String, Bool)] = [
    ([:], "", true), (["NO_COLOR": "1"], "", false), (["NO_COLOR": ""], "", true),
    (["TERM": "dumb"], "", false), ([:], "--color never", false),
    (["NO_COLOR": "1"], "--color always", true),
  ]

  @Test(
    "On a terminal the format is 'text', coloured unless the environment objects",
    .enabled(if: Tool.hasScript, "'script' of util-linux not found"),
    arguments: terminals)
  func terminal(_ environment: [String: String], _ options: String, _ isColoured: Bool) throws {
    let line = "script -qec '\"$PLUMB\" lint --only void-input \(options)' /dev/null < /dev/null"
    let run = try CommandRun(shell: line, in: Self.folder(), environment: environment)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("1 file, 1 view model recognized: 1 warning"))
    #expect(run.output.contains("func logIn() -> Bool"))
    #expect(run.output.contains("\u{1B}[") == isColoured)
  }

  static let links: [([String: String], String, Bool)] = [
    (["VTE_VERSION": "7600"], "", true), (["TERM_PROGRAM": "iTerm.app"], "", true),
    (["TERM": "xterm-kitty"], "", true), (["VTE_VERSION": "7600"], "--color always", true),
    ([:], "", false), (["TERM_PROGRAM": "Apple_Terminal"], "", false),
    (["VTE_VERSION": "7600", "NO_COLOR": "1"], "", false),
    (["VTE_VERSION": "7600", "NO_COLOR": "1"], "--color always", false),
    (["VTE_VERSION": "7600", "TERM": "dumb"], "", false),
    (["VTE_VERSION": "7600", "TERM": "screen.xterm"], "", false),
    (["VTE_VERSION": "7600", "SSH_CONNECTION": "1 2 3 4"], "", false),
    (["VTE_VERSION": "7600"], "--color never", false), (["VTE_VERSION": "7600"], "| cat", false),
    (["VTE_VERSION": "7600"], "-o out.txt; cat out.txt", false),
    (["VTE_VERSION": "7600"], "--format xcode", false),
  ]

  @Test(
    "The name of a rule links to its page where that is installed, on a terminal that shows links",
    .enabled(if: Tool.hasScript, "'script' of util-linux not found"),
    arguments: links)
  func linking(_ environment: [String: String], _ options: String, _ isLinked: Bool) throws {
    let folder = try Self.folder()
    try folder.write("# void-input\n", to: "prefix/share/doc/plumb/rules/void-input.md")
    let line =
      "mkdir prefix/bin; cp --reflink=auto \"$PLUMB\" prefix/bin/plumb; "
      + "script -qec 'prefix/bin/plumb lint \(Self.file) \(options)' /dev/null < /dev/null"
    let run = try CommandRun(shell: line, in: folder, environment: environment)
    let page = "file://\(folder.path("prefix/share/doc/plumb/rules/void-input.md"))"
    #expect(run.output.contains("void-input"))
    #expect(run.output.contains("(\u{1B}]8;;\(page)\u{1B}\\void-input\u{1B}]8;;\u{1B}\\)") == isLinked)
    // No other rule has a page there.
    #expect(run.output.components(separatedBy: "]8;;file").count == (isLinked ? 2 : 1))
  }

  @Test(
    "On a terminal '--format' and '--quiet' are honoured",
    .enabled(if: Tool.hasScript, "'script' of util-linux not found"))
  func terminalOptions() throws {
    func output(_ options: String) throws -> String {
      let line = "script -qec '\"$PLUMB\" lint --only void-input \(options)' /dev/null < /dev/null"
      return try CommandRun(shell: line, in: Self.folder()).output.replacing("\r\n", with: "\n")
    }
    #expect(try output("--format xcode") == Self.line + Self.summary)
    #expect(try !output("--quiet").contains("1 file"))
    #expect(try output("--output report.txt --quiet") == "")
  }

  @Test("A reader that goes away ends the command without a word")
  func closedPipe() throws {
    var files: [String: String] = [:]
    for index in 0..<200 { files["A\(index)ViewModel.swift"] = Sample.drifted("A\(index)ViewModel") }
    let folder = try Self.folder(files)
    for format in TestScale.most(OutputFormat.allCases) {
      for trap in ["", "trap '' PIPE; "] {
        // The second run finds its results in the cache.
        let run = try CommandRun(
          shell: trap + "plumb lint --quiet --cache-path cache --format \(format.rawValue) | head -1",
          in: folder)
        #expect(run.exitCode == 0, "\(format)")
        #expect(run.error.isEmpty, "\(format)")
        #expect(run.output.split(separator: "\n").count == 1, "\(format)")
      }
    }
  }

  @Test("'--quiet' leaves the findings and takes the summary")
  func quiet() throws {
    let folder = try Self.folder()
    let run = try CommandRun(["lint", "--format", "text", "--quiet"] + Self.only, in: folder)
    #expect(run.output.hasPrefix(Self.line))
    #expect(!run.output.contains("1 file"))
    let loud = try CommandRun(["lint", "--format", "text"] + Self.only, in: folder)
    #expect(loud.output == run.output)
    #expect(loud.error == Self.summary)
  }

  // MARK: Standard input

  @Test("Standard input is checked under its path, and its own lines are shown")
  func standardInput() throws {
    let folder = try Self.folder([Self.file: "// What is on disk.\n// More.\n// More.\n// More.\n"])
    let run = try CommandRun(
      ["lint", "--stdin-path", Self.file, "--format", "text"] + Self.only, in: folder,
      input: Array(Sample.drifted().utf8))
    #expect(run.output.hasPrefix(Self.line + "4 |   func logIn() -> Bool\n"))
    #expect(run.exitCode == 1)
  }

  @Test("Standard input takes part in a run with other paths")
  func standardInputWithPaths() throws {
    let folder = try Self.folder(["A.swift": Sample.drifted("AViewModel"), Self.file: Sample.drifted()])
    let run = try CommandRun(["lint", "--stdin-path", Self.file, "."] + Self.only, in: folder, input: [])
    #expect(run.output.hasPrefix("A.swift:4:19: "))
    #expect(!run.output.contains(Self.file))
    let alone = try CommandRun(
      ["lint", "--stdin-path", "New/\(Self.file)"] + Self.only, in: folder,
      input: Array(Sample.drifted().utf8))
    #expect(alone.output == "New/" + Self.line)
  }

  @Test("Standard input has the configuration of its path")
  func standardInputConfiguration() throws {
    let folder = try Self.folder([
      "Old/.plumb.yml": "rules: {void-input: error}\n", ".plumb.yml": "exclude: [Gone]\n",
    ])
    func output(_ path: String) throws -> String {
      try CommandRun(["lint", "--stdin-path", path], in: folder, input: Array(Sample.drifted().utf8)).output
    }
    #expect(try output("Old/A.swift").contains("error: remove the return type of 'logIn'"))
    #expect(try output("New/A.swift").contains("warning: remove the return type of 'logIn'"))
    #expect(try output("Gone/A.swift").isEmpty)
  }

  // MARK: Lists

  static let lists: [(String, [String])] = [
    ("A.swift\nB C.swift\n", ["A.swift", "B C.swift"]), ("A.swift\0", ["A.swift"]),
    ("B C.swift\r\n", ["B C.swift"]), ("", []), ("\n", []), ("\0", []),
  ]

  @Test(
    "A list of files is read from a file or from standard input",
    arguments: lists)
  func filesFrom(_ list: String, _ paths: [String]) throws {
    let folder = try Self.folder([
      "A.swift": Sample.drifted("AViewModel"), "B C.swift": Sample.drifted("BViewModel"),
      "C.swift": Sample.drifted("CViewModel"), "list": list,
    ])
    for (source, input) in [("list", ""), ("-", list)] {
      let run = try CommandRun(
        ["lint", "--files-from", source] + Self.only, in: folder, input: Array(input.utf8))
      #expect(run.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) } == paths)
      #expect(run.exitCode == (paths.isEmpty ? 0 : 1))
    }
  }

  @Test("A list adds to the paths, and an empty list behind '--' checks nothing")
  func listsAndPaths() throws {
    let folder = try Self.folder([
      "A.swift": Sample.drifted("AViewModel"), "B.swift": Sample.drifted("BViewModel"),
    ])
    func count(_ line: String) throws -> Int {
      try CommandRun(shell: line, in: folder).output.split(separator: "\n").count
    }
    #expect(try count("echo A.swift | plumb lint --only void-input B.swift --files-from -") == 2)
    #expect(try count("plumb lint --only void-input -- $(true)") == 0)
    #expect(try count("plumb lint --only void-input -- $(echo A.swift)") == 1)
    #expect(try count("plumb lint --only void-input $(true)") == 2)
    try folder.write(Sample.drifted("CViewModel"), to: "-x.swift")
    #expect(try count("plumb lint --only void-input -- -x.swift") == 1)
  }

  // MARK: Baselines

  @Test("A baseline that is written holds everything back, from any folder")
  func baselines() throws {
    let folder = try Self.folder(["App/" + Self.file: Sample.drifted(), "App/Deep/a.txt": ""])
    let written = try CommandRun(["lint", "--write-baseline", "App/b.json"] + Self.only, in: folder)
    #expect(written.output.isEmpty)
    #expect(written.error == "plumb: note: wrote 1 finding to App/b.json\n")
    #expect(
      try CommandRun(["lint", "--quiet", "--write-baseline", "App/b.json"] + Self.only, in: folder).text
        .isEmpty)
    for line in [
      "plumb lint --baseline App/b.json --only void-input",
      "cd App/Deep && plumb lint .. --baseline ../b.json --only void-input",
      "cd / && plumb lint \"$FOLDER\" --baseline \"$FOLDER/App/b.json\" --only void-input",
    ] {
      let run = try CommandRun(shell: line, in: folder, environment: ["FOLDER": folder.path])
      #expect(run.exitCode == 0, "\(run.text)")
      #expect(run.output.isEmpty)
    }
    let summary = try CommandRun(
      ["lint", "--baseline", "App/b.json", "--format", "text"] + Self.only, in: folder)
    #expect(summary.output == "")
    #expect(
      summary.error
        == "plumb: note: 1 file, 1 view model recognized: no findings; 1 finding in the baseline\n")
  }

  @Test("Each file has the baseline of its own configuration, and '--baseline' replaces them")
  func baselinesOfConfigurations() throws {
    let folder = try Self.folder([
      "One/\(Self.file)": Sample.drifted(), "One/.plumb.yml": "baseline: Lists/b.json\n",
      "Two/\(Self.file)": Sample.drifted(), "Two/.plumb.yml": "baseline: ../two.json\n",
      "Three/\(Self.file)": Sample.drifted(),
    ])
    try folder.makeFolder("One/Lists")
    let empty = "{\"version\": 1, \"findings\": []}\n"
    #expect(
      try CommandRun(["lint", "One", "--write-baseline", "One/Lists/b.json"], in: folder).exitCode == 0)
    try folder.write(empty, to: "two.json")
    let run = try CommandRun(["lint"] + Self.only, in: folder)
    #expect(run.output == "Three/\(Self.line)Two/\(Self.line)")
    #expect(try CommandRun(["lint", "One"], in: folder).exitCode == 0)
    let replaced = try CommandRun(["lint", "--baseline", "two.json", "One"] + Self.only, in: folder)
    #expect(replaced.output == "One/\(Self.line)")
    try folder.remove("two.json")
    let missing = try CommandRun(["lint"] + Self.only, in: folder)
    #expect(missing.exitCode == 2)
    #expect(missing.error == "two.json: error: the baseline cannot be read: No such file or directory\n")
  }

  // MARK: Configuration

  @Test("A line break in a key of a configuration does not start a line of its own")
  func lineBreaksInErrors() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\\nplumb: error: \\e[2J\": b\n", to: ".plumb.yml")
    let run = try CommandRun(["lint", "--config", ".plumb.yml"], in: folder)
    #expect(run.error.hasPrefix(".plumb.yml:1:1: error: unknown key 'a␊plumb: error: ␛[2J';"))
    #expect(run.error.split(separator: "\n").count == 1)
  }

  @Test(
    "'--config' is read from any folder, and its patterns are relative to it",
    arguments: ["ci.yml", "./ci.yml"])
  func configuration(_ name: String) throws {
    let folder = try Self.folder([
      Self.file: Sample.drifted(), "Old/\(Self.file)": Sample.drifted(),
      "ci.yml": "exclude: [Old]\nrules: {void-input: error}\nbaseline: b.json\n",
      "b.json": "{\"version\": 1, \"findings\": []}\n",
    ])
    let run = try CommandRun(["lint", "--config", name], in: folder)
    #expect(run.output.contains("\(Self.file):4:19: error: "))
    #expect(!run.output.contains("Old/"))
  }

  @Test("'--only' takes several rules, opt-in and excluded ones included")
  func only() throws {
    let folder = try Self.folder([
      Self.file: "import UIKit\n" + Sample.drifted(), ".plumb.yml": "rules: {void-input: off}\n",
    ])
    for options in [
      ["--only", "void-input,no-ui-import"], ["--only", "void-input", "--only", "no-ui-import"],
    ] {
      let run = try CommandRun(["lint"] + options, in: folder)
      #expect(run.output.split(separator: "\n").count == 2)
    }
    #expect(try CommandRun(["lint", "--only", "void-input, no-ui-import"], in: folder).exitCode == 1)
  }

  @Test("A run within this process returns its exit code")
  func program() throws {
    let folder = try Self.folder([Self.file: Sample.drifted(), "Clean.swift": Sample.clean])
    let quiet = ["--no-cache", "--output", folder.path("report.txt")]
    #expect(Program.run(["lint", folder.path(Self.file)] + quiet) == 1)
    #expect(Program.run(["lint", folder.path("Clean.swift")] + quiet) == 0)
    #expect(Program.run(["lint", folder.path(Self.file), "--fail-level", "error"] + quiet) == 0)
  }

  @Test(
    "A run that checked nothing writes no report and no baseline",
    arguments: [["Empty"], ["--require-view-models", "A.swift"]])
  func nothing(_ arguments: [String]) throws {
    let folder = try Self.folder(["A.swift": "let a = 1\n", "b.json": "old", "Empty/a.txt": ""])
    for option in ["--write-baseline", "--output"] {
      let run = try CommandRun(["lint", option, "b.json"] + arguments, in: folder)
      #expect(run.exitCode == 2)
      #expect(try folder.text(of: "b.json") == "old", "\(option)")
    }
    #expect(try CommandRun(["lint", "--fix", "Empty"], in: folder).exitCode == 2)
    #expect(try CommandRun(["fix", "Empty"], in: folder).exitCode == 2)
    #expect(try CommandRun(["lint", "--fix", "--allow-empty", "Empty"], in: folder).exitCode == 0)
    #expect(try CommandRun(["lint", "--fix", "--require-view-models", "."], in: folder).exitCode == 2)
  }

  @Test(
    "A file that the configuration extends, or names as baseline, is not overwritten",
    arguments: ["lint", "rules", "ports"])
  func settings(_ command: String) throws {
    let folder = try Self.folder()
    try folder.write("extends: base.yml\nbaseline: b.json\n", to: ".plumb.yml")
    try folder.write("rules: {}\n", to: "base.yml")
    #expect(
      try CommandRun(["lint", "--no-baseline", "--write-baseline", "b.json"], in: folder).exitCode == 0)
    for file in ["base.yml", "b.json"] {
      let old = try folder.text(of: file)
      #expect(try CommandRun([command, "-o", file], in: folder).exitCode == 3, "\(file)")
      #expect(try folder.text(of: file) == old)
    }
  }

  @Test(
    "A dash or an empty value is no file",
    arguments: ["--output=", "--output=-", "--write-baseline=", "--baseline=", "--files-from="])
  func noFile(_ option: String) throws {
    #expect(try CommandRun(["lint", option], in: Self.folder()).exitCode == 2)
  }
}
