/// The lines that are removed from a text and those that are inserted.
///
/// The time to find the smallest difference grows with the square of the changes. Long texts are therefore divided at
/// the lines that occur once in both, as in the patience diff of B. Cohen, and a long part between these is replaced.
struct LineDifference {
  /// The maximal number of lines of a part, before and after, for which the smallest difference is found.
  private static let limit = 2_000

  /// A range of lines before, and the lines in its place after.
  private struct Part {
    var old: Range<Int>
    var new: Range<Int>

    var count: Int { self.old.count + self.new.count }
  }

  /// Equal lines have equal numbers.
  private let old: [Int]
  private let new: [Int]
  /// Whether each line before is removed.
  private(set) var isRemoved: [Bool]
  /// Whether each line after is inserted.
  private(set) var isInserted: [Bool]

  init(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(of line: ArraySlice<UInt8>) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    self.old = old.map(number)
    self.new = new.map(number)
    self.isRemoved = Array(repeating: false, count: old.count)
    self.isInserted = Array(repeating: false, count: new.count)
    let whole = self.withoutCommonEnds(Part(old: old.indices, new: new.indices))
    let parts = whole.count > Self.limit ? self.division(of: whole).map(self.withoutCommonEnds) : [whole]
    for part in parts {
      if part.count > Self.limit { self.replace(part) } else { self.compare(part) }
    }
  }

  private func withoutCommonEnds(_ part: Part) -> Part {
    var (old, new) = (part.old, part.new)
    while let first = old.first, let other = new.first, self.old[first] == self.new[other] {
      (old, new) = (old.dropFirst(), new.dropFirst())
    }
    while let last = old.last, let other = new.last, self.old[last] == self.new[other] {
      (old, new) = (old.dropLast(), new.dropLast())
    }
    return Part(old: old, new: new)
  }

  private mutating func replace(_ part: Part) {
    for line in part.old { self.isRemoved[line] = true }
    for line in part.new { self.isInserted[line] = true }
  }

  /// Finds the smallest difference of a part.
  private mutating func compare(_ part: Part) {
    for change in self.new[part.new].difference(from: self.old[part.old]) {
      switch change {
      case .remove(let offset, _, _): self.isRemoved[part.old.lowerBound + offset] = true
      case .insert(let offset, _, _): self.isInserted[part.new.lowerBound + offset] = true
      }
    }
  }

  // MARK: Parts

  /// The parts between the lines that occur once before and once after, and are in the same order.
  private func division(of part: Part) -> [Part] {
    var parts: [Part] = []
    var start = (old: part.old.lowerBound, new: part.new.lowerBound)
    for line in self.commonLines(of: part) {
      parts.append(Part(old: start.old..<line.old, new: start.new..<line.new))
      start = (line.old + 1, line.new + 1)
    }
    parts.append(Part(old: start.old..<part.old.upperBound, new: start.new..<part.new.upperBound))
    return parts
  }

  private func commonLines(of part: Part) -> [(old: Int, new: Int)] {
    let places = Self.uniqueLines(of: self.new, in: part.new)
    let lines = Self.uniqueLines(of: self.old, in: part.old)
      .compactMap { number, old in places[number].map { (old: old, new: $0) } }
      .sorted { $0.old < $1.old }
    // The longest increasing subsequence: the smallest end of the sequences of each length, and the predecessor of each
    // line.
    var ends: [Int] = []
    var before: [Int?] = []
    for (index, line) in lines.enumerated() {
      var (length, upper) = (0, ends.count)
      while length < upper {
        let middle = (length + upper) / 2
        if lines[ends[middle]].new < line.new { length = middle + 1 } else { upper = middle }
      }
      before.append(length > 0 ? ends[length - 1] : nil)
      if length < ends.count { ends[length] = index } else { ends.append(index) }
    }
    var common: [(old: Int, new: Int)] = []
    var last = ends.last
    while let index = last {
      common.append(lines[index])
      last = before[index]
    }
    return common.reversed()
  }

  /// The lines that occur once, by their numbers.
  private static func uniqueLines(of numbers: [Int], in range: Range<Int>) -> [Int: Int] {
    var lines: [Int: Int] = [:]
    var repeated: Set<Int> = []
    for line in range where lines.updateValue(line, forKey: numbers[line]) != nil {
      repeated.insert(numbers[line])
    }
    return lines.filter { !repeated.contains($0.key) }
  }
}
