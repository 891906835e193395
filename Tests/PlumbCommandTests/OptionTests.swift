import Foundation
import SeededRandom
import TestSupport
import Testing

/// Every option of every command, as the parser knows them, on a small app: each has an effect that is missing without it.
struct OptionTests {
  /// What an option does that is not so without it.
  enum Effect: Sendable {
    /// Standard output has a text.
    case prints(String)
    /// Standard output lacks a text.
    case omits(String)
    /// Standard error has a text.
    case notes(String)
    /// Standard error lacks a text.
    case silences(String)
    /// A file has a text.
    case writes(String, String)
    /// There is no such file or folder.
    case spares(String)
    /// The exit code.
    case exits(Int32)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    /// The command line without the option.
    var line: String
    /// The option with its value.
    var option: String
    var effect: Effect

    init(_ line: String, _ option: String, _ effect: Effect) {
      (self.line, self.option, self.effect) = (line, option, effect)
    }

    var key: String { [self.line, self.option].map { $0.prefix { $0 != " " } }.joined(separator: " ") }
    var testDescription: String { "\(self.line) \(self.option)" }
  }

  static let rows = [
    Row("init", "--preset strict", .writes(".plumb.yml", "preset: strict")),
    Row("init --no-baseline", "--baseline", .writes(".plumb-baseline.json", "sorted-inputs")),
    Row("init", "--no-baseline", .spares(".plumb-baseline.json")),
    Row("init", "--pre-commit", .writes(".pre-commit-config.yaml", "id: plumb-lint")),
    Row("init", "--workflow", .writes(".github/workflows/plumb.yml", "plumb lint")),
    Row("init", "--dry-run", .spares(".plumb.yml")),
    Row("init", "--schema", .prints("json-schema.org")),
    Row("init", "--output out.txt", .writes("out.txt", "wrote .plumb.yml")),
    Row("init", "--color always", .prints("\u{1B}[1m")),
    Row("init", "--quiet", .omits("wrote .plumb.yml")),

    Row("lint App", "--config other.yml", .omits("(sorted-inputs)")),
    Row("lint App --format text", "--color always", .prints("\u{1B}[")),
    Row("lint", "--stdin-path App/LoginViewModel.swift", .notes("0 view models recognized")),
    Row("lint", "--files-from list.txt", .notes("0 view models recognized")),
    Row("lint App", "--jobs 0", .exits(2)),
    Row("lint Empty", "--allow-empty", .exits(0)),
    Row("lint App", "--only explicit-self", .omits("(sorted-inputs)")),
    Row("lint App", "--outside", .prints("LegacyViewModel")),
    Row("lint Plain.swift", "--require-view-models", .exits(2)),
    Row("lint App --cache-path cache", "--no-cache", .spares("cache")),
    Row("lint App", "--cache-path cache", .writes("cache", "")),
    Row("lint App", "--format json", .prints("\"findings\"")),
    Row("lint App", "--output out.txt", .writes("out.txt", "(sorted-inputs)")),
    Row("lint App", "--fail-level error", .exits(0)),
    Row("lint App", "--baseline accepted.json", .omits("(sorted-inputs)")),
    Row("lint App --config accepting.yml", "--no-baseline", .prints("(sorted-inputs)")),
    Row("lint App", "--write-baseline new.json", .writes("new.json", "sorted-inputs")),
    Row("lint App", "--max-findings 1", .notes("more findings are not shown")),
    Row("lint App", "--statistics", .prints("view models that keep it")),
    Row("lint App", "--quiet", .silences("plumb: note: ")),
    Row("lint App", "--fix", .writes("App/LoginViewModel.swift", "self.emailChangedProperty.value")),

    Row("fix App", "--config other.yml", .silences("sorted-inputs")),
    Row("fix App --diff", "--color always", .prints("\u{1B}[")),
    Row("fix", "--stdin-path App/LoginViewModel.swift", .silences("fixed App")),
    Row("fix", "--files-from list.txt", .silences("fixed App")),
    Row("fix App", "--jobs 0", .exits(2)),
    Row("fix Empty", "--allow-empty", .exits(0)),
    Row("fix App", "--rules explicit-self", .silences("sorted-inputs")),
    Row("fix Flows.kt", "--fix-notes", .notes("fixed Flows.kt")),
    Row("fix App --only documented-outputs --cache-path cache", "--no-cache", .spares("cache")),
    Row("fix App --only documented-outputs", "--cache-path cache", .writes("cache", "")),
    Row("fix App", "--diff", .prints("diff --git")),
    Row("fix App", "--dry-run", .notes("would fix")),
    Row("fix App", "--fail-level error", .exits(0)),
    Row("fix App", "--baseline accepted.json", .silences("fixed App")),
    Row("fix App --config accepting.yml", "--no-baseline", .notes("fixed App")),
    Row("fix App", "--format json", .prints("\"findings\"")),
    Row("fix App", "--output out.txt", .writes("out.txt", "(documented-outputs)")),
    Row("fix App", "--quiet", .silences("plumb: note: ")),

    Row("new Cart", "--input payTapped", .writes("CartViewModel.swift", "func payTapped()")),
    Row("new Cart", "--output 'total: Int'", .writes("CartViewModel.swift", "var total: Signal<Int, Never>")),
    Row("new Cart", "--action 'pay: (Int) -> Bool'", .writes("CartViewModel.swift", "var pay: Action<")),
    Row("new", "--from cart.yml", .writes("CartViewModel.swift", "func payTapped()")),
    Row("new Cart", "--interactive", .exits(2)),
    Row("new Cart", "--dialect rxswift", .writes("CartViewModel.swift", "import RxSwift")),
    Row("new Cart", "--library Plumbline", .writes("CartViewModel.swift", "import Plumbline")),
    Row(
      "new Cart --output 'total: Int' --dialect kickstarter-java", "--rxjava 1",
      .writes("CartViewModel.java", "import rx.Observable;")),
    Row("new Cart", "--access package", .writes("CartViewModel.swift", "package protocol")),
    Row("new Cart", "--view uikit", .writes("CartViewController.swift", "UIViewController")),
    Row(
      "new Cart --dialect kickstarter-java", "--java-view CartFragment",
      .writes("CartViewModel.java", "FragmentViewModel<CartFragment>")),
    Row(
      "new Cart --dialect kickstarter-java", "--package com.shop",
      .writes("CartViewModel.java", "package com.shop;")),
    Row("new Cart", "--module Shop", .writes("CartViewModelTests.swift", "@testable import Shop")),
    Row("new Cart", "--indentation tabs", .writes("CartViewModel.swift", "\n\tpublic init")),
    Row("new Cart", "--test-framework xctest", .writes("CartViewModelTests.swift", "import XCTest")),
    Row("new Cart --no-tests", "--tests", .writes("CartViewModelTests.swift", "import Testing")),
    Row("new Cart", "--no-tests", .spares("CartViewModelTests.swift")),
    Row("new Cart", "--to Cart", .writes("Cart/CartViewModel.swift", "CartViewModelType")),
    Row("new Cart", "--tests-to Tests", .writes("Tests/CartViewModelTests.swift", "CartViewModel()")),
    Row("new Login --to App", "--force", .exits(0)),
    Row("new Cart", "--dry-run", .spares("CartViewModel.swift")),
    Row("new Cart", "--print", .prints("protocol CartViewModelInputs")),
    Row("new Cart", "--config other.yml", .writes("CartViewModel.swift", "import Shop")),
    Row("new Cart", "--color always", .prints("\u{1B}[1m")),
    Row("new Cart", "--quiet", .silences("plumb: note: ")),
    Row("new Cart", "--schema", .prints("json-schema.org")),
    Row("new Cart", "--print-templates T", .writes("T/rxswift.mustache", "{{name}}")),
    Row("new Cart", "--xcode-templates T", .writes("T", "")),

    Row("convert App --import Plumbline", "--to-macro", .writes("App/LoginViewModel.swift", "@ViewModel")),
    Row("convert Macro", "--from-macro", .writes("Macro/CartViewModel.swift", "payTappedProperty.value")),
    Row("convert App", "--to-ports", .writes("App/LegacyViewModel.swift", "LegacyViewModelInputs")),
    Row("convert Macro --from-macro", "--config empty.yml", .notes("converted 0 view models")),
    Row("convert Macro --from-macro --diff", "--color always", .prints("\u{1B}[")),
    Row(
      "convert App --to-macro", "--import Plumbline",
      .writes("App/LoginViewModel.swift", "import Plumbline\n")),
    Row("convert --from-macro", "--files-from list.txt", .notes("converted 0 view models")),
    Row("convert Macro --from-macro", "--diff", .prints("diff --git")),
    Row("convert Macro --from-macro", "--dry-run", .notes("would convert 1 view model")),
    Row("convert Macro --from-macro --diff", "--output out.txt", .writes("out.txt", "diff --git")),
    Row("convert Macro --from-macro", "--quiet", .silences("plumb: note: ")),

    Row("describe Split/BasketViewModel.swift", "--with Split/Ports.swift", .prints("payTapped")),
    Row("describe Two.swift", "--name FirstViewModel", .prints("name: First")),
    Row("describe", "--stdin-path A.swift < App/LoginViewModel.swift", .prints("emailChanged")),
    Row("describe Android/LoginViewModel.kt", "--config other.yml", .prints("mailEdited")),
    Row("describe App/LoginViewModel.swift", "--color always", .prints("\u{1B}[1m")),
    Row("describe App/LoginViewModel.swift", "--output out.txt", .writes("out.txt", "emailChanged")),
    Row("describe App/LoginViewModel.swift", "--quiet", .silences("plumb: note: ")),

    Row("diff HEAD", "--in nowhere", .exits(3)),
    Row("diff Android App", "--format json", .prints("\"changesBehaviour\"")),
    Row("diff Android App", "--fail-on behaviour", .exits(1)),
    Row("diff Android App", "--output out.txt", .writes("out.txt", "emailChanged")),
    Row("diff Android App", "--config empty.yml", .omits("LoginViewModel")),
    Row("diff Android App", "--color always", .prints("\u{1B}[1m")),
    Row("diff Android App", "--quiet", .silences("plumb: note: ")),

    Row("graph App/LoginViewModel.swift", "--format json", .prints("\"nodes\"")),
    Row("graph App/LoginViewModel.swift", "--level operators", .prints("skipNil")),
    Row("graph App/LoginViewModel.swift", "--impact viewDidLoad", .omits("emailChanged")),
    Row("graph App/LoginViewModel.swift", "--why title", .omits("emailChanged")),
    Row("graph App/LoginViewModel.swift", "--output out.txt", .writes("out.txt", "emailChanged")),
    Row("graph LoginViewModel", "--config empty.yml", .exits(2)),
    Row("graph App/LoginViewModel.swift", "--color always", .prints("\u{1B}[1m")),
    Row("graph LoginViewModel", "--quiet", .silences("plumb: note: ")),

    Row("lsp", "--check App/LoginViewModel.swift", .prints("\"code\":\"sorted-inputs\"")),

    Row("parity App Android", "--format json", .prints("\"viewModels\"")),
    Row("parity App Android", "--name LoginViewModel", .omits("HelpViewModel")),
    Row("parity App Android", "--only type", .omits("data flow")),
    Row("parity App Android", "--summary", .omits("→ emailChanged")),
    Row("parity App Android", "--strict", .exits(1)),
    Row("parity App Android --strict", "--baseline parity.json", .exits(0)),
    Row("parity App Android", "--write-baseline new.json", .writes("new.json", "differences")),
    Row("parity App Android", "--output out.txt", .writes("out.txt", "emailChanged")),
    Row("parity App Android", "--config empty.yml", .exits(2)),
    Row("parity App Android", "--color always", .prints("\u{1B}[1m")),
    Row("parity App Android", "--quiet", .silences("plumb: note: ")),

    Row("ports", "--in Android", .omits("App/LoginViewModel.swift")),
    Row("ports", "--format json", .prints("\"inputs\"")),
    Row("ports", "--changed HEAD", .omits("emailChanged")),
    Row("ports", "--output out.txt", .writes("out.txt", "emailChanged")),
    Row("ports", "--config empty.yml", .exits(2)),
    Row("ports", "--color always", .prints("\u{1B}[1m")),
    Row("ports", "--quiet", .silences("plumb: note: ")),

    Row("\(rename) App", "--twins Android", .writes("Android/LoginViewModel.kt", "emailTextChanged")),
    Row("\(rename) App", "--in-strings", .writes("App/LoginViewController.swift", "\"emailTextChanged\"")),
    Row("\(rename) App", "--except App/LoginViewController.swift:1", .exits(1)),
    Row("\(rename) App", "--diff", .prints("diff --git")),
    Row("\(rename) App", "--dry-run", .notes("would change")),
    Row("\(rename) App --diff", "--output out.txt", .writes("out.txt", "diff --git")),
    Row("\(rename) App", "--config empty.yml", .exits(2)),
    Row("\(rename) App --diff", "--color always", .prints("\u{1B}[")),
    Row("\(rename) App", "--quiet", .silences("plumb: note: ")),

    Row("site App", "--output pages", .writes("pages/view-models/LoginViewModel.html", "port-emailChanged")),
    Row("site App -o pages", "--title Shop", .writes("pages/index.html", "<h1>Shop</h1>")),
    Row(
      "site App -o pages", "--source-url 'https://a.b/{path}#{line}'",
      .writes("pages/view-models/LoginViewModel.html", "href=\"https://a.b/App/LoginViewModel.swift#")),
    Row("site App -o pages", "--baseline accepted.json", .writes("pages/index.html", "accepted.json")),
    Row("site App -o pages", "--check", .exits(1)),
    Row("site App -o pages", "--config empty.yml", .exits(2)),
    Row("site App -o pages", "--color always", .prints("\u{1B}[1m")),
    Row("site App -o pages", "--quiet", .omits("index.html")),

    Row("rules", "--output out.txt", .writes("out.txt", "sorted-inputs")),
    Row("rules --effective", "--config other.yml", .prints("other.yml")),
    Row("rules", "--effective", .prints("Configuration: ")),
    Row("rules", "--format json", .prints("\"fixable\"")),
    Row("rules", "--color always", .prints("\u{1B}[1m")),
    Row("rules", "--quiet", .silences("plumb: note: ")),
  ]

  private static let rename = "rename LoginViewModel.inputs.emailChanged emailTextChanged"

  // MARK: Tests

  @Test(
    "An option has its effect, under each of its names",
    arguments: TestScale.most(rows) { $0.option.prefix { $0 != " " } })
  func effect(_ row: Row) throws {
    let name = String(row.option.prefix { $0 != " " })
    let names = try #require(try Self.options.get()[row.key], "there is no such option")
    let without = try Self.outcome(of: row.line, row.effect)
    for alias in names {
      let line = "\(row.line) \(row.option.replacing(name, with: alias, maxReplacements: 1))"
      let with = try Self.outcome(of: line, row.effect)
      #expect(with.holds, "\(line)\n\(with.run.text)")
    }
    #expect(!without.holds, "the same without it: \(row.line)\n\(without.run.text)")
  }

  @Test("Every option of every command is in the table")
  func complete() throws {
    let tested = Set(Self.rows.map(\.key))
    #expect(Set(try Self.options.get().keys).subtracting(tested) == [])
  }

  @Test("Every command has its help and the version")
  func common() throws {
    for command in Set(try Self.options.get().keys.map { $0.prefix { $0 != " " } }) {
      for (option, text) in [
        ("--help", "USAGE: plumb \(command)"), ("-h", "USAGE: plumb "), ("--version", "."),
      ] {
        let run = try CommandRun([String(command), option], in: TemporaryFolder())
        #expect(run.exitCode == 0 && run.output.contains(text), "\(command) \(option)")
      }
    }
  }

  /// The names of each option with their dashes, by its command and its first long name, from the parser itself.
  private static let options = Result { try Self.readOptions() }

  private static func readOptions() throws -> [String: [String]] {
    struct Dump: Decodable {
      struct Name: Decodable {
        var kind: String
        var name: String
        var text: String { (self.kind == "long" ? "--" : "-") + self.name }
      }
      struct Argument: Decodable {
        var kind: String
        var names: [Name]?
        var shouldDisplay: Bool
      }
      struct Command: Decodable {
        var commandName: String
        var arguments: [Argument]?
        var subcommands: [Command]?
      }
      var command: Command
    }
    let text = try CommandRun(["--experimental-dump-help"], in: TemporaryFolder()).output
    let dump = try JSONDecoder().decode(Dump.self, from: Data(text.utf8))
    var options: [String: [String]] = [:]
    for command in dump.command.subcommands ?? [] where command.commandName != "help" {
      for argument in command.arguments ?? [] where argument.kind != "positional" && argument.shouldDisplay {
        let names = (argument.names ?? []).map(\.text)
        guard let name = names.max(by: { $0.count < $1.count }), !["--help", "--version"].contains(name)
        else {
          continue
        }
        options["\(command.commandName) \(name)"] = names
      }
    }
    return options
  }

  private static func outcome(of line: String, _ effect: Effect) throws -> (run: CommandRun, holds: Bool) {
    let folder = try OptionApp.folder()
    // Every command notes that a renaming was interrupted; 'rename' would finish it.
    if case .silences("plumb: note: ") = effect, !line.hasPrefix("rename") {
      try folder.write("", to: ".plumb-rename")
    }
    var shell = line.hasPrefix("ports") || line.hasPrefix("diff HEAD") ? OptionApp.commit : ""
    // The fixer keeps no result of files that were changed a moment ago.
    if line.hasPrefix("fix"), line.contains("cache") { shell = "sleep 2.1; " }
    let run = try CommandRun(shell: shell + "plumb \(line)", in: folder)
    let holds =
      switch effect {
      case .prints(let text): run.output.contains(text)
      case .omits(let text): !run.output.contains(text) && run.exitCode < 2
      case .notes(let text): run.error.contains(text)
      case .silences(let text): !run.error.contains(text) && run.exitCode < 2
      case .writes(let path, ""): folder.exists(path)
      case .writes(let path, let text): try folder.exists(path) && folder.text(of: path).contains(text)
      case .spares(let path): !folder.exists(path)
      case .exits(let code): run.exitCode == code
      }
    return (run, holds)
  }
}
