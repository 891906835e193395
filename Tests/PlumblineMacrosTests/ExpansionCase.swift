import Foundation
import Testing

/// View models that are compiled here, each with the expansion that it should have.
///
/// The files in `Cases/` are sources of this module: what they say is expanded by the compiler as well. A case begins
/// with `// MARK:` and its name; its expansion is the comment behind it.
struct ExpansionCase: CustomTestStringConvertible, Sendable {
  let name: String
  let file: String
  let source: String
  /// What the comment says; nil when there is none.
  let expansion: String?

  var testDescription: String { self.name }

  private static let opening = "\n/* expands to\n\n"
  private static let closing = "\n*/\n"
  private static let mark = "// MARK: "

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Cases")

  static let all: [Self] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: Self.folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().flatMap { name -> [Self] in
      let text = try? String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
      return Self.cases(of: text ?? "", file: name)
    }
  }()

  /// Writes expansions into a file of cases.
  static func record(_ expansions: [String: String], in file: String) throws {
    let url = Self.folder.appendingPathComponent(file)
    let text = try String(contentsOf: url, encoding: .utf8)
    var result = Self.header(of: text)
    for example in Self.cases(of: text, file: file) {
      result += Self.mark + example.name + "\n" + example.source.trimmingCharacters(in: .newlines).withSpace
      if let expansion = expansions[example.name] {
        result += Self.opening + expansion + "\n" + Self.closing + "\n"
      }
    }
    try (result.trimmingCharacters(in: .newlines) + "\n").write(to: url, atomically: true, encoding: .utf8)
  }

  private static func header(of text: String) -> String {
    guard let mark = text.range(of: Self.mark) else { return text }
    return String(text[..<mark.lowerBound])
  }

  private static func cases(of text: String, file: String) -> [Self] {
    text.components(separatedBy: Self.mark).dropFirst().map { part in
      let name = String(part.prefix { $0 != "\n" })
      let body = String(part.dropFirst(name.count))
      guard let opening = body.range(of: Self.opening),
        let closing = body.range(of: Self.closing, range: opening.upperBound..<body.endIndex)
      else { return Self(name: name, file: file, source: body, expansion: nil) }
      return Self(
        name: name, file: file, source: String(body[..<opening.lowerBound]),
        expansion: body[opening.upperBound..<closing.lowerBound].trimmingCharacters(in: .newlines))
    }
  }
}

extension String {
  /// The text with an empty line around it.
  fileprivate var withSpace: String { "\n" + self + "\n" }
}
