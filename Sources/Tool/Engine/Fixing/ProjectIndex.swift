import Rules
import SourceModel

/// The files of one platform of a project, by the types that they declare and name, and by their words.
struct ProjectIndex: Sendable {
  /// The header of a type, and the file that it is in.
  struct Entry: Sendable {
    var header: FileIndex.Header
    var file: Int
  }

  let files: [ProjectFiles.File]
  /// The headers by the last names of the types that they declare or extend.
  private var declaring: [String: [Entry]] = [:]
  /// The headers by the last names of their supertypes or aliased types, in the order of the files.
  private var referring: [String: [Entry]] = [:]
  /// The other names that imports give to types, by the last names of the types.
  private var otherNames: [String: Set<String>] = [:]
  /// The kinds of types by their last names; nil for those that are of several kinds, and for those that may have the
  /// members of another type.
  private var kinds: [String: FileIndex.Header.Kind?] = [:]
  /// Hashes of words in the upper half, and the files that have them in the lower one, sorted.
  private var words: [UInt64] = []
  private var numbers: [String: Int] = [:]

  init(_ files: [ProjectFiles.File]) {
    self.files = files
    for (number, file) in files.enumerated() {
      self.numbers[file.shownPath] = number
      let isDynamic = file.words.mayHold("dynamicMemberLookup")
      for header in file.index.headers {
        let entry = Entry(header: header, file: number)
        let name = header.name.lastPathName
        self.declaring[name, default: []].append(entry)
        for reference in Set(header.references.map(\.lastPathName)) {
          self.referring[reference, default: []].append(entry)
        }
        guard header.kind != .extension else { continue }
        let isOne = !isDynamic && (self.kinds[name].map { $0 == header.kind } ?? true)
        self.kinds[name] = .some(isOne ? header.kind : nil)
      }
      for (name, imported) in file.index.otherNames {
        self.otherNames[imported.lastPathName, default: []].insert(name)
      }
      self.words += file.words.hashes.map { UInt64($0) << 32 | UInt64(number) }
    }
    self.words.sort()
  }

  /// The file at a path as findings show it.
  func file(at path: String) -> ProjectFiles.File? { self.numbers[path].map { self.files[$0] } }

  func headers(named name: String) -> [Entry] { self.declaring[name] ?? [] }

  func headers(naming name: String) -> [Entry] { self.referring[name] ?? [] }

  /// The other names that imports give to a type.
  func otherNames(of type: TypePath) -> [TypePath] {
    (self.otherNames[type.name] ?? []).sorted().map { TypePath($0) }
  }

  /// The kind of all types of a name; nil where they are of several kinds, or may have the members of another type.
  func kind(of name: String) -> FileIndex.Header.Kind? { self.kinds[name] ?? nil }

  /// The files that may hold one of some words.
  func files(holdingOneOf words: [String]) -> [ProjectFiles.File] {
    Set(words.flatMap(self.numbers(holding:))).sorted().map { self.files[$0] }
  }

  func files(holding word: String) -> [ProjectFiles.File] { self.files(holdingOneOf: [word]) }

  private func numbers(holding word: String) -> [Int] {
    let hashes = WordSet.hashes(of: word)
    guard let hash = hashes.first else { return [] }
    let wanted = UInt64(hash)
    let rest = self.words[self.words.firstIndex(from: { $0 >> 32 >= wanted })...]
    return rest.lazy.prefix { $0 >> 32 == wanted }.map { Int($0 & 0xFFFF_FFFF) }.filter { number in
      hashes.count == 1 || self.files[number].words.mayHold(word)
    }
  }
}
