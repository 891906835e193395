import Engine
import Scaffolding
import SourceModel
import SwiftLanguage
import TestSupport
import Testing

@Suite("Ports whose names are alike")
struct NameClashTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var inputs: [String] = []
    var outputs: [String] = []
    var testDescription: String { (self.inputs + self.outputs).joined(separator: ", ") }

    func description() throws -> ViewModelDescription {
      ViewModelDescription(
        "AViewModel", inputs: try self.inputs.map(PortNotation.input),
        outputs: try self.outputs.map(PortNotation.output))
    }
  }

  private static let alike = Example(
    inputs: ["tapped(project: Project)", "tappedProject(Int)", "tapped(Int)", "tapped"])

  @Test(
    "have tests and functions of a view of their own",
    arguments: [
      Example(inputs: ["refresh", "refresh(Bool)"]),
      Example(outputs: ["viewModel: Int", "viewModelOutput: Int"]),
      Example(inputs: ["aTapped"], outputs: ["aTappedInput: Int"]),
      Example(inputs: ["a", "A"], outputs: ["b: Int", "B: Int", "_b: Int", "bOutput: Int"]),
      Example(inputs: ["a"], outputs: ["handleA: Int"]),
      Example(inputs: ["fooChanged(String)", "fooChangedSoon"]),
    ], ScaffoldDialect.allCases)
  func distinct(_ example: Example, _ dialect: ScaffoldDialect) throws {
    for file in try Self.files(try example.description(), dialect) { Self.expectDistinctMembers(of: file) }
  }

  @Test(
    "have storage of their own",
    arguments: [
      alike, Example(inputs: ["fooChanged(String)", "fooChangedProperty"]),
      Example(inputs: ["refresh", "refresh(Bool)", "refreshValue"]),
    ])
  func storage(_ example: Example) throws {
    for file in try Self.files(try example.description(), .kickstarterSwift) {
      Self.expectDistinctMembers(of: file)
    }
  }

  @Test(
    "are refused where the ports themselves would have one name",
    arguments: [
      (
        Example(inputs: ["fooChanged(String)", "fooChangedProperty"]), .macro,
        "no port can be named 'fooChangedProperty' in macro: an input is stored under this name"
      ),
      (
        alike, .macro,
        "the macro would store 'tapped(project:)' under the name of another input: rename one of them"
      ),
      (
        alike, .rxSwift,
        "two ports would be named 'tappedProject' in rxswift, which has no argument labels: rename one of them"
      ),
      (
        alike, .kickstarterJava,
        "two ports would be named 'tappedProject' in Java, which has no argument labels: rename one of them"
      ),
      (
        alike, .kickstarterKotlin,
        "two ports would be named 'tappedProject' in Kotlin, which has no argument labels: rename one of them"
      ),
    ] as [(Example, ScaffoldDialect, String)])
  func refused(_ example: Example, _ dialect: ScaffoldDialect, _ message: String) throws {
    let error = #expect(throws: ScaffoldError.self) { try Self.files(try example.description(), dialect) }
    #expect(error?.message == message)
  }

  private static func files(
    _ description: ViewModelDescription, _ dialect: ScaffoldDialect
  ) throws -> [ScaffoldedFile] {
    var options = ScaffoldOptions()
    options.views = dialect.views
    options.indentation = .spaces(2)
    return try Scaffolder(options).files(description, dialect, in: ScaffoldFolders(sources: "", tests: ""))
  }

  /// Expects that nothing is declared twice in a file, so far as its members stand on lines of their own.
  private static func expectDistinctMembers(of file: ScaffoldedFile) {
    var members: [String] = []
    let isOfTests = file.path.contains("Test")
    for line in file.text.split(separator: "\n").map(String.init) {
      let isMember = ["  fun ", "  private ", "  public ", "  val ", "  @State "].contains(
        where: line.hasPrefix)
      guard isMember || isOfTests else { continue }
      // The values of a test are its own.
      if !isOfTests, let match = line.firstMatch(of: /^  .*\b(?:let|var) (\w+)[: ]/) {
        members += [String(match.1)] + (line.contains("@State") ? ["_" + match.1] : [])
      } else if let match = line.firstMatch(of: /\b(?:fun|func|void) (\w+)\((.*)\)/) {
        // Functions that take different values may have one name.
        members.append(match.2.isEmpty ? String(match.1) : "\(match.1)(\(match.2))")
      }
    }
    #expect(Set(members).count == members.count, "\(file.path): \(members)")
  }
}
