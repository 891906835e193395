internal import SourceModel
internal import SwiftDiagnostics
internal import SwiftSyntax

/// The inputs are alphabetized, and so are the outputs. Members under `#if` are sorted separately.
enum SortedPorts {
  private struct Element {
    let key: String
    var name: String
    let fullName: String
    let place: Syntax
    /// The position among the members of its block.
    let index: Int
  }

  static func check(_ viewModel: ViewModelDeclaration) -> [Diagnostic] {
    // The blueprint prescribes the type of actions, not their order.
    viewModel.lists.filter { $0.kind != .actions }.flatMap { list in
      self.check(list.syntax.memberBlock.members, of: list)
    }
  }

  private static func check(_ members: MemberBlockItemListSyntax, of list: PortList) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var elements: [Element] = []
    for (index, member) in members.enumerated() {
      if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses {
          guard let nested = clause.elements?.as(MemberBlockItemListSyntax.self) else { continue }
          diagnostics += self.check(nested, of: list)
        }
      } else if let element = self.element(member.decl, index) {
        elements.append(element)
      }
    }
    guard !Alphabet.isSorted(elements.map(\.key)) else { return diagnostics }
    // Overloads are distinguished by their labels.
    let names = elements.map(\.name)
    for index in elements.indices where names.filter({ $0 == names[index] }).count > 1 {
      elements[index].name = elements[index].fullName
    }
    let repair = self.repair(elements, of: members, list)
    return diagnostics
      + Order.moves(count: elements.count) { Alphabet.precedes(elements[$0].key, elements[$1].key) }.map {
        move in
        let element = elements[move.element]
        let place = move.before.map { "before '\(elements[$0].name)'" } ?? "to the end"
        let message = ViewModelMessage.warning(
          "move '\(element.name)' \(place): \(list.kind.rawValue) are alphabetized",
          "sorted-\(list.kind.rawValue)")
        return repair.map { message.at(element.place, $0) } ?? message.at(element.place)
      }
  }

  private static func element(_ declaration: DeclSyntax, _ index: Int) -> Element? {
    switch PortMember(declaration) {
    case .input(let port):
      return Element(
        key: Alphabet.key(port.fullName), name: port.name.text, fullName: port.fullName,
        place: Syntax(port.syntax.name), index: index)
    case .value(let port):
      let name = port.name.text
      return Element(key: name, name: name, fullName: name, place: port.nameToken, index: index)
    case .other: return nil
    }
  }

  // MARK: The repair

  /// Sorts the members, each with the comments above it; nil if there is a detached comment between them.
  private static func repair(
    _ elements: [Element], of members: MemberBlockItemListSyntax, _ list: PortList
  ) -> FixIt? {
    let items = Array(members)
    let trivia = items.map { AttachedTrivia($0.leadingTrivia) }
    guard !trivia.dropFirst().contains(where: \.hasDetachedComment) else { return nil }
    let sorted = elements.sorted { Alphabet.precedes($0.key, $1.key) }
    var sortedItems = items
    for (element, replacement) in zip(elements, sorted) {
      // The separators of the members stay where they are.
      let space = trivia[element.index].space + trivia[replacement.index].attached
      sortedItems[element.index] = items[replacement.index].with(\.leadingTrivia, space)
    }
    return Repair.replacing(
      members, with: MemberBlockItemListSyntax(sortedItems), "sort '\(list.syntax.name.text)'",
      "sorted-\(list.kind.rawValue)")
  }
}

/// The trivia before a declaration, divided into that of the position and that of the declaration.
struct AttachedTrivia {
  /// The empty lines, with comments that do not belong to a declaration.
  let space: Trivia
  /// The comments directly above the declaration, and its indentation.
  let attached: Trivia

  init(_ trivia: Trivia) {
    // A comment is attached unless an empty line follows it.
    var start = trivia.pieces.startIndex
    for (index, piece) in trivia.pieces.enumerated() {
      if piece.newlineCount > 1 || (piece.newlineCount == 1 && index == 0) { start = index + 1 }
      // An empty line may contain spaces.
      if piece.newlineCount > 0, index > 1, trivia.pieces[index - 1].isSpace,
        trivia.pieces[index - 2].newlineCount > 0
      {
        start = index + 1
      }
    }
    self.space = Trivia(pieces: trivia.pieces[..<start])
    self.attached = Trivia(pieces: trivia.pieces[start...])
  }

  var hasDetachedComment: Bool { self.space.pieces.contains { $0.newlineCount == 0 && !$0.isSpace } }
}

extension TriviaPiece {
  fileprivate var newlineCount: Int {
    switch self {
    case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count): count
    default: 0
    }
  }

  fileprivate var isSpace: Bool {
    switch self {
    case .spaces, .tabs: true
    default: false
    }
  }
}
