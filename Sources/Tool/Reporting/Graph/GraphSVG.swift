import DataFlow
import Drawing
import SourceModel

/// A graph as a picture.
enum GraphSVG {
  /// The space around a drawing, and the height of its legend.
  private static let margin = 12.0
  private static let legendHeight = 34.0

  /// The first of some graphs as a picture of its own, for light and for dark.
  static func file(of pictures: [GraphPicture]) -> OutputText {
    let drawing = pictures.first.map { FlowDrawing($0, level: .operators, hasBackground: true) }
    return OutputText(
      drawing.map { self.picture($0, style: "<style>\n\(markup: self.sheet)</style>\n") } ?? "")
  }

  /// A picture as a part of a page, which has the style sheet.
  ///
  /// - Parameter prefix: makes the names of arrowheads unique in the page.
  static func part(_ drawing: FlowDrawing, prefix: FormattedText<XMLText> = "") -> FormattedText<XMLText> {
    self.picture(drawing, prefix: prefix)
  }

  private static func picture(
    _ drawing: FlowDrawing, style: FormattedText<XMLText> = "", prefix: FormattedText<XMLText> = ""
  ) -> FormattedText<XMLText> {
    let hasLegend = !drawing.boxes.contains { $0.address != nil }
    let legend =
      hasLegend
      ? self.legend(of: drawing, y: drawing.layout.height + 2 * self.margin, prefix)
      : (text: "", width: 0)
    let width = max(drawing.layout.width, legend.width) + 2 * self.margin
    let height = drawing.layout.height + 2 * self.margin + (hasLegend ? self.legendHeight : 0)
    let arrows = drawing.arrows.indices.map { self.arrow($0, drawing, prefix) }
    let boxes = drawing.boxes.indices.map { self.box($0, drawing) }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="flow" viewBox="0 0 \(self.number(width)) \(self.number(height))" \
      width="\(self.number(width))" height="\(self.number(height))" role="img" aria-label="\(self.description(of: drawing))">
      \(style)\(self.markers(prefix))<g class="arrows">
      \(arrows.joined(separator: "\n"))
      </g>
      <g class="boxes">
      \(boxes.joined(separator: "\n"))
      </g>
      \(legend.text)
      </svg>

      """
  }

  private static func description(of drawing: FlowDrawing) -> String {
    func count(_ kind: FlowNode.Kind, _ noun: String) -> String {
      let count = drawing.boxes.count { $0.kind == kind }
      return "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    guard !drawing.boxes.contains(where: { $0.address != nil }) else {
      return "A map of \(count(.value, "view model"))"
    }
    return "The data flow of \(drawing.title): \(count(.input, "input")) on the left, "
      + "\(count(.output, "output")) on the right"
  }

  // MARK: Boxes

  private static func box(_ number: Int, _ drawing: FlowDrawing) -> FormattedText<XMLText> {
    let box = drawing.boxes[number]
    let corner = drawing.layout.positions[number]
    let size = drawing.layout.nodes[number]
    let kind: FormattedText<XMLText> = "\(box.kind.rawValue)"
    let more = ([box.place].compactMap(\.self) + box.hazards).joined(separator: "; ")
    let hazard: FormattedText<XMLText> = box.hazards.isEmpty ? "" : "⚠ "
    let drawn: FormattedText<XMLText> = """
      <g class="box \(kind)\(box.hazards.isEmpty ? "" : " hazard")\(self.word(box.change))" data-box="\(number)" data-name="\(box.label)">\
      <title>\(box.change.map { "\($0.rawValue) " } ?? "")\(box.kind.noun) \(box.label)\(more.isEmpty ? "" : ": \(more)")</title>\
      <rect x="\(self.number(corner.x + self.margin))" y="\(self.number(corner.y + self.margin))" \
      width="\(self.number(size.width))" height="\(self.number(size.height))" rx="5"/>\
      <text x="\(self.number(corner.x + self.margin + 8))" y="\(self.number(corner.y + self.margin + 16))">\
      \(hazard)\(box.label)\(box.feedsItself ? " ↻" : "")</text></g>
      """
    return box.address.map { "<a href=\"\($0)\">\(drawn)</a>" } ?? drawn
  }

  /// A change as one more class.
  private static func word(_ change: FlowDrawing.Change?) -> String { change.map { " \($0.rawValue)" } ?? "" }

  // MARK: Arrows

  private static func arrow(
    _ number: Int, _ drawing: FlowDrawing, _ prefix: FormattedText<XMLText>
  ) -> FormattedText<XMLText> {
    let arrow = drawing.arrows[number]
    let path = self.path(drawing.layout.routes[number])
    return """
      <path class="\(arrow.kind.rawValue)\(self.word(arrow.change))" data-from="\(arrow.source)" data-to="\(arrow.target)" d="\(path)" \
      marker-end="url(#\(prefix)\(arrow.kind == .triggers ? "dot" : "head"))"/>
      """
  }

  /// A line through columns with a curve between each two of them. Its numbers are whole and relative, which is short.
  private static func path(_ points: [LayeredLayout.Point]) -> FormattedText<XMLText> {
    let places = points.map {
      (x: Int(($0.x + self.margin).rounded()), y: Int(($0.y + self.margin).rounded()))
    }
    guard let first = places.first else { return "" }
    var text = "M\(first.x) \(first.y)"
    for (place, next) in zip(places, places.dropFirst()) {
      let (x, y) = (next.x - place.x, next.y - place.y)
      if y == 0 {
        text += "h\(x)"
      } else {
        text += "c\(x / 2) 0 \(x / 2) \(y) \(x) \(y)"
      }
    }
    return "\(text)"
  }

  private static func markers(_ prefix: FormattedText<XMLText>) -> FormattedText<XMLText> {
    """
    <defs>\
    <marker id="\(prefix)head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" markerUnits="userSpaceOnUse" orient="auto">\
    <path class="head" d="M0 0L8 4L0 8z"/></marker>\
    <marker id="\(prefix)dot" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" markerUnits="userSpaceOnUse" orient="auto">\
    <circle class="head" cx="4" cy="4" r="3"/></marker>\
    </defs>

    """
  }

  // MARK: Legend

  /// The kinds of boxes and arrows of a drawing in a line.
  private static func legend(
    of drawing: FlowDrawing, y: Double, _ prefix: FormattedText<XMLText>
  ) -> (text: FormattedText<XMLText>, width: Double) {
    var x = self.margin
    var parts: [FormattedText<XMLText>] = []
    for kind in FlowNode.Kind.allCases where drawing.boxes.contains(where: { $0.kind == kind }) {
      parts.append(
        """
        <g class="box \(kind.rawValue)"><rect x="\(self.number(x))" y="\(self.number(y + 4))" width="14" height="14" rx="4"/>\
        <text x="\(self.number(x + 20))" y="\(self.number(y + 15))">\(kind.noun)</text></g>
        """)
      x += 34 + 6.7 * Double(kind.noun.count)
    }
    for kind in FlowEdge.Kind.allCases where drawing.arrows.contains(where: { $0.kind == kind }) {
      parts.append(
        """
        <g><path class="\(kind.rawValue)" d="M\(self.number(x)) \(self.number(y + 11))h24" \
        marker-end="url(#\(prefix)\(kind == .triggers ? "dot" : "head"))"/>\
        <text x="\(self.number(x + 30))" y="\(self.number(y + 15))">\(kind.rawValue)</text></g>
        """)
      x += 44 + 6.7 * Double(kind.rawValue.count)
    }
    for change in [FlowDrawing.Change.new, .gone]
    where drawing.arrows.contains(where: { $0.change == change }) {
      parts.append(
        """
        <g><path class="\(change.rawValue)" d="M\(self.number(x)) \(self.number(y + 11))h24"/>\
        <text x="\(self.number(x + 30))" y="\(self.number(y + 15))">\(change.rawValue)</text></g>
        """)
      x += 44 + 6.7 * Double(change.rawValue.count)
    }
    return (
      "<g class=\"legend\" aria-hidden=\"true\">\n\(parts.joined(separator: "\n"))\n</g>", x - self.margin
    )
  }

  /// A number of pixels with one digit after the point at most.
  private static func number(_ value: Double) -> FormattedText<XMLText> {
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = (abs(tenths) / 10, abs(tenths) % 10)
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }

  // MARK: Style

  /// The style sheet of drawings: for light and for dark.
  static let sheet = """
    .flow text { fill: #1f2328; font: 11px ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace }
    .flow rect { fill: #ffffff; stroke: #57606a }
    .flow path { fill: none; stroke: #6e7781 }
    .flow .head { fill: #6e7781; stroke: none }
    .flow .input rect, .flow .action rect { fill: #ddf4ff; stroke: #0969da }
    .flow .output rect { fill: #dafbe1; stroke: #1a7f37 }
    .flow .state rect, .flow .storage rect { fill: #fff8c5; stroke: #9a6700 }
    .flow .opaque rect { fill: #ffebe9; stroke: #cf222e; stroke-dasharray: 3 2 }
    .flow .dependency rect, .flow .effect rect { fill: #eaeef2; stroke: #8c959f }
    .flow .hazard rect { stroke: #cf222e; stroke-width: 2 }
    .flow .samples, .flow .captures { stroke-dasharray: 5 3 }
    .flow .feeds { stroke-width: 2 }
    .flow path.new { stroke: #1a7f37; stroke-width: 2.5 }
    .flow .box.new rect { stroke: #1a7f37; stroke-width: 3 }
    .flow path.gone { stroke: #cf222e; stroke-width: 2 }
    .flow .box.gone rect { stroke: #cf222e; stroke-width: 2; stroke-dasharray: 2 3 }
    .flow .box.gone text { text-decoration: line-through }
    @media (prefers-color-scheme: dark) {
      .flow text { fill: #e6edf3 }
      .flow rect { fill: #161b22; stroke: #8b949e }
      .flow path { stroke: #8b949e }
      .flow .head { fill: #8b949e }
      .flow .input rect, .flow .action rect { fill: #0c2d6b; stroke: #58a6ff }
      .flow .output rect { fill: #033a16; stroke: #3fb950 }
      .flow .state rect, .flow .storage rect { fill: #4b2900; stroke: #d29922 }
      .flow .opaque rect { fill: #67060c; stroke: #f85149 }
      .flow .dependency rect, .flow .effect rect { fill: #2d333b; stroke: #768390 }
      .flow .hazard rect, .flow path.gone, .flow .box.gone rect { stroke: #f85149 }
      .flow path.new, .flow .box.new rect { stroke: #3fb950 }
    }

    """
}

extension FlowNode.Kind {
  /// What people call it.
  var noun: String { self == .actionOutput ? "action output" : self.rawValue }
}
