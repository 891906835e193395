internal import SourceModel
internal import SwiftSyntax

/// The availability of a declaration.
struct Availability {
  /// The attribute that limits the availability; nil if there is none.
  private(set) var limiting: AttributeSyntax?
  /// Whether the declaration is deprecated or unavailable.
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
        // A Swift version applies to a whole module: the compiler reports it.
        self.limiting = attribute
      }
    }
  }
}

/// The attributes that isolate a declaration to an actor.
enum GlobalActor {
  static func attribute(in attributes: AttributeListSyntax) -> AttributeSyntax? {
    for case .attribute(let attribute) in attributes {
      let name = attribute.attributeName.source
      if name.hasSuffix("Actor"), attribute.arguments == nil { return attribute }
    }
    return nil
  }
}

extension AccessLevel {
  init(_ modifiers: DeclModifierListSyntax) {
    self.init(modifiers: modifiers.lazy.filter { $0.detail == nil }.map(\.name.text))
  }
}
