import SourceModel

/// Links to lines of source files.
package struct SourceLinks: Sendable {
  /// The address with `{path}` and `{line}`; nil for the path alone.
  private let template: String?

  /// - Parameter template: an address such as `https://example.com/app/blob/main/{path}#L{line}`.
  /// - Throws: what is wrong with it.
  package init(_ template: String? = nil) throws(SourceLinkError) {
    if let template {
      guard template.hasPrefix("https://") || template.hasPrefix("http://") else { throw .scheme }
      guard template.contains("{path}") else { throw .path }
    }
    self.template = template
  }

  /// A link with the name of the file as its text.
  func short(_ path: String, _ line: Int) -> FormattedText<HTML> {
    let place: FormattedText<HTML> = "<code>\(path.split(separator: "/").last ?? ""):\(line)</code>"
    return self.template == nil ? place : self.link(path, line, place)
  }

  /// A link to a line.
  ///
  /// - Parameter text: its text; nil for the path with the line.
  func link(_ path: String, _ line: Int, _ text: FormattedText<HTML>? = nil) -> FormattedText<HTML> {
    guard let template else {
      let name = path.split(separator: "/").last ?? ""
      return text.map { "\($0) <span class=\"place\">\(name):\(line)</span>" }
        ?? "<code>\(path):\(line)</code>"
    }
    let text = text ?? "<code>\(path):\(line)</code>"
    let address = template.replacing("{path}", with: Self.encoded(path)).replacing("{line}", with: "\(line)")
    return "<a href=\"\(address)\">\(text)</a>"
  }

  /// The path in an address: all but letters, digits and a few signs as percent escapes.
  private static func encoded(_ path: String) -> String {
    path.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain = byte < 128 && (scalar.properties.isAlphabetic || (48...57).contains(byte))
      if isPlain || "/-_.~".unicodeScalars.contains(scalar) { return String(scalar) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (byte < 16 ? "0" : "") + digits
    }.joined()
  }
}

/// What is wrong with the template of addresses of source files.
package enum SourceLinkError: Error {
  case scheme, path

  /// A clause with names in quotes.
  package var reason: String {
    switch self {
    case .scheme: "must start with 'https://' or 'http://'"
    case .path: "must contain '{path}', and '{line}' where the address of a line has it"
    }
  }
}
