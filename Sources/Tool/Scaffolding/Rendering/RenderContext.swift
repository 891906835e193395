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
