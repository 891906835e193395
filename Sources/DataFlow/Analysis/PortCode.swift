package import SourceModel

/// The words of the code between the inputs of a view model and its outputs: `backersCount` in
/// `.map { $0.stats.backersCount }`.
package struct PortCode {
  /// By the name of a port, the names in the code that it leads to, or that leads to it.
  package private(set) var names: [String: Set<String>] = [:]

  package init(_ viewModel: ViewModel) {
    let graph = viewModel.flow
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
    var isString = false
    var name: [UInt8] = []
    for byte in bytes[min(start, bytes.count)..<min(start + self.limit, bytes.count)] {
      if byte == UInt8(ascii: "\"") { isString.toggle() }
      let isLetter = byte >= 0x80 || byte == UInt8(ascii: "_") || Character(UnicodeScalar(byte)).isLetter
      if isLetter || !name.isEmpty && Character(UnicodeScalar(byte)).isNumber {
        guard depth > 0 else { break }
        if !isString { name.append(byte) }
        continue
      }
      if !name.isEmpty {
        names.insert(String(decoding: name, as: UTF8.self))
        name = []
      }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth < 0 { return names }
      // A closure may follow the brackets, and nothing else.
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): break
      default: if depth == 0 { return names }
      }
    }
    return names
  }
}
