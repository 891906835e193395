import Foundation
import TestSupport
import Testing

struct InitCommandTests {
  /// A view model of the template in Swift, with its inputs in the wrong order if asked for.
  private static func viewModel(_ name: String, isSorted: Bool) -> String {
    let inputs = ["func cancelTapped()", "func saveTapped()"]
    let list = (isSorted ? inputs : inputs.reversed()).map {
      "  /// Call when the button is tapped.\n  \($0)\n"
    }
    return """
      import ReactiveSwift

      protocol \(name)ViewModelInputs {
      \(list.joined(separator: "\n"))}

      protocol \(name)ViewModelOutputs {
        /// Emits when the screen is to be closed.
        var dismiss: Signal<(), Never> { get }
      }

      protocol \(name)ViewModelType {
        var inputs: \(name)ViewModelInputs { get }
        var outputs: \(name)ViewModelOutputs { get }
      }

      final class \(name)ViewModel: \(name)ViewModelType, \(name)ViewModelInputs, \(name)ViewModelOutputs {
        init() {
          self.dismiss = Signal.merge(self.cancelTappedProperty.signal, self.saveTappedProperty.signal)
        }

        private let cancelTappedProperty = MutableProperty(())
        func cancelTapped() {
          self.cancelTappedProperty.value = ()
        }

        private let saveTappedProperty = MutableProperty(())
        func saveTapped() {
          self.saveTappedProperty.value = ()
        }

        let dismiss: Signal<(), Never>

        var inputs: \(name)ViewModelInputs { return self }
        var outputs: \(name)ViewModelOutputs { return self }
      }

      """
  }

  @Test("What 'init' writes makes 'lint' report new findings only")
  func baseline() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.viewModel("Edit", isSorted: false), to: "App/EditViewModel.swift")
    let run = try CommandRun(["init"], in: folder)
    #expect(run.exitCode == 0, "\(run.error)")
    #expect(run.output.contains("Read 1 file: 1 view model (kickstarter-swift)."))
    #expect(
      run.output.contains(
        "wrote .plumb/configuration.schema.json\nwrote .plumb-baseline.json\nwrote .plumb.yml\n"))
    let first = try folder.text(of: ".plumb.yml").split(separator: "\n").first
    #expect(first == "# yaml-language-server: $schema=.plumb/configuration.schema.json")
    #expect(try CommandRun(["lint"], in: folder).exitCode == 0)
    try folder.write(Self.viewModel("Login", isSorted: false), to: "App/LoginViewModel.swift")
    let lint = try CommandRun(["lint"], in: folder)
    #expect(lint.exitCode == 1)
    #expect(lint.output.contains("LoginViewModel.swift") && !lint.output.contains("EditViewModel.swift:"))
  }

  @Test(
    "The preset follows what the view models keep",
    arguments: [(isSorted: true, preset: "kickstarter-2018"), (isSorted: false, preset: "kickstarter-today")])
  func proposal(_ isSorted: Bool, _ preset: String) throws {
    let folder = try TemporaryFolder()
    for name in ["Edit", "Login", "Signup"] {
      // Without documentation and `self`, most of the rules that decide are broken.
      var text = Self.viewModel(name, isSorted: isSorted)
      if !isSorted { text = text.replacing(#/ *\/\/\/.*\n/#, with: "").replacing("self.", with: "") }
      try folder.write(text, to: "\(name)ViewModel.swift")
    }
    let run = try CommandRun(["init", "--dry-run"], in: folder)
    #expect(run.output.contains("'\(preset)' is chosen"), "\(run.output)")
    #expect(run.output.contains("\npreset: \(preset)\n"))
    #expect(!folder.exists(".plumb.yml"))
  }

  @Test("Where few ports are in order by chance, two rules that most view models break decide")
  func fewPorts() throws {
    let folder = try TemporaryFolder()
    for name in ["Edit", "Login", "Signup"] {
      let text = Self.viewModel(name, isSorted: true)
        .replacing("  /// Emits when the screen is to be closed.\n", with: "").replacing("self.", with: "")
      try folder.write(text, to: "\(name)ViewModel.swift")
    }
    let run = try CommandRun(["init", "--dry-run"], in: folder)
    #expect(
      run.output.contains(
        "'kickstarter-today' is chosen: fewer than half of the view models keep 'documented-outputs', "
          + "'explicit-self'.\n"), "\(run.output)")
  }

  @Test(
    "No file is overwritten, and a refusal writes nothing",
    arguments: [
      (".plumb.yml", []), (".plumb-baseline.json", []), (".pre-commit-config.yaml", ["--pre-commit"]),
      (".github/workflows/plumb.yml", ["--workflow"]),
    ])
  func refusal(_ path: String, _ options: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: path)
    let run = try CommandRun(["init"] + options, in: folder)
    #expect(run.exitCode == 3)
    #expect(run.error.hasPrefix("\(path): error: already exists, and 'plumb init' overwrites nothing"))
    #expect(try folder.text(of: path) == "old")
    #expect(try folder.names().allSatisfy { path.hasPrefix($0) })
  }

  @Test("Folders are checked later as well, and must be below the working folder")
  func folders() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.viewModel("Edit", isSorted: true), to: "App's/EditViewModel.swift")
    try folder.write(Self.viewModel("Old", isSorted: false), to: "Legacy/OldViewModel.swift")
    #expect(try CommandRun(["init", "App's/", "--no-baseline"], in: folder).exitCode == 0)
    #expect(try folder.text(of: ".plumb.yml").contains("include:\n  - 'App''s'\n"))
    #expect(try CommandRun(["lint"], in: folder).error.contains("1 file, 1 view model recognized"))
    let outside = try CommandRun(["init", ".."], in: folder)
    #expect(outside.exitCode == 3 || outside.exitCode == 2)
  }

  @Test("The schema of the configuration has all keys, presets and rules, and the pages have the current one")
  func schema() throws {
    let text = try CommandRun(["init", "--schema"], in: TemporaryFolder()).output
    let url = Repository.folder.appendingPathComponent("Documentation/configuration.schema.json")
    #expect(try String(contentsOf: url, encoding: .utf8) == text, "run 'make generate'")
  }

  @Test(
    "The working folder itself may be named, and a folder twice",
    arguments: [["."], ["./"], ["App", "App/"]])
  func ownFolder(_ paths: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.viewModel("Edit", isSorted: true), to: "App/EditViewModel.swift")
    #expect(try CommandRun(["init"] + paths, in: folder).exitCode == 0)
    let text = try folder.text(of: ".plumb.yml")
    #expect(text.contains("include:") == (paths.count == 2))
    #expect(text.components(separatedBy: "- 'App'").count <= 2)
  }

  @Test("Where nothing would be checked, nothing is written", arguments: [[], ["Empty"], ["Link"]])
  func nothing(_ paths: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("Empty")
    try folder.link("Link", to: "Empty")
    let run = try CommandRun(["init"] + paths, in: folder)
    #expect(run.exitCode == 2)
    #expect(run.error.contains("nothing would be checked"))
    #expect(try folder.names() == ["Empty", "Link"])
  }

  @Test("Findings below another configuration are not in the baseline, which it does not name")
  func nested() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.viewModel("Edit", isSorted: false), to: "EditViewModel.swift")
    try folder.write(Self.viewModel("Old", isSorted: false), to: "Old/OldViewModel.swift")
    try folder.write("preset: strict\n", to: "Old/.plumb.yml")
    let run = try CommandRun(["init"], in: folder)
    #expect(run.error.contains("Old/.plumb.yml applies to its folder, instead of this one"))
    #expect(try !folder.text(of: ".plumb-baseline.json").contains("OldViewModel"))
    let above = try CommandRun(
      shell: "mkdir Sub && cp EditViewModel.swift Sub && cd Sub && plumb init", in: folder)
    #expect(
      above.error.contains("/.plumb.yml applies here no more, unless 'extends' names it"), "\(above.error)")
  }

  @Test("A link in the place of the folder of the schema is not followed")
  func link() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.viewModel("Edit", isSorted: true), to: "EditViewModel.swift")
    try folder.makeFolder("Other")
    try folder.link(".plumb", to: "Other")
    #expect(try CommandRun(["init"], in: folder).exitCode == 3)
    #expect(try folder.names() == [".plumb", "EditViewModel.swift", "Other"])
  }

  @Test("A hook checks the folders that the configuration names")
  func hook() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.viewModel("Edit", isSorted: true), to: "App.iOS/EditViewModel.swift")
    #expect(try CommandRun(["init", "App.iOS", "--pre-commit"], in: folder).exitCode == 0)
    #expect(try folder.text(of: ".pre-commit-config.yaml").contains("\n        files: '^(App\\.iOS)/'\n"))
  }
}
