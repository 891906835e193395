import SourceModel
import Testing

@testable import Rules

struct FreeNamesTests {
  private static let text = """
    Signal.merge(self.refresh.signal, appeared.map { project, reward in project.id }).filter { _ in isEnabled }
    """

  @Test("The parameters of closures, members and types are not taken from outside")
  func namesFromOutside() {
    #expect(FreeNames(of: Self.text, in: .reactiveSwift)?.lowercase == ["self", "appeared", "isEnabled"])
  }

  @Test("Threads share the patterns that find names")
  func threadsShareThePatterns() async {
    let found = await withTaskGroup(of: Set<String>?.self) { group in
      for _ in 0..<64 { group.addTask { FreeNames(of: Self.text, in: .reactiveSwift)?.lowercase } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(found.count == 64)
    #expect(found.allSatisfy { $0 == ["self", "appeared", "isEnabled"] })
  }
}
