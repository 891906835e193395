import PlumbCommand
import TestSupport
import Testing

/// The exact words for what can be wrong with the arguments.
struct ErrorMessageTests {
  static let lint = """

    Usage: plumb lint [<options>] [<paths> ...]
      See 'plumb lint --help' for more information.

    """
  static let rules = """

    Usage: plumb rules [<rule-id>] [<options>]
      See 'plumb rules --help' for more information.

    """

  static let messages: [([String], String)] = [
    (["lnt"], "plumb: error: unknown command 'lnt'. Did you mean 'lint'?\n"),
    (["rule"], "plumb: error: unknown command 'rule'. Did you mean 'rules'?\n"),
    (
      ["drifted.swift"],
      "plumb: error: unknown command 'drifted.swift'. To check a file or folder, run 'plumb lint drifted.swift'\n"
    ),
    (
      ["xyzzy-xyzzy"],
      "plumb: error: unknown command 'xyzzy-xyzzy'. The commands are 'init', 'lint', 'fix', 'new', 'convert', 'describe', 'diff', 'graph', 'lsp', 'parity', 'ports', 'rename', 'rules', 'site', 'help'\n"
    ),
    (
      ["lint", "--fromat", "json"],
      "plumb: error: unknown option '--fromat'. Did you mean '--format'?" + lint
    ),
    (["lint", "--xyzzy-xyzzy"], "plumb: error: unknown option '--xyzzy-xyzzy'" + lint),
    (
      ["lint", "--reporter", "json"],
      "plumb: error: unknown option '--reporter'. Use '--format'" + lint
    ),
    (
      ["lint", "--strict"],
      "plumb: error: unknown option '--strict'. Warnings already fail; use '--fail-level note' to fail on notes too"
        + lint
    ),
    (
      ["lint", "-r", "."], "plumb: error: unknown option '-r'. Folders are always searched recursively" + lint
    ),
    (
      ["lint", "--only", "sorted-input"],
      "plumb: error: unknown rule 'sorted-input'. Did you mean 'sorted-inputs'?" + lint
    ),
    (
      ["lint", "--only", "void-input,xyzzy-xyzzy"],
      "plumb: error: unknown rule 'xyzzy-xyzzy'. 'plumb rules' lists all rules" + lint
    ),
    (
      ["lint", "--fail-level", "warn"],
      """
      plumb: error: the value 'warn' is invalid for '--fail-level <fail-level>'. Please provide one of \
      'note', 'warning' or 'error'. Did you mean 'warning'?
      Help:  --fail-level <fail-level>  The lowest severity that makes the command fail. (default: that of the configuration, else 'warning')
      """ + lint
    ),
    (["lint", "--jobs", "0"], "plumb: error: '--jobs' must be at least 1" + lint),
    (
      ["lint", "-"],
      "plumb: error: '-' is not a path: use '--stdin-path Sources/X.swift' to read standard input"
        + lint
    ),
    (["lint", ""], "plumb: error: a path must not be empty" + lint),
    (
      ["lint", "--stdin-path", "A.kts"],
      "plumb: error: '--stdin-path' must name a Swift, Java or Kotlin file, not 'A.kts'"
        + lint
    ),
    (
      ["lint", "--stdin-path", "A.swift", "--files-from", "-"],
      "plumb: error: '--stdin-path' and '--files-from -' cannot be combined: both read standard input" + lint
    ),
    (
      ["lint", "--baseline", "a", "--write-baseline", "b"],
      "plumb: error: '--baseline' and '--write-baseline' cannot be combined" + lint
    ),
    (
      ["lint", "nowhere", "no\nwhere"],
      """
      nowhere: error: no such file or folder
      no␊where: error: no such file or folder

      """
    ),
    (["lint", "--config", "nowhere.yml"], "nowhere.yml: error: No such file or directory\n"),
    (
      ["lint", "--config", "./bad.yml"],
      "bad.yml:1:1: error: unknown key 'exlude'; did you mean 'exclude'?\n"
    ),
    (
      ["lint", "--baseline", "nowhere.json"],
      "nowhere.json: error: the baseline cannot be read: No such file or directory\n"
    ),
    (["lint", "--files-from", "nowhere.txt"], "nowhere.txt: error: No such file or directory\n"),
    (["lint", "-o", "nowhere/a.txt"], "nowhere/a.txt: error: No such file or directory\n"),
    (
      ["lint", "README.md", "bad.yml"],
      """
      plumb: note: skipped, neither Swift, Java nor Kotlin: README.md, bad.yml
      plumb: note: 0 files, 0 view models recognized: no findings

      """
    ),
    (["lint", "-q", "README.md"], ""),
    (
      ["rules", "sorted-input"],
      "plumb: error: unknown rule 'sorted-input'. Did you mean 'sorted-inputs'?" + rules
    ),
    (
      ["rules", "--effective", "--format", "markdown"],
      "plumb: error: '--effective' supports the formats 'text' and 'json'" + rules
    ),
    (["rules", "sorted-inputs", "b"], "plumb: error: unexpected argument 'b'" + rules),
  ]

  @Test(
    "A message names the problem and the way out",
    arguments: messages)
  func messageIsExact(_ arguments: [String], _ message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.drifted(), to: "drifted.swift")
    try folder.write("exlude: [a]\n", to: "bad.yml")
    try folder.write("", to: "README.md")
    #expect(try CommandRun(arguments, in: folder).error == message)
  }
}
