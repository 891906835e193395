import Conventions
import SwiftReader
import ViewModelModel

/// Where code goes on to use the names of lists and of a type protocol that move into a class.
struct TemplateNameUses {
  /// The names that are used beyond the view model's own pieces.
  private(set) var names: Set<String> = []

  /// Collects the uses.
  ///
  /// - Parameters:
  ///   - names: the names of the lists and of the type protocol.
  ///   - typeProtocol: that of the type protocol, which an alias of the class takes the place of.
  ///   - text: the text of the view model's file.
  ///   - goneRanges: what is taken out of that file.
  ///   - others: the texts of the other files.
  /// - Throws: what an alias does not do for.
  init(
    of names: Set<String>, typeProtocol: String?, in text: SourceText, except goneRanges: [TextRange],
    others: [SourceText]
  ) throws(ConversionRefusal) {
    let own = NameUses.find(names, in: text).filter { use in
      !goneRanges.contains { $0.contains(use.name.range) }
    }
    try self.add(own, typeProtocol: typeProtocol)
    for other in others {
      let uses = NameUses.find(names, in: other)
      // Another module may have a view model of the same name.
      let declared = Set(uses.filter { $0.role == .declaration }.map(\.name.text))
      try self.add(uses.filter { !declared.contains($0.name.text) }, typeProtocol: typeProtocol)
    }
  }

  private mutating func add(_ uses: [NameUse], typeProtocol: String?) throws(ConversionRefusal) {
    for use in uses {
      let name = use.name.text
      if name == typeProtocol, use.role != .type || use.hasMember {
        throw ConversionRefusal(
          reason:
            "'\(name)' is used as a protocol, and would be the class: use it as a plain type, or not at all")
      }
      self.names.insert(name)
    }
  }
}
