import SourceModel
import Testing

struct FirstResultTests {
  @Test("The first result ends the search, and the function is called once for each element before it")
  func calls() {
    var asked: [Int] = []
    let result = [3, 5, 8, 10].firstResult { number in
      asked.append(number)
      return number.isMultiple(of: 2) ? "\(number)" : nil
    }
    #expect(result == "8")
    #expect(asked == [3, 5, 8])
    #expect([1, 3].firstResult { $0 > 3 ? $0 : nil } == nil)
  }
}
