import Mustache
import SourceModel

/// The values of a template: texts, Booleans, and lists of these by their names.
struct RenderContext {
  private(set) var values: [String: Any] = [:]

  /// A text. Nothing is escaped.
  subscript(text name: String) -> String {
    get { self.values[name] as? String ?? "" }
    set { self.values[name] = newValue }
  }

  subscript(flag name: String) -> Bool {
    get { self.values[name] as? Bool ?? false }
    set { self.values[name] = newValue }
  }

  /// The lines of a text, or other texts one below the other.
  subscript(lines name: String) -> [String] {
    get { self.values[name] as? [String] ?? [] }
    set { self.values[name] = newValue }
  }

  /// Sets a list by its name, and whether it has elements: `hasInputs` for `inputs`.
  ///
  /// Each element has flags for the first and the last one: `isFirst`, `isLast`.
  mutating func set(_ name: String, _ elements: [RenderContext]) {
    var list: [[String: Any]] = []
    for (index, element) in elements.enumerated() {
      var element = element
      element[flag: "isFirst"] = index == 0
      element[flag: "isLast"] = index == elements.count - 1
      list.append(element.values)
    }
    self.values[name] = list
    self[flag: "has" + name.prefix(1).uppercased() + name.dropFirst()] = !elements.isEmpty
  }

  /// All names in it, at any depth, with their kinds. A name for lists of both kinds is one for lists of values.
  var kinds: [String: Kind] {
    var kinds: [String: Kind] = [:]
    func collect(_ values: [String: Any]) {
      for (name, value) in values {
        switch value {
        // An empty list of texts looks like an empty list of values.
        case let list as [Any] where list.isEmpty: if kinds[name] == nil { kinds[name] = .texts }
        case let list as [[String: Any]]:
          kinds[name] = .values
          for element in list { collect(element) }
        case is [String]: if kinds[name] != .values { kinds[name] = .texts }
        case is Bool: if kinds[name] == nil { kinds[name] = .flag }
        default: if kinds[name] == nil { kinds[name] = .text }
        }
      }
    }
    collect(self.values)
    return kinds
  }

  /// What a name stands for in a template.
  enum Kind {
    case flag
    case text
    /// A list of texts, each of which is '{{.}}' in its section.
    case texts
    /// A list of elements with values of their own.
    case values
  }
}

/// The protocols that a type conforms to, as written after its name.
enum ConformanceList {
  /// How long a line may be.
  private static let limit = 110

  /// Whether they do not fit into the line of the declaration.
  static func isLong(_ declaration: String, _ names: [String], end: String) -> Bool {
    "\(declaration): \(names.joined(separator: ", "))\(end)".count > self.limit
  }

  /// The names with the colon before and the brace after them, on as many lines as needed.
  ///
  /// - Parameters:
  ///   - declaration: the text before them.
  ///   - end: the brace, or an empty body, with a space before it.
  static func text(_ declaration: String, _ names: [String], end: String, lineBreak: String) -> String {
    guard !names.isEmpty else { return end }
    guard self.isLong(declaration, names, end: end) else { return ": \(names.joined(separator: ", "))\(end)" }
    let lines = names.joined(separator: ",\(lineBreak)  ")
    return ":\(lineBreak)  \(lines)\(lineBreak)\(end.dropFirst())"
  }
}

/// A list of a template that ends where the limit of repetitions is reached.
struct LimitedList: MustacheSequence {
  var elements: [Any]
  var limit: RepetitionLimit

  func makeIterator() -> AnyIterator<Any> {
    var elements = self.elements.makeIterator()
    return AnyIterator {
      guard let element = elements.next(), self.limit.take() else { return nil }
      return element
    }
  }
}

/// How often the sections of a template may be repeated.
///
/// A list within a list repeats its section for each element of both, and sections can be nested so that no rendering
/// would come to an end.
final class RepetitionLimit {
  private var left: Int
  /// Whether a list ended early.
  private(set) var isReached = false

  /// At most 20,000 repetitions, and fewer where these could make a text of more than 100 MB.
  ///
  /// - Parameter templateSize: the size of the template in bytes; a repeated section is at most as large.
  init(templateSize: Int) {
    self.left = min(20_000, 100_000_000 / max(1, templateSize))
  }

  /// The values of a template with lists that end early.
  func limited(_ values: [String: Any]) -> [String: Any] {
    values.mapValues { value in
      switch value {
      case let list as [[String: Any]]: LimitedList(elements: list.map(self.limited), limit: self)
      case let list as [String]: LimitedList(elements: list, limit: self)
      default: value
      }
    }
  }

  /// Counts a repetition; returns whether it is within the limit.
  func take() -> Bool {
    self.left -= 1
    if self.left < 0 { self.isReached = true }
    return self.left >= 0
  }
}

extension Array<InputDescription> {
  /// The inputs, with distinct names for overloads that differ only in their labels: `tappedProject`, `tappedUser`.
  ///
  /// Neither methods of Java nor properties of Swift have labels.
  var withoutOverloads: [InputDescription] {
    let counts = Dictionary(self.map { ($0.name, 1) }, uniquingKeysWith: +)
    return self.map { input in
      guard counts[input.name, default: 0] > 1 else { return input }
      var input = input
      input.name = NameWords.joined([input.name] + input.parameters.map { $0.label ?? $0.name })
      return input
    }
  }
}
