/// How likely two ports are the same, by their names and types, from 0 to 1.
///
/// All numbers stand here, and were chosen on the pairs that `Evidence` counts: more right pairs were not found without
/// more wrong ones.
enum PortLikeness {
  /// The minimum for ports without a rival that is nearly as likely.
  static let sure = 0.6
  /// How near a rival of them is.
  static let sureMargin = 0.03
  /// The minimum for ports without any other likely counterpart.
  static let likely = 0.5
  /// How near a rival of them is.
  static let likelyMargin = 0.25

  /// The shares of the meaning of the names, of the types, and of the words as they are spelled.
  private static let shares = (meaning: 0.75, type: 0.15, spelling: 0.1)
  /// The weight of words that most ports could have: those for parts of a view, and those of the view model.
  static let minorWord = 0.15
  /// The likeness of words with the same beginning.
  static let similarWord = 0.8
  /// The agreement of roles that the platforms do not tell apart.
  static let similarRole = 0.7
  /// The factor if one is a list, a Boolean or an event, and the other is not, or only one closes something.
  private static let otherKind = 0.8
  /// The least likeness of names that consist of minor words: the role decides.
  private static let sameRole = 0.7

  static func of(_ ios: TwinPort, _ android: TwinPort) -> Double {
    let agreement = ios.agreement(with: android)
    guard agreement > 0, !self.showOtherModels(ios, android) else { return 0 }
    let value =
      self.shares.meaning * self.names(ios, android) * agreement
      + self.shares.type * ios.type.likeness(to: android.type)
      + self.shares.spelling * self.spelling(ios.spelling, android.spelling)
    // Rounding makes the sum independent of the order of its terms.
    return ((self.haveOtherKinds(ios, android) ? self.otherKind : 1) * value * 1e6).rounded() / 1e6
  }

  /// Whether both are configured with a model, each with another one.
  private static func showOtherModels(_ ios: TwinPort, _ android: TwinPort) -> Bool {
    ios.role == .configuration && android.role == .configuration
      && ios.type.words.isDisjoint(with: android.type.words)
  }

  private static func haveOtherKinds(_ ios: TwinPort, _ android: TwinPort) -> Bool {
    let isOpposite = ["close", "accessibility"].contains { ios.words.has($0) != android.words.has($0) }
    if isOpposite { return true }
    let kinds = Set([ios.type.kind, android.type.kind])
    guard kinds.count > 1 else { return false }
    let roles = Set([ios.role, android.role])
    if kinds.contains(.event) { return roles.contains(.value) || roles == [.tap, .event] }
    return kinds.contains(.boolean) || roles == [.value]
  }

  private static func names(_ ios: TwinPort, _ android: TwinPort) -> Double {
    let all = ios.words.total + android.words.total
    guard all > 0 else { return 1 }
    let shared = ios.words.weights.reduce(0.0) { sum, word in
      sum + (android.words.match(word.key).map { $0.likeness * (word.value + $0.weight) } ?? 0)
    }
    let likeness = min(1, shared / all)
    let needsWords = likeness == 0 && [.value, .visibility].contains(ios.role)
    guard ios.isMinor, android.isMinor, !needsWords else { return likeness }
    return self.sameRole + (1 - self.sameRole) * likeness
  }

  private static func spelling(_ ios: Set<String>, _ android: Set<String>) -> Double {
    2 * Double(ios.intersection(android).count) / Double(max(1, ios.count + android.count))
  }
}
