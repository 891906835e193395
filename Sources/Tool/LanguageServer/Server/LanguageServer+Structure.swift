import DataFlow
import Engine
import Rules
import SourceModel

/// What the sections of view models tell an editor.
extension LanguageServer {
  /// The neighbouring members of one section.
  private struct Group {
    var section: Section
    /// From the comments of the first to the end of the last.
    var range: TextRange
    /// The members with their comments.
    var members: [TextRange]
  }

  /// The sections of view models, from the heading to the last member.
  mutating func foldings(_ parameters: LSP.DocumentParameters) -> [LSP.FoldingRange] {
    self.settle()
    guard let (viewModels, shown, text) = self.described(parameters.textDocument) else { return [] }
    return viewModels.flatMap { Self.groups(of: $0.viewModel, in: shown) }.compactMap { group in
      let range = text.range(group.range, self.client.encoding)
      guard range.start.line < range.end.line else { return nil }
      return LSP.FoldingRange(startLine: range.start.line, endLine: range.end.line)
    }
  }

  /// What is around each position: the member, its section, the class.
  mutating func selections(_ parameters: LSP.SelectionParameters) -> [LSP.SelectionRange] {
    self.settle()
    let found = self.described(parameters.textDocument)
    let viewModels = found.map { found in found.viewModels.filter { $0.viewModel.path == found.shown } } ?? []
    return parameters.positions.map { position in
      var ranges: [LSP.Range] = []
      if let found {
        let offset = found.text.offset(of: position, self.client.encoding)
        let around = viewModels.lazy.map { Self.ranges(around: offset, $0.viewModel, in: found.shown) }
          .first { !$0.isEmpty }
        ranges = around?.map { found.text.range($0, self.client.encoding) } ?? []
      }
      if ranges.isEmpty { ranges = [LSP.Range(start: position, end: position)] }
      return LSP.SelectionRange(ranges: ranges[...])
    }
  }

  /// The ranges around an offset, innermost first.
  private static func ranges(around offset: Int, _ viewModel: ViewModel, in path: String) -> [TextRange] {
    let header = viewModel.declaration.header
    guard header.range.isAt(offset) else { return [] }
    let group = self.groups(of: viewModel, in: path).first { $0.range.isAt(offset) }
    let member = group?.members.first { $0.isAt(offset) }
    var ranges: [TextRange] = []
    for range in [member, group?.range, viewModel.declaration.memberRange, header.range].compactMap(\.self)
    where ranges.last != range && range.isAt(offset) {
      ranges.append(range)
    }
    return ranges
  }

  private static func groups(of viewModel: ViewModel, in path: String) -> [Group] {
    guard viewModel.path == path else { return [] }
    let sections = Sections.byRange(of: viewModel)
    let language = viewModel.file.language
    var groups: [Group] = []
    var isOpen = false
    for member in viewModel.declaration.members {
      let header = member.header
      guard let section = sections[header.range] else {
        isOpen = false
        continue
      }
      let start = header.leadingComments.first { Heading($0, in: language) == nil }?.range.start
      let whole = TextRange(min(start ?? header.range.start, header.range.start), header.range.end)
      if isOpen, let last = groups.last, last.section.role == section.role {
        groups[groups.count - 1].range.end = whole.end
        groups[groups.count - 1].members.append(whole)
      } else {
        let heading = header.leadingComments.first { Heading($0, in: language) != nil }
        let first = heading.map { min($0.range.start, whole.start) } ?? whole.start
        groups.append(
          Group(section: section, range: TextRange(first, whole.end), members: [whole]))
      }
      isOpen = true
    }
    return groups
  }

  // MARK: Hazards

  /// What the hazards of view models emit, at the ends of their lines, where the settings ask for it.
  mutating func hints(_ parameters: LSP.RangeParameters) -> [LSP.InlayHint] {
    guard self.showsHazards else { return [] }
    self.settle()
    guard let (viewModels, shown, text) = self.described(parameters.textDocument) else { return [] }
    let hazards = viewModels.flatMap { DataFlow($0.viewModel).hazards(in: $0.viewModel) }
    let hints = hazards.filter { $0.node.path == shown }.map { hazard in
      let line = text.position(of: hazard.node.range.start, self.client.encoding).line
      let end = text.position(of: text.line(line).upperBound, self.client.encoding)
      return LSP.InlayHint(position: end, label: hazard.event)
    }
    return hints.filter { parameters.range.start <= $0.position && $0.position <= parameters.range.end }
      .sorted { $0.position < $1.position }
  }
}
