import ViewModelModel

import Recognition

/// The names that the facts of a run about one language are about, to be found in bytes.
///
/// The cache knows by them which facts the result of a file can depend on. A name that is found and not
/// meant does no harm.
struct KnownNames: Sendable {
  private let byHash: [UInt64: [String]]
  /// Names beyond ASCII are spelled in more than one way, so they are always taken for found.
  private let others: Set<String>

  init(_ facts: RunFacts) {
    let isPlain = { (name: String) in name.utf8.allSatisfy { $0 < 0x80 } }
    // Of a name with dots, which may be written over several lines, the first part is looked for.
    self.byHash = Dictionary(grouping: facts.names.filter(isPlain)) { name in
      Self.hash(Array(name.utf8.prefix { $0 != UInt8(ascii: ".") })[...])
    }
    self.others = facts.names.filter { !isPlain($0) }
  }

  /// The names that occur as words.
  func names(in bytes: [UInt8]) -> Set<String> {
    var found = self.others
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, bytes[index].isWord { index += 1 }
      if index > start, let names = self.byHash[Self.hash(bytes[start..<index])] { found.formUnion(names) }
      index += 1
    }
    return found
  }

  /// A hash of a word, of the kind of G. Fowler, L. C. Noll and K.-P. Vo.
  private static func hash(_ word: ArraySlice<UInt8>) -> UInt64 {
    word.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }
}
