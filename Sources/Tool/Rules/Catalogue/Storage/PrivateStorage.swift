import SourceModel

extension Rule {
  static let privateStorage = Rule(
    id: "private-storage",
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin],
    forms: [.written, .generated, .flows],
    check: { viewModel, _ in
      switch viewModel.language.constants {
      case .letKeyword:
        return viewModel.inputStorage.compactMap { storage, feed in
          Self.checkKeyword(storage, feed, of: viewModel)
        }
      case .valKeyword where viewModel.form == .flows: return Self.checkVariables(viewModel)
      case .finalModifier, .valKeyword:
        let inputs = viewModel.inputStorage
        let inputNames = Set(inputs.map(\.storage.value.header.name))
        let outputs = viewModel.backingFields.filter { !$0.outputs.isEmpty && !inputNames.contains($0.name) }
        return inputs.compactMap { storage, feed in
          var isReplaced = false
          if case .replacement = feed.means { isReplaced = true }
          return Self.checkModifiers(storage, isReplaced: isReplaced, backing: "an input", of: viewModel)
        }
          + Self.checkStatic(viewModel)
          + outputs.compactMap {
            Self.checkModifiers($0.field, isReplaced: false, backing: "an output", of: viewModel)
          }
      }
    }
  )

  private static func checkKeyword(
    _ storage: Located<PropertyDeclaration>, _ feed: Feed, of viewModel: ViewModel
  ) -> Finding? {
    let header = storage.value.header
    var edits: [Edit] = []
    if !header.isPrivate {
      let levels: Set = ["open", "public", "package", "internal"]
      let written = header.modifiers.first { levels.contains($0.name) && $0.detail == nil }
      edits.append(
        written.map { Edit(replacing: $0.range, with: "private") }
          ?? Edit(inserting: "private ", at: header.keywordStart))
    }
    var isReplaced = false
    if case .replacement = feed.means { isReplaced = true }
    if storage.value.isLazy, !isReplaced {
      // The initial value of a lazy property is evaluated later and may use other members, which that of a constant
      // cannot.
      guard let lazy = header.modifiers.first(where: { $0.name == "lazy" }),
        InitialValues(in: viewModel, members: []).isPure(storage.value)
      else {
        return storage.finding(
          "declare '\(header.name.text)' as 'private let': a lazy property does not exist before its first use",
          at: header.name.range)
      }
      edits.append(Edit(replacing: TextRange(lazy.range.start, lazy.range.end + 1), with: ""))
    }
    let isVariable = !storage.value.isConstant && !isReplaced
    if isVariable {
      let keyword = TextRange(header.keywordStart, header.keywordStart + "var".utf8.count)
      edits.append(Edit(replacing: keyword, with: "let"))
    }
    guard !edits.isEmpty else { return nil }
    let finding = storage.finding(
      "declare '\(header.name.text)' as 'private let': it backs an input", at: header.name.range)
    let mayChange =
      isVariable
      && (!storage.value.otherBodies.isEmpty || viewModel.isAssigned(header.name.text)
        || viewModel.isPassedInOut(header.name.text))
    return finding.fixed(
      by: mayChange
        ? .refused("other code may set '\(header.name.text)'")
        : Self.hiding(storage, by: .edits(edits), of: viewModel))
  }

  /// A fix that hides a property, where nothing outside of the view model names it.
  private static func hiding(
    _ storage: Located<PropertyDeclaration>, by fix: Fix, of viewModel: ViewModel
  ) -> Fix {
    let header = storage.value.header
    // The names of a pipe have one modifier.
    let names = viewModel.properties.filter {
      $0.path == storage.path && $0.value.header.range == header.range
    }
    .map(\.value.header.name.text)
    for name in names {
      if let line = viewModel.lineOfUse(of: name, in: storage.path) {
        return .refused("'\(name)' is used on line \(line), outside of '\(viewModel.declaration.name)'")
      }
      if viewModel.isInlined(name) {
        return .refused("'\(name)' is used by code that the compiler may copy to other modules")
      }
    }
    guard !header.isPrivate else { return fix }
    return .conditional(fix, names.map { .isUnusedElsewhere(member: $0, of: viewModel.typePath) })
  }

  /// Checks that no subject of an input is static.
  private static func checkStatic(_ viewModel: ViewModel) -> [Finding] {
    let fed = Set(viewModel.inputs.filter(\.port.isOwn).flatMap(\.feeds).map(\.member.text))
    return viewModel.properties.filter { property in
      property.value.header.isStatic && fed.contains(property.value.header.name.text)
        && viewModel.library.isSink(property.value.knownType?.name)
    }.map { property in
      let name = property.value.header.name
      return property.finding(
        "remove 'static' from '\(name.text)': each view model has inputs of its own", at: name.range)
    }
  }

  /// Checks that a view cannot set the properties of a view model without port protocols.
  private static func checkVariables(_ viewModel: ViewModel) -> [Finding] {
    viewModel.declaration.properties.filter { property in
      let header = property.header
      return !property.isConstant && !header.isStatic && !viewModel.isInHead(header)
        && !["private", "protected", "internal", "override"].contains(where: header.has)
        && !viewModel.file.text[header.range].contains(/\b(private|protected|internal)\s+set\b/)
    }.map { property in
      let name = property.header.name
      return Finding(
        "make '\(name.text)' or its setter 'private': a view changes a view model only through its functions",
        path: viewModel.path, range: name.range)
    }
  }

  private static func checkModifiers(
    _ storage: Located<PropertyDeclaration>, isReplaced: Bool, backing port: String, of viewModel: ViewModel
  ) -> Finding? {
    let header = storage.value.header
    // A parameter of the primary constructor is passed in by other code.
    guard !viewModel.isInHead(header) else { return nil }
    let isFinal = storage.value.isConstant || isReplaced
    guard !header.isPrivate || !isFinal else { return nil }
    // Subclasses use the storage of a base class.
    if header.has("protected"), isFinal, viewModel.hasSubclasses { return nil }
    let name = header.name.text
    let constant = viewModel.language.constants.privateConstant
    return storage.finding(
      "declare '\(name)' as '\(isReplaced ? "private" : constant)': it backs \(port)", at: header.name.range
    ).fixed(
      by: Self.canBeFixed(storage.value, of: viewModel)
        ? Self.hiding(
          storage,
          by: .edits(
            FieldModifiers.edits(
              making: storage.value, "private", constant: !isReplaced, in: viewModel.file)),
          of: viewModel)
        : .refused("other code may rely on how '\(name)' is declared"))
  }

  /// Whether new modifiers leave the rest of the class correct: only its declaration assigns the field.
  private static func canBeFixed(_ field: PropertyDeclaration, of viewModel: ViewModel) -> Bool {
    // Fields that are declared together have one set of modifiers.
    let start = field.header.keywordStart
    guard viewModel.properties.count(where: { $0.value.header.keywordStart == start }) == 1 else {
      return false
    }
    // A supertype or a subclass may use it.
    guard !["override", "open", "abstract", "lateinit"].contains(where: field.header.has) else {
      return false
    }
    if field.isConstant { return true }
    guard field.initialValue != nil, field.otherBodies.isEmpty, !field.header.has("volatile"),
      // A setter may follow.
      field.header.range.end == field.initialValue?.range.end
        || viewModel.language.constants.keywords == nil
    else { return false }
    return !viewModel.isAssigned(field.header.name.text)
  }
}
