import ViewModelModel

/// Names of ports that say too little or the wrong thing, renamed wherever they stand.
enum NameMutations {
  static let all: [Mutation] = [
    Mutation("an input is one bare word", breaks: "literal-names", in: .kickstarterSwift, .rxSwift) {
      example in
      Self.renames(.inputs, of: example, to: Self.bareWords).spread(2)
    },
    Mutation("an input is named like an effect", breaks: "literal-names", in: .kickstarterSwift, .rxSwift) {
      example in
      Self.renames(.inputs, of: example, to: Self.effects).spread(2)
    },
    Mutation("an output is one bare word", breaks: "literal-names", in: .kickstarterSwift, .rxSwift) {
      example in
      Self.renames(.outputs, of: example, to: Self.bareWords).spread(2)
    },
    Mutation("an output is named like an event", breaks: "literal-names", in: .kickstarterSwift, .rxSwift) {
      example in
      example.ports(.outputs).indices.compactMap { index in
        let name = example.ports(.outputs)[index].name.text
        guard let end = Self.nouns.first(where: { name.hasSuffix($0) }) else { return nil }
        let event = index % 2 == 0 ? "Tapped" : "Clicked"
        let stem = String(name.dropLast(end.count))
        guard !stem.isEmpty, !Self.verbs.contains(where: { stem.hasPrefix($0) }) else { return nil }
        return Self.rename(.outputs, index, of: example, to: stem + event)
      }
      .spread(2)
    },
  ]

  static let bareWords = [
    "action", "change", "click", "data", "event", "execute", "handle", "hide", "input", "output", "perform",
    "press", "pressed", "process", "result", "show", "signal", "tap", "tapped", "touch", "trigger", "update",
    "value",
  ]
  static let effects = [
    "goToBasket", "goToNextScreen", "goToZoom", "showAlert", "showHelp", "showNextScreen", "showVeil",
  ]
  /// What an output of a view changes: the end of a name that does not start with a verb.
  private static let nouns = ["Text", "Title", "URL", "Rows", "Alignment", "Cells", "Tokens", "Message"]
  static let verbs = [
    "change", "clear", "dismiss", "end", "focus", "go", "is", "log", "notify", "open", "reload", "request",
    "scroll", "select", "show",
  ]

  /// Renames each port to the first of the names that leaves the list in order.
  private static func renames(_ kind: PortKind, of example: Example, to names: [String]) -> [Variant] {
    example.ports(kind).indices.compactMap { index in
      names.lazy.compactMap { Self.rename(kind, index, of: example, to: $0) }.first
    }
  }

  /// Renames a port, its implementation and its storage; nil when the name is taken or would have to stand
  /// elsewhere.
  private static func rename(
    _ kind: PortKind, _ index: Int, of example: Example, to name: String
  ) -> Variant? {
    let ports = example.ports(kind)
    let port = ports[index]
    // A bare word is fine where labels say more.
    let hasLabels = port.declaration.function?.parameters.contains { $0.label != nil } ?? false
    guard !hasLabels, !example.mentions(name), !example.mentions(name + "Property") else { return nil }
    let isAfter = index == 0 || ports[index - 1].name.text.lowercased() < name.lowercased()
    let isBefore = index + 1 == ports.count || name.lowercased() < ports[index + 1].name.text.lowercased()
    guard isAfter, isBefore else { return nil }
    return example.variant("\(port.name.text) to \(name)") { editor in
      editor.rename(port.name.text, to: name)
      editor.rename(port.name.text + "Property", to: name + "Property")
    }
  }
}
