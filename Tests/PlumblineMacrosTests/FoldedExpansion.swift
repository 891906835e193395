/// An expansion in few lines: what is the same in every view model stands for itself, and a port stands in one line.
///
/// A declaration is folded only when it is exactly as expected, so nothing is hidden.
enum FoldedExpansion {
  static func text(of expansion: String) -> String {
    let accessors = expansion.replacing(
      #/(?m)^/// The view model as its (\w+)\.\n((?:\w+ )*)var (\w+): any (\w+) \{\n  return _(?:conforming\(self\) as any [\w& ]+|assumedConforming\(self\))\n\}$/#
    ) { match in
      match.1 == match.3 ? "\(match.2)var \(match.3): any \(match.4) { … }" : match.0
    }
    let ports = accessors.replacing(
      #/(?m)^/// The ports as data, for tools that know them by their names\.\n((?:\w+ )*)static var ports: ViewModelPorts<(\w+)> \{\n  ViewModelPorts<(\w+)>\(\n    """\n((?:    .*\n)*)    """\n  \) \{ \(viewModel: (\w+)\) -> \[Any\] in\n    \[\n((?:      .*\n)*)    \]\n  \}\n\}$/#
    ) { match in
      let ports = Self.ports(match.4)
      let values = match.6.split(separator: "\n").map { $0.dropFirst(6) }
      guard match.2 == match.3, match.3 == match.5, ports.count == values.count else { return match.0 }
      let lines = zip(ports, values).map { "  // \($0) = \($1)\n" }.joined()
      return "\(match.1)static var ports: ViewModelPorts<\(match.2)> { …\n\(lines)}"
    }
    // No empty line follows what stands on one.
    return ports.replacing(#/(?m)^((?:\w+ )*(?:let \w+: .*|var \w+: .* \{ … \}))\n\n/#) { "\($0.1)\n" }
  }

  /// The description of each port in one line.
  private static func ports(_ text: Substring) -> [String] {
    text.split(separator: "\n").reduce(into: []) { ports, line in
      if line.hasPrefix("      "), !ports.isEmpty {
        ports[ports.count - 1] += " | " + line.dropFirst(6)
      } else {
        ports.append(String(line.dropFirst(4)))
      }
    }
  }
}
