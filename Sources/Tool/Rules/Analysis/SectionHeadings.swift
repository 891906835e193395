import SourceModel

/// The headings in the class of a view model that name one of its sections.
struct SectionHeadings {
  private struct Entry {
    var range: TextRange
    /// The section; nil for a heading of the team's own.
    var section: Section?
  }

  /// The headings in source order.
  private var entries: [Entry] = []

  init(of viewModel: ViewModel) {
    for member in viewModel.declaration.members {
      for comment in member.header.leadingComments {
        guard let heading = Heading(comment, in: viewModel.profile.language) else { continue }
        let section = Self.section(of: heading, above: member, in: viewModel.profile.classSections)
        self.entries.append(Entry(range: comment.range, section: section))
      }
    }
  }

  private static func section(
    of heading: Heading, above member: Declaration, in table: SectionTable
  ) -> Section? {
    switch heading {
    case .section(let heading): table.section(under: heading, aboveField: member.property != nil)
    case .other: nil
    }
  }

  /// The heading of a section, where there is just one.
  func heading(of section: Section) -> TextRange? {
    let found = self.entries.filter { $0.section == section }
    return found.count == 1 ? found[0].range : nil
  }

  /// Whether the headings are above the elements of their sections and below those of the sections before.
  func stand(among elements: [Sections.Element]) -> Bool {
    self.entries.allSatisfy { entry in
      guard let section = entry.section else { return true }
      return elements.allSatisfy { element in
        element.section < section
          ? element.range.start < entry.range.start : element.range.start > entry.range.start
      }
    }
  }

  /// Whether an element is under the heading of another section, while its own section has a heading too.
  func isAstray(_ element: Sections.Element) -> Bool {
    guard let above = self.entries.last(where: { $0.range.start < element.range.start })?.section,
      above != element.section
    else { return false }
    return self.heading(of: element.section) != nil
  }
}
