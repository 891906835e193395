import SeededRandom
import SourceModel
import Testing

@Suite("Which elements of a list are out of place")
struct OrderTests {
  private static func moves(_ list: [Int]) -> [Order.Move] {
    Order.moves(count: list.count) { list[$0] < list[$1] }
  }

  private static func list(ofAtMost limit: Int, using random: inout SplitMix64) -> [Int] {
    (0..<random.below(limit + 1)).map { _ in random.below(10) }
  }

  static let lists: [(list: [Int], moves: [Order.Move])] = [
    ([], []), ([1], []), ([1, 2, 2, 3], []),
    ([2, 1], [Order.Move(element: 1, before: 0)]),
    ([3, 1, 2], [Order.Move(element: 0, before: nil, after: 2)]),
    ([2, 3, 1], [Order.Move(element: 2, before: 0)]),
  ]

  @Test("As few elements as possible are moved, and the earlier ones stay", arguments: lists)
  func movesFewElements(_ testCase: (list: [Int], moves: [Order.Move])) {
    #expect(Self.moves(testCase.list) == testCase.moves)
  }

  @Test("Moves that are made from the first to the last bring any list in order")
  func movesSort() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<2_000 {
      let list = Self.list(ofAtMost: 12, using: &random)
      var order = Array(list.indices)
      for move in Self.moves(list) {
        order.removeAll { $0 == move.element }
        let position = move.before.flatMap { order.firstIndex(of: $0) } ?? order.endIndex
        order.insert(move.element, at: position)
      }
      #expect(order.map { list[$0] } == list.sorted(), "\(list)")
    }
  }

  @Test("What stands behind another when it is moved is told from the other side as well")
  func movesSortFromBehind() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<2_000 {
      let list = Self.list(ofAtMost: 12, using: &random)
      var order = Array(list.indices)
      for move in Self.moves(list) {
        order.removeAll { $0 == move.element }
        let position = move.after.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        order.insert(move.element, at: position)
      }
      #expect(order.map { list[$0] } == list.sorted(), "\(list)")
    }
  }

  @Test("The run that stays is the longest one")
  func keepsTheLongestRun() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<500 {
      let list = Self.list(ofAtMost: 10, using: &random)
      let kept = Order.kept(count: list.count) { list[$0] < list[$1] }
      let longest = (0..<(1 << list.count)).filter { subset in
        let run = list.indices.filter { subset >> $0 & 1 == 1 }.map { list[$0] }
        return run == run.sorted()
      }.map(\.nonzeroBitCount).max()
      #expect(kept.count == longest, "\(list)")
    }
  }

  @Test("A long list takes no longer than sorting it", arguments: [200_000])
  func isFast(_ count: Int) {
    #expect(Order.moves(count: count) { $0 > $1 }.count == count - 1)
    // Half of the list moves, each element past many that are alike.
    #expect(Order.moves(count: count) { $0 % 2 > $1 % 2 }.count == count / 2)
  }
}
