import SourceModel

/// Outputs that a view shows all the time, which are properties for a view in SwiftUI.
enum ShownOutput {
  /// The value that such an output begins with: that of a type that everybody knows.
  ///
  /// - Returns: nil for an output that happens once, such as `showHome`, and for a type of the app.
  static func initialValue(of output: OutputDescription) -> String? {
    self.happensOnce(output) ? nil : self.initialValue(of: output.type)
  }

  /// Whether an output tells the view to do something.
  static func happensOnce(_ output: OutputDescription) -> Bool {
    let words = NameWords.of(output.name)
    guard output.type != .void, words.count > 1, let verb = words.first?.lowercased() else {
      return output.type == .void
    }
    return Verb.effects.contains(verb)
  }

  private static func initialValue(of type: PortType) -> String? {
    switch type {
    case .optional: "nil"
    case .array: "[]"
    case .dictionary: "[:]"
    case .named(["Bool"], _): "false"
    case .named(["Double"], _), .named(["Float"], _), .named(["Int"], _): "0"
    case .named(["String"], _): "\"\""
    default: nil
    }
  }
}
