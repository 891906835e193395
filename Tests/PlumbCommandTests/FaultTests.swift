import Foundation
import SeededRandom
import TestSupport
import Testing

/// What the commands leave behind, and what they say, when any one call of the system fails.
@Suite(.enabled(if: FaultInjection.isPossible, "only where a library can be compiled and preloaded"))
struct FaultTests {
  static let commands = [
    "fix", "fix -q A.swift", "fix --diff", "fix --dry-run", "fix --stdin-path A.swift < A.swift",
    "convert --to-macro A.swift", "lint --no-cache", "lint --no-cache -o report.json --format json",
    "lint --no-cache --write-baseline baseline.json", "lint --no-cache --baseline old.json",
    "lint --no-cache --files-from list", "describe A.swift", "new BViewModel --input viewDidLoad --to New",
    "new --from d.yml --to . --force", "site -q -o pages", "rules --effective", "rules --format markdown",
  ]

  @Test(
    "Every file has its old text or its new one, and no failure is taken for success", arguments: commands,
    ["open", "write", "rename", "sync"])
  func anyCallFails(_ command: String, _ call: String) throws {
    let whole = try Self.folder()
    let expected = try CommandRun(shell: "plumb \(command)", in: whole)
    #expect(expected.exitCode < 2, "\(expected.error)")
    let (old, new) = (try Self.texts(try Self.folder()), try Self.texts(whole))
    var faults = 0
    for number in sequence(first: 1, next: TestScale.next) {
      let folder = try Self.folder()
      let injection = try FaultInjection(call, number, in: folder)
      let run = try CommandRun(shell: injection.line("\"$PLUMB\" \(command)"), in: folder)
      guard injection.hasFailed else { break }
      faults += 1
      let texts = try Self.texts(folder)
      for name in Set(texts.keys).union(old.keys).union(new.keys) {
        let isWhole = texts[name] == old[name] || texts[name] == new[name]
        // A report of what could be read is as good as one of everything, and the exit code says what it lacks.
        let isReport =
          run.exitCode == 3
          && (name == "report.json" && Self.isJSON(texts[name])
            || name.hasPrefix("pages/") && Self.isPage(texts[name]))
        #expect(isWhole || isReport, "\(name) after \(call) \(number): \(run.text)")
      }
      // A call may be tried again, or in another way: then everything is as it would be without the fault.
      #expect(
        [2, 3].contains(run.exitCode) || (texts == new && run.text == expected.text),
        "\(call) \(number): \(run.exitCode), \(run.text)")
      #expect(number < 400)
    }
    #expect(faults > 0 || call != "write")
  }

  /// A folder that `plumb init` sets up.
  private static func newFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Sample.mendable("AViewModel"), to: "App/A.swift")
    return folder
  }

  @Test(
    "A set-up that fails leaves nothing, and one that is killed leaves no configuration that is incomplete",
    arguments: [("open", false), ("write", false), ("rename", false), ("sync", false), ("any", true)])
  func setup(_ call: String, _ kills: Bool) throws {
    let whole = try Self.newFolder()
    #expect(try CommandRun(["init", "-q"], in: whole).exitCode == 0)
    let (old, new) = (try Self.newFolder().names(), try whole.names())
    for number in sequence(first: 1, next: TestScale.next) {
      let folder = try Self.newFolder()
      let injection = try FaultInjection(call, number, kills: kills, in: folder)
      let run = try CommandRun(shell: injection.line("\"$PLUMB\" init -q"), in: folder)
      guard injection.hasFailed else { break }
      let names = try folder.names()
      if kills {
        #expect(!names.contains(".plumb.yml") || Set(new).isSubset(of: names), "\(call) \(number): \(names)")
        #expect(try CommandRun(["lint", "--no-cache"], in: folder).exitCode < 2, "\(call) \(number)")
      } else {
        #expect(
          run.exitCode == 0 ? names == new : [2, 3].contains(run.exitCode) && names == old,
          "\(call) \(number): \(names), \(run.text)")
      }
      #expect(number < 400)
    }
  }

  /// Whether it is a whole page, or a whole file beside the pages.
  private static func isPage(_ text: Data?) -> Bool {
    guard let text = text.map({ String(decoding: $0, as: UTF8.self) }) else { return true }
    return ["</html>\n", "]);\n", "}\n", "();\n", ".html\n", ".js\n"].contains { text.hasSuffix($0) }
  }

  private static func isJSON(_ text: Data?) -> Bool {
    text.map { (try? JSONSerialization.jsonObject(with: $0)) != nil } ?? false
  }

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Sample.mendable("AViewModel"), to: "A.swift")
    try folder.write(Sample.drifted("DViewModel"), to: "Deep/D.swift")
    try folder.write("rules:\n  final-view-model: error\n", to: ".plumb.yml")
    try folder.write("Ignored\n", to: ".gitignore")
    try folder.write(Sample.mendable("IViewModel"), to: "Ignored/I.swift")
    try folder.write("{\"version\": 1, \"findings\": []}\n", to: "old.json")
    try folder.write("A.swift\nDeep\n", to: "list")
    try folder.write("name: CViewModel\ninputs:\n  - viewDidLoad\n", to: "d.yml")
    try folder.write("old\n", to: "CViewModel.swift")
    try folder.makeFolder(".git")
    return folder
  }

  private static func texts(_ folder: TemporaryFolder) throws -> [String: Data] {
    var texts: [String: Data] = [:]
    for name in try folder.names() {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder.path(name), isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      texts[name] = try Data(contentsOf: URL(fileURLWithPath: folder.path(name)))
    }
    return texts
  }
}
