import ArgumentParser
import DataFlow
import Engine
import Foundation
package import Reporting
import SourceModel

/// `plumb graph`
struct GraphCommand: PathCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Print how values flow from inputs to outputs.",
    discussion: """
      A graph shows which inputs, state and dependencies each output and each effect depends on. Code that cannot be \
      analyzed is shown as 'opaque'.

      Examples:
        plumb graph LoginViewModel
        plumb graph LoginViewModel --why isFormValid
        plumb graph Sources --level app
        plumb graph Sources/Login --format mermaid --level values
        plumb graph LoginViewModel --format html --output login.html

      Exit codes: 0 graphs were printed, 2 invalid usage or no view model, 3 a file could not be read.
      """
  )

  @Argument(
    help: ArgumentHelp("View models by name, or files and folders.", valueName: "view-model"),
    completion: .file(extensions: ["swift", "java", "kt"]))
  var names: [String]

  @Option(help: "The format of the graph.")
  var format = GraphFormat.text

  @Option(
    help: "What is shown: a line for each view model, ports alone, named values as well, or every operator.")
  var level = GraphLevel.values

  @Option(help: ArgumentHelp("Show only what this input can change.", valueName: "input"))
  var impact: String?

  @Option(help: ArgumentHelp("Show only what this output depends on.", valueName: "output"))
  var why: String?

  @OptionGroup(title: "Output") var output: DocumentOutput
  @OptionGroup var shared: SharedOptions

  var printing: PrintOptions { self.output.printing }

  func validate() throws {
    if self.level == .app, self.format != .text {
      throw ValidationError("'--level app' requires '--format text'")
    }
  }

  func run() throws {
    var problems: [FileFailure] = []
    let viewModels = try self.names.flatMap { try self.viewModels($0, &problems) }
    let pictures = try viewModels.map(self.picture)
    guard !self.format.isSingle || pictures.count == 1 else {
      throw UsageProblem(
        "'--format \(self.format.rawValue)' draws one view model, not \(pictures.count): name one")
    }
    try self.output.write(
      self.format.text(of: pictures, at: self.level), sparing: viewModels.map(\.path), self.shared,
      isText: self.format == .text)
    guard problems.isEmpty else { throw ExitStatus.file }
  }

  /// Text in files that add operators to streams.
  private static let operators = ["Observable", "Signal", "SharedSequence", "Publisher"].map {
    "extension \($0)"
  }

  /// - Parameter problems: gets the files that cannot be read; the others are drawn.
  private func viewModels(_ name: String, _ problems: inout [FileFailure]) throws -> [ViewModel] {
    let isPath = FileManager.default.fileExists(atPath: name)
    let run = try self.shared.run(over: [isPath ? name : "."], progress: self.printing.progress)
    let found = run.viewModels(containing: isPath ? [] : [name] + Self.operators)
    let failures = run.failures + found.problems
    if isPath {
      for failure in failures { Message.error(failure) }
      problems += failures
    }
    let viewModels = isPath ? found.viewModels : found.viewModels.filter { $0.name == name }
    guard !viewModels.isEmpty else {
      guard !isPath || failures.isEmpty else { throw ExitStatus.file }
      guard !isPath else {
        throw UsageProblem(
          "\(name): no view model found: a view model conforms to an '…Inputs', '…Outputs' or '…Actions' protocol"
        )
      }
      let all = run.viewModels().viewModels
      guard all.isEmpty else { throw UsageProblem(noViewModel: name, among: Set(all.map(\.name))) }
      throw UsageProblem(
        "no view model found in this folder: name a file, or run 'plumb graph' in the folder of the sources")
    }
    return viewModels
  }

  private func picture(of viewModel: ViewModel) throws -> GraphPicture {
    let whole = DataFlow(viewModel)
    var graph = whole
    if let impact {
      let start = try self.ports([.input, .action, .lifecycle], named: impact, in: graph, of: viewModel)
      graph = graph.keeping(graph.reachable(from: start))
    }
    if let why {
      let end = try self.ports([.output, .effect, .action], named: why, in: graph, of: viewModel)
      graph = graph.keeping(graph.sources(of: end))
    }
    let hazards = whole.hazards(in: viewModel).filter { hazard in
      graph.nodes.contains { $0.path == hazard.node.path && $0.range == hazard.node.range }
    }
    // A page chooses what it shows first, and has the rest.
    return GraphPicture(
      viewModel, self.format == .html ? graph : graph.shown(at: self.level.flow), hazards: hazards)
  }

  private func ports(
    _ kinds: Set<FlowNode.Kind>, named name: String, in graph: DataFlow, of viewModel: ViewModel
  ) throws -> [Int] {
    let nodes = graph.nodes.filter { kinds.contains($0.kind) }
    let found = nodes.filter { $0.name == name }.map(\.id)
    guard found.isEmpty else { return found }
    throw UsageProblem(noPort: name, in: viewModel, among: nodes.map(\.name))
  }
}

extension GraphFormat: ExpressibleByArgument {}

extension GraphLevel: ExpressibleByArgument {}
