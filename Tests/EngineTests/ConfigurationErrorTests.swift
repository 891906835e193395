import TestSupport
import Testing

@testable import Engine

/// The exact words for everything that can be wrong with a configuration.
struct ConfigurationErrorTests {
  static let keys = Configuration.keys.map { "'\($0)'" }.joined(separator: ", ")
  static let levels = "write 'on', 'off', 'note', 'warning' or 'error'"

  static let errors: [(String, String)] = [
    ("exlude: [a]\n", "1:1: error: unknown key 'exlude'; did you mean 'exclude'?"),
    (
      "exclude: [/Legacy]\n",
      "1:11: error: the pattern '/Legacy' matches nothing: patterns are relative to the folder of this file, so leave out the '/'"
    ),
    (
      "include: [../App]\n",
      "1:11: error: the pattern '../App' matches nothing: it leads out of the folder of this file"
    ),
    (
      "dialects: {'!App': rxswift}\n",
      "1:12: error: the pattern '!App' matches nothing: there is no negation with '!'"
    ),
    (
      "exclude: ['Sources/{Legacy,Old}/**']\n",
      "1:11: error: the pattern 'Sources/{Legacy,Old}/**' matches nothing: there are no lists in braces, so write a pattern for each of their words"
    ),
    (
      "exclude: ['Sources/[a-z/**']\n",
      "1:11: error: the pattern 'Sources/[a-z/**' matches nothing: a '[' is not closed, or holds an unknown class"
    ),
    ("exclude: [~]\n", "1:11: error: an element of 'exclude' must be a word"),
    ("# c\n\nfoo: [a]\n", "3:1: error: unknown key 'foo'; the keys are \(keys)"),
    (
      "rules:\n  sorted-input: off\n",
      "2:3: error: unknown rule 'sorted-input'; did you mean 'sorted-inputs'?"
    ),
    ("rules: {xyzzy-xyzzy: off}\n", "1:9: error: unknown rule 'xyzzy-xyzzy'; 'plumb rules' lists all rules"),
    (
      "rules:\n  action-type: {types: [a]}\n",
      "2:17: error: unknown option 'types' of rule 'action-type'; it has 'severity'"
    ),
    (
      "rules:\n  output-type:\n    accepted-type: [Driver]\n",
      "3:5: error: unknown option 'accepted-type' of rule 'output-type'; did you mean 'accepted-types'?"
    ),
    (
      "rules:\n  output-type:\n    accepted-types: Driver\n",
      "3:21: error: 'accepted-types' of rule 'output-type' must be a list, one '- …' per line"
    ),
    ("rules:\n  void-input: maybe\n", "2:15: error: rule 'void-input' cannot be 'maybe': \(levels)"),
    ("rules:\n  void-input:\n", "2:14: error: rule 'void-input' requires a value: \(levels)"),
    ("rules: {void-input: {severity: 3}}\n", "1:32: error: rule 'void-input' cannot be '3': \(levels)"),
    ("rules: {void-input: {severity: [a]}}\n", "1:32: error: rule 'void-input' requires a value: \(levels)"),
    ("rules: {void-input: [error]}\n", "1:21: error: rule 'void-input' must be a mapping of keys to values"),
    ("rules: [void-input]\n", "1:8: error: 'rules' must be a mapping of keys to values"),
    ("include: Sources\n", "1:10: error: 'include' must be a list, one '- …' per line"),
    ("exclude:\n  a: b\n", "2:3: error: 'exclude' must be a list, one '- …' per line"),
    ("exclude: [[a]]\n", "1:11: error: an element of 'exclude' must be a word"),
    ("exclude: ['']\n", "1:11: error: an element of 'exclude' must be a word"),
    (
      "dialects: {App: swift}\n", "1:17: error: unknown dialect 'swift'; did you mean 'rxswift'?"
    ),
    (
      "dialects: {App: objective-c}\n",
      "1:17: error: unknown dialect 'objective-c'; the dialects are 'kickstarter-swift', "
        + "'kickstarter-java', 'kickstarter-kotlin', 'rxswift', 'off'"
    ),
    ("dialects: {App: [a]}\n", "1:17: error: the dialect of 'App' must be a word"),
    ("dialects: [a]\n", "1:11: error: 'dialects' must be a mapping of keys to values"),
    ("preset: strickt\n", "1:9: error: unknown preset 'strickt'; did you mean 'strict'?"),
    ("preset: [strict]\n", "1:9: error: 'preset' must be a word"),
    ("baseline: [a]\n", "1:11: error: 'baseline' must be a word"),
    ("baseline:\n", "1:10: error: 'baseline' must be a word"),
    ("[a, b]\n", "1:1: error: the configuration must be a mapping of keys to values"),
    ("just words\n", "1:1: error: the configuration must be a mapping of keys to values"),
    ("? [a]\n: b\n", "1:3: error: a key must be text, not a list or a mapping"),
    ("exclude: [a]\nexclude: [b]\n", "1:1: error: the key 'exclude' occurs twice"),
    ("rules:\n  void-input: on\n  void-input: off\n", "2:3: error: the key 'void-input' occurs twice"),
    (
      "exclude: [a\n",
      "2:1: error: invalid syntax: while parsing a flow sequence, did not find expected ',' or ']'"
    ),
    (
      "rules:\n\t- a\n",
      "2:1: error: invalid syntax: while scanning for the next token, found character that "
        + "cannot start any token"
    ),
    ("exclude: *a\n", "1:10: error: aliases are not supported: write out what '*a' stands for"),
    (
      "exclude:\n" + String(repeating: "- a\n", count: 1_001),
      "2:1: error: 'exclude' must not have more than 1000 patterns: name the folders above them"
    ),
    ("exclude: ['a', '\u{1}']\n", "1:17: error: control characters are not allowed"),
    ("exclude: [é]\r\nrules: {x: on}\r\n", "2:9: error: unknown rule 'x'; 'plumb rules' lists all rules"),
    (
      "exclude: [a]\n---\nexclude: [b]\n",
      "2:1: error: invalid syntax: expected a single document in the stream, "
        + "but found another document"
    ),
    ("twins: {port: {}}\n", "1:9: error: unknown key 'port'; did you mean 'ports'?"),
    ("twins: {ports: {A: [a]}}\n", "1:20: error: 'A' must be a mapping of keys to values"),
    ("scaffolding: {name: {}}\n", "1:15: error: unknown key 'name'; did you mean 'names'?"),
    (
      "scaffolding:\n  names:\n    input: {a: b}\n",
      "3:5: error: unknown key 'input'; did you mean 'inputs'?"
    ),
    (
      "scaffolding:\n  names:\n    inputs: {'*Tapped': clicked}\n",
      "3:14: error: '*' must occur once in both names, or in neither: '*Tapped'"
    ),
    ("scaffolding: {types: [a]}\n", "1:22: error: 'types' must be a mapping of keys to values"),
    (
      "scaffolding: {imports: {kotlin: [a]}}\n",
      "1:25: error: unknown language 'kotlin'; the languages are 'swift' and 'java'"
    ),
    ("\u{FEFF}exlude: [a]\n", "1:1: error: unknown key 'exlude'; did you mean 'exclude'?"),
  ]

  @Test(
    "An error names the place and the way out",
    arguments: errors)
  func errorNamesThePlace(_ text: String, _ message: String) throws {
    let folder = try Folder([".plumb.yml": text, "LoginViewModel.swift": Sample.drifted()])
    #expect(folder.error() == ".plumb.yml:\(message)")
  }

  @Test(
    "A file that says nothing is a configuration of defaults",
    arguments: [
      "", "\n", "# a comment\n", "---\n", "---\n# a comment\n", "null\n", "rules:\n", "rules: ~\n",
      "exclude:\n  # - Sources\n", "include:\nexclude:\ndialects:\n", "\u{FEFF}", "\u{FEFF}# a comment\r\n",
    ])
  func emptyFiles(_ text: String) throws {
    let folder = try Folder([".plumb.yml": text, "LoginViewModel.swift": Sample.drifted()])
    #expect(folder.error() == nil)
    #expect(try folder.paths() == ["LoginViewModel.swift"])
  }

  @Test("A file that is not in UTF-8 is an error with the place of the first such byte")
  func notUTF8() throws {
    let folder = try Folder(["LoginViewModel.swift": Sample.drifted()])
    try folder.files.write(Array("rules:\n  é: ".utf8) + [0xFF, 0x0A], to: ".plumb.yml")
    #expect(folder.error() == ".plumb.yml:2:6: error: the file is not in UTF-8")
    try folder.files.write(Array("# \u{FFFD} ".utf8) + [0xC3], to: ".plumb.yml")
    #expect(folder.error() == ".plumb.yml:1:5: error: the file is not in UTF-8")
    try folder.files.write([0xFF, 0xFE, 0x61, 0x00], to: ".plumb.yml")
    #expect(folder.error() == ".plumb.yml:1:1: error: the file is not in UTF-8")
  }

  @Test("A configuration that cannot be read is an error")
  func unreadable() throws {
    let folder = try Folder(["LoginViewModel.swift": Sample.drifted()])
    #expect(folder.error(configuration: "nowhere.yml") == "nowhere.yml: error: No such file or directory")
    try folder.files.makeFolder(".plumb.yml")
    #expect(folder.error() == ".plumb.yml: error: is a directory")
    try folder.files.remove(".plumb.yml")
    try folder.files.link(".plumb.yml", to: "nowhere.yml")
    #expect(folder.error() == ".plumb.yml: error: No such file or directory")
  }

  @Test("A configuration with an error in a folder that is searched ends the run")
  func nestedErrors() throws {
    let folder = try Folder([
      "App/.plumb.yml": "foo: x\n", "App/LoginViewModel.swift": Sample.drifted(), "A.swift": "",
    ])
    #expect(folder.error()?.hasPrefix("App/.plumb.yml:1:1: error: unknown key 'foo'") == true)
  }
}
