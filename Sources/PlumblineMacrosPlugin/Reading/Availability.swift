internal import SwiftSyntax

/// Where a declaration may be used.
struct Availability {
  /// The attribute that says that it is not everywhere; nil when it is.
  private(set) var limiting: AttributeSyntax?
  /// Whether its use is warned of, or forbidden.
  private(set) var isDiscouraged = false
  /// Whether it cannot be used everywhere without a warning.
  var isLimited: Bool { self.limiting != nil || self.isDiscouraged }
  /// The attributes.
  private(set) var attributes: [AttributeSyntax] = []

  init(_ attributes: AttributeListSyntax) {
    for case .attribute(let attribute) in attributes
    where attribute.attributeName.source == "available" {
      self.attributes.append(attribute)
      guard case .availability(let arguments)? = attribute.arguments else { continue }
      let words = arguments.map { $0.argument.source }
      let discouraging = ["deprecated", "unavailable", "obsoleted", "noasync"]
      if words.contains(where: { word in discouraging.contains { word.hasPrefix($0) } }) {
        self.isDiscouraged = true
        if words.contains("unavailable") { self.limiting = attribute }
      } else if words.first?.split(separator: " ").first != "swift" {
        // What begins with a version of the language is there or not for a whole module: the compiler speaks of it.
        self.limiting = attribute
      }
    }
  }
}
