import ViewModelModel

/// Tells what tools wrote from what people wrote.
enum Generated {
  private static let marks = ["@generated", "Generated using", "DO NOT EDIT"]

  /// Whether the first lines of a file say that a tool made it.
  static func isGenerated(_ text: SourceText) -> Bool {
    (1...min(5, text.lineStarts.count)).contains { number in
      let line = text.line(number)
      return line.hasPrefix("//") && self.marks.contains { line.contains($0) }
    }
  }
}
