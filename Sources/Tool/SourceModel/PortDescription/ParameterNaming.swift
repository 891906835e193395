/// Names for the parameters of an input that are described by their types alone.
package enum ParameterNaming {
  /// The names for the parameters of an input, in their order.
  ///
  /// A single parameter is named after the subject of the input: `message` in `messageChanged(String)`. Several, and those of
  /// inputs without a subject, are named after their types.
  ///
  /// - Parameters:
  ///   - input: the name of the input.
  ///   - types: the types of the parameters without names.
  ///   - taken: the names that other parameters have.
  package static func names(of input: String, _ types: [PortType], besides taken: Set<String> = [])
    -> [String]
  {
    if types.count == 1, taken.isEmpty, let subject = self.subject(of: input) { return [subject] }
    var taken = taken
    return types.map { type in
      let name = self.name(of: type)
      var unique = name
      var number = 2
      while !taken.insert(unique).inserted {
        unique = "\(name)\(number)"
        number += 1
      }
      return unique
    }
  }

  /// Whether one of the names of a closure is that of a completion handler.
  package static func isResultHandler(_ names: [String]) -> Bool {
    names.contains { name in
      let name = name.lowercased()
      return ["completion", "callback", "handler", "reply"].contains(where: name.contains)
    }
  }

  /// The subject of an input: the words before the one for the event.
  private static func subject(of input: String) -> String? {
    let words = NameWords.of(input)
    guard words.count > 1, let last = words.last, last.hasSuffix("ed") else { return nil }
    let subject = NameWords.joined(words.dropLast())
    // A name that would need backticks is not used.
    return SwiftWords.escaped(subject) == subject && SwiftWords.isName(subject) ? subject : nil
  }

  private static func name(of type: PortType) -> String {
    let name: String
    switch type {
    case .named(let path, _): name = path.last ?? ""
    case .optional(let type), .constrained(_, let type): return self.name(of: type)
    case .array(let type):
      let element = self.name(of: type)
      return element == "value" ? "values" : element.hasSuffix("s") ? element : element + "s"
    case .dictionary(_, let type): return self.name(of: .array(type))
    case .function: return "handler"
    case .tuple, .composition, .verbatim: return "value"
    }
    // The meaning of such values does not follow from their types.
    if Self.plainTypes.contains(name) { return name == "String" ? "text" : "value" }
    let words = NameWords.joined(NameWords.of(name))
    return SwiftWords.escaped(words) == words && SwiftWords.isName(words) ? words : "value"
  }

  private static let plainTypes: Set = [
    "Any", "AnyObject", "Bool", "Character", "Decimal", "Double", "Float", "Int", "Int16", "Int32", "Int64",
    "Int8", "String", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
  ]
}
