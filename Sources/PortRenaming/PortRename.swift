import Engine
import PortUses
public import SourceModel

/// The renaming of a port with all that uses it.
///
/// Nothing is guessed: a place that may be a use of the port and is not known to be one refuses the renaming.
public struct PortRename {
  /// A file of the run.
  public struct Source: Sendable {
    public var path: String
    public var text: SourceText
    public var language: Language

    public init(path: String, text: SourceText, language: Language) {
      self.path = path
      self.text = text
      self.language = language
    }
  }

  private let viewModel: ViewModel
  private let port: Port
  private let name: String
  private let sources: [Source]
  private var old: String { self.port.name.text }
  /// The starts of the names to change, by the paths of their files.
  private var places: [String: [Int: String]] = [:]
  /// The files in which the port or its storage is used without a dot before it.
  private var plainPaths: Set<String> = []

  /// The files that change when a port gets another name.
  ///
  /// - Parameters:
  ///   - viewModel: the view model that declares the port.
  ///   - sources: all files of the run, those of the view model among them.
  /// - Throws: why it is not renamed.
  public static func files(
    renaming port: Port, of viewModel: ViewModel, to name: String, in sources: [Source]
  ) throws(RenameRefusal) -> [RenamedFile] {
    var rename = PortRename(viewModel: viewModel, port: port, name: name, sources: sources)
    try rename.checkPort()
    try rename.checkOtherImplementations()
    rename.findStorage()
    try rename.findOwnPlaces()
    try rename.findUses()
    try rename.checkNewNames()
    return rename.files()
  }

  private init(viewModel: ViewModel, port: Port, name: String, sources: [Source]) {
    self.viewModel = viewModel
    self.port = port
    self.name = name
    // The app of the other platform may have a view model of the same name.
    let isSwift = viewModel.dialect.language == .swift
    self.sources = sources.filter { ($0.language == .swift) == isSwift }
  }

  // MARK: What is renamed

  /// The names of private storage that follow the name of the port, and their new names.
  private var storage: [String: String] = [:]

  private static let storageEndings: Set = ["IO", "Input", "Observer", "Property", "Relay", "Subject"]

  private func checkPort() throws(RenameRefusal) {
    let name = self.viewModel.name
    guard self.viewModel.form != .generated else {
      throw RenameRefusal("'@ViewModel' generates the members of '\(name)'")
    }
    guard self.port.isOwn else {
      throw RenameRefusal("'\(self.old)' is declared by '\(self.port.group)', which others may implement")
    }
    let ports = PortKind.allCases.flatMap(self.viewModel.ports).filter { $0.name.text == self.old }
    guard ports.count == 1 else { throw RenameRefusal("'\(name)' has several ports named '\(self.old)'") }
    let functions = self.viewModel.functions.filter { $0.value.header.name.text == self.old }
    guard functions.count < 2 else {
      throw RenameRefusal("'\(name)' has several functions named '\(self.old)'")
    }
    guard Self.isComplete(self.viewModel) else {
      throw RenameRefusal("what '\(name)' conforms to is not in these files")
    }
    guard !self.viewModel.hasSubclasses else {
      throw RenameRefusal("classes that inherit from '\(name)' may override '\(self.old)'")
    }
  }

  /// Whether all that a view model and its lists inherit is in the run.
  package static func isComplete(_ viewModel: ViewModel) -> Bool {
    viewModel.isComplete && viewModel.groups.allSatisfy(\.isComplete)
  }

  /// Checks that no other type implements the list of the port, such as a mock.
  private func checkOtherImplementations() throws(RenameRefusal) {
    let lists = Set(self.viewModel.groups.filter { $0.kind == self.port.kind }.map(\.simpleName))
    let words = lists.map { Array($0.utf8) }
    func check(_ types: [TypeDeclaration], in path: String) throws(RenameRefusal) {
      for type in types {
        let isOwn =
          path == self.viewModel.path && type.header.range == self.viewModel.declaration.header.range
        let names = type.inherited.compactMap { $0.type.name?.lastPathName }
        if !isOwn, let list = names.first(where: lists.contains),
          type.members.contains(where: { $0.header.name.text == self.old }),
          self.isOfViewModel(type.inherited.map(\.type))
        {
          throw RenameRefusal("'\(type.name)' in \(path) implements '\(list)' as well: rename it there first")
        }
        try check(type.types, in: path)
      }
    }
    for source in self.sources where words.contains(where: source.text.bytes.holds) {
      let file = SourceFile.read(path: source.path, source.text, source.language)
      try check(file.declarations.compactMap(\.type), in: source.path)
    }
  }

  /// Whether one of the types is a list of the view model: nested lists of others have the same simple name.
  private func isOfViewModel(_ types: [TypeReference]) -> Bool {
    let outer = self.viewModel.enclosingTypes.first
    return types.contains { type in
      guard case .named(let path, _) = type, let last = path.last else { return false }
      let group = self.viewModel.groups.first { $0.simpleName == last }
      return group != nil && (group?.isNested != true || path.first == outer)
    }
  }

  private mutating func findStorage() {
    for property in self.viewModel.properties {
      let name = property.value.header.name.text
      guard name.hasPrefix(self.old), property.value.header.isPrivate,
        Self.storageEndings.contains(String(name.dropFirst(self.old.count)))
      else { continue }
      self.storage[name] = self.name + name.dropFirst(self.old.count)
    }
  }

  // MARK: In the view model

  private var ownFiles: [SourceFile] { [self.viewModel.file] + self.viewModel.portFiles }

  private mutating func add(_ range: TextRange, in path: String, _ name: String? = nil) {
    self.places[path, default: [:]][range.start] = name ?? self.name
  }

  private mutating func findOwnPlaces() throws(RenameRefusal) {
    self.add(self.nameRange(self.port.name, in: self.port.path), in: self.port.path)
    for member in self.viewModel.bodies {
      for declaration in member.value.members {
        let name = declaration.header.name
        let isPort = name.text == self.old && declaration.type == nil
        if let new = isPort ? self.name : self.storage[name.text] {
          self.add(self.nameRange(name, in: member.path), in: member.path, new)
        }
      }
      try self.findReferences(in: member)
    }
  }

  /// The range of a name without backticks.
  private func nameRange(_ name: Name, in path: String) -> TextRange {
    guard name.range.end - name.range.start > name.text.utf8.count else { return name.range }
    return TextRange(name.range.start + 1, name.range.end - 1)
  }

  private mutating func findReferences(in member: Located<TypeDeclaration>) throws(RenameRefusal) {
    guard let source = self.sources.first(where: { $0.path == member.path }) else {
      throw RenameRefusal("\(member.path) is not among the files")
    }
    var known: [Int: NameReference.Form] = [:]
    for body in Self.bodies(of: member.value) { Self.collect(body, &known) }
    let instance = self.viewModel.dialect.language.profile.instanceKeyword
    for name in [self.old] + self.storage.keys.sorted() {
      let new = self.storage[name] ?? self.name
      let words = CodeWords(name, in: source.text.bytes, source.language)
      for place in words.code where member.value.header.range.contains(place.range) {
        let isMember = place.before.first == "."
        let receiver = isMember ? place.before.dropFirst().first { !"?!".contains($0) } : nil
        switch known[place.range.start] {
        case .shorthandBinding:
          throw RenameRefusal("'\(name)' is bound in a condition", member.path, source.text, place.range)
        case .plain, .qualified, .call:
          self.add(place.range, in: member.path, new)
          if !isMember { self.plainPaths.insert(member.path) }
        case .instance, nil:
          if place.before.starts(with: [":", ":"]) || place.before.starts(with: [".", "\\"]) {
            throw RenameRefusal("'\(name)' is used dynamically", member.path, source.text, place.range)
          }
          if isMember, receiver == instance || self.isOwnList(place.before) {
            self.add(place.range, in: member.path, new)
          }
        }
      }
    }
  }

  /// Whether the words before a name are `self.inputs.` or `inputs.`.
  private func isOwnList(_ before: [String]) -> Bool {
    let words = before.filter { !"?!".contains($0) }
    guard words.count > 1, words[0] == ".", words[1] == self.port.kind.rawValue else { return false }
    return words.count < 3 || words[2] != "."
      || words.count > 3 && words[3] == self.viewModel.dialect.language.profile.instanceKeyword
  }

  private static func collect(_ body: Body, _ known: inout [Int: NameReference.Form]) {
    for reference in body.references {
      let quote = reference.name.range.end - reference.name.range.start > reference.name.text.utf8.count
      known[reference.name.range.start + (quote ? 1 : 0)] = reference.form
    }
    for type in body.types {
      for function in type.functions { if let body = function.body { self.collect(body, &known) } }
    }
  }

  // MARK: Elsewhere

  private mutating func findUses() throws(RenameRefusal) {
    let wanted = Array(self.old.utf8)
    let runUses = RunUses(
      self.sources.map { source in
        RunUses.Source(
          path: source.path, language: source.language,
          uses: SourceUses(source.text.bytes, source.language))
      })
    let uses = runUses.uses(of: self.viewModel)
    guard !uses.isUncertain(self.port) else {
      let place = runUses.resolution.unresolved.first { $0.owner == self.old }
      let source = self.sources.first { $0.path == place?.path }
      let reason = "'\(self.old)' is used where the view model is not known"
      guard let place, let source else { throw RenameRefusal(reason) }
      throw RenameRefusal(reason, place.path, source.text, place.range)
    }
    for use in uses.uses(of: self.port) {
      guard let source = self.sources.first(where: { $0.path == use.path }) else { continue }
      let range = use.range
      guard source.text.bytes[range.start..<range.end].elementsEqual(wanted) else {
        throw RenameRefusal(
          "'\(self.old)' is used as '\(source.text[range])'", use.path, source.text, range)
      }
      self.add(range, in: use.path)
      let before = source.text.bytes[..<range.start].last { !$0.isSpace && $0 != UInt8(ascii: "`") }
      if before != UInt8(ascii: ".") { self.plainPaths.insert(use.path) }
    }
    try self.checkDynamicUses()
  }

  /// Checks strings, key paths, references to methods and parameters of closures in the files that name the view model.
  ///
  /// In other files only a parameter with the name of a view model may be one: `{ vm in vm.title }`.
  private func checkDynamicUses() throws(RenameRefusal) {
    let names = [Array(self.viewModel.name.utf8)]
    let wanted = Array(self.old.utf8)
    for source in self.sources where source.text.bytes.holds(wanted) {
      let isNear = self.places[source.path] != nil || names.contains(where: source.text.bytes.holds)
      let words = CodeWords(self.old, in: source.text.bytes, source.language)
      if isNear, let quote = words.strings.first(where: { !$0.isInSentence }) {
        throw RenameRefusal("'\(self.old)' is in a string", source.path, source.text, quote.range)
      }
      for place in words.code where self.places[source.path]?[place.range.start] == nil {
        if let parameter = place.parameter, isNear || CodeWords.isTelling(parameter) {
          throw RenameRefusal(
            "'\(self.old)' is used on '\(parameter)', whose type is not written", source.path, source.text,
            place.range)
        }
        guard isNear else { continue }
        let before = place.before
        if before.starts(with: [".", "\\"]) || before.starts(with: [":", ":"])
          || before.starts(with: ["(", "selector", "#"])
        {
          throw RenameRefusal("'\(self.old)' is used dynamically", source.path, source.text, place.range)
        }
        let receiver = before.first == "." ? before.dropFirst().first { !"?!".contains($0) } : nil
        if let receiver, receiver == self.port.kind.rawValue || receiver == "it" || receiver.first == "$" {
          throw RenameRefusal(
            "'\(self.old)' is used where the view model is not known", source.path, source.text, place.range)
        }
      }
    }
  }

  // MARK: New names

  private func checkNewNames() throws(RenameRefusal) {
    for path in self.places.keys.sorted() where !self.sources.contains(where: { $0.path == path }) {
      throw RenameRefusal("\(path) is not among the files")
    }
    try NewNames(
      viewModel: self.viewModel, name: self.name, storage: Set(self.storage.values), sources: self.sources
    ).check(in: Set(self.places.keys), without: self.plainPaths)
  }

  static func bodies(of type: TypeDeclaration) -> [Body] {
    type.functions.compactMap(\.body)
      + type.properties.flatMap { [$0.getter, $0.initialBody].compactMap(\.self) + $0.otherBodies }
      + (type.headBody.map { [$0] } ?? [])
  }

  private func files() -> [RenamedFile] {
    let lengths = Dictionary(
      ([(self.old, self.name)] + self.storage.map { ($0.key, $0.value) }).map { ($0.1, $0.0.utf8.count) },
      uniquingKeysWith: { first, _ in first })
    return self.sources.compactMap { source in
      guard let places = self.places[source.path] else { return nil }
      var new: [UInt8] = []
      var offset = 0
      for (start, name) in places.sorted(by: { $0.key < $1.key }) {
        new += source.text.bytes[offset..<start]
        new += Array(name.utf8)
        offset = start + (lengths[name] ?? 0)
      }
      return RenamedFile(path: source.path, old: source.text.bytes, new: new + source.text.bytes[offset...])
    }
  }
}

extension UInt8 {
  /// Whether it is a space, a tab or the end of a line.
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
