import Rules
import SourceModel
import Yams

/// Reads a `.plumb.yml`, and reports errors with their positions.
struct ConfigurationReader {
  private let nodes: YAMLNodes

  /// How many files one may extend, one by one.
  private static let maximumExtended = 10

  /// Reads a file.
  ///
  /// - Parameter path: the path, absolute or relative to the working folder.
  static func read(_ path: String) throws(ConfigurationError) -> Configuration {
    let path = Paths.absolute(path, relativeTo: Paths.workingDirectory)
    return try self.read(try self.text(of: path), path: path)
  }

  private static func text(of path: String) throws(ConfigurationError) -> String {
    let shownPath = Paths.shown(path, from: Paths.workingDirectory)
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(path, limit: .settings)
    } catch {
      throw ConfigurationError(path: shownPath, message: error.reason)
    }
    return try YAMLFile.text(of: bytes, path: shownPath)
  }

  /// Reads text as the contents of a file.
  ///
  /// - Parameter path: the path of the file, absolute.
  static func read(_ text: String, path: String) throws(ConfigurationError) -> Configuration {
    var contents = Contents()
    contents.configuration.folder = Paths.folder(of: path)
    try self.add(text, path: path, to: &contents, extending: [])
    var configuration = contents.configuration
    configuration.path = Paths.shown(path, from: Paths.workingDirectory)
    let preset = contents.preset?.rules ?? [:]
    configuration.rules = preset.merging(contents.rules) { $1.over($0) }
    return configuration
  }

  /// What files contain that extend each other: the settings of a later one take the place of those before.
  private struct Contents {
    var configuration = Configuration()
    var preset: Preset?
    /// The settings of rules beside the preset.
    var rules: [String: RuleSetting] = [:]
  }

  /// Adds the contents of a file, and before them those of the file that it extends.
  ///
  /// - Parameter files: the files that extend it, the first one first.
  private static func add(
    _ text: String, path: String, to contents: inout Contents, extending files: [String]
  ) throws(ConfigurationError) {
    let shownPath = Paths.shown(path, from: Paths.workingDirectory)
    let reader = ConfigurationReader(nodes: YAMLNodes(path: shownPath, scalar: "a word"))
    contents.configuration.text += text + "\0"
    contents.configuration.files.append(path)
    // A file with only comments counts as empty.
    guard let root = try YAMLFile.compose(text, path: shownPath) else { return }
    let entries = try reader.nodes.mapping(root, of: "the configuration")
    for (key, value) in entries where key.scalar?.string == "extends" {
      let name = try reader.nodes.text(value, of: "'extends'")
      guard !name.contains("://"), !name.hasPrefix("~") else {
        throw reader.nodes.error(
          at: value, "'extends' must be the path of a file, relative to the folder of this one, not '\(name)'"
        )
      }
      let base = Paths.absolute(name, relativeTo: Paths.folder(of: path))
      let extending = files + [path]
      guard !extending.contains(base), extending.count <= Self.maximumExtended else {
        let problem =
          extending.contains(base)
          ? "extends itself" : "is not read: at most \(Self.maximumExtended) files may extend each other"
        throw reader.nodes.error(
          at: value, "'\(Paths.shown(base, from: Paths.workingDirectory))' \(problem)")
      }
      let text: String
      do throws(ConfigurationError) { text = try self.text(of: base) } catch {
        throw reader.nodes.error(at: value, "'extends' names '\(error.path)': \(error.message)")
      }
      try self.add(text, path: base, to: &contents, extending: extending)
    }
    for (key, value) in entries {
      try reader.add(value, of: key, to: &contents)
    }
  }

  /// Adds the value of a key.
  private func add(_ value: Node, of key: Node, to contents: inout Contents) throws(ConfigurationError) {
    let name = try self.nodes.text(key, of: "a key")
    switch name {
    case "extends": break
    case "include": contents.configuration.include = try self.patterns(value, of: "include")
    case "exclude": contents.configuration.exclude = try self.patterns(value, of: "exclude")
    case "dialects": contents.configuration.dialects = try self.dialects(value)
    case "preset": contents.preset = try self.preset(value)
    case "rules": contents.rules.merge(try self.rules(value)) { $1.over($0) }
    case "overrides": contents.configuration.overrides += try self.overrides(value)
    case "fail-level": contents.configuration.failLevel = try self.failLevel(value)
    case "scaffolding": contents.configuration.scaffolding = try self.scaffolding(value)
    case "twins": contents.configuration.twins = try self.twins(value)
    case "baseline":
      contents.configuration.baseline = Paths.absolute(
        try self.nodes.text(value, of: "'baseline'"), relativeTo: contents.configuration.folder)
    default:
      throw self.nodes.error(
        at: key, "unknown key '\(name)'\(YAMLNodes.hint(name, among: Configuration.keys, "the keys are"))")
    }
  }

  // MARK: Parts

  private func failLevel(_ node: Node) throws(ConfigurationError) -> Severity {
    let name = try self.nodes.text(node, of: "'fail-level'")
    if let level = Severity(rawValue: name) { return level }
    throw self.nodes.error(at: node, "'fail-level' cannot be '\(name)': write 'note', 'warning' or 'error'")
  }

  private func overrides(_ node: Node) throws(ConfigurationError) -> [Configuration.Override] {
    let elements = try self.nodes.elements(node, of: "'overrides'")
    try self.check(elements.count, at: node, of: "overrides")
    var overrides: [Configuration.Override] = []
    for element in elements {
      var override = Configuration.Override()
      for (key, value) in try self.nodes.mapping(element, of: "an element of 'overrides'") {
        switch try self.nodes.text(key, of: "a key of 'overrides'") {
        case "paths": override.paths = try self.patterns(value, of: "paths")
        case "rules": override.rules = try self.rules(value)
        case let name:
          throw self.nodes.error(
            at: key, "unknown key '\(name)'\(YAMLNodes.hint(name, among: ["paths", "rules"], "the keys are"))"
          )
        }
      }
      guard !override.paths.isEmpty else {
        throw self.nodes.error(at: element, "an element of 'overrides' needs 'paths', a list of patterns")
      }
      overrides.append(override)
    }
    return overrides
  }

  private func preset(_ node: Node) throws(ConfigurationError) -> Preset {
    let name = try self.nodes.text(node, of: "'preset'")
    if let preset = Preset.all.first(where: { $0.name == name }) { return preset }
    throw self.nodes.error(
      at: node,
      "unknown preset '\(name)'\(YAMLNodes.hint(name, among: Preset.all.map(\.name), "the presets are"))")
  }

  private func dialects(
    _ node: Node
  ) throws(ConfigurationError) -> [(pattern: PathPattern, setting: Configuration.DialectSetting)] {
    var dialects: [(pattern: PathPattern, setting: Configuration.DialectSetting)] = []
    let names = Dialect.allCases.map(\.rawValue) + ["off"]
    let patterns = try self.nodes.mapping(node, of: "'dialects'")
    try self.check(patterns.count, at: node, of: "dialects")
    for (key, value) in patterns {
      let path = try self.pattern(key, of: "a path of 'dialects'")
      let pattern = path.text
      let name = try self.nodes.text(value, of: "the dialect of '\(pattern)'")
      if YAMLNodes.off.contains(name) {
        dialects.append((path, .off))
      } else if let dialect = Dialect(rawValue: name) {
        dialects.append((path, .dialect(dialect)))
      } else {
        throw self.nodes.error(
          at: value, "unknown dialect '\(name)'\(YAMLNodes.hint(name, among: names, "the dialects are"))")
      }
    }
    return dialects
  }

  /// The settings by the names of the rules.
  private func rules(_ node: Node) throws(ConfigurationError) -> [String: RuleSetting] {
    var settings: [String: RuleSetting] = [:]
    for (key, value) in try self.nodes.mapping(node, of: "'rules'") {
      let id = try self.nodes.text(key, of: "the name of a rule")
      guard let rule = RuleSet.rule(id) else {
        let hint =
          RuleSet.suggestion(for: id).map { "; did you mean '\($0)'?" } ?? "; 'plumb rules' lists all rules"
        throw self.nodes.error(at: key, "unknown rule '\(id)'\(hint)")
      }
      settings[rule.id] = try self.setting(value, of: rule)
    }
    return settings
  }

  private func setting(_ node: Node, of rule: Rule) throws(ConfigurationError) -> RuleSetting {
    if node.scalar != nil { return try self.level(node, of: rule) }
    var setting = RuleSetting(isOn: true)
    for (key, value) in try self.nodes.mapping(node, of: "rule '\(rule.id)'") {
      let name = try self.nodes.text(key, of: "an option of rule '\(rule.id)'")
      if name == "severity" {
        let level = try self.level(value, of: rule)
        setting.isOn = level.isOn
        setting.severity = level.severity
      } else if rule.options.contains(where: { $0.name == name }) {
        setting.options[name] = try self.nodes.texts(value, of: "'\(name)' of rule '\(rule.id)'")
      } else {
        let names = ["severity"] + rule.options.map(\.name)
        throw self.nodes.error(
          at: key,
          "unknown option '\(name)' of rule '\(rule.id)'\(YAMLNodes.hint(name, among: names, "it has"))")
      }
    }
    return setting
  }

  /// Reads `on`, `off`, or a severity.
  private func level(_ node: Node, of rule: Rule) throws(ConfigurationError) -> RuleSetting {
    switch YAMLNodes.word(of: node) {
    case "on", "true", "yes": return RuleSetting(isOn: true)
    case "off", "false", "no": return RuleSetting(isOn: false)
    case let word:
      guard let severity = Severity(rawValue: word) else {
        let problem = word.isEmpty ? "requires a value" : "cannot be '\(word)'"
        throw self.nodes.error(
          at: node, "rule '\(rule.id)' \(problem): write 'on', 'off', 'note', 'warning' or 'error'")
      }
      return RuleSetting(isOn: true, severity: severity)
    }
  }

  // MARK: Scaffolding

  private func scaffolding(_ node: Node) throws(ConfigurationError) -> ScaffoldingSettings {
    var settings = ScaffoldingSettings()
    for (key, value) in try self.nodes.mapping(node, of: "'scaffolding'") {
      switch try self.nodes.text(key, of: "a key of 'scaffolding'") {
      case "names": settings.names = try self.names(value)
      case "types":
        settings.types = try self.pairs(
          value, of: "'types'", swift: SwiftWords.isPath, java: JavaWords.isType)
      case "imports": settings.imports = try self.imports(value)
      case let name:
        throw self.nodes.error(
          at: key,
          "unknown key '\(name)'\(YAMLNodes.hint(name, among: ["imports", "names", "types"], "the keys are"))"
        )
      }
    }
    return settings
  }

  private func names(
    _ node: Node
  ) throws(ConfigurationError) -> [ScaffoldingSettings.NameKind: [ScaffoldingSettings.Pair]] {
    var names: [ScaffoldingSettings.NameKind: [ScaffoldingSettings.Pair]] = [:]
    let kinds = ScaffoldingSettings.NameKind.allCases.map(\.rawValue)
    for (key, value) in try self.nodes.mapping(node, of: "'names'") {
      let name = try self.nodes.text(key, of: "a key of 'names'")
      guard let kind = ScaffoldingSettings.NameKind(rawValue: name) else {
        throw self.nodes.error(
          at: key, "unknown key '\(name)'\(YAMLNodes.hint(name, among: kinds, "the keys are"))")
      }
      // A port whose name is a keyword of Java gets an underscore; a class does not, so its name must be valid.
      let pairs = try self.pairs(
        value, of: "'\(name)'", swift: { Self.isPattern($0, of: SwiftWords.isName) },
        java: { Self.isPattern($0, of: kind == .viewModels ? JavaWords.isName : SwiftWords.isName) })
      for (pair, place) in zip(pairs, value.mapping.map { $0.map(\.key) } ?? []) {
        let counts = [pair.swift, pair.java ?? pair.swift].map { name in name.count { $0 == "*" } }
        guard counts[0] == counts[1], counts[0] < 2 else {
          throw self.nodes.error(
            at: place, "'*' must occur once in both names, or in neither: '\(pair.swift)'")
        }
      }
      names[kind] = pairs
    }
    return names
  }

  /// Whether a text is a name when words take the place of each `*`.
  private static func isPattern(_ text: String, of isName: (String) -> Bool) -> Bool {
    isName(text.replacing("*", with: "X"))
  }

  /// Reads names that differ between Swift and Java; `off` means that they are equal.
  ///
  /// - Parameters:
  ///   - acceptsKey: whether a text can be a name in Swift.
  ///   - acceptsValue: whether a text can be a name in Java.
  private func pairs(
    _ node: Node, of what: String, swift acceptsKey: (String) -> Bool, java acceptsValue: (String) -> Bool
  ) throws(ConfigurationError) -> [ScaffoldingSettings.Pair] {
    var pairs: [ScaffoldingSettings.Pair] = []
    for (key, value) in try self.nodes.mapping(node, of: what) {
      let swift = try self.nodes.name(key, of: "a name of \(what)", where: acceptsKey)
      let java = try self.nodes.name(value, of: "the name of '\(swift)' in Java") {
        YAMLNodes.off.contains($0) || acceptsValue($0)
      }
      pairs.append(ScaffoldingSettings.Pair(swift: swift, java: YAMLNodes.off.contains(java) ? nil : java))
    }
    return pairs
  }

  private func imports(_ node: Node) throws(ConfigurationError) -> [Language: [String]] {
    var imports: [Language: [String]] = [:]
    for (key, value) in try self.nodes.mapping(node, of: "'imports'") {
      let name = try self.nodes.text(key, of: "a language")
      guard let language = ScaffoldingSettings.languages.first(where: { $0.rawValue == name }) else {
        let known = ScaffoldingSettings.languages.map { "'\($0)'" }.joined(separator: " and ")
        throw self.nodes.error(at: key, "unknown language '\(name)'; the languages are \(known)")
      }
      imports[language] = try self.nodes.imports(
        value, of: "'\(name)'", where: language.profile.imports.accepts)
    }
    return imports
  }

  // MARK: Twins

  private func twins(_ node: Node) throws(ConfigurationError) -> TwinSettings {
    var twins = TwinSettings()
    for (key, value) in try self.nodes.mapping(node, of: "'twins'") {
      switch try self.nodes.text(key, of: "a key of 'twins'") {
      case "view-models": twins.viewModels = try self.counterparts(value, of: "'view-models'")
      case "ports":
        for (key, value) in try self.nodes.mapping(value, of: "'ports'") {
          let name = try self.nodes.name(key, of: "a view model of 'ports'", where: SwiftWords.isName)
          twins.ports[name] = try self.counterparts(value, of: "'\(name)'")
        }
      case let name:
        throw self.nodes.error(
          at: key,
          "unknown key '\(name)'\(YAMLNodes.hint(name, among: ["ports", "view-models"], "the keys are"))")
      }
    }
    return twins
  }

  /// Reads names of Android by those of iOS; `off` means that there is no counterpart.
  private func counterparts(_ node: Node, of what: String) throws(ConfigurationError) -> [String: String?] {
    let pairs = try self.pairs(node, of: what, swift: SwiftWords.isName, java: SwiftWords.isName)
    return Dictionary(pairs.map { ($0.swift, $0.java) }, uniquingKeysWith: { $1 })
  }

  /// - Throws: an error for a pattern that no path can match.
  private func pattern(_ node: Node, of what: String) throws(ConfigurationError) -> PathPattern {
    let text = try self.nodes.text(node, of: what)
    func error(_ reason: String) -> ConfigurationError {
      self.nodes.error(at: node, "the pattern '\(text)' matches nothing: \(reason)")
    }
    if text.hasPrefix("/") {
      throw error("patterns are relative to the folder of this file, so leave out the '/'")
    }
    if text.split(separator: "/").contains("..") { throw error("it leads out of the folder of this file") }
    if text.hasPrefix("!") { throw error("there is no negation with '!'") }
    // A list in braces, unless a backslash stands before it.
    let withoutLists = #/(?:\\[\s\S]|[^\\{]|\{(?![^{}]*,[^{}]*\}))*\\?/#.matchingSemantics(.unicodeScalar)
    guard text.wholeMatch(of: withoutLists) != nil else {
      throw error("there are no lists in braces, so write a pattern for each of their words")
    }
    let pattern = PathPattern(text)
    guard pattern.isWellFormed else { throw error("a '[' is not closed, or holds an unknown class") }
    return pattern
  }

  private func patterns(_ node: Node, of key: String) throws(ConfigurationError) -> [PathPattern] {
    let elements = try self.nodes.elements(node, of: "'\(key)'")
    try self.check(elements.count, at: node, of: key)
    var patterns: [PathPattern] = []
    for element in elements {
      patterns.append(try self.pattern(element, of: "an element of '\(key)'"))
    }
    return patterns
  }

  /// How many patterns a key may have: each path is compared with all of them.
  private static let maximumPatterns = 1_000

  private func check(_ count: Int, at node: Node, of key: String) throws(ConfigurationError) {
    guard count > Self.maximumPatterns else { return }
    throw self.nodes.error(
      at: node,
      "'\(key)' must not have more than \(Self.maximumPatterns) patterns: name the folders above them")
  }
}
