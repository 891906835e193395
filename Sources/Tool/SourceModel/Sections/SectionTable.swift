/// The sections of a file or of a class, in their order.
package struct SectionTable: Sendable {
  /// A section without its place in a table.
  package struct Row: Sendable {
    fileprivate let role: SectionRole
    fileprivate let title: String
    fileprivate let heading: SectionHeading?

    package init(_ role: SectionRole, _ title: String, heading: SectionHeading? = nil) {
      self.role = role
      self.title = title
      self.heading = heading
    }
  }

  private let sections: [Section]

  /// - Parameter rows: the sections in their order; those in one row stand in any order.
  package init(_ rows: [[Row]]) {
    self.sections = rows.enumerated().flatMap { order, row in
      row.map { Section($0.role, $0.title, $0.heading, order: order) }
    }
  }

  /// - Parameter rows: the sections in their order.
  package init(_ rows: Row...) {
    self.init(rows.map { [$0] })
  }

  /// The section that stands first.
  package var first: Section? { self.sections.first }

  /// The section of a role; nil when the dialect has none.
  package subscript(role: SectionRole) -> Section? { self.sections.first { $0.role == role } }

  /// The section that a heading names; where fields and methods have separate sections, the element below the heading
  /// decides.
  package func section(under heading: SectionHeading, aboveField: Bool) -> Section? {
    let named = self.sections.filter { $0.heading == heading }
    return named.count < 2 ? named.first : named.first { $0.role.isOfFields == aboveField }
  }

  /// The sections of a file: the port protocols, the type protocol and the class.
  ///
  /// - Parameter keyword: the word that declares a protocol.
  static func ofFile(keyword: String) -> SectionTable {
    func row(_ kind: PortKind) -> Row { Row(.portProtocol(kind), "the \(keyword) of the \(kind.rawValue)") }
    return SectionTable([
      [row(.inputs)],
      [row(.outputs)],
      [Row(.errorProtocol, "the \(keyword) of the errors"), row(.actions)],
      [Row(.typeProtocol, "the type protocol")],
      [Row(.viewModel, "the class")],
    ])
  }
}

/// A section of a file or of a class.
///
/// Sections of one table are compared by their places in it.
package struct Section: Comparable, Sendable {
  package let role: SectionRole
  /// The term for its elements in messages: `an input`.
  package let title: String
  /// The comment that names it, if there is one.
  package let heading: SectionHeading?
  /// The place in the table; smaller ones stand first.
  private let order: Int

  init(_ role: SectionRole, _ title: String, _ heading: SectionHeading?, order: Int) {
    self.role = role
    self.title = title
    self.heading = heading
    self.order = order
  }

  package static func == (lhs: Section, rhs: Section) -> Bool { lhs.order == rhs.order }

  package static func < (lhs: Section, rhs: Section) -> Bool { lhs.order < rhs.order }
}

/// A comment above a section that names it.
package enum SectionHeading: Hashable, Sendable {
  case setup
  case inputs
  case outputs
  case actions
  case lifeCycle
}

/// What stands in a section of a file or of a class.
package enum SectionRole: Hashable, Sendable {
  // Of a file.
  case portProtocol(PortKind)
  case errorProtocol
  case typeProtocol
  case viewModel
  // Of a class.
  /// The properties that expose the ports.
  case accessors
  case actions
  case dependencies
  case helpers
  case initializer
  /// The fields that back inputs, where these stand apart from their methods.
  case inputFields
  /// The implementations of the inputs.
  case inputs
  case lifeCycle
  /// The fields that back outputs, where these stand apart from their methods.
  case outputFields
  /// The implementations of the outputs.
  case outputs

  /// Whether it holds the fields of ports without their methods.
  package var isOfFields: Bool { self == .inputFields || self == .outputFields }
}
