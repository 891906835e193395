import SourceModel

extension Rule {
  static let sortedInputStorage = Rule(
    id: "sorted-input-storage",
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin],
    check: { viewModel, _ in
      switch viewModel.profile.portStyle {
      case .functionsAndSignals, .streams: Self.checkFunctions(viewModel)
      case .methodsAndGetters: Self.checkFields(viewModel)
      }
    }
  )

  private static func checkFunctions(_ viewModel: ViewModel) -> [Finding] {
    let owners = Dictionary(grouping: viewModel.inputs, by: \.function.path)
      .mapValues(InputUnits.Owners.init)
    return Self.checkExtensions(viewModel)
      + viewModel.byBody(viewModel.inputs.filter(\.port.isOwn)) {
        ($0.function.path, $0.function.value.header.range)
      }.flatMap { body, inputs in
        lazy var units = InputUnits(owners[body.path] ?? InputUnits.Owners([]), among: body.value.members)
        let unsorted = SortedMembers.findings(
          inputs.map { (Declaration.function($0.function.value), $0.port.group) }, path: body.path,
          reason: "input functions are alphabetized", order: InitializationOrder(of: viewModel)
        ) { units.unit(of: $0.header.range) }
        return unsorted.isEmpty ? Self.checkPlaces(of: inputs, units, in: viewModel) : unsorted
      }
  }

  /// Checks that the functions of inputs are with their properties, in the class.
  private static func checkExtensions(_ viewModel: ViewModel) -> [Finding] {
    let own = Set(viewModel.declaration.functions.map(ObjectIdentifier.init))
    let extensions = Dictionary(
      viewModel.extensions.flatMap { body in
        body.value.functions.map { (ObjectIdentifier($0), body.value) }
      }, uniquingKeysWith: { first, _ in first })
    let inputs = viewModel.inputs.filter { $0.port.isOwn && viewModel.form == .written }
    // Some teams write all of them in an extension.
    guard inputs.contains(where: { own.contains(ObjectIdentifier($0.function.value)) }) else { return [] }
    return inputs.filter { input in
      let function = input.function.value
      return function.header.conditions.isEmpty
        && extensions[ObjectIdentifier(function)]?.inherited.isEmpty ?? false
        && viewModel.storageFeeds(of: input).contains { $0.storage?.path == viewModel.path }
    }.map { input in
      let name = input.function.value.header.name
      return input.function.finding(
        "move '\(name.text)' into '\(viewModel.declaration.name)', below the property that it sets",
        at: name.range)
    }
  }

  /// Checks that properties are with the functions that set them; in another section `section-order` reports them.
  private static func checkPlaces(
    of inputs: [InputImplementation], _ units: InputUnits, in viewModel: ViewModel
  ) -> [Finding] {
    let apart = inputs.compactMap { input -> (storage: Located<PropertyDeclaration>, function: TextRange)? in
      guard input.feeds.count == 1, let storage = input.feeds[0].storage, storage.path == viewModel.path,
        storage.value.header.conditions.isEmpty,
        !viewModel.storageFeeds(of: input).isEmpty,
        let function = units.functionsApart[storage.value.header.range.start],
        function == input.function.value.header.range
      else { return nil }
      return (storage, function)
    }
    guard !apart.isEmpty else { return [] }
    let order = InitializationOrder(of: viewModel)
    let staying = Set(Sections.staying(Sections.inClass(of: viewModel)).map(\.range))
    return apart.filter { staying.contains($0.storage.value.header.range) && staying.contains($0.function) }
      .map { storage, function in
        let move = Move([storage.value.header.range], to: .before(function))
        let name = storage.value.header.name
        return storage.finding(
          "move '\(name.text)' directly above the function that sets it: each input is declared with its property",
          at: name.range
        ).fixed(by: order.fix(by: move))
      }
  }

  private static func checkFields(_ viewModel: ViewModel) -> [Finding] {
    lazy var pairs = PortPairs(of: viewModel)
    return SortedMembers.findings(
      viewModel.backingFields.filter(\.isInput).map { (.property($0.field.value), "") },
      path: viewModel.path, reason: "input subjects are alphabetized",
      order: InitializationOrder(of: viewModel)
    ) { pairs.unit(of: $0) }
  }
}
