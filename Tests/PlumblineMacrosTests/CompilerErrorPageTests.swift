import Foundation
import Testing

/// The page of the errors of the compiler says what the compiler says.
@Suite struct CompilerErrorPageTests {
  /// A block of code of the page, and the errors that it announces in comments, by line.
  struct Block: CustomTestStringConvertible, Sendable {
    let code: String
    let errors: [Int: String]

    var testDescription: String { self.errors.values.first ?? "No error" }
  }

  static let blocks: [Block] = {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(
        "Sources/Libraries/Plumbline/Plumbline.docc/Articles/CompilerErrors.md")
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "```swift\n").dropFirst().map { part in
      let code = part.components(separatedBy: "\n```")[0]
      let errors = code.components(separatedBy: "\n").enumerated().compactMap { index, line in
        line.components(separatedBy: "// Error: ").dropFirst().first.map { (index + 1, $0) }
      }
      return Block(code: code, errors: Dictionary(uniqueKeysWithValues: errors))
    }
  }()

  @Test("A block has the errors that its comments announce, and no others", arguments: Self.blocks)
  func errors(_ block: Block) throws {
    let errors = try Compiler.errors(in: block.code)
    #expect(errors.count == block.errors.count, "\(errors)")
    for (line, message) in block.errors {
      #expect(
        errors.contains { $0.contains("Screen.swift:\(line):") && $0.contains(message) }, "\(line): \(errors)"
      )
    }
  }

  @Test("Each error has code beside it that compiles")
  func pairs() {
    #expect(Self.blocks.count >= 16)
    #expect(Self.blocks.enumerated().allSatisfy { $0.offset.isMultiple(of: 2) == !$0.element.errors.isEmpty })
  }
}
