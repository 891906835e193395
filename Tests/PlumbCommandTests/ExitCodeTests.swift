import TestSupport
import Testing

/// What the exit code says.
struct ExitCodeTests {
  /// A line of the shell in a folder with view models of every kind, and how it ends.
  struct Case: CustomTestStringConvertible, Sendable {
    var line: String
    var code: Int32
    var testDescription: String { "\(self.line) ends with \(self.code)" }

    init(_ line: String, _ code: Int32) {
      self.line = line
      self.code = code
    }
  }

  static let cases: [Case] = [
    // 0: nothing to report.
    Case("plumb", 0),
    Case("plumb --help", 0),
    Case("plumb --version", 0),
    Case("plumb help lint", 0),
    Case("plumb lint --help", 0),
    Case("plumb lint clean.swift", 0),
    Case("plumb lint Empty", 2), Case("plumb lint --allow-empty Empty", 0),
    Case("plumb lint --require-view-models Empty clean.swift", 0),
    Case("plumb lint --require-view-models README.md", 2),
    Case("plumb lint --", 0),
    Case("plumb lint --quiet --", 0),
    Case("plumb lint --files-from /dev/null", 0),
    Case("plumb lint --files-from - < /dev/null", 0),
    Case("plumb lint --stdin-path A.swift < /dev/null", 0),
    Case("plumb lint README.md", 0),
    Case("plumb lint --only sorted-inputs drifted.swift", 0),
    Case("plumb lint --fail-level error drifted.swift", 0),
    Case("plumb lint --only placeholder-output note.swift", 0),
    Case("plumb lint --write-baseline b.json drifted.swift", 0),
    Case("plumb lint --write-baseline b.json drifted.swift && plumb lint --baseline b.json drifted.swift", 0),
    Case("plumb lint --output report.txt clean.swift", 0),
    Case("plumb lint --output /dev/null clean.swift", 0),
    Case("plumb rules", 0),
    Case("plumb rules sorted-inputs", 0),
    // 1: findings at or above the level.
    Case("plumb lint", 1),
    Case("plumb lint .", 1),
    Case("plumb lint drifted.swift", 1),
    Case("plumb lint --quiet drifted.swift", 1),
    Case("plumb lint --output report.txt drifted.swift", 1),
    Case("plumb lint --fail-level note --only placeholder-output note.swift", 1),
    Case("plumb lint --fail-level warning drifted.swift", 1),
    Case("plumb lint --fail-level error broken.swift", 1),
    Case("plumb lint --stdin-path A.swift < drifted.swift", 1),
    Case("plumb lint --files-from list.txt", 1),
    Case("echo drifted.swift | plumb lint --files-from -", 1),
    Case("plumb lint -- drifted.swift", 1),
    // 2: bad usage or configuration.
    Case("plumb nonsense", 2),
    Case("plumb --nonsense", 2),
    Case("plumb lint --nonsense", 2),
    Case("plumb lint --format nonsense", 2),
    Case("plumb lint --fail-level nonsense", 2),
    Case("plumb lint --color nonsense", 2),
    Case("plumb lint --only nonsense", 2),
    Case("plumb lint --outside --only void-input", 2),
    Case("plumb lint --jobs 0", 2),
    Case("plumb lint --jobs many", 2),
    Case("plumb lint -", 2),
    Case("plumb lint ''", 2),
    Case("plumb lint --format", 2),
    Case("plumb lint --baseline a.json --write-baseline b.json", 2),
    Case("plumb lint --baseline nowhere.json", 2),
    Case("plumb lint --baseline README.md", 2),
    Case("plumb lint --config nowhere.yml", 2),
    Case("plumb lint --config bad.yml drifted.swift", 2),
    Case("plumb lint --config bad.yml --", 2),
    Case("plumb lint --stdin-path README.md < /dev/null", 2),
    Case("plumb lint --stdin-path A.swift --files-from -", 2),
    Case("plumb rules nonsense", 2),
    Case("plumb rules --effective --config bad.yml", 2),
    Case("plumb rules --effective --format markdown", 2),
    Case("plumb rules sorted-inputs sorted-outputs", 2),
    // 3: a file could not be read or written.
    Case("plumb lint nowhere.swift", 3),
    Case("plumb lint nowhere.swift drifted.swift", 3),
    Case("plumb lint --files-from nowhere.txt", 3),
    Case("plumb lint --output nowhere/report.txt drifted.swift", 3),
    Case("plumb lint --output Empty drifted.swift", 3),
    Case("plumb lint --write-baseline nowhere/b.json drifted.swift", 3),
    Case("plumb lint --write-baseline Empty drifted.swift", 3),
    Case("plumb lint --write-baseline b.json nowhere.swift drifted.swift", 3),
  ]

  @Test("A run ends with the exit code that the documentation promises", arguments: cases)
  func exitCode(_ testCase: Case) throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.clean, to: "clean.swift")
    try folder.write(Sample.drifted(), to: "drifted.swift")
    try folder.write(
      Sample.clean.replacing("self.viewDidLoadProperty.signal", with: ".empty"), to: "note.swift")
    try folder.write(Sample.drifted("BrokenViewModel") + "func (", to: "broken.swift")
    try folder.write("# Read me\n", to: "README.md")
    try folder.write("drifted.swift\n", to: "list.txt")
    try folder.write("foo: bar\n", to: "bad.yml")
    try folder.makeFolder("Empty")
    let run = try CommandRun(shell: testCase.line, in: folder)
    #expect(run.exitCode == testCase.code, "\(run.text)")
    // An exit code that speaks of an error comes with words, and one that does not comes without.
    if testCase.code >= 2 { #expect(run.error.contains("error: ")) }
    if testCase.code < 2 { #expect(!run.error.contains("error: ")) }
  }
}
