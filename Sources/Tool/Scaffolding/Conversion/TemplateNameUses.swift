import Rules
import SourceModel
import SwiftLanguage

/// The names of port protocols and of a type protocol that code still uses after these have moved into a class.
struct TemplateNameUses {
  /// The names that are used beyond the view model's own pieces.
  private(set) var names: Set<String> = []

  /// Collects the uses.
  ///
  /// - Parameters:
  ///   - names: the names of the port protocols and of the type protocol.
  ///   - typeProtocol: the name of the type protocol, which replaces an alias of the class.
  ///   - text: the text of the view model's file.
  ///   - goneRanges: the ranges to remove from that file.
  ///   - others: the texts of the other files.
  /// - Throws: a use that an alias cannot replace.
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
            "'\(name)' is used as a protocol, and would become the class: use it only as a type")
      }
      self.names.insert(name)
    }
  }
}
