import KotlinLanguage
import ReaderSupport
import SourceModel
import Testing

@Suite("Any bytes are read as Kotlin")
struct KotlinBrokenFileTests {
  /// What is put into files where it does not belong.
  private static let pieces = [
    "{", "}", "(", ")", "<", ">", "\"", "${", "`", "'", "/*", "->", "@", "::", "?.", "\n", "fun ", "object ",
    "by ", ",",
  ]

  @Test("Files that end anywhere are read, and all ranges are in the file")
  func truncated() async throws {
    let texts = try Snippet.all().map { Array($0.text.utf8) }
    let count = await onDeepStack { () -> Int in
      var count = 0
      for text in texts {
        for end in stride(from: 1, to: text.count, by: 5) {
          count += Self.readsOutside(Array(text[..<end]))
          count += Self.readsOutside(Array(text[end...]))
        }
      }
      return count
    }
    #expect(count == 0)
  }

  @Test("Files with pieces that do not belong there are read, and all ranges are in the file")
  func mixed() async throws {
    let texts = try Snippet.all().map { Array($0.text.utf8) }
    let count = await onDeepStack { () -> Int in
      var count = 0
      for (index, text) in texts.enumerated() {
        for (number, piece) in Self.pieces.enumerated() {
          let place = (index * 31 + number * 97) % (text.count + 1)
          count += Self.readsOutside(text[..<place] + Array(piece.utf8) + text[place...])
        }
      }
      return count
    }
    #expect(count == 0)
  }

  @Test("Bytes that are no UTF-8 are read")
  func bytes() async {
    let texts: [[UInt8]] = (0...255).map {
      Array("val a\($0) = \"$".utf8) + [$0, $0, 0xF0, 0x9F] + Array("\" b".utf8) + [$0]
    }
    let count = await onDeepStack { texts.reduce(0) { $0 + Self.readsOutside($1) } }
    #expect(count == 0)
  }

  /// The number of ranges in the description of a file that are not in the file.
  private static func readsOutside(_ bytes: [UInt8]) -> Int {
    let text = SourceText(bytes)
    let file = KotlinReader.read(path: "Test.kt", text: text)
    let headers = FileIndex(CodeTokens(bytes, .kotlin)).headers
    var ranges = file.problems.map(\.range) + file.imports.map(\.range)
    func add(_ body: Body?) {
      guard let body else { return }
      ranges += [body.range] + body.effects.map(\.range) + body.calls.map(\.range)
      ranges += body.references.map(\.name.range)
      body.types.forEach { add(.type($0)) }
    }
    func add(_ declaration: Declaration) {
      ranges += [declaration.header.range, declaration.header.name.range]
      add(declaration.function?.body)
      add(declaration.property?.initialBody)
      add(declaration.property?.getter)
      declaration.property?.otherBodies.forEach { add($0) }
      add(declaration.type?.headBody)
      declaration.type?.members.forEach { add($0) }
    }
    file.declarations.forEach { add($0) }
    let outside = ranges.filter { $0.start < 0 || $0.start > $0.end || $0.end > bytes.count }
    return outside.count + headers.filter { $0.name.isEmpty }.count
  }
}
