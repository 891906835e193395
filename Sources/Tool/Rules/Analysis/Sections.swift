package import SourceModel

/// The sections of a file and of a class, with their elements.
package enum Sections {
  /// A declaration with its section.
  struct Element {
    var name: Name
    var section: Section
    var conditions: [Int]
    /// The range of the declaration.
    var range: TextRange

    /// Its place in its section, where that is fixed.
    var place: Int {
      self.section.role == .accessors ? PortKind.place(ofAccessor: self.name.text) : 0
    }
  }

  /// Finds the elements that are out of the order of their sections.
  ///
  /// Neighbours of one section that are out of place are one finding.
  ///
  /// - Parameters:
  ///   - elements: the elements in source order.
  ///   - viewModel: the view model that they are of.
  ///   - headings: the headings above them.
  ///   - order: the initialization order of the members, which moves must keep.
  static func findings(
    _ elements: [Element], in viewModel: ViewModel, headings: @autoclosure () -> SectionHeadings? = nil,
    order: @autoclosure () -> InitializationOrder? = nil
  ) -> [Finding] {
    // Elements inside `#if` are not ordered among the others.
    ConditionGroups.of(elements, by: \.conditions).flatMap { elements -> [Finding] in
      // Most sections are in order, and this check is faster than a search.
      guard !zip(elements, elements.dropFirst()).allSatisfy({ $0.section <= $1.section }) else { return [] }
      var headings = headings()
      var kept = self.kept(elements, under: headings)
      if !(headings?.stand(among: kept.map { elements[$0] }) ?? true) {
        // Headings that are out of order themselves are ignored.
        headings = nil
        kept = self.kept(elements, under: nil)
      }
      let staying = elements.indices.filter(kept.contains).map { elements[$0] }
      let order = order()
      return self.runs(of: elements, without: kept).map { run in
        let finding = self.finding(for: run, among: staying, in: viewModel)
        guard let place = self.place(of: run, among: staying, under: headings) else { return finding }
        if run[0].section.role == .lifeCycle {
          return finding.fixed(by: .refused("'\(run[0].name.text)' must stay below its heading"))
        }
        let move = Move(run.map(\.range), to: place)
        return finding.fixed(by: order?.fix(by: move) ?? .move(move))
      }
    }
  }

  /// The elements that stay: as many as possible, but none under the heading of another section.
  private static func kept(_ elements: [Element], under headings: SectionHeadings?) -> Set<Int> {
    let candidates = elements.indices.filter { !(headings?.isAstray(elements[$0]) ?? false) }
    let kept = Order.kept(count: candidates.count) {
      elements[candidates[$0]].section < elements[candidates[$1]].section
    }
    return Set(kept.map { candidates[$0] })
  }

  /// The elements that move, grouped into neighbors of one section.
  private static func runs(of elements: [Element], without kept: Set<Int>) -> [[Element]] {
    var runs: [[Element]] = []
    var last: Int?
    for index in elements.indices where !kept.contains(index) {
      if let last, last + 1 == index, elements[last].section == elements[index].section {
        runs[runs.count - 1].append(elements[index])
      } else {
        runs.append([elements[index]])
      }
      last = index
    }
    return runs
  }

  /// The destination of adjacent elements: their section, after its heading, or before the next section.
  private static func place(
    of run: [Element], among staying: [Element], under headings: SectionHeadings?
  ) -> Move.Place? {
    let element = run[0]
    let own = staying.filter { $0.section == element.section }
    if let next = own.first(where: { $0.place > element.place }) { return .before(next.range) }
    if let last = own.last { return .after(last.range) }
    if let heading = headings?.heading(of: element.section) { return .afterHeading(heading) }
    if let next = staying.first(where: { $0.section > element.section }) { return .beforeSection(next.range) }
    return staying.last { $0.section < element.section }.map { .after($0.range) }
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
          + "\(element.section.title) comes \(relation) \(neighbour.section.title)",
        path: viewModel.path, range: element.name.range,
        notes: [
          Finding.Note("'\(neighbour.name.text)' is here", path: viewModel.path, range: neighbour.name.range)
        ])
    }
    // A misplaced neighbor of another section explains the finding.
    let next = staying.first { $0.section > element.section }
    let previous = staying.last { $0.section < element.section }
    if let next, next.range.start < element.range.start { return finding("before", next) }
    if let previous, previous.range.start > element.range.start { return finding("after", previous) }
    if let next { return finding("before", next) }
    if let previous { return finding("after", previous) }
    return Finding("move \(subject) to its section", path: viewModel.path, range: element.name.range)
  }

  /// The sections that the declarations of a view model belong to, in its file.
  package static func byRange(of viewModel: ViewModel) -> [TextRange: Section] {
    let elements = self.inFile(of: viewModel) + self.inClass(of: viewModel)
    return Dictionary(elements.map { ($0.range, $0.section) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: The file

  /// The protocols and the type of a view model in its file, or in the interface around it.
  static func inFile(of viewModel: ViewModel) -> [Element] {
    let table = viewModel.profile.fileSections
    var found: [(range: TextRange, section: Section)] = []
    func add(_ header: Header, _ role: SectionRole) {
      if let section = table[role] { found.append((header.range, section)) }
    }
    for kind in viewModel.portKinds {
      for list in viewModel.ownDeclarations(kind) where list.path == viewModel.path {
        add(list.value.header, list.value.isErrorProtocol ? .errorProtocol : .portProtocol(kind))
      }
    }
    if case .declared(let type) = viewModel.typeProtocol, type.path == viewModel.path {
      add(type.value.header, .typeProtocol)
    }
    add(viewModel.declaration.header, .viewModel)
    // An element with both roles counts as the latter.
    let sections = Dictionary(found.map { ($0.range, $0) }, uniquingKeysWith: { $1 })
    // A file may declare thousands of view models, so these few are searched in it.
    let declarations = viewModel.wrapper?.value.members ?? viewModel.file.declarations
    return sections.values.sorted { $0.range.start < $1.range.start }.compactMap { range, section in
      let index = declarations.firstIndex(from: { $0.header.range.start >= range.start })
      guard index < declarations.count, declarations[index].header.range == range else { return nil }
      let header = declarations[index].header
      return Element(
        name: header.name, section: section, conditions: header.conditions, range: header.range)
    }
  }

  // MARK: The class

  /// The members of a view model's class that belong to a section.
  ///
  /// - Parameter table: the sections; nil for those of the dialect.
  static func inClass(of viewModel: ViewModel, _ table: SectionTable? = nil) -> [Element] {
    let role = self.classifier(of: viewModel)
    let table = table ?? viewModel.profile.classSections
    var last: TextRange?
    return viewModel.declaration.members.compactMap { member in
      let header = member.header
      guard !header.isStatic, !viewModel.isInHead(header), let section = role(member).flatMap({ table[$0] })
      else { return nil }
      // The two names of a pipe are one member.
      guard header.range != last else { return nil }
      last = header.range
      return Element(
        name: header.name, section: section, conditions: header.conditions, range: header.range)
    }
  }

  /// Finds the streams of a class in Java that are among the fields of ports but back no port.
  static func strayFindings(in viewModel: ViewModel) -> [Finding] {
    switch viewModel.profile.portStyle {
    case .functionsAndSignals, .streams: return []
    case .methodsAndGetters: break
    }
    // A subject may belong to a method that an interface outside of the run requires.
    guard viewModel.isComplete else { return [] }
    let fields = viewModel.backingFields
    let inputs = Set(fields.filter(\.isInput).map(\.name))
    let outputs = Set(fields.filter(\.isOutput).map(\.name))
    // A field that backs an input and an output, or only a part of an output, may be among either.
    let shared = Set(fields.map(\.name) + viewModel.outputFunctions.compactMap(\.storage?.value.header.name))
      .subtracting(inputs).subtracting(outputs)
    let streams = viewModel.declaration.properties.filter { field in
      field.isStoredInInstance && !viewModel.isDependency(field) && !shared.contains(field.header.name)
        && viewModel.library.isStream(field.knownType?.name)
    }
    .map(\.header)
    let mayBeUnfed = viewModel.inputs.contains { $0.port.isOwn && $0.feeds.isEmpty }
    return streams.indices.compactMap { index in
      let name = streams[index].name
      guard !inputs.contains(name), !outputs.contains(name), !viewModel.hasPort(named: name.text) else {
        return nil
      }
      // An input that does nothing, which `input-storage` reports, has its subject in the right place.
      guard !mayBeUnfed || !viewModel.isReadAlone(name.text) else { return nil }
      for (list, title) in [(inputs, "subjects of the inputs"), (outputs, "fields of the outputs")] {
        guard let first = streams[..<index].first(where: { list.contains($0.name) }),
          streams[index...].contains(where: { list.contains($0.name) })
        else { continue }
        return Finding(
          "move '\(name.text)' before '\(first.name.text)': only the \(title) are listed here",
          path: viewModel.path, range: name.range)
      }
      return nil
    }
  }

  /// The role of the section that a member belongs to.
  typealias Classifier = (Declaration) -> SectionRole?

  private static func classifier(of viewModel: ViewModel) -> Classifier {
    switch viewModel.profile.portStyle {
    case .functionsAndSignals: self.functionsAndSignals(of: viewModel)
    case .methodsAndGetters: self.methodsAndGetters(of: viewModel)
    case .streams: self.streams(of: viewModel)
    }
  }

  private static func functionsAndSignals(of viewModel: ViewModel) -> Classifier {
    // A view model has few of each, so a list is fast enough.
    let inputFunctions = viewModel.inputs.map(\.function.value.header.range)
    let inputStorage = viewModel.inputStorage.map(\.storage.value.header.range)
    let outputs = viewModel.outputs.map(\.property.value.header.range)
    return { member in
      let range = member.header.range
      if inputFunctions.contains(range) || inputStorage.contains(range) { return .inputs }
      if outputs.contains(range) { return .outputs }
      if member.function?.kind == .initializer { return .initializer }
      guard let property = member.property else { return nil }
      if self.isAccessor(property, of: viewModel) { return .accessors }
      return viewModel.isDependency(property) ? .dependencies : nil
    }
  }

  private static func methodsAndGetters(of viewModel: ViewModel) -> Classifier {
    let inputMethods = viewModel.inputs.map(\.function.value.header.range)
    let outputMethods = viewModel.outputFunctions.map(\.function.value.header.range)
    let fields = viewModel.backingFields
    let inputFields = fields.filter(\.isInput).map(\.field.value.header.range)
    let outputFields = fields.filter(\.isOutput).map(\.field.value.header.range)
    // In Kotlin, the primary constructor runs the `init` blocks.
    let hasConstructor = viewModel.declaration.functions.contains {
      $0.kind == .initializer && !viewModel.isInHead($0.header)
    }
    return { member in
      let range = member.header.range
      if inputFields.contains(range) { return .inputFields }
      if outputFields.contains(range) { return .outputFields }
      if inputMethods.contains(range) { return .inputs }
      if outputMethods.contains(range) { return .outputs }
      if member.function?.kind == .initializer { return .initializer }
      if !hasConstructor, member.function?.kind == .initializerBlock { return .initializer }
      guard let field = member.property, let type = field.type?.type else { return nil }
      if viewModel.portKinds.contains(where: { viewModel.names(type, ofGroup: $0) }) { return .accessors }
      // A stream of a dependency is not a dependency.
      guard viewModel.isDependency(field), !viewModel.library.isStream(type.name) else { return nil }
      return .dependencies
    }
  }

  private static func streams(of viewModel: ViewModel) -> Classifier {
    func ranges(_ kind: PortKind) -> [TextRange] {
      viewModel.properties(implementing: kind).map(\.value.header.range)
    }
    let (inputs, outputs, actions) = (ranges(.inputs), ranges(.outputs), ranges(.actions))
    // A bag under another heading is reported by `no-dispose-bag`.
    let lifeCycle = viewModel.declaration.properties
      .filter {
        viewModel.library.has($0.knownType?.unwrapped.name, .subscriptions)
          && viewModel.heading(of: $0) == .section(.lifeCycle)
      }
      .map(\.header.range)
    return { member in
      let range = member.header.range
      if member.function?.kind == .initializer { return .initializer }
      guard let property = member.property else { return nil }
      if actions.contains(range) || viewModel.isAction(property) { return .actions }
      if inputs.contains(range) { return .inputs }
      if outputs.contains(range) { return .outputs }
      if self.isAccessor(property, of: viewModel) { return .accessors }
      if lifeCycle.contains(range) { return .lifeCycle }
      return viewModel.isDependency(property) ? .dependencies : nil
    }
  }

  private static func isAccessor(_ property: PropertyDeclaration, of viewModel: ViewModel) -> Bool {
    guard property.getter != nil else { return false }
    return viewModel.portKinds.contains { viewModel.isAccessor(property, for: $0) }
  }

  /// The elements that need not move.
  static func staying(_ elements: [Element]) -> [Element] {
    let kept = Order.kept(count: elements.count) { elements[$0].section < elements[$1].section }
    return elements.indices.filter(kept.contains).map { elements[$0] }
  }
}
