import Plumbline
import Testing

@Suite("Expressions with leading dots and tuples")
struct TypeCheckingTests {
  @Test("They compile, and mean what they say")
  func results() {
    let results = LeadingDotExpressions.results
    let numbers = Set(results.compactMap { $0.split(separator: " ").first.flatMap { Int($0) } })
    // A join with an empty signal sends nothing.
    #expect(Set(1...42).subtracting(numbers) == [12])
    #expect(results.count { $0.hasPrefix("1 ") } == 1)
    for line in [
      "1 7", "2 6", "4 2", "5 6", "8 5", "10 1 a 2.5", "25 then", "33 false", "34 false", "42 false",
    ] {
      #expect(results.contains(line), "\(line)")
    }
  }
}
