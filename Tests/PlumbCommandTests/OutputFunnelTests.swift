import Foundation
import TestSupport
import Testing

/// Everything that a command prints or writes goes through `Terminal` and `WholeFile`, which take only text that was
/// escaped for its format.
struct OutputFunnelTests {
  /// The folders of the tool.
  static let folders = [
    "Changes", "DataFlow", "Drawing", "Engine", "LanguageServer", "Languages", "Parity", "PlumbCommand",
    "PortRenaming", "PortUses",
    "Recognition",
    "Reporting", "Rules", "Scaffolding", "SourceModel", "plumb",
  ]

  /// A part of a line, and the files that may have it.
  static let parts: [(pattern: String, files: Set<String>)] = [
    // An example of a rule.
    (
      #"(^|[^\w.])(debugPrint|print|dump|putchar|puts|fputs|fputc|fwrite|printf|fprintf|vprintf|perror|NSLog)\("#,
      ["RulePageTexts.swift"]
    ),
    (#"FileHandle\.standard|\b(stdout|stderr)\b(?!")|FileHandle\(forWriting|TextOutputStream"#, []),
    (#"STDOUT_FILENO|STDERR_FILENO"#, ["Terminal.swift"]),
    (
      #"FileSystem\.write\("#,
      [
        "OutputStream.swift", "ServerConnection.swift", "TemporaryFile.swift", "Terminal.swift",
        "WholeFile.swift",
      ]
    ),
    (#"(^|[^\w.])write\((?!_|to:)[a-z\[(]\w*, "#, ["FileSystem.swift", "RunningProgram.swift"]),
    (
      #"createFile\(|\.write\(to(File)?: *(URL|url|path)|O_WRONLY|O_RDWR"#,
      ["OutputStream.swift", "Terminal.swift", "WholeFile.swift"]
    ),
    (
      #"TemporaryFile\(beside"#,
      ["Cache.swift", "FileReplacement.swift", "NewFiles.swift", "RenameJournal.swift", "WholeFile.swift"]
    ),
    (
      #"WholeFile\.write\("#,
      ["DocumentOutput.swift", "LintOutput.swift", "OutputFolder.swift", "ParityCommand.swift"]
    ),
    // Source text and descriptions, which are printed byte for byte.
    (
      #"Terminal\.write\(document:"#,
      ["DocumentOutput.swift", "LSPCommand.swift", "NewCommand.swift", "Program.swift"]
    ),
    // Text that is the tool's own, or that was escaped a moment ago.
    (
      #"[(]markup: "#,
      [
        "AppSite.swift", "DrawingHTML.swift", "FormattedText.swift", "GitHubReporter.swift",
        "GraphMermaid.swift",
        "GraphSVG.swift", "Markdown.swift", "Page.swift",
        "ParityText.swift", "ParityMarkdown.swift", "Program.swift", "RuleMarkdown.swift",
      ]
    ),
    (#"Process\(\)|posix_spawn|plumb_start_program"#, ["RunningProgram.swift"]),
    (#"ExternalProgram\("#, ["Git.swift"]),
  ]

  @Test("Nothing is printed, written or started elsewhere", arguments: parts)
  func places(_ pattern: String, _ files: Set<String>) throws {
    let expression = try Regex(pattern)
    var found: Set<String> = []
    for folder in Self.folders {
      let root = Repository.folder.appendingPathComponent("Sources/Tool/\(folder)")
      let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      for path in paths where path.hasSuffix(".swift") {
        let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        let lines = text.split(separator: "\n").filter { !$0.drop(while: { $0 == " " }).hasPrefix("//") }
        guard lines.contains(where: { $0.contains(expression) }) else { continue }
        found.insert(String(path.split(separator: "/").last ?? ""))
      }
    }
    #expect(found == files)
  }
}
