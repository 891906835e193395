import SourceModel
import Yams

/// The ports that `twins: ports:` of a configuration names, with their places in its text.
package struct TwinEntries {
  /// A name in the text.
  package struct Name {
    package var text: String
    /// Its bytes, without quotes.
    package var range: Range<Int>
    /// From 1.
    package var line: Int
  }

  /// A line of the section.
  package struct Entry {
    /// The name of the view model of iOS.
    package var viewModel: String
    package var ios: Name
    /// The name on Android, or `off`.
    package var android: Name
  }

  package let entries: [Entry]

  /// - Parameters:
  ///   - bytes: the contents of a valid configuration.
  ///   - path: the path as errors show it.
  package init(_ bytes: [UInt8], path: String) throws(ConfigurationError) {
    let text = try YAMLFile.text(of: bytes, path: path)
    let places = TextPlaces(text, behind: bytes.count - text.utf8.count)
    func name(_ node: Node) throws(ConfigurationError) -> Name {
      let name = node.scalar?.string ?? ""
      let line = node.mark?.line ?? 1
      if let start = node.mark.flatMap({ places.offset(line: $0.line, column: $0.column) }) {
        let quotes = "\"'".utf8.contains(start < bytes.count ? bytes[start] : 0) ? 1 : 0
        let range = start + quotes..<start + quotes + name.utf8.count
        if !name.isEmpty, range.upperBound <= bytes.count, bytes[range].elementsEqual(name.utf8) {
          return Name(text: name, range: range, line: line)
        }
      }
      throw ConfigurationError(
        path: path, line: line, message: "write '\(name)' without escapes, so that it can be renamed")
    }
    var entries: [Entry] = []
    let ports = try YAMLFile.compose(text, path: path)?.mapping?["twins"]?.mapping?["ports"]?.mapping
    for (key, value) in ports ?? [:] {
      for (ios, android) in value.mapping ?? [:] {
        entries.append(
          Entry(viewModel: key.scalar?.string ?? "", ios: try name(ios), android: try name(android)))
      }
    }
    self.entries = entries
  }
}

/// The places in a text by their lines and columns, as YAML counts them: in code points, both from 1.
private struct TextPlaces {
  /// The number of bytes before each code point.
  private var offsets: [Int] = []
  /// The code point that each line begins with.
  private var lines = [0]

  init(_ text: String, behind start: Int) {
    var offset = start
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      // CR LF is one line break.
      if scalar == "\n", previous == "\r" { self.lines.removeLast() }
      self.offsets.append(offset)
      offset += UTF8.width(scalar)
      let isBreak = ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar)
      if isBreak { self.lines.append(self.offsets.count) }
      previous = scalar
    }
  }

  /// The number of bytes before a place.
  func offset(line: Int, column: Int) -> Int? {
    guard self.lines.indices.contains(line - 1) else { return nil }
    let place = self.lines[line - 1] + column - 1
    let end = self.lines.indices.contains(line) ? self.lines[line] : self.offsets.count
    return column > 0 && place < end ? self.offsets[place] : nil
  }
}

/// The exceptions of `plumb parity` in a configuration: pairs whose names differ, and names without a counterpart.
package struct TwinSettings: Hashable, Sendable {
  /// The view models of Android by those of iOS; nil where there is none.
  package var viewModels: [String: String?] = [:]
  /// The ports of Android by those of iOS, by the name of the view model of iOS; nil where there is none.
  package var ports: [String: [String: String?]] = [:]

  package init() {}
}
