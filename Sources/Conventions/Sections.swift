package import ViewModelModel

/// The sections of a file and of a class, and what belongs to each.
package enum Sections {
  /// A declaration and the section that it belongs to.
  struct Element {
    var name: Name
    /// The place of the section; smaller ones stand first.
    var rank: Int
    /// What messages call the section.
    var section: String
    var conditions: [Int]
    /// The range of the declaration.
    var range: TextRange

    /// Its place in its section, where that is fixed.
    var place: Int {
      self.section == Sections.accessorsTitle ? PortKind.place(ofAccessor: self.name.text) : 0
    }

    /// Whether it stands above the declaration of the ports in Java.
    var isAbovePorts: Bool { self.rank < 5 }

    /// Whether it is a field of an input or of an output in Java.
    var isFieldOfPort: Bool { self.rank == 3 || self.rank == 4 }
  }

  /// Finds the elements that are out of the order of their sections.
  ///
  /// Neighbours of one section that are out of place are one finding.
  ///
  /// - Parameters:
  ///   - elements: the elements in source order.
  ///   - viewModel: the view model that they are of.
  ///   - headings: the headings that they stand under.
  ///   - order: what keeps members of the type in their places.
  static func findings(
    _ elements: [Element], in viewModel: ViewModel, headings: @autoclosure () -> SectionHeadings? = nil,
    order: @autoclosure () -> InitializationOrder? = nil
  ) -> [Finding] {
    // What stands under `#if` has no place among what does not.
    ConditionGroups.of(elements, by: \.conditions).flatMap { elements -> [Finding] in
      // Most sections are in order, which takes no search to see.
      guard !zip(elements, elements.dropFirst()).allSatisfy({ $0.rank <= $1.rank }) else { return [] }
      var headings = headings()
      var kept = self.kept(elements, under: headings)
      if !(headings?.stand(among: kept.map { elements[$0] }) ?? true) {
        // Headings that are out of order themselves lead nowhere.
        headings = nil
        kept = self.kept(elements, under: nil)
      }
      let staying = elements.indices.filter(kept.contains).map { elements[$0] }
      let order = order()
      return self.runs(of: elements, without: kept).map { run in
        let finding = self.finding(for: run, among: staying, in: viewModel)
        guard let place = self.place(of: run, among: staying, under: headings) else { return finding }
        if viewModel.dialect == .rxSwift, run[0].rank == self.lifeCycleRank {
          return finding.mended(.refused("'\(run[0].name.text)' belongs below its heading"))
        }
        let move = Move(run.map(\.range), to: place)
        return finding.mended(order?.mending(by: move) ?? .move(move))
      }
    }
  }

  /// The elements that stay: as many as can, but none under the heading of another section.
  private static func kept(_ elements: [Element], under headings: SectionHeadings?) -> Set<Int> {
    let candidates = elements.indices.filter { !(headings?.isAstray(elements[$0]) ?? false) }
    let kept = Order.kept(count: candidates.count) {
      elements[candidates[$0]].rank < elements[candidates[$1]].rank
    }
    return Set(kept.map { candidates[$0] })
  }

  /// The elements that do not stay, neighbours of one section together.
  private static func runs(of elements: [Element], without kept: Set<Int>) -> [[Element]] {
    var runs: [[Element]] = []
    var last: Int?
    for index in elements.indices where !kept.contains(index) {
      if let last, last + 1 == index, elements[last].rank == elements[index].rank {
        runs[runs.count - 1].append(elements[index])
      } else {
        runs.append([elements[index]])
      }
      last = index
    }
    return runs
  }

  /// Where neighbours go: to their section, behind its heading, or in front of the next section.
  private static func place(
    of run: [Element], among staying: [Element], under headings: SectionHeadings?
  ) -> Move.Place? {
    let element = run[0]
    let own = staying.filter { $0.rank == element.rank }
    if let next = own.first(where: { $0.place > element.place }) { return .before(next.range) }
    if let last = own.last { return .after(last.range) }
    if let heading = headings?.heading(of: element.rank) { return .afterHeading(heading) }
    if let next = staying.first(where: { $0.rank > element.rank }) { return .beforeSection(next.range) }
    return staying.last { $0.rank < element.rank }.map { .after($0.range) }
  }

  private static func finding(
    for run: [Element], among staying: [Element], in viewModel: ViewModel
  ) -> Finding {
    let element = run[0]
    var subject = "'\(element.name.text)'"
    if run.count > 1 { subject += " through '\(run[run.count - 1].name.text)'" }
    func finding(_ relation: String, _ neighbour: Element) -> Finding {
      Finding(
        "move \(subject) \(relation) '\(neighbour.name.text)': "
          + "\(element.section) stands \(relation) \(neighbour.section)",
        path: viewModel.path, range: element.name.range,
        notes: [
          Finding.Note("'\(neighbour.name.text)' is here", path: viewModel.path, range: neighbour.name.range)
        ])
    }
    // A neighbour of another section that stands on the wrong side says why.
    let next = staying.first { $0.rank > element.rank }
    let previous = staying.last { $0.rank < element.rank }
    if let next, next.range.start < element.range.start { return finding("before", next) }
    if let previous, previous.range.start > element.range.start { return finding("after", previous) }
    if let next { return finding("before", next) }
    if let previous { return finding("after", previous) }
    return Finding("move \(subject) to its section", path: viewModel.path, range: element.name.range)
  }

  /// The ranks of the sections that the declarations of a view model belong to, in its file.
  package static func ranks(of viewModel: ViewModel) -> [TextRange: Int] {
    let elements = self.inFile(of: viewModel) + self.inClass(of: viewModel)
    return Dictionary(elements.map { ($0.range, $0.rank) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: The file

  /// The protocols and the type of a view model in its file, or in the interface around it.
  static func inFile(of viewModel: ViewModel) -> [Element] {
    var ranks: [(range: TextRange, rank: Int, section: String)] = []
    for (rank, kind) in viewModel.portKinds.enumerated() {
      for list in viewModel.ownDeclarations(kind) where list.path == viewModel.path {
        let isErrors = list.value.name == "Errors"
        let word = viewModel.isJava ? "interface" : "protocol"
        let title = isErrors ? "errors" : kind.rawValue
        ranks.append((list.value.header.range, isErrors ? rank + 1 : rank, "the \(word) of the \(title)"))
      }
    }
    if case .declared(let type) = viewModel.typeProtocol, type.path == viewModel.path {
      ranks.append((type.value.header.range, 10, "the type protocol"))
    }
    ranks.append((viewModel.declaration.header.range, 11, "the class"))
    // What is two of these is the latter.
    let sections = Dictionary(ranks.map { ($0.range, $0) }, uniquingKeysWith: { $1 })
    // A file may declare thousands of view models, so these few are searched in it.
    let declarations = viewModel.wrapper?.value.members ?? viewModel.file.declarations
    return sections.values.sorted { $0.range.start < $1.range.start }.compactMap { range, rank, section in
      let index = declarations.firstIndex(from: { $0.header.range.start >= range.start })
      guard index < declarations.count, declarations[index].header.range == range else { return nil }
      let header = declarations[index].header
      return Element(
        name: header.name, rank: rank, section: section, conditions: header.conditions, range: header.range)
    }
  }

  // MARK: The class

  /// The members of a view model's class that belong to a section.
  static func inClass(of viewModel: ViewModel) -> [Element] {
    let sections = self.classifier(of: viewModel)
    var last: TextRange?
    return viewModel.declaration.members.compactMap { member in
      let header = member.header
      guard !header.isStatic, let (rank, section) = sections(member) else { return nil }
      // The two names of a pipe are one member.
      guard header.range != last else { return nil }
      last = header.range
      return Element(
        name: header.name, rank: rank, section: section, conditions: header.conditions, range: header.range)
    }
  }

  /// The rank and the title of the section that a member belongs to.
  typealias Classifier = (Declaration) -> (Int, String)?

  private static func classifier(of viewModel: ViewModel) -> Classifier {
    switch viewModel.dialect {
    case .kickstarterSwift: self.templateSections(of: viewModel)
    case .kickstarterJava: self.javaSections(of: viewModel)
    case .rxSwift: self.blueprintSections(of: viewModel)
    }
  }

  private static func templateSections(of viewModel: ViewModel) -> Classifier {
    // A view model has few of each, which takes no set to find one in.
    let inputFunctions = viewModel.inputs.map(\.function.value.header.range)
    let inputStorage = viewModel.inputStorage.map(\.storage.value.header.range)
    let outputs = viewModel.outputs.map(\.property.value.header.range)
    return { member in
      let range = member.header.range
      if inputFunctions.contains(range) || inputStorage.contains(range) { return (2, "an input") }
      if outputs.contains(range) { return (3, "an output") }
      if member.function?.kind == .initializer { return (1, "the initializer") }
      guard let property = member.property else { return nil }
      if self.isAccessor(property, of: viewModel) { return (4, self.accessorsTitle) }
      return viewModel.isDependency(property) ? (0, "a dependency") : nil
    }
  }

  static let lifeCycleRank = 4

  static let accessorsTitle = "the declaration of the ports"

  private static func blueprintSections(of viewModel: ViewModel) -> Classifier {
    func ranges(_ kind: PortKind) -> [TextRange] {
      viewModel.properties(implementing: kind).map(\.value.header.range)
    }
    let (inputs, outputs, actions) = (ranges(.inputs), ranges(.outputs), ranges(.actions))
    // A bag under another heading should not be there at all, which `no-dispose-bag` says.
    let lifeCycle = viewModel.declaration.properties
      .filter { $0.knownType?.name == "DisposeBag" && viewModel.heading(of: $0) == .lifeCycle }
      .map(\.header.range)
    return { member in
      let range = member.header.range
      if member.function?.kind == .initializer { return (5, "the initializer") }
      guard let property = member.property else { return nil }
      if actions.contains(range) || viewModel.isAction(property) { return (6, "an action") }
      if inputs.contains(range) { return (2, "an input") }
      if outputs.contains(range) { return (3, "an output") }
      if self.isAccessor(property, of: viewModel) { return (0, self.accessorsTitle) }
      if lifeCycle.contains(range) { return (self.lifeCycleRank, "the life cycle") }
      return viewModel.isDependency(property) ? (1, "the setup") : nil
    }
  }

  private static func isAccessor(_ property: PropertyDeclaration, of viewModel: ViewModel) -> Bool {
    guard property.getter != nil else { return false }
    return viewModel.portKinds.contains { viewModel.isAccessor(property, for: $0) }
  }
}
