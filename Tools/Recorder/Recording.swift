import Foundation

/// Runs every command of `plumb` that prints what it makes of a folder.
package struct Recording: Sendable {
  /// Outcomes that need no others.
  typealias Step = @Sendable (inout Record) throws -> Void

  private struct Rule: Decodable { var id: String }

  private struct Findings: Decodable { var findings: [Finding] }

  private struct Finding: Decodable {
    var rule: String
    var fixable: Bool
  }

  private struct Tables: Decodable { var viewModels: [Table] }

  private struct Table: Decodable {
    var name: String
    var path: String
    var ports: [Port]
  }

  private struct Port: Decodable {
    var kind: String
    var name: String
  }

  private static let levels = ["ports", "values", "operators"]
  /// What can be generated, with the views that each dialect has.
  private static let generated = [
    ["kickstarter-swift", "--view", "uikit", "--view", "swiftui"],
    ["macro", "--view", "uikit", "--view", "swiftui"],
    ["rxswift", "--view", "uikit"],
    ["kickstarter-java", "--view", "activity"],
    ["kickstarter-kotlin", "--view", "activity", "--view", "fragment", "--view", "compose"],
  ]

  private let program: RecordedProgram
  private let twins: String?
  private let renames: Int
  private let onlyJSON: Bool

  /// - Parameters:
  ///   - program: the program, in the folder to record.
  ///   - twins: a folder of the other platform.
  ///   - renames: how many of the ports are renamed.
  ///   - onlyJSON: whether reports are recorded in JSON alone.
  package init(_ program: RecordedProgram, twins: String? = nil, renames: Int, onlyJSON: Bool = false) {
    self.program = program
    self.twins = twins.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    self.renames = renames
    self.onlyJSON = onlyJSON
  }

  package func record() async throws -> Record {
    var record = Record()
    let list = try self.program.run(["rules", "--format", "json"])
    let rules = try list.report(as: [Rule].self)?.map(\.id) ?? []
    let lint = ["lint", "--no-cache", "--only", rules.joined(separator: ","), "--format"]
    let findings = try self.program.run(lint + ["json"])
    let ports = try self.program.run(["ports", "--format", "json"])
    record.add("rules/json", list.text)
    record.add("lint/json", findings.text)
    record.add("ports/json", ports.text)

    var steps = self.reports() + rules.map { self.text("rules/explained/\($0)", ["rules", $0]) }
    if !self.onlyJSON { steps += self.otherFormats(lint: lint) }
    let fixable = try findings.report(as: Findings.self)?.findings.filter(\.fixable) ?? []
    steps += Set(fixable.map(\.rule)).map { self.diff("edits/\($0)", ["fix", "--rules", $0]) }
    let viewModels = try ports.report(as: Tables.self)?.viewModels ?? []
    steps += viewModels.map { self.description(of: $0) } + self.renames(viewModels)
    record.add(try await Self.run(steps))
    return record
  }

  /// Runs the steps, as many at once as there are cores.
  private static func run(_ steps: [Step]) async throws -> Record {
    try await withThrowingTaskGroup(of: Record.self) { group in
      for step in steps {
        group.addTask {
          var record = Record()
          try step(&record)
          return record
        }
      }
      return try await group.reduce(into: Record()) { $0.add($1) }
    }
  }

  // MARK: Steps

  /// What is printed of the whole folder.
  private func reports() -> [Step] {
    var steps = [
      self.text("lint/outside", ["lint", "--no-cache", "--outside"]),
      self.text("rules/effective", ["rules", "--effective"]),
      self.diff("fixed", ["fix"]),
    ]
    for form in ["to-macro", "from-macro", "to-ports"] {
      steps.append(self.diff("converted/\(form)", ["convert", "--\(form)"]))
    }
    for level in Self.levels { steps.append(self.graphs(level, "json")) }
    if let twins { steps.append(self.text("parity/json", ["parity", ".", twins, "--format", "json"])) }
    return steps
  }

  /// The same in the formats beside JSON that are text.
  private func otherFormats(lint: [String]) -> [Step] {
    var steps = [self.text("lint/statistics", ["lint", "--no-cache", "--statistics"])]
    for format in ["text", "xcode", "sarif", "checkstyle", "github", "gitlab", "junit"] {
      steps.append(self.text("lint/\(format)", lint + [format]))
    }
    for level in Self.levels {
      for format in ["text", "mermaid", "dot", "svg"] { steps.append(self.graphs(level, format)) }
    }
    for format in ["text", "markdown", "html"] {
      steps.append(self.text("ports/\(format)", ["ports", "--format", format]))
    }
    for format in ["text", "markdown"] {
      steps.append(self.text("rules/\(format)", ["rules", "--format", format]))
      guard let twins else { continue }
      steps.append(self.text("parity/\(format)", ["parity", ".", twins, "--format", format]))
    }
    return steps
  }

  private func graphs(_ level: String, _ format: String) -> Step {
    self.text("graphs/\(level).\(format)", ["graph", ".", "--level", level, "--format", format])
  }

  /// The description of a view model, and what is generated from it.
  private func description(of viewModel: Table) -> Step {
    { [program] record in
      let name = "\(viewModel.path)/\(viewModel.name)"
      let description = try program.run(["describe", viewModel.path, "--name", viewModel.name])
      record.add("descriptions/\(name)", description.text)
      guard !description.output.isEmpty else { return }
      for dialect in Self.generated {
        let new = ["new", "--from", "-", "--print", "--package", "com.example", "--module", "App"]
        let files = try program.run(new + ["--dialect"] + dialect, input: description.output)
        record.add("new/\(dialect[0])/\(name)", files.text)
      }
    }
  }

  /// Renames of ports, evenly spread.
  private func renames(_ viewModels: [Table]) -> [Step] {
    let ports = viewModels.flatMap { viewModel in
      viewModel.ports.map { port in
        (path: "\(viewModel.name).\(port.kind)", name: port.name.prefix { $0 != "(" })
      }
    }
    let count = max(0, min(self.renames, ports.count))
    return (0..<count).map { index in
      let port = ports[index * ports.count / count]
      let path = "\(port.path).\(port.name)"
      return self.diff("renames/\(path)", ["rename", path, "\(port.name)Anew"])
    }
  }

  private func text(_ name: String, _ arguments: [String]) -> Step {
    { [program] in try $0.add(name, program.run(arguments).text) }
  }

  /// The changed files of a command that can show them instead of writing them.
  private func diff(_ name: String, _ arguments: [String]) -> Step {
    { [program] in try $0.add(name, diff: program.run(arguments + ["--diff"])) }
  }
}
