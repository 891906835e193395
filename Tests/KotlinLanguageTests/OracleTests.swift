import Foundation
import KotlinLanguage
import ReaderCorpus
import SourceModel
import Testing

/// The compiler's parser is asked what files declare; `Scripts/setup kotlin` installs it. `LeftOut` lists what is not
/// compared.
@Suite(
  "The reader and the Kotlin compiler agree",
  .enabled(
    if: KotlinCompiler.isInstalled, "the Kotlin compiler was not found; Scripts/setup kotlin installs it"))
struct KotlinOracleTests {
  private static let run = CorpusRun(.kotlin, script: KotlinCompiler.path("Scripts/oracle"))

  /// Writes texts into a folder, and compares what is read in them.
  private static func compare(_ texts: [(name: String, bytes: [UInt8])]) throws -> CorpusSummary {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kotlin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for text in texts { try Data(text.bytes).write(to: folder.appendingPathComponent(text.name)) }
    return try Self.run.compare(.single, folder: folder.path, paths: texts.map(\.name))
  }

  @Test("On hundreds of files of a few lines, whatever their lines end in")
  func snippets() throws {
    let snippets = try Snippet.all()
    let texts = snippets.enumerated().flatMap { index, snippet -> [(name: String, bytes: [UInt8])] in
      let windows = snippet.text.replacingOccurrences(of: "\n", with: "\r\n")
      let macintosh = snippet.text.replacingOccurrences(of: "\n", with: "\r")
      return [
        ("\(index).kt", Array(snippet.text.utf8)),
        ("\(index)-windows.kt", [0xEF, 0xBB, 0xBF] + Array(windows.utf8)),
        ("\(index)-macintosh.kt", Array(macintosh.utf8)),
      ]
    }
    let summary = try Self.compare(texts)
    #expect(snippets.count >= 300)
    #expect(summary.rejected == [], "the compiler accepts all of the files")
    #expect(summary.differences == [])
    #expect(summary.declarations > 1_500 && summary.names > 2_000 && summary.comments > 200)
    #expect(Set(summary.leftOut.keys) == Set(CorpusLanguage.kotlin.leftOut), "what is left out occurs")
  }
}
