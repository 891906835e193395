import PlumbCommand
import TestSupport
import Testing

@Suite("plumb lint --statistics") struct StatisticsTests {
  private static let rules = ["--only", "void-input", "--only", "sorted-inputs"]

  /// Three view models, two of which return a value from an input.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["Login", "Search"] {
      try folder.write(Sample.drifted(name + "ViewModel"), to: name + "ViewModel.swift")
    }
    try folder.write(Sample.clean.replacing("Login", with: "Signup"), to: "SignupViewModel.swift")
    return folder
  }

  @Test("A line for each rule with findings says how many view models keep it")
  func table() throws {
    let folder = try Self.folder()
    let run = try CommandRun(["lint", "--statistics"] + Self.rules, in: folder)
    #expect(
      run.output == """
        rule        findings  view models that keep it
        void-input         2  1 of 3 (33 %)
        1 other rule without findings

        """)
    #expect(run.error == "plumb: note: 3 files, 3 view models recognized: 2 warnings\n")
    #expect(run.exitCode == 1)
    #expect(try CommandRun(["lint", "--statistics"] + Self.rules, in: folder).output == run.output, "cached")
  }

  @Test("A view model with several findings of a rule breaks it once")
  func severalFindings() throws {
    let folder = try Self.folder()
    let text = Sample.drifted().replacing(
      "  func logIn() -> Bool", with: "  func logIn() -> Bool\n  func logOut() -> Bool")
    try folder.write(text, to: "LoginViewModel.swift")
    let run = try CommandRun(["lint", "--statistics"] + Self.rules, in: folder)
    #expect(run.output.contains("void-input         3  1 of 3 (33 %)\n"))
  }

  @Test("Beside a baseline each line says the change since then, and only new findings make the command fail")
  func trend() throws {
    let folder = try Self.folder()
    _ = try CommandRun(["lint", "--write-baseline", "baseline.json"] + Self.rules, in: folder)
    let statistics = ["lint", "--statistics", "--baseline", "baseline.json"] + Self.rules
    let same = try CommandRun(statistics, in: folder)
    #expect(same.output.contains("void-input         2  1 of 3 (33 %)             0\n"), "\(same.output)")
    #expect(same.exitCode == 0)
    try folder.write(Sample.clean, to: "LoginViewModel.swift")
    let fewer = try CommandRun(statistics, in: folder)
    #expect(fewer.output.contains("void-input         1  2 of 3 (66 %)             -1\n"), "\(fewer.output)")
    for name in ["Login", "Signup"] {
      try folder.write(Sample.drifted(name + "ViewModel"), to: name + "ViewModel.swift")
    }
    let more = try CommandRun(statistics, in: folder)
    #expect(more.output.contains("void-input         3  0 of 3 (0 %)              +1\n"), "\(more.output)")
    #expect(more.exitCode == 1)
  }

  @Test("A rule that is kept by now is listed as long as the baseline has findings of it")
  func keptByNow() throws {
    let folder = try Self.folder()
    _ = try CommandRun(["lint", "--write-baseline", "baseline.json"] + Self.rules, in: folder)
    for name in ["Login", "Search"] {
      try folder.write(Sample.clean.replacing("Login", with: name), to: name + "ViewModel.swift")
    }
    let run = try CommandRun(
      ["lint", "--statistics", "--baseline", "baseline.json"] + Self.rules, in: folder)
    #expect(run.output.contains("void-input         0  3 of 3 (100 %)            -2\n"), "\(run.output)")
    #expect(run.exitCode == 0)
  }

  @Test("JSON has the same numbers")
  func json() throws {
    let run = try CommandRun(["lint", "--statistics", "--format", "json"] + Self.rules, in: Self.folder())
    #expect(
      run.output == """
        {
          "version": 1,
          "files": 3,
          "viewModels": 3,
          "findings": 2,
          "rulesWithoutFindings": 1,
          "rules": [
            {
              "rule": "void-input",
              "severity": "warning",
              "findings": 2,
              "viewModels": 3,
              "viewModelsThatKeepIt": 1
            }
          ]
        }

        """)
  }

  @Test("Without findings there is no table")
  func clean() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.clean, to: "LoginViewModel.swift")
    let run = try CommandRun(["lint", "--statistics"] + Self.rules, in: folder)
    #expect(run.output == "2 rules without findings\n")
    #expect(run.exitCode == 0)
  }

  @Test(
    "Formats of findings and new baselines are errors",
    arguments: [
      (["--format", "sarif"], "'--statistics' takes the format 'text' or 'json'"),
      (["--write-baseline", "b.json"], "'--statistics' and '--write-baseline' cannot be combined"),
    ])
  func errors(_ arguments: [String], _ message: String) throws {
    let run = try CommandRun(["lint", "--statistics"] + arguments, in: Self.folder())
    #expect(run.exitCode == 2)
    #expect(run.error.contains(message))
  }
}
