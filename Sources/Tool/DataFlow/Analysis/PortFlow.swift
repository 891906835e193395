package import SourceModel

/// Which inputs of a view model lead to which of its outputs.
package struct PortFlow {
  private var inputs: [String: Set<String>] = [:]
  /// The outputs that depend on code which cannot be analyzed, or on nothing.
  private var unknown: Set<String> = []
  /// Whether the code of the view model was read.
  package let isKnown: Bool
  private let viewModel: ViewModel
  private let graph: DataFlow

  package init(_ viewModel: ViewModel) {
    let graph = DataFlow(viewModel)
    self.isKnown = !graph.edges.isEmpty
    self.viewModel = viewModel
    self.graph = graph
    for output in graph.nodes(.output) {
      let sources = graph.sources(of: [output.id]).map { graph.nodes[$0] }
      self.inputs[output.name] = Set(
        sources.filter { [.input, .action, .actionOutput].contains($0.kind) }.map(\.name))
      if sources.count < 2 || sources.contains(where: Self.isUnknown) { self.unknown.insert(output.name) }
    }
  }

  /// Whether a node stands for code that cannot be analyzed: a dependency without an owner is an unresolved name.
  private static func isUnknown(_ node: FlowNode) -> Bool {
    node.kind == .opaque || node.kind == .dependency && !node.name.contains(".")
  }

  /// The names in the code that the values of each port go through.
  package var code: PortCode { PortCode(self.viewModel, self.graph) }

  /// The inputs that lead to an output, as far as its code can be analyzed.
  package func inputs(of output: String) -> Set<String> { self.inputs[output] ?? [] }

  /// The inputs that an output is made of; nil when some of its code cannot be analyzed.
  package func sources(of output: String) -> Set<String>? {
    self.isKnown && !self.unknown.contains(output) ? self.inputs[output] : nil
  }
}

/// The words of the code between the inputs of a view model and its outputs: `backersCount` in
/// `.map { $0.stats.backersCount }`.
package struct PortCode {
  /// The names in the code that a port leads to, or that leads to it, by the name of the port.
  package private(set) var names: [String: Set<String>] = [:]

  package init(_ viewModel: ViewModel, _ graph: DataFlow) {
    let own = graph.nodes.map { Self.names(of: $0, in: viewModel.file) }
    let ports = Set(graph.nodes.filter { [.input, .action, .output].contains($0.kind) }.map(\.name))
    let streams = Set(viewModel.properties.map(\.value.header.name.text)).union(ports)
    for node in graph.nodes where [.input, .action, .output].contains(node.kind) {
      let reached = node.kind == .output ? graph.sources(of: [node.id]) : graph.reachable(from: [node.id])
      let names = reached.reduce(into: Set<String>()) { $0.formUnion(own[$1]) }
      // Streams are nodes of their own.
      self.names[node.name, default: []].formUnion(names.subtracting(streams))
    }
  }

  /// The names in the code of one node.
  private static func names(of node: FlowNode, in file: SourceFile) -> Set<String> {
    switch node.kind {
    case .operator where node.path == file.path:
      return self.namesOfArguments(after: node.range.end, in: file.text.bytes)
    case .dependency, .effect:
      return Set(node.name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    default: return []
    }
  }

  /// The code of arguments that is read: an operator with more has closures in closures, which have nodes of their own.
  private static let limit = 2_000

  /// The names in the brackets that follow a place, without those in strings.
  private static func namesOfArguments(after start: Int, in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var depth = 0
    var index = min(start, bytes.count)
    let end = min(start + self.limit, bytes.count)
    while index < end {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth < 0 { return names }
      // Only a closure may follow the brackets.
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): break
      case _ where depth == 0: return names
      case UInt8(ascii: "\""):
        index += 1
        while index < end, bytes[index] != byte { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
      // A character literal, not an apostrophe in a comment.
      case UInt8(ascii: "'"):
        if index + 2 < end, bytes[index + 2] == byte { index += 2 }
      case _ where self.isLetter(byte):
        let first = index
        while index < end, self.isLetter(bytes[index]) || (0x30...0x39).contains(bytes[index]) { index += 1 }
        names.insert(String(decoding: bytes[first..<index], as: UTF8.self))
        continue
      default: break
      }
      index += 1
    }
    return names
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || Character(UnicodeScalar(byte)).isLetter
  }
}
