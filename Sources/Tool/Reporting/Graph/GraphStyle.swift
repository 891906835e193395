package import SourceModel

/// The style of a picture that Graphviz has laid out.
package enum GraphStyle {
  /// The style sheet: for light and for dark.
  private static let sheet: FormattedText<XMLText> = """
    <style>
      text { fill: #1f2328 }
      .node path, .node polygon { stroke: #57606a; fill: #ffffff }
      .edge path { stroke: #57606a }
      .edge polygon, .edge ellipse { stroke: #57606a; fill: #57606a }
      .input path { stroke: #0969da; fill: #ddf4ff }
      .output path { stroke: #1a7f37; fill: #dafbe1 }
      .state path, .storage path { stroke: #9a6700; fill: #fff8c5 }
      .opaque path { stroke: #cf222e; fill: #ffebe9 }
      .dependency path, .effect path { fill: #eaeef2 }
      .cluster path { stroke: #d0d7de }
      .end ellipse { stroke: #57606a; fill: #57606a }
      @media (prefers-color-scheme: dark) {
        text { fill: #e6edf3 }
        .node path, .node polygon { stroke: #8b949e; fill: #161b22 }
        .edge path { stroke: #8b949e }
        .edge polygon, .edge ellipse { stroke: #8b949e; fill: #8b949e }
        .input path { stroke: #58a6ff; fill: #0c2d6b }
        .output path { stroke: #3fb950; fill: #033a16 }
        .state path, .storage path { stroke: #d29922; fill: #4b2900 }
        .opaque path { stroke: #f85149; fill: #67060c }
        .dependency path, .effect path { fill: #2d333b }
        .cluster path { stroke: #30363d }
        .end ellipse { stroke: #8b949e; fill: #8b949e }
      }
    </style>
    """

  /// Adds the style to a picture.
  ///
  /// - Parameter picture: the picture as Graphviz writes it.
  package static func styled(_ picture: String) -> OutputText {
    guard let start = picture.firstRange(of: "<svg"),
      let end = picture[start.upperBound...].firstIndex(of: ">")
    else { return OutputText("\(markup: picture)" as FormattedText<XMLText>) }
    let place = picture.index(after: end)
    let (head, rest) = (String(picture[..<place]), String(picture[place...]))
    return OutputText("\(markup: head)\n\(self.sheet)\(markup: rest)" as FormattedText<XMLText>)
  }
}
