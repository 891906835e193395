import SourceModel

extension Rule {
  static let inputStorageType = Rule(
    id: "input-storage-type",
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin],
    check: { viewModel, _ in
      switch viewModel.profile.inputStorage {
      case .property(let type, _): Self.checkProperties(viewModel, of: type)
      case .subject(let type): Self.checkSubjects(viewModel, of: type)
      case .port: []
      }
    }
  )

  private static func checkProperties(_ viewModel: ViewModel, of wanted: String) -> [Finding] {
    let accepted = viewModel.library.names(.inputStorage)
    return viewModel.inputStorage.compactMap { storage, feed in
      guard storage.value.tuplePosition == nil else { return nil }
      let name = storage.value.header.name
      let type = storage.value.knownType.map { viewModel.resolved($0) }
      if case .replacement = feed.means {
        // A property that is replaced as a whole holds no stream.
      } else {
        guard let typeName = type?.name, !accepted.contains(typeName) else { return nil }
        // A type of the run may wrap a property.
        guard viewModel.kindOfType(typeName) == nil else { return nil }
      }
      return storage.finding(
        "declare '\(name.text)' as a '\(wanted)': it backs an input", at: name.range)
    }
  }

  private static func checkSubjects(_ viewModel: ViewModel, of wanted: String) -> [Finding] {
    let others = viewModel.inputs.filter(\.port.isOwn).compactMap { input -> Finding? in
      guard let storage = input.feeds.first(where: { $0.member.text == input.port.name.text })?.storage,
        let type = storage.value.type?.type, viewModel.kindOfType(type.name ?? "") == nil,
        storage.value.initialValue != nil, !viewModel.library.isStream(type.name)
      else { return nil }
      let name = storage.value.header.name
      return storage.finding(
        "declare '\(name.text)' as a '\(wanted)', not as '\(viewModel.spelled(type))': it backs an input",
        at: name.range)
    }
    let handedOut = Set(viewModel.backingFields.filter { !$0.outputs.isEmpty }.map(\.name))
    return others
      + viewModel.inputStorage.compactMap { storage, _ in
        let name = storage.value.header.name
        guard let type = storage.value.knownType, let typeName = type.name else { return nil }
        guard typeName != wanted else { return nil }
        if handedOut.contains(name) {
          guard viewModel.library.has(typeName, .state) else { return nil }
          return storage.finding(
            "store the input of '\(name.text)' in a '\(wanted)' of its own: a '\(typeName)' stores only outputs",
            at: name.range)
        }
        // A type of the run may wrap a subject.
        guard viewModel.kindOfType(typeName) == nil else { return nil }
        return storage.finding(
          "declare '\(name.text)' as a '\(wanted)', not as '\(viewModel.spelled(type))': it backs an input",
          at: name.range)
      }
  }
}
