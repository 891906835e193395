import Engine
import Rules
import TestSupport
import Testing

@Suite("YAML that is made to be large is refused before it is composed")
struct YAMLLimitsTests {
  private static let nested = "lists and mappings must not be nested more than 64 levels deep"
  private static let aKey = "a key must be text, not a list or a mapping"
  private static let anAlias = "aliases are not supported: write out what '*a' stands for"
  private static let aTag = "tags are not supported: remove the word that begins with '!'"
  private static let aMerge = "merge keys are not supported: write out the keys in the place of '<<'"

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  /// Lists of lists that are ten times as long from line to line.
  private static let laughs: String = {
    let first = "a: &a [\(Array(repeating: "lol", count: 10).joined(separator: ", "))]\n"
    let others = zip("abcdefgh", "bcdefghi").map { old, new in
      "\(new): &\(new) [\(Array(repeating: "*\(old)", count: 10).joined(separator: ", "))]\n"
    }
    return first + others.joined()
  }()

  static let refused: [YAMLCase] = [
    YAMLCase(Self.laughs, "2:8: error: \(Self.anAlias)"),
    YAMLCase(Self.laughs + "? *i\n: x\n", "2:8: error: \(Self.anAlias)"),
    YAMLCase("? &a [x]\n: x\n? [*a, *a]\n: x\n", "1:3: error: \(Self.aKey)"),
    YAMLCase("a: &a x\n*a : x\n", "2:1: error: \(Self.anAlias)"),
    YAMLCase("- &a x\n- *a\n", "2:3: error: \(Self.anAlias)"),
    YAMLCase("a: &a {b: c}\n<<: *a\n", "2:1: error: \(Self.aMerge)"),
    YAMLCase("a: {<<: {b: c}}\n", "1:5: error: \(Self.aMerge)"),
    YAMLCase("[a]: b\n", "1:1: error: \(Self.aKey)"),
    YAMLCase("{{a: b}: c}\n", "1:2: error: \(Self.aKey)"),
    YAMLCase(Self.repeated("? ", 100_000) + "a\n", "1:3: error: \(Self.aKey)"),
    YAMLCase(Self.repeated("{", 100_000), "1:1: error: \(Self.nested)"),
    YAMLCase(Self.repeated("{", 100) + "a", "1:2: error: \(Self.aKey)"),
    YAMLCase(Self.repeated("[", 100_000), "1:1: error: \(Self.nested)"),
    YAMLCase(Self.repeated("- ", 100_000) + "a\n", "1:129: error: \(Self.nested)"),
    YAMLCase(Self.repeated("[", 65) + Self.repeated("]", 65), "1:65: error: \(Self.nested)"),
    YAMLCase(
      (0..<65).map { Self.repeated(" ", $0) + "a:\n" }.joined() + Self.repeated(" ", 65) + "b\n",
      "65:65: error: \(Self.nested)"
    ),
    YAMLCase("a: !!binary x\n", "1:4: error: \(Self.aTag)"),
    YAMLCase("!x a: b\n", "1:1: error: \(Self.aTag)"),
    YAMLCase("a: !!python/object [b]\n", "1:4: error: \(Self.aTag)"),
    YAMLCase("a: ! {b: c}\n", "1:4: error: \(Self.aTag)"),
    YAMLCase(
      "a: b\n---\na: &a b\n---\nc: d\n",
      "2:1: error: invalid syntax: expected a single document in the stream, but found another document"
    ),
    YAMLCase(Self.repeated("a: b\n", 100_000), "1:1: error: the key 'a' occurs twice"),
    YAMLCase("1: a\n'1': b\n", "1:1: error: the key '1' occurs twice"),
  ]

  @Test("The error has its position and the way out", arguments: refused)
  func isRefused(_ yaml: YAMLCase) {
    let error = #expect(throws: ConfigurationError.self) { try YAMLFile.compose(yaml.text, path: "x.yml") }
    #expect(error.map { "\($0)" } == "x.yml:\(yaml.message)")
  }

  @Test(
    "Other YAML is read",
    arguments: [
      Self.repeated("[", 64) + Self.repeated("]", 64), "a: &a b\n", "a: &a [b]\n", "'<<': a\n", "a: <<\n",
      "a: '*b'\n", "a: b *c &d !e\n", "a: >\n  *b\n  &c\n", "a: b\n  *c\n", "# *a &b !c\na: b\n",
      "- [a]\n- [b]\n",
      "a: \"\(Self.repeated("x", 1_000_000))\"\n", "a: |\n\(Self.repeated("  line\n", 100_000))",
      "- \(Self.repeated("x ", 500_000))\n", "%YAML 1.1\n---\na: b\n...\n",
      (0..<20_000).map { "key\($0): value\n" }.joined(), Self.repeated("- a\n", 20_000),
    ].map { YAMLCase($0) })
  func isRead(_ yaml: YAMLCase) throws {
    #expect(try YAMLFile.compose(yaml.text, path: "x.yml") != nil)
  }

  @Test("Every file that is in YAML is checked", arguments: [".plumb.yml", "baseline.json"])
  func files(_ name: String) throws {
    let folder = try Folder([
      ".plumb.yml": "baseline: baseline.json\n", "baseline.json": "",
      "LoginViewModel.swift": Sample.drifted(),
    ])
    try folder.files.write(Self.laughs, to: name)
    let error = #expect(throws: ConfigurationError.self) {
      let result = try folder.lint()
      _ = try Baselines(.configured, of: result.baselines)
    }
    #expect(error.map { folder.relative("\($0)") } == "\(name):2:8: error: \(Self.anAlias)")
  }
}
