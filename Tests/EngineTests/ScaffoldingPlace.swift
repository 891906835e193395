import Testing

/// A place in the settings of scaffolding that generated files take a name from.
struct ScaffoldingPlace: Sendable, CustomTestStringConvertible {
  /// The configuration, with `VALUE` for the name, which stands in its second line.
  private let text: String

  init(_ settings: String) { self.text = "scaffolding:\n  " + settings }

  var testDescription: String { self.text }

  /// The column of the name.
  var column: Int {
    let line = self.text.split(separator: "\n").last ?? ""
    return (line.firstRange(of: "VALUE").map { line[..<$0.lowerBound].count } ?? 0) + 1
  }

  func configuration(_ value: String) -> String {
    self.text.replacing("VALUE", with: Self.quoted(value)) + "\n"
  }

  /// A text in quotes, in which everything but the letters of ASCII is written as a number.
  private static func quoted(_ text: String) -> String {
    let characters = text.unicodeScalars.map { scalar -> String in
      if scalar.isASCII, scalar.properties.isAlphabetic { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
    return "\"" + characters.joined() + "\""
  }
}
