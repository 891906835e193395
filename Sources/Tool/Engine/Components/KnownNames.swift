import Recognition
import SourceModel

/// Finds in bytes the names that occur in what a run knows about one language.
///
/// They tell which facts and which uses the result of a file can depend on. False positives do no harm. A rule may also use
/// a name that occurs nowhere but is derived from another: the name of the view model for `MessageViewHolder`, or of a
/// protocol that is missing. Such names have the stem of a word.
struct KnownNames: Sendable {
  private let byHash: [UInt64: [String]]
  /// The names that have a stem, by its hash.
  private let byStem: [UInt64: [String]]
  /// Names with characters outside of ASCII have several spellings, so they always count as found.
  private let others: Set<String>

  init(_ names: Set<String>) {
    let isPlain = { (name: String) in name.utf8.allSatisfy { $0 < 0x80 } }
    // Of a name with dots, which may be on several lines, only the first part is searched.
    self.byHash = Dictionary(grouping: names.filter(isPlain)) { name in
      Self.hash(Array(name.utf8.prefix { $0 != UInt8(ascii: ".") })[...])
    }
    self.byStem = names.filter(isPlain).reduce(into: [:]) { byStem, name in
      let word = Array(name.utf8.prefix { $0 != UInt8(ascii: ".") })
      if let stem = Self.stem(of: word[...]) { byStem[Self.hash(stem), default: []].append(name) }
    }
    self.others = names.filter { !isPlain($0) }
  }

  /// The suffixes of the names of view models, their protocols and their views.
  private static let endings = [
    "ViewModel", "Inputs", "Input", "Outputs", "Output", "Actions", "Action", "Errors", "Type", "Protocol",
    "Activity", "Fragment", "ViewHolder", "Holder", "ViewController", "View", "Cell",
  ].map { Array($0.utf8) }

  /// The stem of a word before all such suffixes; nil without one.
  private static func stem(of word: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var stem = word
    while let ending = Self.endings.first(where: { stem.count > $0.count && stem.suffix($0.count) == $0[...] }
    ) {
      stem = stem.dropLast(ending.count)
    }
    return stem.count < word.count ? stem : nil
  }

  /// The names that occur as words, or have the stem of one.
  func names(in bytes: [UInt8]) -> Set<String> {
    var found = self.others
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, bytes[index].isWord { index += 1 }
      let word = bytes[start..<index]
      if !word.isEmpty {
        found.formUnion(self.byHash[Self.hash(word)] ?? [])
        if let stem = Self.stem(of: word) { found.formUnion(self.byStem[Self.hash(stem)] ?? []) }
      }
      index += 1
    }
    return found
  }

  /// A hash of a word, of the kind of G. Fowler, L. C. Noll and K.-P. Vo.
  private static func hash(_ word: ArraySlice<UInt8>) -> UInt64 {
    word.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }
}
