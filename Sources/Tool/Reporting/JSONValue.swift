package import SourceModel

/// A JSON value that keeps the order of its keys.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// An object of the given members, without those whose value is nil.
  package static func object(omittingNil members: [(key: String, value: JSONValue?)]) -> JSONValue {
    .object(members.compactMap { member in member.value.map { (member.key, $0) } })
  }

  /// The value on several lines, indented by two spaces per level, with a line break at the end.
  package var output: OutputText {
    var text: FormattedText<JSONText> = ""
    self.write(to: &text, indentation: "")
    return OutputText(text + "\n")
  }

  private func write(to text: inout FormattedText<JSONText>, indentation: FormattedText<JSONText>) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += "\(number: value)"
    case .string(let value): text += "\(value)"
    case .array(let elements):
      Self.write(elements, between: "[", and: "]", to: &text, indentation: indentation) {
        $0.write(to: &$1, indentation: $2)
      }
    case .object(let members):
      Self.write(members, between: "{", and: "}", to: &text, indentation: indentation) {
        $1 += "\($0.key): "
        $0.value.write(to: &$1, indentation: $2)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between opening: FormattedText<JSONText>, and closing: FormattedText<JSONText>,
    to text: inout FormattedText<JSONText>, indentation: FormattedText<JSONText>,
    writeElement: (Element, inout FormattedText<JSONText>, FormattedText<JSONText>) -> Void
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
  package init(stringLiteral value: String) {
    self = .string(value)
  }

  package init(arrayLiteral elements: JSONValue...) {
    self = .array(elements)
  }

  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { ($0.0, $0.1) })
  }
}
