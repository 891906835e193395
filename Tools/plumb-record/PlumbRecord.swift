import ArgumentParser
import Foundation

/// Records what `plumb` makes of a folder, so that two versions of it can be compared: `diff -r before after`.
///
/// A refactoring leaves the record as it is, byte for byte.
@main
struct PlumbRecord: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plumb-record",
    abstract: "Record everything that plumb makes of a folder.",
    discussion: """
      The record is a folder of texts: findings of all rules, the diff of each rule's fixes, the files after 'plumb \
      fix', graphs, ports, descriptions, what 'plumb new' makes of them, and renames. Compare two records with \
      'diff -r'.

      Example:
        plumb-record Examples/Sources --plumb .build/debug/plumb --to before
      """)

  @Argument(help: "The folder to record.")
  var folder: String

  @Option(help: "The program to record.")
  var plumb: String

  @Option(help: ArgumentHelp("The folder of the record, which must not exist.", valueName: "folder"))
  var to: String

  @Option(
    help: ArgumentHelp(
      "A folder of the other platform, which is compared with this one.", valueName: "folder"))
  var twins: String?

  @Option(help: "How many ports to rename.")
  var renames = 50

  func run() throws {
    guard !FileManager.default.fileExists(atPath: self.to) else {
      throw ValidationError("'\(self.to)' exists: name a folder that does not")
    }
    let plumb = try RecordedProgram(path: self.plumb, folder: self.folder)
    var record = Record(folder: URL(fileURLWithPath: self.to))

    let rules = try plumb.rules()
    try record.add(
      "lint.json",
      plumb.json(["lint", "--no-cache", "--format", "json", "--only", rules.joined(separator: ",")]))
    try record.add("outside.txt", plumb.text(["lint", "--no-cache", "--outside"]))
    for rule in rules {
      try record.add("edits/\(rule).diff", plumb.text(["fix", "--diff", "--quiet", "--rules", rule]))
    }
    try record.addFiles("fixed", plumb.fixedFiles())
    try record.add("graphs.txt", plumb.text(["graph", ".", "--level", "operators"]))
    let ports = try plumb.json(["ports", "--format", "json"])
    try record.add("ports.json", ports)
    try self.recordDescriptions(of: plumb, into: &record)
    for port in Self.ports(in: ports).prefix(self.renames) {
      try record.add("renames/\(port).diff", plumb.text(["rename", port, "recordedName", "--diff"]))
    }
    if let twins {
      let path = URL(fileURLWithPath: twins).standardizedFileURL.path
      try record.add("parity.json", plumb.json(["parity", ".", path, "--format", "json"]))
    }
    print("\(record.count) texts in \(self.to)")
  }

  /// Records the description of each file that has one, and what is generated from it.
  private func recordDescriptions(of plumb: RecordedProgram, into record: inout Record) throws {
    for path in try plumb.sourceFiles() {
      let description = try plumb.run(["describe", path])
      guard !description.output.isEmpty else { continue }
      try record.add("descriptions/\(path).yml", description.text)
      for dialect in ["kickstarter-swift", "macro", "rxswift", "kickstarter-java", "kickstarter-kotlin"] {
        let new = try plumb.run(
          [
            "new", "--from", "-", "--dialect", dialect, "--package", "com.example", "--module", "App",
            "--print",
          ],
          input: description.output)
        try record.add("new/\(dialect)/\(path).txt", new.text)
      }
    }
  }

  /// The ports in the table of `plumb ports`, in its order.
  private static func ports(in json: String) -> [String] {
    guard let table = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any],
      let viewModels = table["viewModels"] as? [[String: Any]]
    else { return [] }
    return viewModels.flatMap { viewModel -> [String] in
      let name = viewModel["name"] as? String ?? ""
      let ports = viewModel["ports"] as? [[String: Any]] ?? []
      return ports.compactMap { port in
        guard let kind = port["kind"] as? String, let title = port["name"] as? String else { return nil }
        return "\(name).\(kind).\(title.prefix { $0 != "(" })"
      }
    }
  }
}
