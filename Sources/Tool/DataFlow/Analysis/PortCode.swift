package import SourceModel

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
