package import SourceModel

/// A framework of unit tests.
package enum TestFramework: String, Hashable, Sendable, CaseIterable {
  case swiftTesting = "swift-testing"
  case xcTest = "xctest"
  /// With Nimble.
  case quick
  case junit5
  case junit4

  /// The display name.
  package var name: String {
    switch self {
    case .swiftTesting: "Swift Testing"
    case .xcTest: "XCTest"
    case .quick: "Quick"
    case .junit5: "JUnit 5"
    case .junit4: "JUnit 4"
    }
  }

  /// Whether tests in a language can use it.
  package func isAvailable(in language: Language) -> Bool {
    (language == .swift) != (self == .junit4 || self == .junit5)
  }

  /// The framework of new tests in a language where nothing else is known.
  package static func standard(for language: Language) -> TestFramework {
    language == .swift ? .swiftTesting : .junit5
  }

  /// The framework that a file imports; nil for a file without tests.
  ///
  /// A file that imports Quick may import XCTest as well.
  static func imported(_ imports: Set<String>) -> TestFramework? {
    if imports.contains("Quick") { return .quick }
    if imports.contains("Testing") { return .swiftTesting }
    if imports.contains("XCTest") { return .xcTest }
    if imports.contains(where: { $0.hasPrefix("org.junit.jupiter.") }) { return .junit5 }
    return imports.contains { $0.hasPrefix("org.junit.") } ? .junit4 : nil
  }
}
