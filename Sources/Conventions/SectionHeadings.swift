import ViewModelModel

/// The headings in the class of a view model that name one of its sections.
struct SectionHeadings {
  private struct Entry {
    var range: TextRange
    /// The rank of the section; nil for a heading of the team's own.
    var rank: Int?
  }

  /// The headings in source order.
  private var entries: [Entry] = []

  init(of viewModel: ViewModel) {
    for member in viewModel.declaration.members {
      for comment in member.header.leadingComments {
        guard let heading = Heading(comment) else { continue }
        let rank = Self.rank(of: heading, above: member, in: viewModel.dialect)
        self.entries.append(Entry(range: comment.range, rank: rank))
      }
    }
  }

  private static func rank(of heading: Heading, above member: Declaration, in dialect: Dialect) -> Int? {
    switch (dialect, heading) {
    case (.kickstarterSwift, .setup): 0
    case (.kickstarterSwift, .inputs): 2
    case (.kickstarterSwift, .outputs): 3
    case (.rxSwift, .setup): 1
    case (.rxSwift, .inputs): 2
    case (.rxSwift, .outputs): 3
    case (.rxSwift, .lifeCycle): Sections.lifeCycleRank
    case (.rxSwift, .actions): 6
    // The ports have fields in one section and methods in another.
    case (.kickstarterJava, .inputs): member.property == nil ? 6 : 3
    case (.kickstarterJava, .outputs): member.property == nil ? 7 : 4
    default: nil
    }
  }

  /// The heading of a section, where there is just one.
  func heading(of rank: Int) -> TextRange? {
    let found = self.entries.filter { $0.rank == rank }
    return found.count == 1 ? found[0].range : nil
  }

  /// Whether the headings stand above the elements of their sections and below those of the sections before.
  func stand(among elements: [Sections.Element]) -> Bool {
    self.entries.allSatisfy { entry in
      guard let rank = entry.rank else { return true }
      return elements.allSatisfy { element in
        element.rank < rank
          ? element.range.start < entry.range.start : element.range.start > entry.range.start
      }
    }
  }

  /// Whether an element stands under the heading of another section than its own, which has one as well.
  func isAstray(_ element: Sections.Element) -> Bool {
    guard let above = self.entries.last(where: { $0.range.start < element.range.start })?.rank,
      above != element.rank
    else { return false }
    return self.heading(of: element.rank) != nil
  }
}
