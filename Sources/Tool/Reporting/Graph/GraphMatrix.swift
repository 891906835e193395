import DataFlow
import SourceModel

/// Graphs as tables that fit a screen: of one view model, or of all.
enum GraphMatrix {
  // MARK: Ports

  /// What leads to what: a row for each input, a column for each output, effect and action.
  ///
  /// A graph with more columns than a screen is printed as trees.
  static func ports(_ picture: GraphPicture) -> PrintableText {
    let graph = picture.graph
    let rows = graph.nodes.filter { [.input, .action, .lifecycle].contains($0.kind) }
    let columns = graph.nodes.filter { [.output, .effect, .action].contains($0.kind) }
    guard columns.count <= Self.mostColumns else { return GraphText.text(picture) }
    var text: PrintableText = "\(picture.viewModel.name)\n\n"
    guard !rows.isEmpty, !columns.isEmpty else { return text + "no input leads to an output\n" }
    let names = rows.map(GraphPicture.label)
    let width = names.map(self.width).max() ?? 0
    let digits = String(columns.count).count
    let numbers = columns.indices.map { self.padded(String($0 + 1), to: digits, atStart: true) }
    text += "\(String(repeating: " ", count: width))  \(numbers.joined(separator: " "))\n"
    for (row, name) in zip(rows, names) {
      let reached = graph.reachable(from: [row.id])
      let changed = graph.reachable(from: [row.id]) { ![.samples, .captures].contains($0.kind) }
      let cells = columns.map { column -> String in
        let sign =
          column.id == row.id
          ? "\\" : changed.contains(column.id) ? "●" : reached.contains(column.id) ? "○" : "·"
        return self.padded(sign, to: digits, atStart: true)
      }
      text += "\(self.padded(name, to: width))  \(cells.joined(separator: " "))\n"
    }
    text += "\n"
    for (number, column) in zip(numbers, columns) {
      let kind = column.kind == .output ? "" : " (\(column.kind.noun))"
      text += "\(number) \(GraphPicture.label(column))\(kind)\n"
    }
    return text + "\n● makes it emit, ○ is only read\n"
  }

  private static let mostColumns = 100

  // MARK: App

  /// How much each view model has of what a graph shows.
  static func app(_ pictures: [GraphPicture]) -> PrintableText {
    let kinds: [(title: String, kind: FlowNode.Kind)] = [
      ("inputs", .input), ("outputs", .output), ("actions", .action), ("requests", .dependency),
      ("effects", .effect), ("states", .state), ("unknown", .opaque),
    ]
    let header = ["view model"] + kinds.map(\.title) + ["hazards"]
    let rows = pictures.map { picture in
      [picture.viewModel.name] + kinds.map { kind in String(picture.graph.nodes(kind.kind).count) }
        + [String(picture.hazards.count)]
    }
    let widths = header.indices.map { column in ([header] + rows).map { self.width($0[column]) }.max() ?? 0 }
    return ([header] + rows).map { cells in
      let padded = cells.enumerated().map { self.padded($1, to: widths[$0], atStart: $0 > 0) }
      return "\(padded.joined(separator: "  "))\n"
    }.joined()
  }

  private static func width(_ text: String) -> Int { text.reduce(0) { $0 + DisplayWidth.of($1) } }

  private static func padded(_ text: String, to width: Int, atStart: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - self.width(text)))
    return atStart ? space + text : text + space
  }
}
