import ReaderSupport
import SourceModel

/// The test types of a file.
struct TestTypes {
  /// The names of the types that inherit from a test case class.
  private let cases: Set<String>
  /// The names of the types that contain tests.
  private let suites: Set<String>

  init(_ file: FileUses) {
    self.cases = Set(
      file.types.filter { $0.inherited.contains { $0.path.hasSuffix("TestCase") } }.map(\.name))
    self.suites = Set(file.types.filter(\.isTestSuite).map(\.name))
  }

  /// Whether a type is a test type, or is nested in one.
  func contains(_ name: String) -> Bool {
    guard !name.isEmpty else { return false }
    let names = name.pathNames
    return names.contains { name in ["Test", "Tests", "Spec", "TestCase"].contains { name.hasSuffix($0) } }
      || self.cases.contains(names[0])
      || names.indices.contains { self.suites.contains(names[...$0].joined(separator: ".")) }
  }
}
