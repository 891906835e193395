import Foundation
import TestSupport
import Testing

@Suite("plumb describe")
struct DescribeCommandTests {
  private let folder: TemporaryFolder

  init() throws { self.folder = try TemporaryFolder() }

  private static let swift = """
    import Plumbline

    public protocol AViewModelInputs {
      /// Call when the save button is tapped.
      func saveButtonTapped()
    }

    public protocol AViewModelOutputs {
      /// Emits it.
      var title: Signal<String?, Never> { get }
    }

    public final class AViewModel: AViewModelInputs, AViewModelOutputs {}

    """

  private static let description = """
    name: AViewModel
    inputs:
      - saveButtonTapped
    outputs:
      - port: 'title: String?'
        documentation: 'Emits it.'

    """

  @Test("A view model is described, from a file and from standard input")
  func described() throws {
    try self.folder.write(Self.swift, to: "A.swift")
    let file = try CommandRun(["describe", "A.swift"], in: self.folder)
    #expect(file.exitCode == 0)
    #expect(file.output == Self.description)
    #expect(file.error.isEmpty)
    let input = try CommandRun(
      ["describe", "--stdin-path", "B.swift"], in: self.folder, input: Array(Self.swift.utf8))
    #expect(input.output == Self.description)
  }

  @Test("An iOS view model becomes its Android twin, and comes back")
  func twin() throws {
    try self.folder.write(Self.swift, to: "A.swift")
    let there = try CommandRun(
      shell: "plumb describe A.swift | plumb new --from - --dialect kickstarter-java --no-tests",
      in: self.folder)
    #expect(there.output == "wrote AViewModel.java\n")
    #expect(try self.folder.text(of: "AViewModel.java").contains("void saveButtonClicked();"))
    let back = try CommandRun(["describe", "AViewModel.java"], in: self.folder)
    #expect(back.output == Self.description)
  }

  @Test("What is left out is told, with exit code 1")
  func leftOut() throws {
    try self.folder.write(
      Self.swift.replacing("func saveButtonTapped()", with: "func saveButtonTapped() async -> Int"),
      to: "A.swift")
    let run = try CommandRun(["describe", "A.swift"], in: self.folder)
    #expect(run.exitCode == 1)
    #expect(run.output == Self.description)
    #expect(
      run.error == """
        plumb: note: A.swift: 'saveButtonTapped' returns a value, which an input does not: the value is omitted
        plumb: note: A.swift: 'saveButtonTapped' is asynchronous or throws, which an input does not: this is omitted

        """)
  }

  @Test("Generic parameters, attributes and conditions are told, as they have no place in a description")
  func around() throws {
    let text = Self.swift.replacing("class AViewModel:", with: "class AViewModel<Item, Page: Sendable>:")
      .replacing("  var title", with: "  @available(iOS 17, *)\n  var title")
      .replacing("  func saveButtonTapped()", with: "  #if os(iOS)\n  func saveButtonTapped()\n  #endif")
    // What holds the whole list is no part of a port.
    try self.folder.write("#if DEBUG\n\(text)#endif\n", to: "A.swift")
    let run = try CommandRun(["describe", "A.swift"], in: self.folder)
    #expect(run.exitCode == 1)
    #expect(
      run.error == """
        plumb: note: A.swift: 'AViewModel' is generic: '<Item, Page>' is omitted
        plumb: note: A.swift: 'saveButtonTapped' is inside '#if': the condition is omitted
        plumb: note: A.swift: 'title' has the attribute '@available': it is omitted

        """)
  }

  @Test("Protocols may stand in other files")
  func elsewhere() throws {
    let end = try #require(Self.swift.range(of: "public final class"))
    try self.folder.write(String(Self.swift[..<end.lowerBound]), to: "protocols/P.swift")
    try self.folder.write("import Plumbline\n" + Self.swift[end.lowerBound...], to: "A.swift")
    let alone = try CommandRun(["describe", "A.swift"], in: self.folder)
    #expect(
      alone.error.contains("'AViewModelInputs' is not declared in these files: pass the file or folder"))
    let both = try CommandRun(["describe", "A.swift", "--with", "protocols"], in: self.folder)
    #expect(both.exitCode == 0)
    #expect(both.output == Self.description)
  }

  @Test(
    "What cannot be described is told",
    arguments: [
      (["describe"], 2, "name one file, or use '--stdin-path' to read standard input"),
      (["describe", "none.swift"], 3, "none.swift: error: no such file or folder"),
      (["describe", "x.txt"], 2, "'x.txt' is not a Swift, Java or Kotlin file"),
      (["describe", "empty.swift"], 2, "empty.swift: no view model found"),
      (["describe", "broken.swift"], 3, "broken.swift:1:7: error: expected a name"),
      (
        ["describe", "two.swift"], 2,
        "several view models found: choose one of 'AViewModel', 'BViewModel' with '--name'"
      ),
      (
        ["describe", "two.swift", "--name", "CViewModel"], 2,
        "no view model 'CViewModel' found: the file declares 'AViewModel', 'BViewModel'"
      ),
    ])
  func mistakes(_ arguments: [String], _ code: Int32, _ message: String) throws {
    try self.folder.write("", to: "empty.swift")
    try self.folder.write("x", to: "x.txt")
    try self.folder.write("class {", to: "broken.swift")
    let other = Self.swift.replacing("AViewModel", with: "BViewModel").replacing(
      "import Plumbline\n", with: "")
    try self.folder.write(Self.swift + other, to: "two.swift")
    let run = try CommandRun(arguments, in: self.folder)
    #expect(run.exitCode == code)
    #expect(run.error.contains(message), "\(run.error)")
    #expect(run.output.isEmpty)
  }

  @Test("One of several view models is described by its name")
  func chosen() throws {
    let other = Self.swift.replacing("AViewModel", with: "BViewModel").replacing(
      "import Plumbline\n", with: "")
    try self.folder.write(Self.swift + other, to: "two.swift")
    let run = try CommandRun(["describe", "two.swift", "--name", "BViewModel"], in: self.folder)
    #expect(run.exitCode == 0)
    #expect(run.output == Self.description.replacing("AViewModel", with: "BViewModel"))
  }
}
