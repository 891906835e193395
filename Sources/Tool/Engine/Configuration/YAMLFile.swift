package import Yams

/// Composes YAML, including JSON, into nodes with their lines.
package enum YAMLFile {
  /// The text of a file without its byte order mark.
  ///
  /// - Throws: the place of the first byte that is not UTF-8.
  package static func text(of bytes: [UInt8], path: String) throws(ConfigurationError) -> String {
    var bytes = bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    // The text up to the first replacement character that is not in the bytes.
    let repaired = String(decoding: bytes, as: UTF8.self)
    let valid = zip(repaired.utf8, bytes).prefix { $0 == $1 }.count
    let place = self.place(behind: String(decoding: bytes.prefix(valid), as: UTF8.self))
    throw ConfigurationError(
      path: path, line: place.line, column: place.column, message: "the file is not in UTF-8")
  }

  /// - Returns: the first node; nil for a file without one.
  /// - Throws: the error in the text, with its line and column.
  package static func compose(_ text: String, path: String) throws(ConfigurationError) -> Node? {
    try YAMLLimits.check(text, path: path)
    do {
      // The basic resolver reads scalars as strings and does not infer their types.
      return try Yams.compose(yaml: text, .basic, .default, .utf8)
    } catch let error as YamlError {
      throw self.error(error, path: path)
    } catch {
      throw ConfigurationError(path: path, message: "\(error)")
    }
  }

  private static func error(_ error: YamlError, path: String) -> ConfigurationError {
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let message = [context?.text, problem].compactMap { $0 }.joined(separator: ", ")
      return ConfigurationError(
        path: path, line: mark.line, column: mark.column, message: "invalid syntax: \(message)")
    case .reader(let problem, let offset?, _, let text):
      let place = self.place(behind: String(text.prefix(offset)))
      return ConfigurationError(path: path, line: place.line, column: place.column, message: problem)
    case .duplicatedKeysInMapping(let duplicates, let context):
      return ConfigurationError(
        path: path, line: context.mark.line, column: context.mark.column,
        message: "the key '\(duplicates.min() ?? "")' occurs twice")
    default:
      return ConfigurationError(path: path, message: "\(error)")
    }
  }

  /// The line and column after a text, counted from 1; columns in code points.
  private static func place(behind text: String) -> (line: Int, column: Int) {
    let scalars = text.unicodeScalars
    let line = scalars.split(separator: "\n", omittingEmptySubsequences: false).last ?? scalars[...]
    return (scalars.count { $0 == "\n" } + 1, line.count + 1)
  }
}
