import Foundation
import TestSupport
import Testing

@Suite("What a file imports to use the macros")
struct ImportTests {
  @Test("The example in the page of the runtime compiles as it is pasted")
  func page() throws {
    let text = try String(
      contentsOf: Repository.folder.appendingPathComponent("Documentation/Runtime.md"), encoding: .utf8)
    let blocks = text.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
      .filter { $0.contains("import PlumblineMacros") }
    let block = try #require(blocks.first)
    #expect(!block.contains("import Plumbline\n"))
    #expect(try Compiler.errors(in: block).isEmpty)
  }

  @Test("The macros bring the types of the runtime, and what an initializer calls of it")
  func runtime() throws {
    let errors = try Compiler.errors(
      in: """
        import PlumblineMacros

        let (signal, observer) = Signal<Int, Never>.pipe()
        let property = MutableProperty<Int?>(nil)
        let names = property.signal.skipNil().map { "\\($0)" }
        """)
    #expect(errors.isEmpty)
  }
}
