import SourceModel

/// The check that the rules of alphabetical order share.
enum SortedMembers {
  /// A name to sort, with its position.
  struct Element {
    /// The sort key.
    var key: String
    /// The name in messages.
    var title: String
    var range: TextRange
    /// The branches of conditional compilation that hold it.
    var conditions: [Int] = []
    /// The declarations that move with it, its own among them.
    var unit: MemberUnit
  }

  /// Finds the elements that are out of alphabetical order.
  ///
  /// Elements within one branch of conditional compilation are compared only with each other.
  ///
  /// - Parameters:
  ///   - elements: the names in source order.
  ///   - path: the file of the elements.
  ///   - reason: the statement for the message: `inputs are alphabetized`.
  ///   - order: the initialization order of the members, which moves must keep.
  static func findings(
    _ elements: [Element], path: String, reason: String, order: @autoclosure () -> InitializationOrder? = nil
  ) -> [Finding] {
    ConditionGroups.of(elements, by: \.conditions).flatMap { elements -> [Finding] in
      guard !Alphabet.isSorted(elements.map(\.key)) else { return [] }
      let order = order()
      let moves = Order.moves(count: elements.count) {
        Alphabet.precedes(elements[$0].key, elements[$1].key)
      }
      return moves.map { move in
        let element = elements[move.element]
        let finding: Finding
        if let before = move.before.map({ elements[$0] }) {
          finding = Finding(
            "move '\(element.title)' before '\(before.title)': \(reason)", path: path, range: element.range,
            notes: [Finding.Note("'\(before.title)' is here", path: path, range: before.range)])
        } else {
          finding = Finding("move '\(element.title)' to the end: \(reason)", path: path, range: element.range)
        }
        guard let place = self.place(of: move, among: elements) else { return finding }
        var moves = [Move(element.unit.all, to: place)]
        // The unit of its new neighbor is gathered, too.
        if let neighbour = (move.before ?? move.after).flatMap({ elements[$0].unit.gathering }) {
          moves.append(neighbour)
        }
        return finding.fixed(by: order?.fix(by: moves) ?? .moves(moves))
      }
    }
  }

  /// Where an element goes.
  private static func place(of move: Order.Move, among elements: [Element]) -> Move.Place? {
    if let before = move.before { return elements[before].unit.together.first.map { .before($0) } }
    return move.after.flatMap { elements[$0].unit.together.last.map { .after($0) } }
  }

  /// Finds the members of a view model's own port protocols that are out of order.
  static func findings(inListsOf kind: PortKind, of viewModel: ViewModel) -> [Finding] {
    viewModel.ownDeclarations(kind).flatMap { list -> [Finding] in
      let members = list.value.members.filter { member in
        (member.function?.kind == .function || member.property != nil) && !member.header.isStatic
      }
      guard !self.isSorted(members) else { return [] }
      let title = list.value.isErrorProtocol ? "errors" : kind.rawValue
      return self.findings(self.elements(members), path: list.path, reason: "\(title) are alphabetized")
    }
  }

  /// Finds the implementations of ports that are out of order.
  ///
  /// The members of several protocols may be sorted together, or those of each protocol separately.
  ///
  /// - Parameters:
  ///   - members: the implementations in source order, and the protocols of their ports.
  ///   - path: the file of the elements.
  ///   - reason: the statement for the message.
  ///   - order: the initialization order of the members, which moves must keep.
  ///   - unit: the declarations that move with an implementation.
  static func findings(
    _ members: [(declaration: Declaration, list: String)], path: String, reason: String,
    order: @autoclosure () -> InitializationOrder? = nil,
    unit: (Declaration) -> MemberUnit = { MemberUnit($0.header.range) }
  ) -> [Finding] {
    guard !self.isSorted(members.map(\.declaration)) else { return [] }
    let lists = Dictionary(grouping: members, by: \.list).values
    let byList = lists.flatMap {
      self.findings(
        self.elements($0.map(\.declaration), unit: unit), path: path, reason: reason, order: order())
    }
    guard !byList.isEmpty, lists.count > 1 else { return byList }
    let asOne = self.findings(
      self.elements(members.map(\.declaration), unit: unit), path: path, reason: reason, order: order())
    return asOne.count < byList.count ? asOne : byList
  }

  /// Whether all members are sorted. If so, every part of them is sorted, too.
  private static func isSorted(_ members: [Declaration]) -> Bool {
    Alphabet.isSorted(members.map { Alphabet.key($0.function?.fullName ?? $0.header.name.text) })
  }

  /// The names of members; overloads are distinguished by their labels.
  static func elements(
    _ members: [Declaration], unit: (Declaration) -> MemberUnit = { MemberUnit($0.header.range) }
  ) -> [Element] {
    var counts: [String: Int] = [:]
    for member in members { counts[member.header.name.text, default: 0] += 1 }
    return members.map { member in
      let name = member.header.name
      let fullName = member.function?.fullName ?? name.text
      let isOverloaded = (counts[name.text] ?? 0) > 1
      return Element(
        key: Alphabet.key(fullName), title: isOverloaded ? fullName : name.text, range: name.range,
        conditions: member.header.conditions, unit: unit(member))
    }
  }
}

/// The elements of a list by the branches of conditional compilation that hold them.
enum ConditionGroups {
  /// The groups, in no particular order; the elements of each keep their order.
  static func of<Element>(_ elements: [Element], by conditions: (Element) -> [Int]) -> [[Element]] {
    guard let first = elements.first.map(conditions) else { return [] }
    // Hardly any file compiles conditionally.
    if elements.allSatisfy({ conditions($0) == first }) { return [elements] }
    return Array(Dictionary(grouping: elements, by: conditions).values)
  }
}
