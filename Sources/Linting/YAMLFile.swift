import Yams

/// Composes YAML, and JSON, which is a part of it, into nodes that know their lines.
enum YAMLFile {
  /// - Throws: what is wrong with the text, with its line and column.
  static func compose(_ text: String, path: String) throws(ConfigurationError) -> Node? {
    do {
      return try Yams.compose(yaml: text)
    } catch let error as YamlError {
      throw self.error(error, path: path)
    } catch {
      throw ConfigurationError(path: path, message: "\(error)")
    }
  }

  private static func error(_ error: YamlError, path: String) -> ConfigurationError {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      ConfigurationError(path: path, line: mark.line, column: mark.column, message: problem)
    case .duplicatedKeysInMapping(let duplicates, let context):
      ConfigurationError(
        path: path, line: context.mark.line, column: context.mark.column,
        message:
          "the key '\(duplicates.map { "\($0)" }.sorted().joined(separator: "', '"))' occurs twice")
    default:
      ConfigurationError(path: path, message: "\(error)")
    }
  }
}
