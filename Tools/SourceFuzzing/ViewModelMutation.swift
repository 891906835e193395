import SeededRandom

/// Changes view models in the ways that people do, and in those that nobody should.
///
/// What comes out parses more often than not, so that rules and not the parser are tried.
enum ViewModelMutation {
  static func apply(
    _ bytes: [UInt8], other: [UInt8], of material: SourceMaterial, using random: inout SplitMix64
  ) -> [UInt8] {
    var bytes = bytes
    for _ in 0...random.below(5) {
      switch random.below(8) {
      case 0:
        bytes = PieceMutation.apply(
          SourcePieces.declarations(bytes, depth: material.depth),
          other: SourcePieces.declarations(other, depth: material.depth), using: &random)
      case 1: bytes = Self.wrap(bytes, in: material, using: &random)
      case 2: bytes = Self.insertLine(bytes, from: material.lines, using: &random)
      case 3: bytes = Self.moveLines(bytes, using: &random)
      case 4: bytes += Array(random.pick(material.declarations, or: "").utf8)
      default: bytes = Self.replaceWord(bytes, by: material.replacements, using: &random)
      }
    }
    return bytes
  }

  /// Puts something around one declaration.
  private static func wrap(
    _ bytes: [UInt8], in material: SourceMaterial, using random: inout SplitMix64
  ) -> [UInt8] {
    var parts = SourcePieces.declarations(bytes, depth: material.depth)
    guard !parts.isEmpty else { return bytes }
    let index = random.below(parts.count)
    let around = random.pick(material.wrappings, or: ("", ""))
    parts[index] = (Array(around.0.utf8) + parts[index] + Array(around.1.utf8))[...]
    return Array(parts.joined())
  }

  private static func insertLine(
    _ bytes: [UInt8], from lines: [String], using random: inout SplitMix64
  ) -> [UInt8] {
    var whole = SourcePieces.lines(bytes)
    let line = Array((random.pick(lines, or: "") + "\n").utf8)
    whole.insert(line[...], at: random.below(whole.count + 1))
    return Array(whole.joined())
  }

  private static func moveLines(_ bytes: [UInt8], using random: inout SplitMix64) -> [UInt8] {
    var lines = SourcePieces.lines(bytes)
    let range = random.range(in: lines.count, atMost: 12)
    let moved = Array(lines[range])
    if !random.happens(onceIn: 3) { lines.removeSubrange(range) }
    lines.insert(contentsOf: moved, at: random.below(lines.count + 1))
    return Array(lines.joined())
  }

  /// Replaces one or all occurrences of a word.
  private static func replaceWord(
    _ bytes: [UInt8], by replacements: [(String, String)], using random: inout SplitMix64
  ) -> [UInt8] {
    let (word, replacement) = random.pick(replacements, or: ("", ""))
    let (from, to) = (Array(word.utf8), Array(replacement.utf8))
    var places: [Int] = []
    var index = 0
    while index + from.count <= bytes.count {
      if bytes[index] == from[0], bytes[index..<(index + from.count)].elementsEqual(from) {
        places.append(index)
        index += from.count
      } else {
        index += 1
      }
    }
    guard !places.isEmpty else { return bytes }
    if !random.happens(onceIn: 3) { places = [random.pick(places, or: 0)] }
    var result: [UInt8] = []
    var done = 0
    for place in places {
      result += bytes[done..<place] + to
      done = place + from.count
    }
    return result + bytes[done...]
  }
}
