import SourceModel

extension FlowNode {
  /// Whether its name says that it is a scheduler, or that it tracks or logs what happens.
  ///
  /// A picture shows such calls only on request: they change nothing that a user sees.
  package var isBackground: Bool {
    guard [.dependency, .effect].contains(self.kind) else { return false }
    return self.name.split(separator: ".").contains { part in
      !Self.backgroundWords.isDisjoint(with: NameWords.of(String(part)).map { $0.lowercased() })
    }
  }

  private static let backgroundWords: Set = [
    "analytics", "crashlytics", "debug", "dispatcher", "dispatchers", "koala", "log", "logger", "print",
    "println", "scheduler", "schedulers", "timber", "track", "tracker", "tracking",
  ]
}
