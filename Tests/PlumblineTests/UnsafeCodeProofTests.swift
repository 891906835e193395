import Foundation
import Testing

@Suite("2. Swift 6 mode, and proofs where the compiler trusts the code")
struct UnsafeCodeProofTests {
  private static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func swiftFiles(in folder: String) -> [URL] {
    let folder = Self.root.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
  }

  private static func uses() throws -> [UnsafeUse] {
    try Self.swiftFiles(in: "Sources").flatMap { try UnsafeUse.all(in: $0) }
  }

  @Test("A comment says why each unsafe line is safe, and names an existing test")
  func unsafeCodeIsProved() throws {
    let suites = Dictionary(
      Self.swiftFiles(in: "Tests").map { ($0.deletingPathExtension().lastPathComponent, $0) },
      uniquingKeysWith: { first, _ in first })
    let uses = try Self.uses()
    #expect(uses.count > 30)
    for use in uses {
      guard let test = use.test else {
        Issue.record(
          "\(use.place): '\(use.code)' needs a comment 'Safe because …' with a line 'Test: `Suite.function`'")
        continue
      }
      let names = test.split(separator: ".")
      let text = try suites[String(names[0])].map { try String(contentsOf: $0, encoding: .utf8) }
      #expect(text?.contains("func \(names[1])(") == true, "\(use.place): there is no test '\(test)'")
    }
  }

  @Test("A proof is recognized above the line or an enclosing declaration, and an incomplete one is not")
  func proofsAreRecognized() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try """
    /// Safe because of the lock.
    /// Test: `A.type`
    final class Box: @unchecked Sendable {
      @exclusivity(unchecked) var value = 0
      /// Safe because it is a number.
      /// Test: `A.property`
      @usableFromInline
      @exclusivity(unchecked) var number = 0
      /// Safe because it is retained.
      @exclusivity(unchecked) var other = 0
      func use() {
        // An Unmanaged in a comment is no use.
        _ = Unmanaged.passUnretained(self)
      }
    }
    let reference: Unmanaged<Box>? = nil

    """.write(to: file, atomically: true, encoding: .utf8)
    #expect(try UnsafeUse.all(in: file).map(\.test) == ["A.type", nil, "A.property", nil, "A.type", nil])
  }

  @Test("Data races are left to the compiler in the runtime, with one exception")
  func dataRaces() throws {
    let libraries = ["", "Bindings", "Blueprint", "Navigation", "Testing"].map { "Plumbline\($0)" }
    let uses = try libraries.flatMap { Self.swiftFiles(in: "Sources/Libraries/\($0)") }.flatMap {
      try UnsafeUse.all(in: $0)
    }
    let hatches = uses.filter { $0.code.contains("@unchecked Sendable") || $0.code.contains("(unsafe)") }
    #expect(hatches.map(\.code) == ["struct Confined<Value>: @unchecked Sendable {"])
  }
}
