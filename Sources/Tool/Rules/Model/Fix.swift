package import SourceModel

/// The fix of a finding, or the reason why there is none.
package enum Fix: Sendable {
  case edits([Edit])
  case moves([Move])
  case refused(String)
  /// A fix that is applied only if all conditions hold.
  indirect case conditional(Fix, [FixCondition])

  static func move(_ move: Move) -> Fix { .moves([move]) }

  /// The fix, to be made where conditions hold.
  func provided(_ conditions: FixCondition...) -> Fix {
    conditions.isEmpty ? self : .conditional(self, conditions)
  }
}

extension Finding {
  /// The finding with its fix.
  package func fixed(by fix: Fix) -> Finding {
    var finding = self
    switch fix {
    case .edits(let edits): finding.edits = edits
    case .moves(let moves): finding.moves = moves
    case .refused(let reason): finding.refusal = reason
    case .conditional(let fix, let conditions):
      finding = finding.fixed(by: fix)
      finding.conditions += finding.isFixable ? conditions : []
    }
    return finding
  }

  /// The finding without its fix.
  package func refused(_ reason: String) -> Finding {
    var finding = self
    finding.edits = []
    finding.moves = []
    finding.conditions = []
    finding.refusal = reason
    return finding
  }
}

/// A change of source text that fixes a finding.
package struct Edit: Hashable, Sendable {
  /// The replaced range; empty to insert.
  package var range: TextRange
  package var replacement: String

  package init(replacing range: TextRange, with replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  package init(inserting text: String, at offset: Int) {
    self.init(replacing: TextRange(offset, offset), with: text)
  }
}

/// Members of a type, declarations of a file or imports that move among their neighbors.
///
/// A member moves with its comments, its attributes, and the rest of its last line.
package struct Move: Hashable, Sendable {
  /// Where the members go.
  package enum Place: Hashable, Sendable {
    /// Before a member of the same list: below the heading above that member.
    case before(TextRange)
    /// Before a member of another section: above the heading of that member.
    case beforeSection(TextRange)
    /// Behind a member.
    case after(TextRange)
    /// Behind a comment that heads a section.
    case afterHeading(TextRange)
  }

  /// The ranges of the declarations that go together, in source order.
  package var members: [TextRange]
  package var place: Place
  /// Whether the move is meant to change the order in which members are initialized.
  package var isOfInitialization: Bool

  package init(_ members: [TextRange], to place: Place, isOfInitialization: Bool = false) {
    self.members = members
    self.place = place
    self.isOfInitialization = isOfInitialization
  }
}

/// What must hold in all files of a project for a fix to keep the meaning of the code.
///
/// A rule sees only the files of a view model. It adds conditions on other files to the fix, and the engine checks
/// them. `FixGuarantee` says for each rule why its fixes are safe.
package enum FixCondition: Hashable, Sendable, Codable {
  /// No code outside of the file of the fix names the member of a type, which the fix hides from other files.
  case isUnusedElsewhere(member: String, of: TypePath)
  /// No code outside of the file of the fix assigns the member of a type.
  case isUnassignedElsewhere(member: String, of: TypePath)
  /// No extension in another file and no superclass of a type declares a member of that name, nor does a subclass if
  /// subclasses inherit the member.
  case isFreeElsewhere(member: String, of: TypePath, isInherited: Bool)
  /// No class inherits from a type, and no code makes a mock of it, which would be a subclass.
  case hasNoSubclass(TypePath)
  /// Only classes conform to a protocol, and none of its extensions has a member that only a struct can have.
  case isForClasses(protocol: String)
  /// Only one type conforms to a protocol or inherits from it.
  case hasNoConformer(protocol: String, but: TypePath)
  /// No other file uses a name that may refer to a type of a module which it imports.
  case isUnknownElsewhere(name: String)
  /// Where the project declares a class, the class has a member of that name.
  case isOffered(member: String, by: String)
}
