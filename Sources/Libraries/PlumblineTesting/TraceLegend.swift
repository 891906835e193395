/// The labels of descriptions.
struct TraceLegend {
  /// The maximum length of a description that is used as its own label.
  private static let longestLabel = 8

  private var letters: [String: String] = [:]
  /// The lines that explain the labels.
  private(set) var explanations: [String] = []

  /// - Parameter descriptions: All descriptions, in the order of their labels.
  init(_ descriptions: [String]) {
    let labels = Set(descriptions.filter(Self.isLabel))
    var number = 0
    for description in descriptions where !Self.isLabel(description) && self.letters[description] == nil {
      var letter = name(number)
      while labels.contains(letter) || letter == "X" {
        number += 1
        letter = name(number)
      }
      number += 1
      self.letters[description] = letter
      self.explanations.append("\(letter)  \(description.isEmpty ? "\"\"" : Self.onOneLine(description))")
    }
  }

  /// The label of a description.
  func label(for description: String) -> String { self.letters[description] ?? description }

  /// The text with line breaks escaped as in a literal.
  static func onOneLine(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }.joined(separator: "\\n")
  }

  /// Whether a description can be used in the diagram itself.
  private static func isLabel(_ description: String) -> Bool {
    let marks: Set = ["", "|", "X", "!"]
    return description.count <= Self.longestLabel && !marks.contains(description)
      && !description.contains { $0.isWhitespace || "-()".contains($0) }
  }
}

/// The label with a number: A to Z, then AA to ZZ, and so on.
private func name(_ number: Int) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  let last = String(alphabet[number % alphabet.count])
  return number < alphabet.count ? last : name(number / alphabet.count - 1) + last
}
