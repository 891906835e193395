import Foundation
import SwiftDiagnostics
import Testing

@Suite struct ExpansionTests {
  @Test("A view model is expanded to what stands below it", arguments: ExpansionCase.all)
  func expansion(_ example: ExpansionCase) throws {
    let expanded = try Expanded(example.source)
    #expect(FoldedExpansion.text(of: expanded.members) == example.expansion, "\(example.file)")
    #expect(expanded.diagnostics.map(\.message) == [])
  }

  @Test("Each has a name of its own")
  func names() {
    #expect(!ExpansionCase.all.isEmpty)
    #expect(Set(ExpansionCase.all.map(\.name)).count == ExpansionCase.all.count)
  }

  /// `RECORD_EXPANSIONS=1 swift test --filter ExpansionTests` writes them anew.
  @Test("Expansions are written on request", .enabled(if: Self.isRecording))
  func record() throws {
    for (file, examples) in Dictionary(grouping: ExpansionCase.all, by: \.file) {
      let expansions = try examples.map {
        ($0.name, FoldedExpansion.text(of: try Expanded($0.source).members))
      }
      try ExpansionCase.record(Dictionary(uniqueKeysWithValues: expansions), in: file)
    }
  }

  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_EXPANSIONS"] != nil
}
