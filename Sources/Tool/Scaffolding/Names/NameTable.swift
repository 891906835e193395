import Engine
import SourceModel

/// The names that differ between the platforms.
///
/// The table is complete: a team adds to it, or removes from it, under `scaffolding: names:` in its configuration.
struct NameTable {
  typealias Kind = ScaffoldingSettings.NameKind
  typealias Pair = ScaffoldingSettings.Pair

  /// The built-in names. The first pattern that matches applies.
  static let standard: [Kind: [Pair]] = [
    .inputs: [
      Pair(swift: "viewDidLoad", java: "onCreate"),
      Pair(swift: "viewWillAppear", java: "onStart"),
      Pair(swift: "viewDidAppear", java: "onResume"),
      Pair(swift: "viewWillDisappear", java: "onPause"),
      Pair(swift: "viewDidDisappear", java: "onStop"),
      Pair(swift: "*Tapped", java: "*Clicked"),
    ],
    .outputs: [
      Pair(swift: "goTo*", java: "start*"),
      Pair(swift: "is*Hidden", java: "is*Gone"),
      Pair(swift: "*IsHidden", java: "*IsGone"),
    ],
    .viewModels: [
      Pair(swift: "*CellViewModel", java: "*HolderViewModel")
    ],
  ]

  private let pairs: [Kind: [Pair]]

  /// - Parameter added: the names of a team, which precede the built-in names.
  init(adding added: [Kind: [Pair]] = [:]) {
    self.pairs = Self.standard.merging(added) { standard, own in
      let named = Set(own.map(\.swift))
      return own.filter { $0.java != nil } + standard.filter { !named.contains($0.swift) }
    }
  }

  /// The Java name for a Swift name.
  ///
  /// - Parameter names: the names around it; it stays as it is where most of those that a pattern matches are Swift's.
  func java(_ name: String, _ kind: Kind, among names: [String] = []) -> String {
    for pair in self.pairs[kind] ?? [] {
      guard let java = pair.java, let words = NamePattern(pair.swift).match(name) else { continue }
      if Self.count(pair.swift, in: names) > Self.count(java, in: names) { return name }
      return NamePattern(java).name(with: words)
    }
    return name
  }

  /// The Swift name for a Java name.
  ///
  /// - Parameter names: the names around it; it stays as it is where most of those that a pattern matches are Java's.
  func swift(_ name: String, _ kind: Kind, among names: [String] = []) -> String {
    for pair in self.pairs[kind] ?? [] {
      guard let java = pair.java, let words = NamePattern(java).match(name) else { continue }
      if Self.count(java, in: names) > Self.count(pair.swift, in: names) { return name }
      return NamePattern(pair.swift).name(with: words)
    }
    return name
  }

  private static func count(_ pattern: String, in names: [String]) -> Int {
    names.count { NamePattern(pattern).match($0) != nil }
  }

  /// The names that the ports of one kind have on the other platform.
  ///
  /// A port keeps its name when the translated one belongs to another port.
  static func translate(_ names: [String], _ translation: (String) -> String) -> [String] {
    let translated = names.map(translation)
    var counts: [String: Int] = [:]
    for name in Set(names) { counts[name, default: 0] += 1 }
    for (old, new) in Set(zip(names, translated).map { [$0, $1] }).map({ ($0[0], $0[1]) }) where old != new {
      counts[new, default: 0] += 1
    }
    return zip(names, translated).map { old, new in old != new && counts[new] == 1 ? new : old }
  }
}

/// A name with at most one `*`, which matches its variable words.
struct NamePattern {
  private let prefix: String
  /// The text after the `*`; nil without one.
  private let suffix: String?

  init(_ text: String) {
    let parts = text.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    self.prefix = parts[0]
    self.suffix = parts.count > 1 ? parts[1] : nil
  }

  /// The text that the `*` matches in a name; nil when the name does not match.
  func match(_ name: String) -> String? {
    guard let suffix else { return name == self.prefix ? "" : nil }
    guard name.hasPrefix(self.prefix), name.hasSuffix(suffix),
      name.count > self.prefix.count + suffix.count
    else { return nil }
    let middle = String(name.dropFirst(self.prefix.count).dropLast(suffix.count))
    // `goTo` starts `goToLogin` but not `goTorino`.
    if !self.prefix.isEmpty, middle.first?.isLowercase == true { return nil }
    return middle
  }

  func name(with words: String) -> String {
    guard let suffix else { return self.prefix }
    return self.prefix + words + suffix
  }
}
