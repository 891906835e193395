import Foundation
import TestSupport
import Testing

@Suite("plumb parity")
struct ParityCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    self.folder = try TemporaryFolder()
    try self.folder.write(
      """
      import ReactiveSwift

      protocol LoginViewModelInputs {
        /// Call when the login button is tapped.
        func loginButtonTapped()
        func onePasswordButtonTapped()
      }

      protocol LoginViewModelOutputs {
        var avatarURL: Signal<URL, Never> { get }
      }

      final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
      """, to: "ios/LoginViewModel.swift")
    try self.folder.write(
      """
      import io.reactivex.Observable;

      interface LoginViewModel {
        interface Inputs {
          void loginClick();
        }
        interface Outputs {
          Observable<String> loadAvatar();
        }
        final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {}
      }
      """, to: "android/LoginViewModel.java")
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(["parity", "ios", "android"] + arguments, in: self.folder)
  }

  private static let summary = """
    View models: 1 on both, 0 only on iOS, 0 only on Android. \
    Ports of those on both: 2 on both, 1 only on iOS, 0 only on Android.
    Differences: port 1, type 1, documentation 1.
    """

  @Test("The ports stand side by side, with their differences")
  func text() throws {
    let run = try self.run()
    #expect(run.exitCode == 0)
    #expect(
      run.output == """
        LoginViewModel
          → loginButtonTapped        loginClick  documentation: missing on Android
          → onePasswordButtonTapped  -           only on iOS
          ← avatarURL                loadAvatar  type: URL, String

        \(Self.summary)

        """)
  }

  @Test("A summary has one line for each pair, and the totals")
  func summaries() throws {
    let counts = "2 on both, 1 only on iOS, 0 only on Android; port 1, type 1, documentation 1"
    let run = try self.run("--summary")
    #expect(run.exitCode == 0)
    #expect(run.output == "LoginViewModel  \(counts)\n\n\(Self.summary)\n")
    #expect(try self.run("--summary", "--strict").exitCode == 1)
    #expect(try self.run("--summary", "--only", "opposite").output.contains("Android; no differences\n"))
    let markdown = try self.run("--summary", "--format", "markdown").output
    #expect(markdown.hasSuffix("|---|---|\n| LoginViewModel | \(counts) |\n"))
    let json = try self.run("--summary", "--format", "json")
    #expect(json.exitCode == 2)
    #expect(json.error.contains("'--summary' requires '--format text' or '--format markdown'"))
  }

  @Test("Markdown has a table for each view model")
  func markdown() throws {
    let output = try self.run("--format", "markdown").output
    #expect(output.hasPrefix("# iOS and Android\n\nView models: 1 on both"))
    #expect(output.contains("\n## LoginViewModel\n\n| | iOS | Android | Differences |\n|---|---|---|---|\n"))
    #expect(output.contains("| ← | `avatarURL` | `loadAvatar` | type: URL, String |\n"))
  }

  @Test("Suggestions are lines for the configuration, which pairs them when they are pasted")
  func suggestions() throws {
    try self.folder.write(
      """
      import ReactiveSwift
      protocol ProfileHeaderViewModelInputs { func saveButtonTapped() }
      protocol ProfileHeaderViewModelOutputs {}
      final class ProfileHeaderViewModel: ProfileHeaderViewModelInputs, ProfileHeaderViewModelOutputs {}
      """, to: "ios/ProfileHeaderViewModel.swift")
    try self.folder.write(
      """
      import io.reactivex.Observable
      interface EditProfileViewModel {
        interface Inputs { fun saveButtonClicked() }
        interface Outputs
        class EditProfileViewModel : ViewModel(), Inputs, Outputs
      }
      """, to: "android/EditProfileViewModel.kt")
    let twins = """
      twins:
        view-models:
          ProfileHeaderViewModel: EditProfileViewModel  # the names are similar

      """
    #expect(try self.run("--name", "ProfileHeaderViewModel").output.contains("'.plumb.yml':\n\(twins)\n"))
    let markdown = try self.run("--name", "ProfileHeaderViewModel", "--format", "markdown").output
    #expect(markdown.contains("```yaml\n\(twins)```\n"))
    try self.folder.write(twins, to: ".plumb.yml")
    let output = try self.run("--name", "ProfileHeaderViewModel").output
    #expect(output.contains("  → saveButtonTapped  saveButtonClicked\n"), "\(output)")
    #expect(!output.contains("twins:"))
  }

  @Test("JSON has what its schema names")
  func json() throws {
    let output = try self.run("--format", "json").output
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let url = Repository.folder.appendingPathComponent("Documentation/parity.schema.json")
    let schema = try String(contentsOf: url, encoding: .utf8)
    func keys(_ value: Any) -> Set<String> {
      if let object = value as? [String: Any] {
        return object.reduce(into: Set(object.keys)) { $0.formUnion(keys($1.value)) }
      }
      return (value as? [Any] ?? []).reduce(into: []) { $0.formUnion(keys($1)) }
    }
    for key in keys(document) { #expect(schema.contains("\"\(key)\": {"), "\(key)") }
    let viewModel = try #require((document["viewModels"] as? [[String: Any]])?.first)
    #expect((viewModel["ports"] as? [[String: Any]])?.count == 3)
    let ios = try #require(viewModel["ios"] as? [String: Any])
    #expect(ios["path"] as? String == "ios/LoginViewModel.swift")
    #expect(ios["line"] as? Int == 13)
  }

  @Test("With '--strict' differences fail, unless they are in the baseline or not asked for")
  func strict() throws {
    #expect(try self.run("--strict").exitCode == 1)
    #expect(try self.run("--strict", "--only", "data-flow").exitCode == 0)
    let written = try self.run("--write-baseline", "parity.json")
    #expect(written.exitCode == 0)
    #expect(written.error.contains("wrote 3 differences to parity.json"))
    let run = try self.run("--strict", "--baseline", "parity.json")
    #expect(run.exitCode == 0)
    #expect(run.output.hasSuffix("\nNo differences.\n"))
  }

  @Test("The configuration has the names that differ")
  func configuration() throws {
    try self.folder.write(
      "twins: {ports: {LoginViewModel: {onePasswordButtonTapped: off}}}\n", to: ".plumb.yml")
    #expect(!(try self.run().output.contains("only on iOS\n")))
  }

  @Test("One view model is shown by its name")
  func name() throws {
    #expect(try self.run("--name", "LoginViewModel").output.hasPrefix("LoginViewModel\n"))
    let unknown = try self.run("--name", "LoginVieModel")
    #expect(unknown.exitCode == 2)
    #expect(unknown.error.contains("no view model 'LoginVieModel' found. Did you mean 'LoginViewModel'?"))
  }

  @Test(
    "Mistakes are explained",
    arguments: [
      (["parity", "android", "ios"], "android: no view model found: name the iOS app first"),
      (
        ["parity", "ios", "android", "--only", "typ"],
        "'--only' has no difference 'typ'. Did you mean 'type'?"
      ),
      (
        ["parity", "ios", "android", "--baseline", "a", "--write-baseline", "b"],
        "'--baseline' and '--write-baseline' cannot be combined"
      ),
      (["parity", "ios", "android", "--baseline", "no.json"], "no.json: error: the baseline cannot be read"),
    ])
  func mistakes(_ arguments: [String], _ message: String) throws {
    let run = try CommandRun(arguments, in: self.folder)
    #expect(run.exitCode == 2)
    #expect(run.error.contains(message), "\(run.error)")
  }

  @Test("A file that cannot be read is named, and what was compared is no baseline")
  func unreadableFiles() throws {
    let whole = try self.run()
    try self.folder.write("protocol AViewModelInputs {", to: "ios/AViewModel.swift")
    let run = try self.run("--strict")
    #expect(run.exitCode == 3)
    #expect(run.output == whole.output)
    #expect(run.error.contains("ios/AViewModel.swift:1:28: error: "), "\(run.error)")
    let baseline = try self.run("--write-baseline", "b.json")
    #expect(baseline.exitCode == 3)
    #expect(baseline.error.contains("b.json: error: is not written"), "\(baseline.error)")
    #expect(!FileManager.default.fileExists(atPath: self.folder.path("b.json")))
    try self.folder.write("protocol {", to: "ios/LoginViewModel.swift")
    let none = try self.run()
    #expect(none.exitCode == 3)
    #expect(none.error.contains("ios/LoginViewModel.swift:1:") && !none.error.contains("no view model"))
  }

  @Test("The twins of the examples have all ports on both platforms")
  func examples() throws {
    let sources = Repository.folder.appendingPathComponent("Examples/Sources").path
    let run = try CommandRun(
      [
        "parity", "\(sources)/KickstarterSwift", "\(sources)/KickstarterJava", "--only", "port,opposite",
        "--strict",
      ],
      in: self.folder)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("View models: 7 on both"))
  }
}
