import Foundation
import TestSupport
import Testing

@Suite("plumb rename")
struct RenameCommandTests {
  private let folder: TemporaryFolder

  static let source = """
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

  static let view = """
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
    try self.folder.write("let a = AViewModel.self\nlet name = #selector(saveTapped)\n", to: "A/B.swift")
    let run = try self.run("AViewModel.inputs.saveTapped", "saveButtonTapped")
    #expect(run.exitCode == 1)
    #expect(
      run.error.contains(
        "'AViewModel.inputs.saveTapped' is not renamed: A/B.swift:2: 'saveTapped' is used dynamically"))
    #expect(try self.folder.text(of: "A/AViewModel.swift") == Self.source)
  }

  @Test("An excepted line does not prevent the renaming, and stays as it is")
  func excepted() throws {
    let text = "let a = AViewModel.self\nlet name = #selector(saveTapped)\n"
    try self.folder.write(text, to: "A/B.swift")
    let refused = try self.run("AViewModel.inputs.saveTapped", "keepTapped")
    #expect(
      refused.error.contains("note: if the line does not use the port, add '--except A/B.swift:2'\n"),
      "\(refused.error)")
    let run = try self.run("AViewModel.inputs.saveTapped", "keepTapped", "--except", "A/B.swift:2")
    #expect(run.exitCode == 0, "\(run.error)")
    #expect(try self.folder.text(of: "A/B.swift") == text)
    #expect(
      try self.folder.text(of: "A/AViewModel.swift")
        == Self.source.replacing("saveTapped", with: "keepTapped"))
  }

  @Test("A known use on an excepted line stays as it is")
  func exceptedUse() throws {
    let line =
      try #require(
        Self.view.split(separator: "\n", omittingEmptySubsequences: false)
          .firstIndex { $0.contains("saveTapped") }) + 1
    let exception = "A/AViewController.swift:\(line)"
    let run = try self.run("AViewModel.inputs.saveTapped", "keepTapped", "--except", exception)
    #expect(run.exitCode == 0, "\(run.error)")
    #expect(try self.folder.text(of: "A/AViewController.swift") == Self.view)
  }

  @Test(
    "An exception must be a line with the name, and not that of the declaration",
    arguments: [
      ("A/None.swift:2", 1, "'--except A/None.swift:2': the file is not in the run"),
      ("A/AViewModel.swift:1", 1, "'--except A/AViewModel.swift:1': the line has no 'saveTapped'"),
      ("A/AViewModel.swift:900", 1, "'--except A/AViewModel.swift:900': the line has no 'saveTapped'"),
      ("A/AViewModel.swift:4", 1, "'--except A/AViewModel.swift:4': the line declares the port"),
      ("A/AViewModel.swift", 2, "'--except A/AViewModel.swift' names no line: write 'Login.swift:12'"),
      ("A/AViewModel.swift:0", 2, "'--except A/AViewModel.swift:0' names no line: write 'Login.swift:12'"),
    ])
  func exceptions(_ exception: String, _ code: Int, _ message: String) throws {
    let run = try self.run("AViewModel.inputs.saveTapped", "keepTapped", "--except", exception)
    #expect(run.exitCode == code)
    #expect(run.error.contains(message), "\(run.error)")
    #expect(try self.folder.text(of: "A/AViewModel.swift") == Self.source)
  }

  @Test("Strings and comments are listed, and change with the option")
  func texts() throws {
    try self.folder.write("let a = AViewModel.self // saveTapped\nlet b = \"saveTapped\"\n", to: "A/B.swift")
    let run = try self.run("AViewModel.inputs.saveTapped", "keepTapped")
    #expect(run.exitCode == 0, "\(run.text)")
    #expect(run.error.contains("note: A/B.swift:1: 'saveTapped' is in a comment\n"), "\(run.error)")
    #expect(run.error.contains("note: A/B.swift:2: 'saveTapped' is in a string\n"), "\(run.error)")
    try self.folder.write(Self.source, to: "A/AViewModel.swift")
    try self.folder.write(Self.view, to: "A/AViewController.swift")
    let changed = try self.run("AViewModel.inputs.saveTapped", "keepTapped", "--in-strings")
    #expect(changed.exitCode == 0, "\(changed.text)")
    let expected = "let a = AViewModel.self // keepTapped\nlet b = \"keepTapped\"\n"
    #expect(try self.folder.text(of: "A/B.swift") == expected)
  }

  @Test(
    "Mistakes are explained",
    arguments: [
      (["saveTapped", "b"], "'saveTapped' is no port: write 'LoginViewModel.inputs.emailChanged'"),
      (["AViewModel.inputs.saveTapped", "class"], "'class' cannot be the name of the port"),
      (
        ["AViewModel.inputs.saveTapped", "save\u{200D}It"], "has a character that is not shown: leave it out"
      ),
      (["AViewModel.inputs.saveTapped", "save\u{FE0F}"], "has a character that is not shown: leave it out"),
      (["AViewModel.inputs.saveTapped", "save\u{3164}"], "has a character that is not shown: leave it out"),
      (["AViewModel.inputs.savTapped", "b"], "'AViewModel' has no 'savTapped'. Did you mean 'saveTapped'?"),
      (["BViewModel.inputs.a", "b"], "no view model 'BViewModel' found"),
    ])
  func mistakes(_ arguments: [String], _ message: String) throws {
    let run = try CommandRun(["rename"] + arguments, in: self.folder)
    #expect(run.exitCode == 2)
    #expect(run.error.contains(message), "\(run.error)")
  }

  @Test("A file that cannot be written, or that a link leads to, is named, and no other is written")
  func protectedFiles() throws {
    let view = self.folder.path("A/AViewController.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: view)
    let readOnly = try self.run("AViewModel.inputs.saveTapped", "saveButtonTapped")
    #expect(readOnly.exitCode == 3)
    #expect(readOnly.error.contains("A/AViewController.swift: error: "), "\(readOnly.error)")
    #expect(try self.folder.text(of: "A/AViewModel.swift") == Self.source)
    try self.folder.remove("A/AViewController.swift")
    try self.folder.write(Self.view, to: "B/AViewController.swift")
    try self.folder.link("A/AViewController.swift", to: "../B/AViewController.swift")
    let linked = try self.run("AViewModel.inputs.saveTapped", "saveButtonTapped", "A")
    #expect(linked.exitCode == 3)
    #expect(linked.error.contains("the link leads out of the searched folders"), "\(linked.error)")
    #expect(try self.folder.text(of: "A/AViewModel.swift") == Self.source)
    #expect(try self.folder.text(of: "B/AViewController.swift") == Self.view)
  }

  @Test("What a list inherits is found in a file that does not name the view model")
  func inheritedList() throws {
    let inheriting = Self.source.replacing(
      "protocol AViewModelInputs {", with: "protocol AViewModelInputs: Rows {"
    )
    .replacing("  let done:", with: "  func rowTapped() {}\n\n  let done:")
    try self.folder.write(inheriting, to: "A/AViewModel.swift")
    try self.folder.write("protocol Rows {\n  func rowTapped()\n}\n", to: "A/Rows.swift")
    let run = try self.run("AViewModel.inputs.saveTapped", "saveButtonTapped")
    #expect(run.exitCode == 0, "\(run.text)")
    #expect(try self.run("AViewModel.inputs.saveButtonTapped", "rowTapped").exitCode == 1)
  }

  @Test("Files whose names Swift takes for equal are renamed in, each by its own name")
  func equalNames() throws {
    let extra = "let a = AViewModel().inputs.saveTapped()\n"
    try self.folder.write(extra, to: "A/Caf\u{E9}.swift")
    try self.folder.write("// second\n" + extra, to: "A/Cafe\u{301}.swift")
    let diff = try self.run("AViewModel.inputs.saveTapped", "keepTapped", "--diff")
    #expect(
      diff.output.contains("b/A/Cafe\\314\\201.swift") && diff.output.contains("b/A/Caf\\303\\251.swift"))
    let run = try self.run("AViewModel.inputs.saveTapped", "keepTapped")
    #expect(run.exitCode == 0, "\(run.text)")
    let new = extra.replacing("saveTapped", with: "keepTapped")
    #expect(try self.folder.text(of: "A/Caf\u{E9}.swift") == new)
    #expect(try self.folder.text(of: "A/Cafe\u{301}.swift") == "// second\n" + new)
  }

  @Test("What a tool writes or git ignores is named, and a name in a string of any file")
  func leftOut() throws {
    let mock = "final class MockInputs: AViewModelInputs { func saveTapped() {} }\n"
    try self.folder.write(mock, to: "A/Mocks.generated.swift")
    try self.folder.write("// Generated using a tool, DO NOT EDIT\n" + mock, to: "Ignored/Mocks.swift")
    try self.folder.write("Ignored\nOwn.swift\n", to: ".gitignore")
    try self.folder.write("let event = \"saveTapped\"\n", to: "A/Events.swift")
    let run = try self.run("AViewModel.inputs.saveTapped", "keepTapped")
    #expect(run.exitCode == 0, "\(run.text)")
    for (place, text) in [
      ("A/Mocks.generated.swift:1", "is used in a generated file: run the tool that writes it"),
      ("Ignored/Mocks.swift:2", "is used in a generated file: run the tool that writes it"),
      ("A/Events.swift:1", "is in a string"),
    ] {
      #expect(run.error.contains("note: \(place): 'saveTapped' \(text)"), "\(run.error)")
    }
    try self.folder.write(mock.replacing("save", with: "keep"), to: "Own.swift")
    let refused = try self.run("AViewModel.inputs.keepTapped", "saveTapped")
    #expect(refused.exitCode == 1)
    #expect(
      refused.error.contains("Own.swift:1: 'keepTapped' is used in a file that git ignores: name the file"),
      "\(refused.error)")
  }

  // MARK: Twins

  static let android = """
    import io.reactivex.Observable;

    public interface AViewModel {
      interface Inputs {
        /** Call when the save button is clicked. */
        void saveClicked();
      }
      interface Outputs {
        Observable<Integer> extra();
        Observable<Void> done();
      }
      final class ViewModel extends ActivityViewModel<AActivity> implements Inputs, Outputs {
        public ViewModel(final Environment environment) {
          super(environment);
          this.done = this.saveClicked;
        }
        private final PublishSubject<Void> saveClicked = PublishSubject.create();
        private final Observable<Void> done;
        private final Observable<Integer> extra = Observable.just(1);
        public final Inputs inputs = this;
        public final Outputs outputs = this;
        @Override public void saveClicked() { this.saveClicked.onNext(null); }
        @Override public Observable<Void> done() { return this.done; }
        @Override public Observable<Integer> extra() { return this.extra; }
      }
    }

    """

  static let activity = """
    public final class AActivity extends BaseActivity<AViewModel.ViewModel> {
      void tap() { this.viewModel.inputs.saveClicked(); }
    }

    """

  private func writeAndroid(_ viewModel: String = android, _ activity: String = activity) throws {
    try self.folder.write(viewModel, to: "android/AViewModel.java")
    try self.folder.write(activity, to: "android/AActivity.java")
  }

  @Test(
    "With its twin, a port is renamed on both platforms by the naming of each, and back",
    arguments: [["A"], [], ["."]])
  func twins(_ paths: [String]) throws {
    try self.writeAndroid()
    let run = try CommandRun(
      ["rename", "AViewModel.inputs.saveTapped", "keepTapped"] + paths + ["--twins", "android"],
      in: self.folder)
    #expect(run.exitCode == 0, "\(run.text)")
    #expect(
      run.error.contains(
        "the twin 'AViewModel.saveClicked' (by name) becomes 'keepClicked'"))
    let texts = try ["A/AViewModel.swift", "A/AViewController.swift"].map(self.folder.text)
    #expect(
      texts == [Self.source, Self.view].map { $0.replacing("saveTapped", with: "keepTapped") })
    let others = try ["android/AViewModel.java", "android/AActivity.java"].map(self.folder.text)
    #expect(
      others == [Self.android, Self.activity].map { $0.replacing("saveClicked", with: "keepClicked") })
    // The other way round, by the name on Android.
    let back = try self.run(
      "AViewModel.inputs.keepClicked", "saveClicked", "android", "--twins", "A")
    #expect(back.exitCode == 0, "\(back.text)")
    #expect(try self.folder.text(of: "A/AViewModel.swift") == Self.source)
    #expect(try self.folder.text(of: "A/AViewController.swift") == Self.view)
    #expect(try self.folder.text(of: "android/AViewModel.java") == Self.android)
    #expect(try self.folder.text(of: "android/AActivity.java") == Self.activity)
  }

  @Test("The twin follows the naming of its file")
  func namingOfFile() throws {
    try self.folder.write(Self.source.replacing("done", with: "goToDone"), to: "A/AViewModel.swift")
    try self.writeAndroid(
      Self.android.replacing("done", with: "goToDone").replacing("extra", with: "goToExtra"))
    let arguments = ["rename", "AViewModel.outputs.goToDone", "goToEnd", "A", "--twins", "android"]
    let run = try CommandRun(arguments + ["--dry-run"], in: self.folder)
    #expect(
      run.error.contains("the twin 'AViewModel.goToDone' (by name) becomes 'goToEnd'"), "\(run.error)")
    try self.writeAndroid(
      Self.android.replacing("done", with: "goToDone").replacing("extra", with: "startExtra"))
    let other = try CommandRun(arguments + ["--dry-run"], in: self.folder)
    #expect(other.error.contains("becomes 'startEnd'"), "\(other.error)")
  }

  @Test("A diff with twins shows the files of both platforms, and writes none")
  func twinDiff() throws {
    try self.writeAndroid()
    let run = try self.run("AViewModel.outputs.done", "finished", "A", "--twins", "android", "--diff")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("+++ b/A/AViewModel.swift\n"))
    #expect(run.output.contains("+++ b/android/AViewModel.java\n"))
    #expect(run.output.contains("+    Observable<Void> finished();\n"))
    #expect(try self.folder.text(of: "A/AViewModel.swift") == Self.source)
    #expect(try self.folder.text(of: "android/AViewModel.java") == Self.android)
  }

  @Test(
    "What refuses the twin refuses both",
    arguments: [
      ("extra", "'extra': 'AViewModel' has a member 'extra'"),
      ("finished", "'finished': android/B.java:1: 'done' is used dynamically"),
    ])
  func refusedTwin(_ new: String, _ reason: String) throws {
    try self.writeAndroid()
    if new == "finished" {
      try self.folder.write("class B { Object a = AViewModel.class == C::done; }\n", to: "android/B.java")
    }
    let run = try self.run("AViewModel.outputs.done", new, "A", "--twins", "android")
    #expect(run.exitCode == 1)
    let start = "'AViewModel.outputs.done' is not renamed: its twin 'AViewModel.done' cannot become "
    #expect(run.error.contains(start + reason), "\(run.error)")
    #expect(try self.folder.text(of: "A/AViewModel.swift") == Self.source)
    #expect(try self.folder.text(of: "android/AViewModel.java") == Self.android)
  }

  @Test(
    "A port and a view model without a twin are not renamed with it",
    arguments: [
      ("AViewModel.outputs.extra", "'AViewModel' on iOS has no twin of 'extra', see 'plumb parity'"),
      ("BViewModel.inputs.b", "'BViewModel' has no twin on iOS, see 'plumb parity'"),
    ])
  func withoutTwin(_ port: String, _ reason: String) throws {
    try self.writeAndroid()
    let other = Self.android.replacing("AViewModel", with: "BViewModel").replacing("saveClicked", with: "b")
    try self.folder.write(other, to: "android/BViewModel.java")
    let twins = ["android", "--twins", "A"]
    let run = try CommandRun(["rename", port, "c"] + twins, in: self.folder)
    #expect(run.exitCode == 1)
    #expect(run.error.contains("'\(port)' is not renamed: \(reason)"), "\(run.error)")
    #expect(try self.folder.text(of: "android/BViewModel.java") == other)
  }

  @Test("The configuration says which ports are twins, and which have none")
  func configuredTwins() throws {
    try self.writeAndroid()
    try self.folder.write(
      "twins:\n  ports:\n    AViewModel:\n      saveTapped: off\n      done: extra\n", to: ".plumb.yml")
    let run = try self.run("AViewModel.done", "finished", "A", "--twins", "android", "--dry-run")
    #expect(run.error.contains("the twin 'AViewModel.extra' (by configuration) becomes 'finished'"))
    let off = try self.run("AViewModel.saveTapped", "keepTapped", "A", "--twins", "android")
    #expect(off.error.contains("'AViewModel' on Android has no twin of 'saveTapped'"), "\(off.error)")
  }

  // MARK: Faults

  @Test(
    "A renaming that cannot write one of its files leaves all as they were",
    .enabled(if: FaultInjection.isPossible, "only where a library can be compiled and preloaded"),
    arguments: ["open", "write", "rename", "sync"])
  func faults(_ call: String) throws {
    let names = [
      "A/AViewModel.swift", "A/AViewController.swift", "android/AViewModel.java", "android/AActivity.java",
    ]
    let old = [Self.source, Self.view, Self.android, Self.activity]
    var rolledBack = 0
    for number in 1... {
      let folder = try TemporaryFolder()
      for (name, text) in zip(names, old) { try folder.write(text, to: name) }
      let injection = try FaultInjection(call, number, in: folder)
      let run = try CommandRun(
        shell: injection.line("\"$PLUMB\" rename AViewModel.saveTapped keepTapped A --twins android"),
        in: folder)
      guard injection.hasFailed else { break }
      let texts = try names.map(folder.text)
      let isOld = texts == old
      if isOld { rolledBack += 1 }
      // A call may be tried again, or print what was done.
      let isNew = zip(texts, old).allSatisfy { $0.replacing("keep", with: "save") == $1 && $0 != $1 }
      #expect(isOld || isNew, "\(call) \(number): \(run.text)")
      #expect([2, 3].contains(run.exitCode) || isNew, "\(call) \(number): \(run.text)")
      let files = try folder.names().filter { $0.contains(".") }
      #expect(Set(files) == Set(names), "\(call) \(number)")
      #expect(number < 400)
    }
    #expect(rolledBack > (["write", "rename"].contains(call) ? 3 : 0), "\(rolledBack)")
  }

  @Test(
    "A file that cannot get its old text back is told beside the reason for that",
    .enabled(if: FaultInjection.isPossible, "only where a library can be compiled and preloaded"))
  func failingRollback() throws {
    // The exchange of the second file fails, and all after it. The first such call is that of the journal.
    let injection = try FaultInjection("rename", 3, lasts: true, in: self.folder)
    let run = try CommandRun(
      shell: injection.line("\"$PLUMB\" rename AViewModel.saveTapped keepTapped A"), in: self.folder)
    #expect(injection.hasFailed)
    #expect(run.exitCode == 3)
    #expect(run.error.contains("; A/AViewController.swift keeps the new name: "), "\(run.error)")
    #expect(try self.folder.text(of: "A/AViewModel.swift") == Self.source)
    #expect(
      try self.folder.text(of: "A/AViewController.swift")
        == Self.view.replacing("saveTapped", with: "keepTapped"))
    let next = try self.run("AViewModel.done", "finished", "A")
    #expect(
      next.error.contains("finished the interrupted renaming of 'AViewModel.saveTapped' to 'keepTapped'"))
    #expect(
      try self.folder.text(of: "A/AViewModel.swift")
        == Self.source.replacing("saveTapped", with: "keepTapped").replacing("done", with: "finished"))
  }
}
