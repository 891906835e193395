import Foundation
import TestSupport
import Testing

struct FixCommandTests {
  private static let file = "LoginViewModel.swift"
  private static let drifted = """
    import ReactiveSwift

    public protocol LoginViewModelInputs {
      /// Call when the view loads.
      func viewDidLoad()

      /// Call when the e-mail changes.
      func emailChanged(_ email: String)
    }

    public protocol LoginViewModelOutputs {}

    public protocol LoginViewModelType {
      var inputs: LoginViewModelInputs { get }
      var outputs: LoginViewModelOutputs { get }
    }

    public class LoginViewModel: LoginViewModelType, LoginViewModelInputs, LoginViewModelOutputs {
      public init() {}

      private let viewDidLoadProperty = MutableProperty(())
      public func viewDidLoad() {
        self.viewDidLoadProperty.value = ()
      }

      let emailChangedProperty = MutableProperty("")
      public func emailChanged(_ email: String) {
        emailChangedProperty.value = email
      }

      public var inputs: LoginViewModelInputs { return self }
      public var outputs: LoginViewModelOutputs { return self }
    }

    """
  private static let mended = """
    import ReactiveSwift

    public protocol LoginViewModelInputs {
      /// Call when the e-mail changes.
      func emailChanged(_ email: String)

      /// Call when the view loads.
      func viewDidLoad()
    }

    public protocol LoginViewModelOutputs {}

    public protocol LoginViewModelType {
      var inputs: LoginViewModelInputs { get }
      var outputs: LoginViewModelOutputs { get }
    }

    public final class LoginViewModel: LoginViewModelType, LoginViewModelInputs, LoginViewModelOutputs {
      public init() {}

      private let emailChangedProperty = MutableProperty("")
      public func emailChanged(_ email: String) {
        self.emailChangedProperty.value = email
      }

      private let viewDidLoadProperty = MutableProperty(())
      public func viewDidLoad() {
        self.viewDidLoadProperty.value = ()
      }

      public var inputs: LoginViewModelInputs { return self }
      public var outputs: LoginViewModelOutputs { return self }
    }

    """

  private static func folder(_ text: String = drifted) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(text, to: file)
    return folder
  }

  @Test("Files are mended and the summary says so; a second run has nothing to do")
  func mends() throws {
    let folder = try Self.folder()
    let run = try CommandRun(["fix"], in: folder)
    #expect(run.exitCode == 0)
    #expect(run.output.isEmpty)
    #expect(
      run.error == """
        plumb: note: fixed LoginViewModel.swift: explicit-self 1, final-view-model 1, private-storage 1, \
        sorted-input-storage 1, sorted-inputs 1
        plumb: note: fixed 5 findings in 1 file; no findings remain

        """)
    #expect(try folder.text(of: Self.file) == Self.mended)
    let again = try CommandRun(["fix"], in: folder)
    #expect(again.exitCode == 0)
    #expect(again.error == "plumb: note: nothing to fix\n")
    #expect(try folder.text(of: Self.file) == Self.mended)
  }

  @Test("A diff is printed and applies, and nothing is written")
  func diff() throws {
    let folder = try Self.folder()
    let run = try CommandRun(["fix", "--diff"], in: folder)
    #expect(run.exitCode == 1)
    #expect(run.output.hasPrefix("diff --git a/LoginViewModel.swift b/LoginViewModel.swift\n"))
    #expect(run.error.contains("would fix 5 findings in 1 file; no findings remain"))
    #expect(try folder.text(of: Self.file) == Self.drifted)
    let applied = try CommandRun(shell: "plumb fix --diff -q | git apply", in: folder)
    #expect(applied.exitCode == 0)
    #expect(try folder.text(of: Self.file) == Self.mended)
    #expect(try CommandRun(["fix", "--diff"], in: folder).output.isEmpty)
  }

  @Test("A dry run says what would be mended, and writes nothing")
  func dryRun() throws {
    let folder = try Self.folder()
    let run = try CommandRun(["fix", "--dry-run"], in: folder)
    #expect(run.exitCode == 1)
    #expect(run.output.isEmpty)
    #expect(run.error.hasSuffix("plumb: note: would fix 5 findings in 1 file; no findings remain\n"))
    #expect(try folder.text(of: Self.file) == Self.drifted)
  }

  @Test("Standard input is mended to standard output, and no file is written")
  func standardInput() throws {
    let folder = try Self.folder()
    let run = try CommandRun(["fix", "--stdin-path", Self.file], in: folder, input: Array(Self.drifted.utf8))
    #expect(run.exitCode == 0)
    #expect(run.output == Self.mended)
    #expect(try folder.text(of: Self.file) == Self.drifted)
    let clean = try CommandRun(
      ["fix", "--stdin-path", Self.file], in: folder, input: Array(Self.mended.utf8))
    #expect(clean.output == Self.mended)
  }

  @Test("Only the rules that are named are mended")
  func rules() throws {
    let folder = try Self.folder()
    _ = try CommandRun(["fix", "--rules", "final-view-model"], in: folder)
    #expect(
      try folder.text(of: Self.file) == Self.drifted.replacing("public class", with: "public final class"))
  }

  @Test("Line endings, a byte order mark, permissions and links stay")
  func whatStays() throws {
    let text = "\u{FEFF}" + Self.drifted.replacing("\n", with: "\r\n")
    let folder = try TemporaryFolder()
    try folder.write(text, to: "Shared/" + Self.file)
    let run = try CommandRun(
      shell: "chmod 640 Shared/*.swift && ln -s Shared/\(Self.file) \(Self.file) && plumb fix \(Self.file)",
      in: folder)
    #expect(run.exitCode == 0)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path("Shared/" + Self.file)))
    #expect(bytes == Data(("\u{FEFF}" + Self.mended.replacing("\n", with: "\r\n")).utf8))
    let listing = try CommandRun(
      shell: "ls -l Shared/*.swift | cut -c 1-10; readlink \(Self.file); ls -A Shared", in: folder)
    #expect(listing.output == "-rw-r-----\nShared/\(Self.file)\n\(Self.file)\n")
  }

  @Test("A file that may not be written is told, and the others are mended")
  func readOnly() throws {
    let folder = try Self.folder()
    try folder.write(Self.drifted, to: "Other/" + Self.file)
    let run = try CommandRun(shell: "chmod 444 \(Self.file) && plumb fix", in: folder)
    #expect(run.exitCode == 3)
    #expect(run.error.contains("LoginViewModel.swift: error: is read-only: make it writable and run again\n"))
    #expect(
      run.error.contains("fixed 5 findings in 1 file; 5 findings remain; 1 file could not be written\n"))
    #expect(try folder.text(of: Self.file) == Self.drifted)
    #expect(try folder.text(of: "Other/" + Self.file) == Self.mended)
  }

  @Test("What is suppressed or in a baseline is left alone")
  func heldBack() throws {
    let suppressed =
      "// plumb:disable explicit-self, final-view-model, private-storage, sorted-inputs, sorted-input-storage\n"
    let folder = try Self.folder(suppressed + Self.drifted)
    #expect(try CommandRun(["fix"], in: folder).error == "plumb: note: nothing to fix\n")
    let other = try Self.folder()
    let run = try CommandRun(
      shell: "plumb lint -q --write-baseline b.json && plumb fix --baseline b.json", in: other)
    #expect(run.exitCode == 0)
    #expect(try other.text(of: Self.file) == Self.drifted)
  }

  @Test("What is not mended is reported with the reason")
  func refusals() throws {
    let text = Self.mended.replacing("viewDidLoadProperty", with: "loaded").replacing(
      "private let loaded", with: "private let loaded: MutableProperty<Void>")
    let folder = try Self.folder(text + "\nlet loadedProperty = 1\n")
    let run = try CommandRun(["fix"], in: folder)
    #expect(run.exitCode == 1)
    #expect(
      run.output.contains("not fixed: the name 'loadedProperty' is taken (input-storage-name)"))
    #expect(run.error == "plumb: note: nothing to fix; 1 finding remains\n")
  }
}
