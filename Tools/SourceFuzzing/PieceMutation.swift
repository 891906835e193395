import SeededRandom

/// Deletes, repeats, moves and exchanges pieces of a text, whatever the pieces are.
enum PieceMutation {
  static func apply(
    _ pieces: [ArraySlice<UInt8>], other: [ArraySlice<UInt8>], using random: inout SplitMix64
  ) -> [UInt8] {
    var pieces = pieces
    for _ in 0...random.below(4) {
      let range = random.range(in: pieces.count, atMost: 1 + pieces.count / 20)
      switch random.below(6) {
      case 0:
        pieces.removeSubrange(range)
      case 1:
        let copies = random.happens(onceIn: 10) ? 50 : 1
        let copy = Array(pieces[range])
        for _ in 0..<copies { pieces.insert(contentsOf: copy, at: range.lowerBound) }
      case 2:
        let moved = Array(pieces[range])
        pieces.removeSubrange(range)
        pieces.insert(contentsOf: moved, at: random.below(pieces.count + 1))
      case 3 where pieces.count > 1:
        pieces.swapAt(random.below(pieces.count), random.below(pieces.count))
      case 4:
        let taken = Array(other[random.range(in: other.count, atMost: 20)])
        pieces.replaceSubrange(range, with: taken)
      default:
        let taken = Array(other[random.range(in: other.count, atMost: 5)])
        pieces.insert(contentsOf: taken, at: range.lowerBound)
      }
    }
    return Array(pieces.joined())
  }
}
