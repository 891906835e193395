import ReaderSupport
import SourceModel

/// The type tests of Kotlin, after which names have narrower types, and the assignments, after which they no longer have
/// them.
struct SmartCasts {
  struct Narrowing {
    var base: RawChain.Base
    var links: [String]
    var scope: Int
    /// The type; nil after an assignment.
    var type: NamedType?
    /// Where it begins.
    var start: Int32
  }

  var all: [Narrowing] = []

  /// The maximum number of tokens of a subject that are read.
  private static let longestSubject = 40

  /// The subject of the `when` whose block begins at a brace.
  static func subject(ofBlockAt brace: Int, _ code: CodeTokens) -> (base: RawChain.Base, links: [String])? {
    guard let start = code.opening(of: brace - 1), code.isSign("(", at: start),
      code.word(at: start - 1) == "when",
      brace - start <= Self.longestSubject
    else { return nil }
    // `when (val x = …)`
    let isVariable = code.meaning(at: start + 1) == .variable
    let first = isVariable ? start + 2 : start + 1
    guard code.isWord(at: first) else { return nil }
    let name = RawChain.Base.name(code.tokens[first].name)
    if isVariable { return (name, []) }
    var links: [String] = []
    var index = first + 1
    while index < brace - 1 {
      while code.isSign(among: ["?", "!"], at: index) { index += 1 }
      guard code.isSign(".", at: index), let link = code.word(at: index + 1) else { return nil }
      links.append(link)
      index += 2
    }
    return (code.meaning(at: first) == .instance ? .instance : name, links)
  }

  /// The key of a name with its members in a scope, which is equal wherever they refer to the same value.
  static func place(
    of base: RawChain.Base, _ links: [String], in scope: Int, _ scopes: NameScopes, _ names: [String]
  ) -> String? {
    let start: String
    switch base {
    case .name(let name): start = "\(scopes.scope(declaring: name, from: scope) ?? -1).\(names[Int(name)])"
    case .instance: start = "-1"
    case .superInstance, .chain, .unknown: return nil
    }
    return ([start] + links).joined(separator: ".")
  }

  /// Adds the narrowings, and the assignments between them, to the uses of a file.
  func add(to result: inout FileUses, _ scopes: NameScopes, _ names: [String]) {
    guard self.all.contains(where: { $0.type != nil }) else { return }
    let placed = self.all.compactMap { narrowing in
      Self.place(of: narrowing.base, narrowing.links, in: narrowing.scope, scopes, names)
        .map { (place: $0, narrowing) }
    }
    for (place, narrowing) in placed where narrowing.type == nil {
      result.assignments[place, default: []].append(narrowing.start)
    }
    for place in result.assignments.keys { result.assignments[place]?.sort() }
    for (place, narrowing) in placed {
      guard let type = narrowing.type else { continue }
      let narrowed = NarrowedType(
        type: type, assignments: result.assignments(to: place, before: narrowing.start))
      // Each use compares all of them, so duplicates are skipped.
      guard result.narrowings[place]?.contains(narrowed) != true else { continue }
      result.narrowings[place, default: []].append(narrowed)
    }
  }
}
