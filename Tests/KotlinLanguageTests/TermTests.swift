import KotlinLanguage
import SourceModel
import Testing

@Suite("The code of Kotlin is read as terms")
struct KotlinTermTests {
  @Test("In all code that parses")
  func snippets() throws {
    var count = 0
    for snippet in try Snippet.all() {
      let file = KotlinReader.read(path: "Test.kt", text: SourceText(snippet.text))
      guard file.problems.isEmpty else { continue }
      for body in Self.bodies(file.declarations) {
        let terms = body.statements.flatMap(\.terms).flatMap(\.contents)
        #expect(!terms.contains { $0.kind == .unknown([]) }, "\(snippet.title): \(file.text[body.range])")
        count += 1
      }
    }
    #expect(count > 150)
  }

  private static func bodies(_ declarations: [Declaration]) -> [Body] {
    declarations.flatMap { declaration -> [Body] in
      if let type = declaration.type { return self.bodies(type.members) }
      guard let function = declaration.function, let body = function.body,
        !body.references.isEmpty || !body.calls.isEmpty
      else { return [] }
      return [body]
    }
  }

  @Test("The last expression of a lambda is its value")
  func lambda() throws {
    let kotlin = Kotlin(statements: "a.map { first(); second() }")
    guard case .expression(let term)? = kotlin.body?.statements.first, case .chain(_, let links) = term.kind,
      case .closure(let closure)? = links.last?.arguments?.last?.value.kind,
      case .result = closure.statements.last
    else {
      Issue.record("the lambda has a result")
      return
    }
    #expect(closure.parameters == ["it"])
  }
}
