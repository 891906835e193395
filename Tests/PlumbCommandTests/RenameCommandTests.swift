import TestSupport
import Testing

@Suite("plumb rename")
struct RenameCommandTests {
  private let folder: TemporaryFolder

  private static let source = """
    import ReactiveSwift

    protocol AViewModelInputs {
      func saveTapped()
    }

    protocol AViewModelOutputs {
      var done: Signal<(), Never> { get }
    }

    protocol AViewModelType {
      var inputs: AViewModelInputs { get }
      var outputs: AViewModelOutputs { get }
    }

    final class AViewModel: AViewModelType, AViewModelInputs, AViewModelOutputs {
      init() { self.done = self.saveTappedProperty.signal }

      private let saveTappedProperty = MutableProperty(())
      func saveTapped() { self.saveTappedProperty.value = () }

      let done: Signal<(), Never>
      var inputs: AViewModelInputs { self }
      var outputs: AViewModelOutputs { self }
    }

    """

  private static let view = """
    final class AViewController: UIViewController {
      private let viewModel: AViewModelType = AViewModel()
      func tap() { self.viewModel.inputs.saveTapped() }
    }

    """

  init() throws {
    self.folder = try TemporaryFolder()
    try self.folder.write(Self.source, to: "A/AViewModel.swift")
    try self.folder.write(Self.view, to: "A/AViewController.swift")
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(["rename"] + arguments, in: self.folder)
  }

  @Test("A port is renamed in all files, and back")
  func renamed() throws {
    let run = try self.run("AViewModel.inputs.saveTapped", "saveButtonTapped")
    #expect(run.exitCode == 0, "\(run.text)")
    #expect(run.error.contains("changed A/AViewController.swift"))
    #expect(
      try self.folder.text(of: "A/AViewModel.swift")
        == Self.source.replacing("saveTapped", with: "saveButtonTapped"))
    #expect(
      try self.folder.text(of: "A/AViewController.swift")
        == Self.view.replacing("saveTapped", with: "saveButtonTapped"))
    #expect(try self.run("AViewModel.saveButtonTapped", "saveTapped", "A").exitCode == 0)
    #expect(try self.folder.text(of: "A/AViewModel.swift") == Self.source)
  }

  @Test("A diff and a dry run write nothing")
  func shown() throws {
    let diff = try self.run("AViewModel.outputs.done", "finished", "--diff")
    #expect(diff.exitCode == 1)
    #expect(diff.output.contains("+  var finished: Signal<(), Never> { get }\n"))
    let dryRun = try self.run("AViewModel.outputs.done", "finished", "--dry-run")
    #expect(dryRun.exitCode == 1)
    #expect(dryRun.error.contains("would change A/AViewModel.swift"))
    #expect(try self.folder.text(of: "A/AViewModel.swift") == Self.source)
  }

  @Test("A refusal names the reason, and nothing is written")
  func refused() throws {
    try self.folder.write("let a = AViewModel.self\nlet name = \"saveTapped\"\n", to: "A/B.swift")
    let run = try self.run("AViewModel.inputs.saveTapped", "saveButtonTapped")
    #expect(run.exitCode == 1)
    #expect(
      run.error.contains(
        "'AViewModel.inputs.saveTapped' is not renamed: A/B.swift:2: 'saveTapped' is in a string"))
    #expect(try self.folder.text(of: "A/AViewModel.swift") == Self.source)
  }

  @Test(
    "Mistakes are explained",
    arguments: [
      (["saveTapped", "b"], "'saveTapped' is no port: write 'LoginViewModel.inputs.emailChanged'"),
      (["AViewModel.inputs.saveTapped", "class"], "'class' cannot be the name of the port"),
      (["AViewModel.inputs.savTapped", "b"], "'AViewModel' has no 'savTapped'. Did you mean 'saveTapped'?"),
      (["BViewModel.inputs.a", "b"], "no view model 'BViewModel' found"),
    ])
  func mistakes(_ arguments: [String], _ message: String) throws {
    let run = try CommandRun(["rename"] + arguments, in: self.folder)
    #expect(run.exitCode == 2)
    #expect(run.error.contains(message), "\(run.error)")
  }
}
