import Conventions
import ViewModelModel
import Yams

/// Reads a `.plumb.yml`, and says what is wrong with it where it is wrong.
struct ConfigurationReader {
  private let path: String

  private static let keys = ["include", "exclude", "dialects", "rules", "baseline"]

  /// Reads a file.
  static func read(_ path: String) throws(ConfigurationError) -> Configuration {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(path)
    } catch {
      throw ConfigurationError(path: path, message: error.reason)
    }
    return try self.read(String(decoding: bytes, as: UTF8.self), path: path)
  }

  /// Reads text as if it stood in a file.
  static func read(_ text: String, path: String) throws(ConfigurationError) -> Configuration {
    let reader = ConfigurationReader(path: path)
    var configuration = Configuration()
    configuration.path = path
    configuration.text = text
    configuration.folder = Paths.folder(of: path)
    guard let root = try YAMLFile.compose(text, path: path) else { return configuration }
    // A file of comments alone is an empty one.
    if root.scalar?.string == "" { return configuration }
    for (key, value) in try reader.mapping(root, of: "the configuration") {
      switch key.string ?? "" {
      case "include": configuration.include = try reader.patterns(value, of: "include")
      case "exclude": configuration.exclude = try reader.patterns(value, of: "exclude")
      case "dialects": configuration.dialects = try reader.dialects(value)
      case "rules": configuration.rules = try reader.rules(value)
      case "baseline":
        configuration.baseline = Paths.absolute(
          try reader.text(value, of: "baseline"), relativeTo: configuration.folder)
      case let name:
        throw reader.error(
          at: key,
          "unknown key '\(name)'\(Self.hint(name, among: Self.keys)): the keys are "
            + Self.keys.map { "'\($0)'" }.joined(separator: ", "))
      }
    }
    return configuration
  }

  // MARK: Parts

  private func dialects(
    _ node: Node
  ) throws(ConfigurationError) -> [(pattern: PathPattern, setting: Configuration.DialectSetting)] {
    var dialects: [(pattern: PathPattern, setting: Configuration.DialectSetting)] = []
    let names = Dialect.allCases.map(\.rawValue) + ["off"]
    for (key, value) in try self.mapping(node, of: "'dialects'") {
      let pattern = try self.text(key, of: "a path of 'dialects'")
      let name = try self.text(value, of: "the dialect of '\(pattern)'")
      if name == "off" {
        dialects.append((PathPattern(pattern), .off))
      } else if let dialect = Dialect(rawValue: name) {
        dialects.append((PathPattern(pattern), .dialect(dialect)))
      } else {
        throw self.error(
          at: value,
          "unknown dialect '\(name)'\(Self.hint(name, among: names)): the dialects are "
            + names.map { "'\($0)'" }.joined(separator: ", "))
      }
    }
    return dialects
  }

  private func rules(_ node: Node) throws(ConfigurationError) -> [String: RuleSetting] {
    var settings: [String: RuleSetting] = [:]
    for (key, value) in try self.mapping(node, of: "'rules'") {
      let id = try self.text(key, of: "the name of a rule")
      guard let rule = RuleSet.rule(id) else {
        let hint =
          RuleSet.suggestion(for: id).map { "; did you mean '\($0)'?" } ?? "; 'plumb rules' lists them"
        throw self.error(at: key, "unknown rule '\(id)'\(hint)")
      }
      settings[id] = try self.setting(value, of: rule)
    }
    return settings
  }

  private func setting(_ node: Node, of rule: Rule) throws(ConfigurationError) -> RuleSetting {
    if node.scalar != nil { return try self.level(node, of: rule) }
    var setting = RuleSetting(isOn: true)
    for (key, value) in try self.mapping(node, of: "rule '\(rule.id)'") {
      let name = key.string ?? ""
      if name == "severity" {
        let level = try self.level(value, of: rule)
        setting.isOn = level.isOn
        setting.severity = level.severity
      } else if rule.options.contains(where: { $0.name == name }) {
        setting.options[name] = try self.texts(value, of: "'\(name)' of rule '\(rule.id)'")
      } else {
        let names = ["severity"] + rule.options.map(\.name)
        throw self.error(
          at: key,
          "unknown option '\(name)' of rule '\(rule.id)'\(Self.hint(name, among: names)): it has "
            + names.map { "'\($0)'" }.joined(separator: ", "))
      }
    }
    return setting
  }

  /// Reads `on`, `off`, or a severity.
  private func level(_ node: Node, of rule: Rule) throws(ConfigurationError) -> RuleSetting {
    let word = try self.text(node, of: "rule '\(rule.id)'")
    switch word {
    case "on", "true", "yes": return RuleSetting(isOn: true)
    case "off", "false", "no": return RuleSetting(isOn: false)
    default:
      guard let severity = Severity(rawValue: word) else {
        throw self.error(
          at: node, "rule '\(rule.id)' cannot be '\(word)': write 'on', 'off', 'note', 'warning' or 'error'")
      }
      return RuleSetting(isOn: true, severity: severity)
    }
  }

  private func patterns(_ node: Node, of key: String) throws(ConfigurationError) -> [PathPattern] {
    try self.texts(node, of: "'\(key)'").map(PathPattern.init)
  }

  // MARK: Nodes

  private func mapping(_ node: Node, of what: String) throws(ConfigurationError) -> [(Node, Node)] {
    guard let mapping = node.mapping else {
      throw self.error(at: node, "\(what) is a mapping of keys to values")
    }
    return mapping.map { ($0.key, $0.value) }
  }

  private func texts(_ node: Node, of what: String) throws(ConfigurationError) -> [String] {
    guard let sequence = node.sequence else {
      throw self.error(at: node, "\(what) is a list: '- …' on lines of their own")
    }
    var texts: [String] = []
    for element in sequence { texts.append(try self.text(element, of: "an element of \(what)")) }
    return texts
  }

  private func text(_ node: Node, of what: String) throws(ConfigurationError) -> String {
    guard let text = node.scalar?.string, !text.isEmpty else {
      throw self.error(at: node, "\(what) is a word")
    }
    return text
  }

  private func error(at node: Node, _ message: String) -> ConfigurationError {
    ConfigurationError(path: self.path, line: node.mark?.line, column: node.mark?.column, message: message)
  }

  private static func hint(_ word: String, among words: [String]) -> String {
    guard let best = words.min(by: { EditDistance.between(word, $0) < EditDistance.between(word, $1) }),
      EditDistance.between(word, best) <= 2
    else { return "" }
    return "; did you mean '\(best)'?"
  }
}
