import SourceModel

/// A JSON value that keeps the order of its keys.
enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// An object of the given members, without those whose value is nil.
  static func object(omittingNil members: [(key: String, value: JSONValue?)]) -> JSONValue {
    .object(members.compactMap { member in member.value.map { (member.key, $0) } })
  }

  /// The value on several lines, indented by two spaces a level, with a line break at the end.
  var document: String {
    var text = ""
    self.write(to: &text, indentation: "")
    return text + "\n"
  }

  private func write(to text: inout String, indentation: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .string(let value): text += QuotedText.of(value)
    case .array(let elements):
      Self.write(elements, between: "[", and: "]", to: &text, indentation: indentation) {
        $0.write(to: &$1, indentation: $2)
      }
    case .object(let members):
      Self.write(members, between: "{", and: "}", to: &text, indentation: indentation) {
        $1 += QuotedText.of($0.key) + ": "
        $0.value.write(to: &$1, indentation: $2)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between opening: String, and closing: String, to text: inout String,
    indentation: String, writeElement: (Element, inout String, String) -> Void
  ) {
    guard !elements.isEmpty else {
      text += opening + closing
      return
    }
    let inner = indentation + "  "
    text += opening
    for (index, element) in elements.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += inner
      writeElement(element, &text, inner)
    }
    text += "\n" + indentation + closing
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  init(stringLiteral value: String) {
    self = .string(value)
  }

  init(arrayLiteral elements: JSONValue...) {
    self = .array(elements)
  }

  init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { ($0.0, $0.1) })
  }
}
