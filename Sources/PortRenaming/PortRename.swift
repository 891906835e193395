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

  /// Whether the macro of the view model generates the property of the port.
  private var isGeneratedInput: Bool {
    self.viewModel.form == .generated && self.port.kind == .inputs
  }

  static let storageEndings: Set = ["IO", "Input", "Observer", "Property", "Relay", "Subject"]

  private func checkPort() throws(RenameRefusal) {
    let name = self.viewModel.name
    guard self.port.isOwn else {
      throw RenameRefusal("'\(self.old)' is declared by '\(self.port.group)', which others may implement")
    }
    let ports = PortKind.allCases.flatMap(self.viewModel.ports).filter { $0.name.text == self.old }
    guard ports.count == 1 else { throw RenameRefusal("'\(name)' has several ports named '\(self.old)'") }
    let functions = self.viewModel.functions.filter { $0.value.header.name.text == self.old }
    guard functions.count < 2 else {
      throw RenameRefusal("'\(name)' has several functions named '\(self.old)'")
    }
    if self.isGeneratedInput { try self.checkGeneratedNames() }
    guard Self.isComplete(self.viewModel) else {
      throw RenameRefusal("what '\(name)' conforms to is not in these files")
    }
    guard !self.viewModel.hasSubclasses else {
      throw RenameRefusal("classes that inherit from '\(name)' may override '\(self.old)'")
    }
  }

  /// Checks that the macro names the property of the input after it, before and after, and those of others as before.
  private func checkGeneratedNames() throws(RenameRefusal) {
    if let other = [self.old, self.name].first(where: { self.port.storageNames(named: $0)[0] != $0 }) {
      throw RenameRefusal("'@ViewModel' names the property of '\(other)' after its parameter")
    }
    let own = Set([self.old, self.name].flatMap { NewNames.generatedNames(of: self.port, named: $0) })
    for input in self.viewModel.ports(.inputs) where input !== self.port {
      guard own.isDisjoint(with: NewNames.generatedNames(of: input, named: input.name.text)) else {
        throw RenameRefusal("'@ViewModel' may give the property of '\(input.name.text)' another name then")
      }
    }
    let property = self.viewModel.properties.first { $0.value.header.name.text == self.old + "Property" }
    if let property, !property.value.header.isPrivate {
      throw RenameRefusal("'\(property.value.header.name.text)' is not private, and may be used elsewhere")
    }
  }

  /// Whether all that a view model and its lists inherit is in the run.
  package static func isComplete(_ viewModel: ViewModel) -> Bool {
    viewModel.isComplete && viewModel.groups.allSatisfy(\.isComplete)
  }

  /// Checks that nothing else implements the list of the port, such as a mock.
  private func checkOtherImplementations() throws(RenameRefusal) {
    let implementations = OtherImplementations(of: self.port, self.viewModel, in: self.sources)
    if implementations.members.contains(self.name) {
      throw RenameRefusal("a protocol that inherits the list of '\(self.old)' has a member '\(self.name)'")
    }
    if let (type, list, path) = implementations.first {
      throw RenameRefusal("'\(type)' in \(path) implements '\(list)' as well: rename it there first")
    }
    if let (place, list, source) = implementations.firstInFunction {
      throw RenameRefusal(
        "'\(self.old)' is declared where '\(list)' may be implemented", source.path, source.text, place)
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
    // The macro generates the property of an input under this name.
    if self.isGeneratedInput { self.storage[self.old + "Property"] = self.name + "Property" }
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
          } else if self.storage[name] != nil, self.places[member.path]?[place.range.start] == nil {
            throw RenameRefusal("'\(name)' is used dynamically", member.path, source.text, place.range)
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
          uses: SourceUses(source.text.bytes, source.language, wanted: self.old))
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
    try self.checkDynamicUses(runUses.membersOfUnknown, ofOthers: runUses.uses(named: self.old))
  }

  /// Checks strings, key paths, references to methods and parameters of closures in the files that name the view model.
  ///
  /// In other files only a parameter with the name of a view model may be one: `{ vm in vm.title }`.
  ///
  /// - Parameters:
  ///   - unknown: the members of that name of something of an unknown type.
  ///   - others: the uses of ports of that name whose view model is known.
  private func checkDynamicUses(_ unknown: [PortUse], ofOthers others: [PortUse]) throws(RenameRefusal) {
    let name = Array(self.viewModel.name.utf8)
    let wanted = Array(self.old.utf8)
    let unknownPlaces = Self.starts(of: unknown)
    let known = Self.starts(of: others)
    for source in self.sources where source.text.bytes.holds(wanted) {
      let isNear = self.places[source.path] != nil || source.text.bytes.holds(name)
      let words = CodeWords(self.old, in: source.text.bytes, source.language)
      lazy var isReceiver = self.isReceiver(in: source)
      if isNear, let quote = words.strings.first(where: { !$0.isInSentence }) {
        throw RenameRefusal("'\(self.old)' is in a string", source.path, source.text, quote.range)
      }
      for place in words.code where self.places[source.path]?[place.range.start] == nil {
        guard known[source.path]?.contains(place.range.start) != true else { continue }
        if let parameter = place.parameter, isNear || CodeWords.isTelling(parameter) {
          throw RenameRefusal(
            "'\(self.old)' is used on '\(parameter)', whose type is not written", source.path, source.text,
            place.range)
        }
        guard isNear else { continue }
        let before = place.before
        if before.first != ".", isReceiver {
          throw RenameRefusal(
            "'\(self.old)' is used where the view model is not known", source.path, source.text, place.range)
        }
        if Self.isDynamic(before) || self.isReference(before) {
          throw RenameRefusal("'\(self.old)' is used dynamically", source.path, source.text, place.range)
        }
        let receiver = before.first == "." ? before.dropFirst().first { !"?!".contains($0) } : nil
        if let receiver,
          receiver == self.port.kind.rawValue || receiver == "it" || receiver.first == "$"
            || unknownPlaces[source.path]?.contains(place.range.start) == true
        {
          throw RenameRefusal(
            "'\(self.old)' is used where the view model is not known", source.path, source.text, place.range)
        }
      }
    }
  }

  /// The starts of uses, by the paths of their files.
  private static func starts(of uses: [PortUse]) -> [String: Set<Int>] {
    Dictionary(grouping: uses, by: \.path).mapValues { Set($0.map(\.range.start)) }
  }

  /// Whether the words before a name make it part of a key path, of a selector, or of a reference to a method.
  private static func isDynamic(_ before: [String]) -> Bool {
    if before.starts(with: [":", ":"]) { return true }
    var before = before[...]
    while before.first == ".", before.dropFirst().first != "\\" { before = before.dropFirst(2) }
    if before.first == "." || before.first == "\\" { return true }
    // `#selector(getter: LoginViewModel.title)`
    if before.first == ":" { before = before.dropFirst(2) }
    return before.starts(with: ["(", "selector", "#"]) || before.starts(with: ["(", "keyPath", "#"])
  }

  /// Whether the words before a name make it a method of the type: `LoginViewModel.emailChanged`.
  private func isReference(_ before: [String]) -> Bool {
    guard before.count > 1, before[0] == "." else { return false }
    return before[1] == self.viewModel.declaration.name
      || self.viewModel.groups.contains { $0.kind == self.port.kind && $0.simpleName == before[1] }
  }

  /// Whether a file of Kotlin adds functions to the view model or to its lists, whose code uses ports without a name
  /// before them: `fun LoginViewModel.Outputs.all()`, `LoginViewModel.Outputs.() -> Unit`.
  private func isReceiver(in source: Source) -> Bool {
    guard source.language == .kotlin, !self.ownFiles.contains(where: { $0.path == source.path }) else {
      return false
    }
    let names = Set(
      [self.viewModel.name, self.viewModel.declaration.name] + self.viewModel.groups.map(\.simpleName))
    return names.contains { name in
      CodeWords(name, in: source.text.bytes, source.language).code.contains { place in
        let after = place.after.filter { $0 != "?" }
        guard after.first == "." else { return false }
        if after.dropFirst().first == "(" { return true }
        var before = place.before[...]
        while before.first == "." { before = before.dropFirst(2) }
        if before.first == ">" { before = before.drop { $0 != "<" }.dropFirst() }
        return ["fun", "val", "var"].contains(before.first)
      }
    }
  }

  // MARK: New names

  private func checkNewNames() throws(RenameRefusal) {
    for path in self.places.keys.sorted() where !self.sources.contains(where: { $0.path == path }) {
      throw RenameRefusal("\(path) is not among the files")
    }
    try NewNames(
      viewModel: self.viewModel, old: self.old, name: self.name, storage: Set(self.storage.values),
      sources: self.sources
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
