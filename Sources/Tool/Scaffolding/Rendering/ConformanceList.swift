/// The protocols that a type conforms to, as written after its name.
enum ConformanceList {
  /// How long a line may be.
  private static let limit = 110

  /// Whether they do not fit into the line of the declaration.
  static func isLong(_ declaration: String, _ names: [String], end: String) -> Bool {
    "\(declaration): \(names.joined(separator: ", "))\(end)".count > self.limit
  }

  /// The names with the colon before and the brace after them, on as many lines as needed.
  ///
  /// - Parameters:
  ///   - declaration: the text before them.
  ///   - end: the brace, or an empty body, with a space before it.
  static func text(_ declaration: String, _ names: [String], end: String, lineBreak: String) -> String {
    guard !names.isEmpty else { return end }
    guard self.isLong(declaration, names, end: end) else { return ": \(names.joined(separator: ", "))\(end)" }
    let lines = names.joined(separator: ",\(lineBreak)  ")
    return ":\(lineBreak)  \(lines)\(lineBreak)\(end.dropFirst())"
  }
}
