import DataFlow
import SourceModel

/// Drawings in pages.
enum DrawingHTML {
  /// A drawing with what it leaves out, and the tools that a script turns on.
  static func figure(_ drawing: FlowDrawing, prefix: FormattedText<HTML>) -> FormattedText<HTML> {
    let omissions: FormattedText<HTML> =
      drawing.omissions.isEmpty
      ? "" : "<figcaption>Not shown here: \(drawing.omissions.joined(separator: ", ")).</figcaption>\n"
    return """
      <figure class="drawing">
      <div class="tools" hidden><label>Find <input type="search" class="find" spellcheck="false"></label>\
      <button type="button" class="out" aria-label="Zoom out">−</button>\
      <button type="button" class="in" aria-label="Zoom in">+</button>\
      <button type="button" class="fit">Fit</button>\
      <button type="button" class="only" aria-pressed="false">Only what is selected</button>\
      <span class="told" role="status"></span></div>
      <div class="canvas" tabindex="0" role="region" aria-label="Drawing">
      \(markup: GraphSVG.part(drawing, prefix: "\(markup: prefix.text)").text)</div>
      \(omissions)</figure>

      """
  }
}

extension DrawingHTML {
  /// The most bytes of a drawing of every step, so that its page stays small.
  private static let mostBytes = 100_000

  /// The drawing of every step, which opens on request.
  ///
  /// - Parameter drawing: the drawing; nil where it would have too many boxes.
  static func steps(_ drawing: FlowDrawing?) -> FormattedText<HTML> {
    let figure = drawing.map { self.figure($0, prefix: "steps-") }
    guard let figure, figure.text.utf8.count <= self.mostBytes else {
      return
        "<p class=\"note\">Its single steps are too many for a drawing: 'plumb graph --level operators' prints them.</p>\n"
    }
    guard drawing?.isEmpty == false else { return "" }
    return "<details>\n<summary>Every step</summary>\n\(figure)</details>\n"
  }
}

/// The data flow of a view model as a page of its own.
enum GraphHTML {
  /// The page of the first of some graphs.
  static func text(of pictures: [GraphPicture]) -> OutputText {
    guard let picture = pictures.first else { return OutputText("" as FormattedText<HTML>) }
    let name = picture.viewModel.name
    let drawing = FlowDrawing(picture)
    let items = picture.hazards.map { "<li>\($0.kind.rawValue): \($0.event)</li>" as FormattedText<HTML> }
    let hazards: FormattedText<HTML> =
      items.isEmpty ? "" : "<ul class=\"hazards\">\(items.joined())</ul>\n"
    let steps = FlowDrawing(picture, level: .operators, hasBackground: true)
    return Page(
      title: "\(name): data flow", site: name,
      content: """
        <h1>\(name)</h1>
        \(DrawingHTML.figure(drawing, prefix: "flow-"))\(hazards)\(DrawingHTML.steps(steps))
        """
    ).single
  }
}
