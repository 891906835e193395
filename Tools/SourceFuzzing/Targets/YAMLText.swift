/// What files in YAML are made of, in configurations, descriptions and baselines.
enum YAMLText {
  static let pieces: [String] = [
    "&a ", "*a", "&a [*a]", "<<: *a\n", "<<: [*a, *a]\n", "&a &b ", "*b", "!!int ", "!!str ", "!!binary ",
    "!!null ", "!!set ", "!!omap ", "!!float ", "!a ", "!<tag:a> ", "%YAML 1.2\n---\n", "%TAG ! a\n", "---\n",
    "...\n", "--- a\n", "- ", "? ", ": ", "[", "]", "{", "}", ",", "|", "|-\n", "|+2\n", ">\n", ">9\n", "'",
    "\"",
    "#", " # a\n", "\t", "  ", "    - ", "null", "~", "true", "off", "on", "yes", "[]", "{}", "{a: 1, a: 2}",
    "a: 1\na: 2\n", "\u{E9}: 1\ne\u{301}: 2\n", "? [a]\n: b\n", "? {a: b}\n: c\n", "? &a [*a]\n: b\n", "@",
    "`", "%",
    "\"\\x1b[2J\"", "\"\\u001b\"", "\"\\U0010FFFF\"", "\"\\uD800\"", "\"\\n\"", "\"a\\nplumb: error: b\"",
    "\"\\N\\_\\L\\P\"", "''", "\"\"",
  ]

  /// What can be nested as the value of a key.
  static func deep(under keys: [String]) -> [DeepInput] {
    self.values.flatMap { value in
      keys.map { key in
        DeepInput("\(value.name) under '\(key)'") { "\(key): " + value.text(depth: $0) + "\n" }
      }
    } + self.files
  }

  private static let values: [DeepInput] = [
    .around("lists", "[", "a", "]"), .around("open lists", "[", "", ""),
    .around("mappings", "{a: ", "b", "}"),
    .around("open mappings", "{a: ", "", ""), .around("lists as keys", "{[", "a", "]: b}"),
    .around("complex keys", "? ", "a", ""), .chain("elements", "\n", "  - a\n"),
    .chain("nested elements", "\n  ", "- "), .chain("equal keys", "\n", "  a: b\n"),
    .chain("anchors", "", "&a "), .chain("tags", "", "!a "), .chain("aliases", "[&a b", ", *a"),
    DeepInput("keys") { count in "\n" + (0..<count).map { "  k\($0): a\n" }.joined() },
    DeepInput("indentation") { depth in
      "\n" + (1...max(1, min(depth, 1_200))).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    },
    DeepInput("aliases of aliases in lists") { Self.doubled($0) { "[\($0), \($0)]" } },
    DeepInput("aliases of aliases in mappings") { Self.doubled($0) { "{a: \($0), b: \($0)}" } },
    DeepInput("aliases of aliases as keys") { Self.doubled($0) { "{? \($0) : \($0)}" } },
  ]

  private static let files: [DeepInput] = [
    .chain("documents", "", "--- a\n"), .chain("directives", "", "%TAG !a! b\n"),
    .around("lists at the top", "[", "a", "]"), .chain("elements at the top", "", "- "),
    .chain("explicit keys at the top", "", "? "),
    DeepInput("aliases of aliases at the top") { count in
      "a0: &a0 [x, x]\n"
        + (1...max(1, count)).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
    },
    DeepInput("merged aliases") { count in
      "a0: &a0 {x: y}\n"
        + (1...max(1, count)).map { "a\($0): &a\($0) {<<: [*a\($0 - 1), *a\($0 - 1)]}\n" }.joined()
    },
  ]

  /// A list of values each of which names the one before it twice.
  private static func doubled(_ count: Int, _ pair: (String) -> String) -> String {
    "\n  - &a0 x\n" + (1...max(1, count)).map { "  - &a\($0) " + pair("*a\($0 - 1)") + "\n" }.joined()
  }

  static func large(under keys: [String]) -> [LargeInput] {
    keys.flatMap { key in
      [
        LargeInput.filled("a text under '\(key)'", with: "a") { "\(key): \($0)\n" },
        LargeInput.filled("a quoted text under '\(key)'", with: "\\n") { "\(key): \"\($0)\"\n" },
        LargeInput.filled("a block under '\(key)'", with: "  a\n") { "\(key): |\n\($0)" },
        LargeInput.filled("a list under '\(key)'", with: "- a\n") { "\(key):\n\($0)" },
        LargeInput.filled("a list of lists under '\(key)'", with: "[],") { "\(key): [\($0)]\n" },
        LargeInput.filled("aliases under '\(key)'", with: "*a,") { "\(key): [&a b,\($0)]\n" },
      ]
    } + [LargeInput.filled("a long key", with: "a") { "? \($0)\n: b\n" }]
  }
}
