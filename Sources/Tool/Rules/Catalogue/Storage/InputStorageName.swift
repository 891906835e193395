import SourceModel

extension Rule {
  static let inputStorageName = Rule(
    id: "input-storage-name",
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin],
    check: { viewModel, _ in
      switch viewModel.profile.inputStorage {
      case .property(let type, let suffix): Self.checkProperties(viewModel, of: type, suffix)
      case .subject: Self.checkSubjects(viewModel)
      case .port: []
      }
    }
  )

  private static func checkProperties(
    _ viewModel: ViewModel, of type: String, _ suffix: String
  ) -> [Finding] {
    return viewModel.inputStorage.compactMap { storage, _ in
      let name = storage.value.header.name
      guard storage.value.knownType.map({ viewModel.resolved($0).name }) == type,
        !name.text.hasSuffix(suffix), !name.text.hasSuffix("Property")
      else { return nil }
      let stem = Self.stem(of: storage, without: suffix, in: viewModel)
      return storage.finding(
        "rename '\(name.text)' to '\(stem)\(suffix)': a property that backs an input ends in '\(suffix)'",
        at: name.range
      ).fixed(by: Renaming.rename(storage, to: stem + suffix, in: viewModel))
    }
  }

  /// The suffixes that name another kind of stream, which the right suffix replaces.
  private static let otherSuffixes = [
    "Observable", "Observer", "Pipe", "Property", "Publisher", "Relay", "Signal", "Sink", "Stream", "Subject",
    "Variable",
  ]

  /// The name of a property without its suffix, to which the right one is appended.
  private static func stem(
    of storage: Located<PropertyDeclaration>, without suffix: String, in viewModel: ViewModel
  ) -> String {
    // `emailPropertyChanged` has the suffix in the wrong place.
    let stem = storage.value.header.name.text.replacing(suffix, with: "")
    let other = self.otherSuffixes.first { stem.hasSuffix($0) && stem.count > $0.count }
    guard let other else { return stem }
    // In `emailSubjectChanged` the word is what the input is about.
    let isMeant = viewModel.inputs.contains { input in
      input.port.name.text.lowercased().contains(other.lowercased())
        && viewModel.storageFeeds(of: input).contains { $0.storage?.value === storage.value }
    }
    return isMeant ? stem : String(stem.dropLast(other.count))
  }

  private static func checkSubjects(_ viewModel: ViewModel) -> [Finding] {
    let fields = viewModel.backingFields
    return fields.compactMap { backing in
      // A field has *its* method; with several, it is named after none of them.
      guard backing.isInput, backing.inputs.count == 1, let input = backing.inputs.first, input.port.isOwn
      else {
        return nil
      }
      let (name, wanted) = (backing.name, input.port.name.text)
      let feedsOthers = fields.contains { other in
        other.name != name && other.inputs.contains { $0.function.value === input.function.value }
      }
      guard name.text != wanted, !feedsOthers, !NameWords.areOfConfiguring(wanted) else { return nil }
      return backing.field.finding(
        "rename '\(name.text)' to '\(wanted)': a field is named after the input that it backs",
        at: name.range
      ).fixed(by: Renaming.rename(backing.field, to: wanted, in: viewModel))
    }
  }
}
