import Foundation
import Rules
import SeededRandom
import TestSupport
import Testing

@testable import Engine

@Suite("The cache") struct CacheTests {
  /// A folder with sources and a folder for a cache, with a clock at which no file is fresh.
  private final class Tree {
    let folder: URL
    let sources: URL
    let cache: URL
    var rules: Set<String>?
    var version = "1"

    init() throws {
      self.folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("plumb-cache-\(UUID().uuidString)", isDirectory: true)
      self.sources = self.folder.appendingPathComponent("Sources", isDirectory: true)
      self.cache = self.folder.appendingPathComponent("cache", isDirectory: true)
      try FileManager.default.createDirectory(at: self.sources, withIntermediateDirectories: true)
    }

    deinit {
      try? FileManager.default.removeItem(at: self.folder)
    }

    func write(_ text: String, to name: String) throws {
      let file = self.sources.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      // The same file is written anew, so that only its times tell the two states apart.
      if let handle = FileHandle(forWritingAtPath: file.path) {
        try handle.truncate(atOffset: 0)
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
      } else {
        try Data(text.utf8).write(to: file)
      }
      // The time of the last change cannot be set back, but it can be told apart.
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)], ofItemAtPath: file.path)
      Thread.sleep(forTimeInterval: 0.012)
    }

    func remove(_ name: String) throws {
      try FileManager.default.removeItem(at: self.sources.appendingPathComponent(name))
    }

    func rename(_ name: String, to other: String) throws {
      try FileManager.default.moveItem(
        at: self.sources.appendingPathComponent(name), to: self.sources.appendingPathComponent(other))
    }

    /// A run at a time later than all files, so that the cache takes their states for settled.
    private func linter(cached: Bool, paths: [String], readsEveryFile: Bool = false) -> Linter {
      var settings = LintSettings(
        paths: paths.map { self.sources.appendingPathComponent($0).path }, version: self.version)
      settings.threads = 2
      settings.rules = self.rules
      settings.cache = cached ? self.cache.path : nil
      settings.readsEveryFile = readsEveryFile
      return Linter(settings) { Date().timeIntervalSince1970 + 100 }
    }

    /// The report of a run.
    func report(
      cached: Bool, paths: [String] = [""], readsEveryFile: Bool = false
    ) throws -> LintReport {
      try self.linter(cached: cached, paths: paths, readsEveryFile: readsEveryFile).run().report
    }

    /// What a run of the fixer would leave, and the files that it would change.
    func fixes(cached: Bool, paths: [String] = [""]) throws -> Fixes {
      let result = try self.linter(cached: cached, paths: paths).fix()
      return Fixes(left: result.left.report, changed: result.changes.map(\.shownPath))
    }

    /// Compares a run with the cache, one with what it left behind, and one without it.
    func check(paths: [String] = [""], sourceLocation: SourceLocation = #_sourceLocation) throws {
      let fixes = try self.fixes(cached: false, paths: paths)
      #expect(try self.fixes(cached: true, paths: paths) == fixes, sourceLocation: sourceLocation)
      let expected = try self.report(cached: false, paths: paths)
      #expect(try self.report(cached: true, paths: paths) == expected, sourceLocation: sourceLocation)
      #expect(try self.report(cached: true, paths: paths) == expected, sourceLocation: sourceLocation)
      #expect(try self.fixes(cached: true, paths: paths) == fixes, sourceLocation: sourceLocation)
    }

    /// The rules that a run without the cache reports.
    func foundRules() throws -> Set<String> { Set(try self.report(cached: false).findings.map(\.rule)) }
  }

  private struct Fixes: Hashable {
    var left: LintReport
    var changed: [String]
  }

  /// A view model that follows the convention, with its protocols.
  private static func viewModel(_ name: String, input: String = "viewDidLoad") -> String {
    """
    import ReactiveSwift

    public protocol \(name)Inputs {
      /// Call when the view loads.
      func \(input)()
    }

    public protocol \(name)Outputs {
      /// Emits when the view should focus the field.
      var focusField: Signal<(), Never> { get }
    }

    public protocol \(name)Type {
      var inputs: \(name)Inputs { get }
      var outputs: \(name)Outputs { get }
    }

    public final class \(name): \(name)Type, \(name)Inputs, \(name)Outputs {
      public init() {
        self.focusField = self.\(input)Property.signal
      }

      private let \(input)Property = MutableProperty(())
      public func \(input)() {
        self.\(input)Property.value = ()
      }

      public let focusField: Signal<(), Never>

      public var inputs: \(name)Inputs { return self }
      public var outputs: \(name)Outputs { return self }
    }

    """
  }

  @Test("A warm run reports what a cold one does") func warmEqualsCold() throws {
    let tree = try Tree()
    try tree.write(Self.viewModel("LoginViewModel"), to: "Login.swift")
    try tree.write(
      Self.viewModel("SignupViewModel").replacing("final class", with: "class"), to: "Signup.swift")
    #expect(try tree.foundRules() == ["final-view-model"])
    try tree.check()
  }

  @Test("The run of a tree that nobody touched is taken from the cache") func isUsed() throws {
    let tree = try Tree()
    try tree.write(Self.viewModel("LoginViewModel"), to: "Login.swift")
    _ = try tree.report(cached: true)
    let files = try FileManager.default.contentsOfDirectory(atPath: tree.cache.path)
    #expect(files.count { $0.hasPrefix("run-") } == 1)
    let before = try Self.states(of: files, in: tree.cache)
    _ = try tree.report(cached: true)
    #expect(try Self.states(of: files, in: tree.cache) == before)
  }

  @Test("The fixer takes from the cache that there is nothing to fix, and leaves it for the linter")
  func isUsedByFixes() throws {
    let tree = try Tree()
    try tree.write(Self.viewModel("LoginViewModel"), to: "Login.swift")
    let fixes = try tree.fixes(cached: true)
    #expect(fixes.left.viewModels == 1)
    let files = try FileManager.default.contentsOfDirectory(atPath: tree.cache.path)
    #expect(files.count { $0.hasPrefix("run-") } == 1)
    let before = try Self.states(of: files, in: tree.cache)
    #expect(try tree.fixes(cached: true) == fixes)
    #expect(try tree.report(cached: true) == fixes.left)
    #expect(try Self.states(of: files, in: tree.cache) == before)
  }

  private static func states(of files: [String], in folder: URL) throws -> [FileSystem.Signature?] {
    files.sorted().map { FileSystem.signature(of: folder.appendingPathComponent($0).path) }
  }

  @Test("An edit that keeps the size and the time of a file is seen") func edit() throws {
    let tree = try Tree()
    try tree.write(Self.viewModel("LoginViewModel"), to: "Login.swift")
    try tree.check()
    let edited = Self.viewModel("LoginViewModel").replacing("private let", with: "        let")
    try tree.write(edited, to: "Login.swift")
    #expect(try tree.foundRules() == ["private-storage"])
    try tree.check()
  }

  @Test("A protocol that comes or goes in another file is seen") func protocolElsewhere() throws {
    let tree = try Tree()
    let text = Self.viewModel("LoginViewModel")
    let start = try #require(text.range(of: "public protocol LoginViewModelInputs"))
    let end = try #require(text.range(of: "public protocol LoginViewModelOutputs"))
    let inputs = text[start.lowerBound..<end.lowerBound]
    let rest = text[..<start.lowerBound] + text[end.lowerBound...]
    try tree.write(String(rest), to: "Login.swift")
    try tree.check()
    try tree.write(inputs.replacing("    /// Call", with: "    // Call") + "", to: "Ports/Inputs.swift")
    try tree.check()
    try tree.write(inputs.replacing("/// Call", with: "// Call") + "", to: "Ports/Inputs.swift")
    #expect(try tree.foundRules().contains("documented-inputs"))
    try tree.check()
    try tree.remove("Ports/Inputs.swift")
    #expect(try !tree.foundRules().contains("documented-inputs"))
    try tree.check()
  }

  @Test("A type elsewhere with the name that a fix would declare is seen") func nameOfFix() throws {
    let tree = try Tree()
    let text = Self.viewModel("LoginViewModel")
    let start = try #require(text.range(of: "public protocol LoginViewModelType"))
    let end = try #require(text.range(of: "public final class"))
    let rest = text[..<start.lowerBound] + text[end.lowerBound...].replacing(" LoginViewModelType,", with: "")
    try tree.write(String(rest), to: "Login.swift")
    #expect(try tree.report(cached: false).findings.map(\.fixable) == [true])
    try tree.check()
    try tree.write("enum LoginViewModelType {}\n", to: "Type.swift")
    #expect(try tree.report(cached: false).findings.map(\.fixable) == [false])
    try tree.check()
  }

  @Test("The view model of a view that another one is told to be of is seen") func nameAfterView() throws {
    let tree = try Tree()
    let text = Sample.driftedJava("MessageCellViewModel").replacing("LoginActivity", with: "MessageActivity")
    try tree.write(text, to: "MessageCell.java")
    try tree.check()
    let before = try tree.report(cached: false).findings.map(\.message)
    try tree.write("class MessageViewModel {}\nclass MessageCellActivity {}\n", to: "Message.java")
    #expect(try tree.report(cached: false).findings.map(\.message) != before)
    try tree.check()
  }

  @Test("Another configuration is seen") func configuration() throws {
    let tree = try Tree()
    try tree.write(
      Self.viewModel("LoginViewModel").replacing("final class", with: "class"), to: "Login.swift")
    try tree.check()
    try tree.write("rules: {final-view-model: off}\n", to: ".plumb.yml")
    #expect(try tree.foundRules() == [])
    try tree.check()
    try tree.write("rules: {final-view-model: error}\n", to: ".plumb.yml")
    #expect(try tree.report(cached: false).findings.map(\.severity) == [.error])
    try tree.check()
    try tree.write("exclude: [Login.swift]\n", to: ".plumb.yml")
    #expect(try tree.report(cached: false).files == 0)
    try tree.check()
    try tree.remove(".plumb.yml")
    try tree.check()
  }

  @Test("Other rules and another version are seen") func settings() throws {
    let tree = try Tree()
    try tree.write(
      Self.viewModel("LoginViewModel").replacing("final class", with: "class"), to: "Login.swift")
    try tree.check()
    tree.rules = ["sorted-inputs"]
    try tree.check()
    tree.rules = nil
    tree.version = "2"
    try tree.check()
  }

  @Test("A file that goes by another name is reported by it") func rename() throws {
    let tree = try Tree()
    try tree.write(
      Self.viewModel("LoginViewModel").replacing("final class", with: "class"), to: "Login.swift")
    try tree.check()
    try tree.rename("Login.swift", to: "Other.swift")
    try tree.check()
    try tree.write(Self.viewModel("SignupViewModel"), to: "Login.swift")
    try tree.check()
  }

  @Test(
    "A class that becomes a superclass elsewhere is seen", arguments: ["LoginViewModel", "_loginViewModel"])
  func superclass(name: String) throws {
    let tree = try Tree()
    tree.rules = ["final-view-model"]
    try tree.write(Self.viewModel(name).replacing("final class", with: "class"), to: "Login.swift")
    let alone = try tree.report(cached: true).findings
    try tree.write("class Special: \(name) {}\n", to: "Special.swift")
    let inherited = try tree.report(cached: false).findings
    #expect(alone.map(\.fixable) == [true])
    #expect(inherited.map(\.fixable) == [false])
    try tree.check()
    try tree.remove("Special.swift")
    try tree.check()
  }

  @Test("A class in a wrapper that becomes a superclass elsewhere is seen in Java")
  func nestedSuperclass() throws {
    let tree = try Tree()
    tree.rules = ["final-view-model"]
    try tree.write(Sample.driftedJava().replacing("final class", with: "class"), to: "LoginViewModel.java")
    try tree.write("class LoginViewModel {}", to: "LoginViewModel.swift")
    let alone = try tree.report(cached: true).findings
    for text in [
      "class Special extends com.example.LoginViewModel . ViewModel {}",
      "import com.example.LoginViewModel.ViewModel; class Special extends ViewModel {}",
    ] {
      try tree.write(text, to: "Special.java")
      #expect(try tree.report(cached: false).findings.map(\.fixable) == [false])
      try tree.check()
    }
    try tree.write("class Special extends ViewModel {}", to: "Special.java")
    #expect(try tree.report(cached: true).findings == alone)
    #expect(alone.map(\.fixable) == [true])
    try tree.check()
  }

  @Test("An edit of a base class without lists leaves what is known of the view models")
  func baseClass() throws {
    let tree = try Tree()
    try tree.write(Sample.driftedJava(), to: "LoginViewModel.java")
    try tree.write("package com.example; class ActivityViewModel<T> {}", to: "ActivityViewModel.java")
    _ = try tree.report(cached: true)
    let names = try FileManager.default.contentsOfDirectory(atPath: tree.cache.path).filter {
      $0.hasPrefix("components-")
    }
    let before = try Self.states(of: names, in: tree.cache)
    try tree.write("package com.example; class ActivityViewModel<T> { int a; }", to: "ActivityViewModel.java")
    try tree.check()
    #expect(try Self.states(of: names, in: tree.cache) == before)
  }

  @Test("A type that becomes one of another kind elsewhere is seen", arguments: ["Service", "_service"])
  func kindElsewhere(name: String) throws {
    let tree = try Tree()
    tree.rules = ["injected-dependencies"]
    let text = """
      import RxSwift

      protocol LoginViewModelInputsType {}
      protocol LoginViewModelOutputsType {}

      final class LoginViewModel {
        private let service: \(name)

        init(service: \(name)) {
          self.service = service
        }
      }

      extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}

      """
    try tree.write(text, to: "Login.swift")
    try tree.write("protocol \(name) {}\n", to: "Service.swift")
    #expect(try tree.foundRules() == [])
    try tree.check()
    try tree.write("struct   \(name) {}\n", to: "Service.swift")
    #expect(try tree.foundRules() == ["injected-dependencies"])
    try tree.check()
    try tree.write("protocol \(name) {}\n", to: "Service.swift")
    try tree.check()
  }

  @Test("A damaged cache is taken for none") func damage() throws {
    let tree = try Tree()
    try tree.write(
      Self.viewModel("LoginViewModel").replacing("final class", with: "class"), to: "Login.swift")
    try tree.check()
    let names = try FileManager.default.contentsOfDirectory(atPath: tree.cache.path)
    #expect(names.count == 2)
    let damages: [(Data) -> Data] = [
      { _ in Data() },
      { $0.prefix($0.count / 2) },
      { _ in Data("{}".utf8) },
      { _ in Data(repeating: 0xFF, count: 1_000) },
      // A number that is another number is still JSON.
      { Data(String(decoding: $0, as: UTF8.self).replacing("\"line\":20", with: "\"line\":21").utf8) },
      {
        Data(String(decoding: $0, as: UTF8.self).replacing("\"viewModels\":1", with: "\"viewModels\":7").utf8)
      },
    ]
    for damage in damages {
      for name in names {
        let file = tree.cache.appendingPathComponent(name)
        try damage(try Data(contentsOf: file)).write(to: file)
      }
      try tree.check()
    }
  }

  @Test("A cache that cannot be written changes nothing") func unwritable() throws {
    let tree = try Tree()
    try tree.write(Self.viewModel("LoginViewModel"), to: "Login.swift")
    // A file stands where the folder should be made.
    try Data().write(to: tree.cache)
    try tree.check()
    try FileManager.default.removeItem(at: tree.cache)
    // A folder stands where a file should be written.
    _ = try tree.report(cached: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: tree.cache.path) {
      let file = tree.cache.appendingPathComponent(name)
      try FileManager.default.removeItem(at: file)
      try FileManager.default.createDirectory(
        at: file.appendingPathComponent("in the way"), withIntermediateDirectories: true)
    }
    try tree.check()
  }

  @Test("Runs over other paths do not get in each other's way") func paths() throws {
    let tree = try Tree()
    try tree.write(
      Self.viewModel("LoginViewModel").replacing("final class", with: "class"), to: "A/Login.swift")
    try tree.write(Self.viewModel("SignupViewModel"), to: "B/Signup.swift")
    try tree.write("class Special: LoginViewModel {}\n", to: "B/Special.swift")
    for _ in 0..<2 {
      try tree.check(paths: ["A"])
      try tree.check(paths: ["B"])
      try tree.check(paths: ["A", "B"])
      try tree.check(paths: ["B/Signup.swift", "A"])
    }
  }

  @Test("A file that was changed a moment ago is looked at again") func fresh() throws {
    let tree = try Tree()
    try tree.write(Self.viewModel("LoginViewModel"), to: "Login.swift")
    var settings = LintSettings(paths: [tree.sources.path], version: "1")
    settings.cache = tree.cache.path
    _ = try Linter(settings) { Date().timeIntervalSince1970 }.run()
    let names = try FileManager.default.contentsOfDirectory(atPath: tree.cache.path)
    #expect(!names.contains { $0.hasPrefix("run-") })
  }

  @Test("No edit is missed, whatever it is", arguments: [1, 2] as [UInt64])
  func randomEdits(seed: UInt64) throws {
    let tree = try Tree()
    var random = RandomEdits(seed: seed)
    var findingsInJava = 0
    let edits = TestScale.count(100, atLeast: 20)
    for _ in 0..<edits {
      try random.edit(
        write: { try tree.write($0, to: $1) }, remove: { try tree.remove($0) },
        rename: { try tree.rename($0, to: $1) })
      let cold = try tree.report(cached: false)
      let warm = try tree.report(cached: true)
      #expect(warm == cold, "\(random.log.suffix(3))")
      #expect(try tree.report(cached: true) == cold, "\(random.log.suffix(3))")
      // Nor does it matter in Java which files are looked at together.
      let all = try tree.report(cached: false, readsEveryFile: true)
      #expect(all.findings.filter(Self.isInJava) == cold.findings.filter(Self.isInJava), "\(random.log)")
      findingsInJava += cold.findings.count(where: Self.isInJava)
    }
    // A few edits may leave none.
    if edits >= 100 { #expect(findingsInJava > edits * 5) }
  }

  private static func isInJava(_ finding: ReportedFinding) -> Bool { finding.path.hasSuffix(".java") }

  @Test("A view that changes changes what is found of its view model")
  func uses() throws {
    let tree = try Tree()
    tree.rules = ["bypassed-ports", "unbound-output"]
    try tree.write(
      """
      import ReactiveSwift
      protocol AViewModelInputs { func viewDidLoad() }
      protocol AViewModelOutputs { var text: Signal<String, Never> { get } }
      final class AViewModel: AViewModelInputs, AViewModelOutputs {
        var inputs: AViewModelInputs { return self }
        var outputs: AViewModelOutputs { return self }
      }
      """, to: "AViewModel.swift")
    for (use, rules) in [
      ("vm.inputs.viewDidLoad()", ["unbound-output"]), ("vm.outputs.text.start()", []),
      ("vm.text.start()", ["bypassed-ports"]), ("vm.text.start() // plumb:disable bypassed-ports", []),
      ("vm.inputs.viewDidLoad()", ["unbound-output"]), ("", []),
    ] {
      try tree.write(
        "final class AView {\n  let vm = AViewModel()\n  func bind() {\n    \(use)\n  }\n}\n",
        to: "AView.swift")
      for _ in 1...2 {
        #expect(try tree.report(cached: true).findings.map(\.rule) == rules, "\(use)")
      }
      #expect(try tree.report(cached: false).findings.map(\.rule) == rules, "\(use)")
      // Of one file it is not known who uses a port.
      #expect(try tree.report(cached: false, paths: ["AViewModel.swift"]).findings.isEmpty)
    }
  }

  @Test("Views are not taken for those of a view model of the same name")
  func sameName() throws {
    let swift = """
      import ReactiveSwift
      protocol AViewModelInputs { func tapped(); func viewDidLoad() }
      final class AViewModel: AViewModelInputs {
        var inputs: AViewModelInputs { return self }
      }
      """
    let view = "final class AView { let vm = AViewModel(); func bind() { vm.inputs.viewDidLoad() } }\n"
    let java = """
      interface AViewModel {
        interface Inputs { void saved(); }
        final class ViewModel implements Inputs { public final Inputs inputs = this; }
      }
      """
    let javaView =
      "class A { AViewModel.ViewModel vm; void bind() { vm.inputs.viewDidLoad(); vm.inputs.tapped(); } }\n"
    for (texts, count) in [
      (["One/AViewModel.swift": swift, "One/AView.swift": view], 1),
      (["One/AViewModel.swift": swift, "One/AView.swift": view, "Two/AViewModel.swift": swift], 0),
      (["AViewModel.swift": swift, "AViewModel.java": java, "A.java": javaView], 0),
      (["AViewModel.swift": swift, "AView.swift": view, "AViewModel.java": java, "A.java": javaView], 1),
    ] {
      let tree = try Tree()
      tree.rules = ["uncalled-input"]
      for (path, text) in texts { try tree.write(text, to: path) }
      let findings = try tree.report(cached: false).findings
      #expect(findings.filter { $0.path.hasSuffix(".swift") }.count == count, "\(texts.keys.sorted())")
    }
  }
}
