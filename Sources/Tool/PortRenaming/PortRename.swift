package import Engine
import PortUses
package import SourceModel

/// Renames a port and all its uses.
///
/// It does not guess: a place that may or may not be a use of the port prevents the renaming.
package struct PortRename {
  /// A file of the run.
  package struct Source: Sendable {
    /// The path that findings show.
    package var path: String
    /// The path that it is written to.
    package var file: String
    package var text: SourceText
    package var language: Language
    /// Why the file is not changed; nil if it may be changed.
    package var exclusion: RunFile.Exclusion?

    /// Whether it is a layout of Android.
    var isLayout: Bool { SourceUses.isLayout(self.file) }

    /// - Parameter file: the path that it is written to; nil for `path`.
    package init(
      path: String, file: String? = nil, text: SourceText, language: Language,
      exclusion: RunFile.Exclusion? = nil
    ) {
      self.path = path
      self.file = file ?? path
      self.text = text
      self.language = language
      self.exclusion = exclusion
    }
  }

  private let viewModel: ViewModel
  private let port: Port
  private let name: String
  /// Whether strings and comments of the files that name the view model get the new name, too.
  private let inStrings: Bool
  /// The lines that are not changed: what has the name there is something else.
  private let exceptions: Set<RenameException>
  private let sources: [Source]
  /// The files that are not changed, but may use the port.
  private let excluded: [Source]
  private var old: String { self.port.name.text }
  /// The new names by file path and by the offset of the old name.
  private var places: [String: [Int: (end: Int, name: String)]] = [:]
  private let search: NameSearch
  private let related: RelatedTypes
  /// The places with the old name that are not changed, each with the reason.
  private var notes: [String] = []
  /// The places where the port or its storage is used without a dot before it, by file path.
  private var plainPlaces: [String: [TextRange]] = [:]

  /// Returns the changes that renaming a port requires.
  ///
  /// - Parameters:
  ///   - viewModel: the view model that declares the port.
  ///   - sources: all files of the run, including those of the view model.
  ///   - inStrings: whether strings and comments of the files that name the view model or its ports get the new name.
  ///   - exceptions: lines that are not changed, and do not prevent the renaming.
  /// - Throws: why it is not renamed.
  package static func outcome(
    renaming port: Port, of viewModel: ViewModel, to name: String, in sources: [Source],
    inStrings: Bool = false, except exceptions: Set<RenameException> = []
  ) throws(RenameRefusal) -> RenameOutcome {
    var rename = PortRename(
      viewModel: viewModel, port: port, name: name, sources: sources, inStrings: inStrings,
      exceptions: exceptions)
    try rename.checkExceptions()
    try rename.checkPort()
    try rename.checkOtherDeclarations()
    try rename.checkOtherImplementations()
    rename.findStorage()
    try rename.findOwnPlaces()
    let uses = try rename.findUses()
    try rename.checkNewNames()
    try rename.checkMeaning(uses)
    return RenameOutcome(files: rename.files(), notes: rename.notes)
  }

  private init(
    viewModel: ViewModel, port: Port, name: String, sources: [Source], inStrings: Bool,
    exceptions: Set<RenameException>
  ) {
    self.inStrings = inStrings
    self.exceptions = exceptions
    self.viewModel = viewModel
    self.port = port
    self.name = name
    // The app on the other platform may have a view model with the same name.
    let isSwift = viewModel.dialect.language == .swift
    let own = sources.filter { ($0.language == .swift) == isSwift }
    self.sources = own.filter { $0.exclusion == nil }
    self.excluded = own.filter { $0.exclusion != nil }
    self.search = NameSearch(
      self.sources.map {
        NameSearch.File(path: $0.path, $0.text.bytes, $0.language, isLayout: $0.isLayout)
      })
    self.related = RelatedTypes(of: viewModel, in: self.sources, self.search.files.map(\.heads))
  }

  // MARK: Exceptions

  /// Checks that each exception is a line of the run with the name, and not that of the declaration.
  private func checkExceptions() throws(RenameRefusal) {
    for exception in self.exceptions.sorted(by: { ($0.path, $0.line) < ($1.path, $1.line) }) {
      guard let source = self.sources.first(where: { $0.path == exception.path }) else {
        throw RenameRefusal("'--except \(exception)': the file is not in the run")
      }
      let words = CodeWords(self.old, in: source.text.bytes, source.language)
      let places = words.code.map(\.range) + words.strings.map(\.range)
      guard places.contains(where: { self.isExcepted($0, in: source) }) else {
        throw RenameRefusal("'--except \(exception)': the line has no '\(self.old)'")
      }
      if source.path == self.port.path, self.isExcepted(self.port.name.range, in: source) {
        throw RenameRefusal("'--except \(exception)': the line declares the port")
      }
    }
  }

  private func isExcepted(_ range: TextRange, in source: Source) -> Bool {
    guard !self.exceptions.isEmpty else { return false }
    let line = source.text.position(at: range.start).line
    return self.exceptions.contains(RenameException(path: source.path, line: line))
  }

  // MARK: What is renamed

  /// The names of private storage that are derived from the name of the port, and their new names.
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
    try OtherRequirements(of: self.port, self.viewModel, self.related.supertypes).check()
    guard !self.viewModel.hasSubclasses else {
      throw RenameRefusal("classes that inherit from '\(name)' may override '\(self.old)'")
    }
  }

  /// Checks that the macro derives the property's name from the input's name, before and after, and that the names of
  /// other properties do not change.
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

  /// Whether all supertypes of a view model and its port protocols are in the run.
  package static func isComplete(_ viewModel: ViewModel) -> Bool {
    viewModel.isComplete && viewModel.groups.allSatisfy(\.isComplete)
  }

  /// Checks that nothing else of these files has the name of the view model or of one of its lists, as the other branch
  /// of `#if` may.
  private func checkOtherDeclarations() throws(RenameRefusal) {
    let lists = self.viewModel.groups.compactMap(\.declaration).map { ($0.path, $0.value.header.range) }
    let places = lists + [(self.viewModel.path, self.viewModel.declaration.header.range)]
    for file in self.ownFiles {
      let own = Set(places.filter { $0.0 == file.path }.map(\.1))
      var names: [[String]: Int] = [:]
      var pending = file.declarations.compactMap(\.type).map { ($0, [$0.name]) }
      var found: Set<[String]> = []
      while let (type, path) = pending.popLast() {
        pending += type.types.map { ($0, path + [$0.name]) }
        guard type.kind != .extension else { continue }
        names[path, default: 0] += 1
        if own.contains(type.header.range) { found.insert(path) }
      }
      if let name = found.filter({ names[$0] != 1 }).map({ $0.joined(separator: ".") }).min() {
        throw RenameRefusal("'\(name)' is declared several times in \(file.path)")
      }
    }
  }

  /// Checks that no other type implements the port protocol, such as a mock.
  private func checkOtherImplementations() throws(RenameRefusal) {
    let implementations = OtherImplementations(
      of: self.port, self.viewModel, self.related, in: self.sources)
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
    // The macro generates the property of an input with this name.
    if self.isGeneratedInput { self.storage[self.old + "Property"] = self.name + "Property" }
  }

  // MARK: In the view model

  private var ownFiles: [SourceFile] { [self.viewModel.file] + self.viewModel.portFiles }

  private mutating func add(_ range: TextRange, in path: String, _ name: String? = nil) {
    self.places[path, default: [:]][range.start] = (range.end, name ?? self.name)
  }

  private mutating func findOwnPlaces() throws(RenameRefusal) {
    self.add(self.nameRange(self.port.name, in: self.port.path), in: self.port.path)
    // A file is read once, however many bodies it contains.
    var words: [String: [(name: String, places: [CodeWords.Place])]] = [:]
    for member in self.viewModel.bodies {
      for declaration in member.value.members {
        let name = declaration.header.name
        let isPort = name.text == self.old && declaration.type == nil
        if let new = isPort ? self.name : self.storage[name.text] {
          self.add(self.nameRange(name, in: member.path), in: member.path, new)
        }
      }
      guard let source = self.sources.first(where: { $0.path == member.path }) else {
        throw RenameRefusal("\(member.path) is not among the files")
      }
      let known =
        words[member.path]
        ?? ([self.old] + self.storage.keys.sorted()).map { name in
          (name, CodeWords(name, in: source.text.bytes, source.language).code)
        }
      words[member.path] = known
      try self.findReferences(in: member, source, known)
    }
  }

  /// The range of a name without backticks.
  private func nameRange(_ name: Name, in path: String) -> TextRange {
    guard name.range.end - name.range.start > name.text.utf8.count else { return name.range }
    return TextRange(name.range.start + 1, name.range.end - 1)
  }

  private mutating func findReferences(
    in member: Located<TypeDeclaration>, _ source: Source,
    _ words: [(name: String, places: [CodeWords.Place])]
  ) throws(RenameRefusal) {
    guard words.contains(where: { $0.places.contains { member.value.header.range.contains($0.range) } })
    else {
      return
    }
    var known: [Int: NameReference.Form] = [:]
    self.collect(member.value, &known)
    let instance = self.viewModel.dialect.language.profile.instanceKeyword
    for (name, places) in words {
      let new = self.storage[name] ?? self.name
      for place in places
      where member.value.header.range.contains(place.range) && !self.isExcepted(place.range, in: source)
        && !self.isOfInnerType(place, name, in: member.value)
      {
        let isMember = place.before.first == "."
        let receiver = isMember ? place.before.dropFirst().first { !"?!".contains($0) } : nil
        switch known[place.range.start] {
        case .shorthandBinding:
          throw RenameRefusal(
            "'\(name)' is bound in a condition", member.path, source.text, place.range, isUndecided: true)
        case .capture:
          throw RenameRefusal(
            "'\(name)' is captured by its name", member.path, source.text, place.range, isUndecided: true)
        case .plain, .qualified, .call:
          self.add(place.range, in: member.path, new)
          if !isMember { self.plainPlaces[member.path, default: []].append(place.range) }
        case .instance, nil:
          if place.before.starts(with: [":", ":"]) || place.before.starts(with: [".", "\\"]) {
            throw RenameRefusal(
              "'\(name)' is used dynamically", member.path, source.text, place.range, isUndecided: true)
          }
          if isMember, receiver == instance || self.isOwnList(place.before) {
            self.add(place.range, in: member.path, new)
          } else if self.storage[name] != nil, self.places[member.path]?[place.range.start] == nil {
            throw RenameRefusal(
              "'\(name)' is used dynamically", member.path, source.text, place.range, isUndecided: true)
          }
        }
      }
    }
  }

  /// Whether the tokens before a name are `self.inputs.` or `inputs.`.
  private func isOwnList(_ before: [String]) -> Bool {
    let words = before.filter { !"?!".contains($0) }
    guard words.count > 1, words[0] == ".", words[1] == self.port.kind.rawValue else { return false }
    return words.count < 3 || words[2] != "."
      || words.count > 3 && words[3] == self.viewModel.dialect.language.profile.instanceKeyword
  }

  private func collect(_ type: TypeDeclaration, _ known: inout [Int: NameReference.Form]) {
    for reference in Self.bodies(of: type).flatMap(\.references) {
      let quote = reference.name.range.end - reference.name.range.start > reference.name.text.utf8.count
      known[reference.name.range.start + (quote ? 1 : 0)] = reference.form
    }
    for inner in Self.innerTypes(of: type) { self.collect(inner, &known) }
  }

  /// The types in a type, those in its code included.
  private static func innerTypes(of type: TypeDeclaration) -> [TypeDeclaration] {
    type.types + self.bodies(of: type).flatMap(\.types)
  }

  /// Whether a name in the code of a type inside of the view model is that of a member of the inner type.
  private func isOfInnerType(_ place: CodeWords.Place, _ name: String, in type: TypeDeclaration) -> Bool {
    var inner: [TypeDeclaration] = []
    var types = Self.innerTypes(of: type)
    while let next = types.first(where: { $0.header.range.contains(place.range) }) {
      inner.append(next)
      types = Self.innerTypes(of: next)
    }
    guard !inner.isEmpty else { return false }
    // In Swift the code of a type has no instance of the type around it.
    let dialect = self.viewModel.dialect
    guard dialect.language != .swift else { return true }
    let before = place.before.filter { !"?!".contains($0) }
    guard before.first == "." else {
      return inner.contains { $0.members.contains { $0.header.name.text == name } }
    }
    // `LoginViewModel.this.email`
    let outer = [".", self.viewModel.declaration.name]
    return before.dropFirst().first == dialect.language.profile.instanceKeyword
      && !before.dropFirst(2).starts(with: outer)
  }

  // MARK: Elsewhere

  private mutating func findUses() throws(RenameRefusal) -> RunUses {
    let wanted = Array(self.old.utf8)
    let runUses = self.search.uses(of: self.old, near: self.viewModel, or: self.name)
    let uses = runUses.uses(of: self.viewModel)
    guard !uses.isAmbiguous else {
      throw RenameRefusal("other types of the run have the names of '\(self.viewModel.name)' or of its lists")
    }
    for use in uses.uses(of: self.port) + uses.uses(inside: self.port) {
      guard let source = self.sources.first(where: { $0.path == use.path }) else { continue }
      let range = use.range
      if self.isExcepted(range, in: source) { continue }
      guard source.text.bytes[range.start..<range.end].elementsEqual(wanted) else {
        throw RenameRefusal(
          "'\(self.old)' is used as '\(source.text[range])'", use.path, source.text, range, isUndecided: true)
      }
      self.add(range, in: use.path)
      let before = source.text.bytes[..<range.start].last { !$0.isSpace && $0 != UInt8(ascii: "`") }
      if before != UInt8(ascii: ".") { self.plainPlaces[use.path, default: []].append(range) }
    }
    try self.checkOtherPlaces(runUses, near: uses.paths)
    return runUses
  }

  /// Checks all other places with the name: none may be a use of the port.
  ///
  /// In a file that sees the ports, each member with that name must be known to belong to something else; otherwise it
  /// prevents the renaming. In other files, only a member of a closure parameter that is named like a view model may be
  /// a use: `{ vm in vm.title }`.
  private mutating func checkOtherPlaces(
    _ runUses: RunUses, near paths: Set<String>
  ) throws(RenameRefusal) {
    let types = self.types(leadingTo: runUses)
    let carriers = runUses.names(leadingTo: self.viewModel).carriers
    let others = runUses.others(named: self.old, than: self.viewModel)
    let own = Set(self.ownFiles.map(\.path))
    let files = self.sources.filter {
      CodeWords.mayOccur(self.old, in: $0.text.bytes, $0.language)
    }
    .map { (source: $0, words: CodeWords(self.old, in: $0.text.bytes, $0.language)) }
    let plain = PlainUses(
      of: self.port, types,
      declared: files.filter { !own.contains($0.source.path) }.contains { file in
        file.words.code.contains { PlainUses.isDeclaration($0, file.source.language) }
      }, in: self.sources)
    var references = OwnReferences(of: self.port, self.viewModel, in: self.sources, self.search)
    for (source, words) in files {
      let isNear =
        self.places[source.path] != nil || paths.contains(source.path)
        || Self.holds(self.viewModel.name, source)
        || types.union(carriers).contains { Self.holds($0, source) && Self.isUsed($0, in: source) }
      // In a layout, what is no use is an identifier of a view or a text.
      guard !source.isLayout else { continue }
      self.readTexts(words, in: source, isNear: isNear)
      let isPlain = source.language == .kotlin && !own.contains(source.path)
      let uses = others.uses[source.path] ?? []
      let members = others.members[source.path] ?? []
      let known = others.known[source.path] ?? []
      for place in words.code
      where self.places[source.path]?[place.range.start] == nil && !uses.contains(place.range.start) {
        if known.contains(place.range.start) || Self.isImplicitMember(place.before, source.language)
          || self.isExcepted(place.range, in: source) || references.isOwn(place, in: source)
        {
          continue
        }
        let isMember = place.before.first == "."
        let found = self.problem(
          of: place, isNear: isNear, isOther: isMember && members.contains(place.range.start))
        let isUnknown =
          others.uncertain[source.path]?.contains(place.range.start) == true
          || isNear && !isMember && others.unknown[source.path]?.contains(place.range.start) == true
        let mayBeUse = {
          isUnknown || isNear && !isMember && isPlain && plain.mayBeUse(place, words, in: source)
        }
        guard let problem = found ?? (mayBeUse() ? self.unknownReceiver : nil) else { continue }
        throw RenameRefusal(problem, source.path, source.text, place.range, isUndecided: true)
      }
    }
    try self.checkExcluded(types)
  }

  /// Renames the port in the strings and the comments of a file, or notes the places.
  private mutating func readTexts(_ words: CodeWords, in source: Source, isNear: Bool) {
    let strings = words.strings.filter { !$0.isInSentence }.map { (range: $0.range, place: "a string") }
    // A comment in another file is about something else.
    let comments = isNear ? self.comments(words, in: source).filter { self.isName($0, in: source) } : []
    let places = (strings + comments.map { ($0, "a comment") }).sorted { $0.range.start < $1.range.start }
    for (range, place) in places where !self.isExcepted(range, in: source) {
      if self.inStrings, isNear {
        self.add(range, in: source.path)
      } else {
        let note = RenameRefusal("'\(self.old)' is in \(place)", source.path, source.text, range)
        self.notes.append(note.reason)
      }
    }
  }

  /// The places with the name that are neither code nor in strings.
  private func comments(_ words: CodeWords, in source: Source) -> [TextRange] {
    let known = Set(words.code.map(\.range.start) + words.strings.map(\.range.start))
    let (bytes, wanted) = (source.text.bytes, Array(self.old.utf8))
    var found: [TextRange] = []
    var start = 0
    while let place = bytes[start...].firstRange(of: wanted) {
      start = place.upperBound
      let isWord =
        (place.lowerBound == 0 || !bytes[place.lowerBound - 1].isName)
        && (place.upperBound == bytes.count || !bytes[place.upperBound].isName)
      if isWord, !known.contains(place.lowerBound) {
        found.append(TextRange(place.lowerBound, place.upperBound))
      }
    }
    return found
  }

  /// Whether a word of a comment is the name of the port: `title` may be any title, unless it is marked as code.
  private func isName(_ range: TextRange, in source: Source) -> Bool {
    guard !self.old.contains(where: { $0.isUppercase || $0 == "_" }) else { return true }
    let bytes = source.text.bytes
    let before = range.start > 0 ? bytes[range.start - 1] : 0
    let after = range.end < bytes.count ? bytes[range.end] : 0
    return before == UInt8(ascii: "`") || before == UInt8(ascii: ".") || after == UInt8(ascii: "(")
  }

  private var unknownReceiver: String { "'\(self.old)' is used where the view model is not known" }

  private static func holds(_ word: String, _ source: Source) -> Bool {
    source.text.bytes.holds(Array(word.utf8))
  }

  private static func isUsed(_ name: String, in source: Source) -> Bool {
    !CodeWords(name, in: source.text.bytes, source.language).code.isEmpty
  }

  /// Why a place that is not changed prevents the renaming; nil if it does not.
  ///
  /// - Parameter isOther: whether it is a member of a value that is known not to be a view model.
  private func problem(of place: CodeWords.Place, isNear: Bool, isOther: Bool) -> String? {
    if let parameter = place.parameter, isNear || CodeWords.isTelling(parameter) {
      return "'\(self.old)' is used on '\(parameter)', whose type is not written"
    }
    guard isNear else { return nil }
    if self.isReference(place.before) { return "'\(self.old)' is used dynamically" }
    let receiver = place.before.dropFirst().first { !"?!".contains($0) } ?? ""
    let isImplicit = receiver == self.port.kind.rawValue || receiver == "it" || receiver.first == "$"
    if place.before.first == ".", !isOther || isImplicit {
      return Self.isDynamic(place.before) ? "'\(self.old)' is used dynamically" : self.unknownReceiver
    }
    guard !isOther, Self.isDynamic(place.before) else { return nil }
    return "'\(self.old)' is used dynamically"
  }

  /// Whether the tokens before a name make it a static member of a type that is not written, as `.title` in `case .title`.
  private static func isImplicitMember(_ before: [String], _ language: Language) -> Bool {
    guard language == .swift, before.first == ".", let token = before.dropFirst().first else { return false }
    return ["case", "return", "(", "[", "{", ",", ":", "="].contains(token)
  }

  /// Checks the files that are not changed. A generated file gets the new name when its tool runs again.
  private mutating func checkExcluded(_ types: Set<String>) throws(RenameRefusal) {
    let wanted = Array(self.old.utf8)
    for source in self.excluded
    where source.text.bytes.holds(wanted) && types.contains(where: { Self.holds($0, source) }) {
      let words = CodeWords(self.old, in: source.text.bytes, source.language)
      guard let place = words.code.first?.range ?? words.strings.first(where: { !$0.isInSentence })?.range
      else { continue }
      if source.exclusion == .ignored {
        throw RenameRefusal(
          "'\(self.old)' is used in a file that git ignores: name the file to rename it there as well",
          source.path, source.text, place)
      }
      let note = RenameRefusal(
        "'\(self.old)' is used in a generated file: run the tool that writes it", source.path, source.text,
        place)
      self.notes.append(note.reason)
    }
  }

  /// Whether the tokens before a name make it part of a key path, of a selector, or of a method reference.
  private static func isDynamic(_ before: [String]) -> Bool {
    if before.starts(with: [":", ":"]) { return true }
    var before = before[...]
    while before.first == ".", before.dropFirst().first != "\\" { before = before.dropFirst(2) }
    if before.first == "." || before.first == "\\" { return true }
    // `#selector(getter: LoginViewModel.title)`
    if before.first == ":" { before = before.dropFirst(2) }
    return before.starts(with: ["(", "selector", "#"]) || before.starts(with: ["(", "keyPath", "#"])
  }

  /// Whether the tokens before a name make it a method of the type: `LoginViewModel.emailChanged`.
  private func isReference(_ before: [String]) -> Bool {
    guard before.count > 1, before[0] == "." else { return false }
    return before[1] == self.viewModel.declaration.name
      || self.viewModel.groups.contains { $0.kind == self.port.kind && $0.simpleName == before[1] }
  }

  // MARK: New names

  private func checkNewNames() throws(RenameRefusal) {
    for path in self.places.keys.sorted() where !self.sources.contains(where: { $0.path == path }) {
      throw RenameRefusal("\(path) is not among the files")
    }
    try NewNames(
      viewModel: self.viewModel, supertypes: self.related.supertypes, old: self.old, name: self.name,
      storage: Set(self.storage.values), sources: self.sources
    ).check(in: Set(self.places.keys), plain: self.plainPlaces)
  }

  /// Checks that no code would refer to the port by its new name, or to something else instead of the port.
  private func checkMeaning(_ uses: RunUses) throws(RenameRefusal) {
    if let wrapper = uses.wrapper(of: self.viewModel, having: self.name) {
      throw RenameRefusal("'\(wrapper)', on which '\(self.old)' is used, has a member '\(self.name)'")
    }
    let name = Array(self.name.utf8)
    guard self.sources.contains(where: { $0.text.bytes.holds(name) && Self.isUsed(self.name, in: $0) }) else {
      return
    }
    let named = self.search.uses(of: self.name, near: self.viewModel)
    let types = self.types(leadingTo: uses)
    let uses = named.places(of: self.name, hiddenBy: self.viewModel).map { ($0.path, $0.range.start) }
    let shadowed = named.shadowed(near: self.viewModel).flatMap { path, starts in starts.map { (path, $0) } }
      .filter { path, _ in
        self.sources.contains { source in source.path == path && types.contains { Self.holds($0, source) } }
      }
    guard let (path, start) = (uses + shadowed).min(by: <),
      let source = self.sources.first(where: { $0.path == path })
    else { return }
    throw RenameRefusal(
      "'\(self.name)' would mean the port", path, source.text, TextRange(start, start + name.count))
  }

  /// The names of the types whose members are the ports.
  private func types(leadingTo uses: RunUses) -> Set<String> {
    uses.names(leadingTo: self.viewModel).types.union([self.viewModel.name, self.viewModel.declaration.name])
  }

  static func bodies(of type: TypeDeclaration) -> [Body] {
    type.functions.compactMap(\.body)
      + type.properties.flatMap(\.bodies)
      + (type.headBody.map { [$0] } ?? [])
  }

  private func files() -> [RenamedFile] {
    return self.sources.compactMap { source in
      guard let places = self.places[source.path] else { return nil }
      let changes = places.map { RenamedFile.Change(range: $0..<$1.end, name: $1.name) }
      return RenamedFile(path: source.path, file: source.file, old: source.text.bytes, changes)
    }
  }
}

extension UInt8 {
  /// Whether it can be part of a name.
  fileprivate var isName: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// Whether it is a space, a tab or a line break.
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

/// The result of a renaming.
package struct RenameOutcome: Sendable {
  /// The files that change.
  package var files: [RenamedFile]
  /// The places with the old name that are not changed, each with the reason.
  package var notes: [String]
}

/// Why a port is not renamed.
package struct RenameRefusal: Error, Hashable, Sendable {
  /// The reason, with its place.
  package var reason: String
  /// The line to decide on; nil if no line alone prevents the renaming.
  package var line: RenameException?

  init(_ reason: String) { self.reason = reason }

  /// - Parameter isUndecided: whether the renaming is possible without the line.
  init(_ reason: String, _ path: String, _ text: SourceText, _ range: TextRange, isUndecided: Bool = false) {
    let line = RenameException(path: path, line: text.position(at: range.start).line)
    self.reason = "\(line): \(reason)"
    self.line = isUndecided ? line : nil
  }
}
