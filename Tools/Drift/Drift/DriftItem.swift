import SourceModel

/// A part of a text that moves as a whole: a declaration or an import with what stands before it.
struct DriftItem: Sendable {
  enum Kind: Sendable {
    case statement
    case type
    case function
    case initializer
    case property
    case other
  }

  var kind: Kind
  var name: String
  /// What stands between the item before it and this one: white space and comments.
  var lead: String
  /// The declaration; for a type with members what stands before the first of them.
  var text: String
  /// The members of a type that are changed one by one.
  var members: [DriftItem]?
  /// What stands behind the last member.
  var tail = ""
  /// A comment on its last line.
  var trailing = ""
  /// Whether conditional compilation starts before it, and ends behind it.
  var opensCondition = false
  var closesCondition = false
  /// Whether each instance stores it.
  var isStored = false

  var rendered: String {
    self.text + (self.members.map { Self.rendered($0) + self.tail } ?? "") + self.trailing
  }

  /// The text of items one behind the other.
  static func rendered(_ items: [DriftItem], isFile: Bool = false) -> String {
    var text = ""
    var endsInComment = false
    for (index, item) in items.enumerated() {
      var lead = item.lead
      if item.opensCondition { text += "\n#if swift(>=5.5)" }
      let isFirst = index == 0 && isFile && !item.opensCondition
      let isBehindBrace = index == 0 && lead.contains(";")
      let needsBreak = endsInComment || item.opensCondition || isBehindBrace || item.kind == .statement
      if !isFirst, needsBreak || lead.isEmpty,
        !lead.drop(while: { $0 == " " || $0 == "\t" || $0 == ";" }).hasPrefix("\n")
      {
        lead = "\n" + lead.drop { $0 == ";" || $0 == " " }
      }
      text += lead + item.rendered
      endsInComment = !item.trailing.isEmpty || item.closesCondition
      if item.closesCondition { text += "\n#endif" }
    }
    if endsInComment { text += "\n" }
    return text
  }
}
