import Foundation
import TestSupport
import Testing

/// `plumb diff`: which states it compares, and how it ends.
struct DiffCommandTests {
  let folder: TemporaryFolder

  private static func viewModel(_ sampled: String = "viewDidLoad", input: String = "viewDidLoad") -> String {
    """
    import ReactiveSwift

    protocol AViewModelInputs {
      /// Call when the view loads.
      func \(input)()
    }

    protocol AViewModelOutputs {
      /// Emits a text.
      var text: Signal<String, Never> { get }
    }

    final class AViewModel: AViewModelInputs, AViewModelOutputs {
      init() {
        self.text = self.\(input)Property.signal.map { "\(sampled)" }
      }

      private let \(input)Property = MutableProperty(())
      func \(input)() { self.\(input)Property.value = () }
      let text: Signal<String, Never>
    }

    """
  }

  init() throws {
    self.folder = try TemporaryFolder()
    try self.folder.write(Self.viewModel(), to: "Sources/AViewModel.swift")
    try self.git("init -q -b main && git add .")
    try self.commit("A")
    try self.git("checkout -q -b branch")
    try self.folder.write(Self.viewModel("changed"), to: "Sources/AViewModel.swift")
    try self.commit("B")
    try self.git("checkout -q main")
    try self.folder.write(Self.viewModel(input: "viewWillAppear"), to: "Sources/AViewModel.swift")
    try self.commit("C")
    try self.git("checkout -q branch")
  }

  private func git(_ arguments: String) throws {
    #expect(try CommandRun(shell: "git \(arguments)", in: self.folder).exitCode == 0)
  }

  private func commit(_ message: String) throws {
    try self.git("add . && git -c user.name=A -c user.email=a@b commit -qm \(message)")
  }

  /// What follows `plumb diff`, what is printed, and the exit code.
  static let states: [(String, String, Int32)] = [
    ("", "No change in behaviour: HEAD to the files as they are", 0),
    ("main", "  ~ input 'viewDidLoad()': it was called 'viewWillAppear()'", 0),
    ("main...", "      has other code in 'map'", 0),
    ("main...branch", "      has other code in 'map'", 0),
    ("branch..main", "  ~ input 'viewWillAppear()': it was called 'viewDidLoad()'", 0),
    ("branch main", "  ~ input 'viewWillAppear()': it was called 'viewDidLoad()'", 0),
    (
      "branch~1 branch", "1 output or effect made in another way. Behaviour may change: branch~1 to branch", 0
    ),
    ("main branch --fail-on breaking", "  ~ input 'viewDidLoad()': it was called 'viewWillAppear()'", 1),
    ("main... --fail-on breaking", "      has other code in 'map'", 0),
    ("main... --fail-on behaviour", "      has other code in 'map'", 1),
    ("HEAD --fail-on behaviour", "No change in behaviour: HEAD to the files as they are", 0),
    ("main --in Other", "No change in behaviour: main to the files as they are", 0),
  ]

  @Test("States are named as git names them", arguments: states)
  func state(_ arguments: String, _ line: String, _ code: Int32) throws {
    try self.folder.makeFolder("Other")
    let run = try CommandRun(shell: "plumb diff \(arguments)", in: self.folder)
    #expect(run.output.split(separator: "\n").map(String.init).contains(line), "\(run.text)")
    #expect(run.exitCode == code)
  }

  @Test("What is not committed, and files that are new, moved or gone, belong to the files as they are")
  func workingTree() throws {
    try self.folder.write(Self.viewModel("here"), to: "Sources/AViewModel.swift")
    #expect(try CommandRun(["diff"], in: self.folder).output.contains("has other code in 'map'"))
    try self.folder.write(
      Self.viewModel().replacing("AViewModel", with: "BViewModel"), to: "Sources/BViewModel.swift")
    let added = try CommandRun(["diff"], in: self.folder).output
    #expect(added.contains("BViewModel (Sources/BViewModel.swift:13): new\n"), "\(added)")
    try self.git(
      "checkout -q . && mkdir Moved && mv Sources/AViewModel.swift Moved && rm Sources/BViewModel.swift")
    #expect(try CommandRun(["diff"], in: self.folder).output.hasPrefix("No change in behaviour"))
    try self.git("--version && rm Moved/AViewModel.swift")
    let removed = try CommandRun(["diff", "--fail-on", "breaking"], in: self.folder)
    #expect(removed.output.contains("AViewModel (Sources/AViewModel.swift:13): removed\n"), "\(removed.text)")
    #expect(removed.exitCode == 1)
  }

  @Test("Two folders are compared without git")
  func folders() throws {
    try self.folder.write(Self.viewModel(), to: "old/A/AViewModel.swift")
    try self.folder.write(Self.viewModel("new"), to: "new/A/AViewModel.swift")
    let run = try CommandRun(["diff", "old", "new"], in: self.folder)
    #expect(run.output.hasPrefix("AViewModel (A/AViewModel.swift:13)\n"), "\(run.text)")
    #expect(run.output.contains("has other code in 'map'"))
    let same = try CommandRun(["diff", "old", "old"], in: self.folder)
    #expect(same.output == "No change in behaviour: old to old\n")
  }

  @Test("That there is no view model to compare is said")
  func noViewModel() throws {
    try self.folder.makeFolder("Empty")
    let note = "plumb: note: neither state has a view model"
    #expect(try CommandRun(["diff", "Empty", "Empty"], in: self.folder).error.contains(note))
    #expect(try CommandRun(["diff", "--in", "Empty"], in: self.folder).error.contains(note))
    #expect(try CommandRun(["diff"], in: self.folder).error.isEmpty)
  }

  @Test("A view model outside of the convention that changed is named, for it is not compared")
  func outsider() throws {
    let text = "import ReactiveSwift\n\nfinal class OtherViewModel {\n  let limit = 1\n}\n"
    try self.folder.write(text, to: "old/OtherViewModel.swift")
    try self.folder.write(text.replacing("1", with: "2"), to: "new/OtherViewModel.swift")
    let run = try CommandRun(["diff", "old", "new"], in: self.folder)
    #expect(run.error.contains("plumb: note: not compared"), "\(run.text)")
    #expect(run.error.contains("'OtherViewModel'\n"), "\(run.text)")
    #expect(try CommandRun(["diff", "old", "old"], in: self.folder).error.isEmpty)
  }

  @Test("Markdown keeps to the length of a comment, and JSON has everything")
  func formats() throws {
    let documentation = String(repeating: "A long text. ", count: 20)
    for number in 0..<400 {
      let text = Self.viewModel().replacing("AViewModel", with: "A\(number)ViewModel")
        .replacing("Emits a text.", with: documentation)
      try self.folder.write(text, to: "new/A\(number)ViewModel.swift")
    }
    try self.folder.makeFolder("old")
    let markdown = try CommandRun(["diff", "old", "new", "--format", "markdown"], in: self.folder).output
    #expect(markdown.utf8.count < 65_536)
    #expect(markdown.contains("more view models changed: `A"), "\(markdown.suffix(300))")
    let json = try CommandRun(["diff", "old", "new", "--format", "json"], in: self.folder).output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect((object?["viewModels"] as? [Any])?.count == 400)
    #expect(object?["breaksUsers"] as? Bool == false)
    #expect(object?["changesBehaviour"] as? Bool == true)
  }

  @Test(
    "What cannot be compared is said",
    arguments: [
      ("nowhere", "'plumb diff nowhere': git knows no such revision"),
      ("main nowhere", "'plumb diff nowhere': git knows no such revision"),
      ("Sources", "'Sources' is a folder: name a second one, or use 'plumb diff HEAD --in Sources'"),
      ("a b c", "'plumb diff' compares two states of the code"),
      ("-- -x", "'plumb diff' requires a revision of git, not '-x'"),
      ("Sources Sources --in Sources", "'--in' requires revisions of git"),
    ])
  func problem(_ arguments: String, _ message: String) throws {
    let run = try CommandRun(shell: "plumb diff \(arguments)", in: self.folder)
    #expect(run.exitCode == 2)
    #expect(run.error.contains(message), "\(run.text)")
  }

  @Test("A file that cannot be read in one state is an error, and the rest is compared")
  func unreadable() throws {
    try self.folder.write(Self.viewModel("here"), to: "Sources/AViewModel.swift")
    try self.folder.write("final class BViewModel: BViewModelInputs {", to: "Sources/B.swift")
    try self.folder.write("protocol BViewModelInputs {}\n", to: "Sources/C.swift")
    let run = try CommandRun(["diff"], in: self.folder)
    #expect(run.exitCode == 3)
    #expect(run.error.contains("Sources/B.swift:1:"), "\(run.text)")
    #expect(run.output.contains("has other code in 'map'"))
  }

  @Test("A page draws both states in one, with what is new and what is gone")
  func page() throws {
    try self.git("checkout -q main")
    let run = try CommandRun(["diff", "branch", "main", "--format", "html"], in: self.folder)
    #expect(run.exitCode == 0, "\(run.text)")
    let boxes = run.output.matches(of: /<g class="box (\w+)( new| gone)?" data-box="\d+" data-name="(\w+)"/)
    #expect(
      boxes.map { "\($0.1)\($0.2 ?? "") \($0.3)" }.sorted() == [
        "input gone viewDidLoad", "input new viewWillAppear", "output text",
      ])
    let arrows = run.output.matches(of: /<path class="values( new| gone)?" data-from/)
    #expect(arrows.map { String($0.1 ?? "") }.sorted() == [" gone", " new"])
  }
}
