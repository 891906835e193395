import PortUses
import Recognition
import Rules
import SourceModel

/// Tells whether what fixes rely on holds in all files of a project.
struct FixConditions: Sendable {
  private let files: [ProjectFiles.File]
  /// What of the project could not be read.
  private let failures: [FileFailure]
  /// What was found out, by the condition and the path of the fix.
  private var known: [Question: String?] = [:]

  private struct Question: Hashable {
    var condition: FixCondition
    var path: String
  }

  init(_ project: ProjectFiles) {
    self.files = project.files
    self.failures = project.failures
  }

  /// A finding, without a fix whose conditions do not hold.
  mutating func checked(_ finding: Finding) -> Finding {
    self.refusal(of: finding.conditions, for: finding.path).map(finding.refused) ?? finding
  }

  /// A finding as reports show it, without a fix whose conditions do not hold.
  mutating func checked(_ finding: ReportedFinding) -> ReportedFinding {
    guard let reason = self.refusal(of: finding.conditions, for: finding.path) else { return finding }
    var finding = finding
    finding.fixable = false
    finding.refusal = reason
    finding.conditions = []
    finding.fix = finding.fix.map { _ in .unavailable(reason: reason) }
    return finding
  }

  private mutating func refusal(of conditions: [FixCondition], for path: String) -> String? {
    for condition in conditions {
      let question = Question(condition: condition, path: path)
      let refusal = self.known[question] ?? self.refusal(of: condition, for: path)
      self.known[question] = .some(refusal)
      if let refusal { return refusal }
    }
    return nil
  }

  /// Why a condition does not hold; nil where it does.
  ///
  /// - Parameter path: the file of the fix.
  private func refusal(of condition: FixCondition, for path: String) -> String? {
    if let failure = self.failures.first {
      return "it depends on the rest of the project, and '\(failure.path)' cannot be read"
    }
    let language = SourceReader.language(of: path)
    let platform = language.profile.reach.platform
    let files = self.files.filter { $0.index.language.profile.reach.platform == platform }
    let own = files.first { $0.shownPath == path }?.index
    switch condition {
    case .isUnusedElsewhere(let member, let type):
      return self.place(of: member, type, in: files, but: path, language) { _ in true }
        .map { "'\(member)' is used in \($0)" }
    case .isUnassignedElsewhere(let member, let type):
      return self.place(of: member, type, in: files, but: path, language, \.isAssigned)
        .map { "'\(member)' gets a value in \($0)" }
    case .isFreeElsewhere(let member, let type, let isInherited):
      return self.declarer(of: member, type, in: files, but: path, isInherited: isInherited)
        .map { "the name '\(member)' is taken in \($0)" }
    case .hasNoSubclass(let type):
      return Self.heirs(of: type, in: files, for: path).first.map {
        "'\($0.header.name)' in \($0.path) inherits from '\(type.name)'"
      } ?? self.unnamedHeir(of: type, in: files)
    case .isForClasses(let name):
      return self.valueConformer(to: name, in: files, for: path)
    case .hasNoConformer(let name, let own):
      return Self.heirs(of: TypePath(name), in: files, for: path).first { !Self.is($0.header, own) }.map {
        "'\($0.header.name)' in \($0.path) conforms to '\(name)' as well"
      }
    case .isUnknownElsewhere(let name):
      return files.first { file in
        file.shownPath != path && file.words.mayHold(name)
          && (own.map { Self.mayMean(name, in: $0.package, file.index) } ?? true) && Self.names(name, file)
      }.map { "\($0.shownPath) names a '\(name)'" }
    case .isOffered(let member, let name):
      let declaring = files.filter { file in
        file.index.headers.contains { $0.kind == .class && $0.name.lastPathName == name }
      }
      guard let first = declaring.first, !declaring.contains(where: { $0.words.mayHold(member) }) else {
        return nil
      }
      return "'\(name)' in \(first.shownPath) has no '\(member)'"
    }
  }

  private static func names(_ name: String, _ file: ProjectFiles.File) -> Bool {
    !CodeWords(name, in: file.bytes, file.index.language).code.isEmpty
  }

  /// Whether a file would mean a new type of a package by its simple name. In Swift nothing tells modules apart.
  private static func mayMean(_ name: String, in package: String, _ index: FileIndex) -> Bool {
    guard index.language.profile.reach.platform == .javaVirtualMachine else { return true }
    let fullName = package.isEmpty ? name : "\(package).\(name)"
    let imports = JavaImports(index.imports)
    if let imported = imports.type(named: name) { return imported == fullName }
    return index.package == package || imports.namesOnDemand(name).contains(fullName)
  }

  private static func shown(_ range: TextRange, _ bytes: [UInt8], in file: ProjectFiles.File) -> String {
    "\(file.shownPath):\(SourceText(bytes).position(at: range.start).line)"
  }

  // MARK: Members

  /// The first place outside of a file where code may mean a member of a type.
  private func place(
    of member: String, _ type: TypePath, in files: [ProjectFiles.File], but path: String,
    _ language: Language, _ isMeant: (MemberMentions.Place) -> Bool
  ) -> String? {
    let accessors = language.profile.reach.hasPropertyAccessors ? Self.accessors(of: member) : []
    let wanted = files.filter { file in
      file.shownPath != path && ([member] + accessors).contains(where: file.words.mayHold)
    }
    guard !wanted.isEmpty else { return nil }
    let namesakes = Self.namesakes(of: type, for: path, in: files)
    let family = Self.family(of: type, in: files, besides: namesakes)
    let names = Set(family.flatMap { [$0.name, $0.outer].compactMap(\.self) })
    let kinds = Self.kinds(in: files)
    let isOther: (String) -> Bool = { name in
      guard !names.contains(name), let kind = kinds[name] ?? nil else { return false }
      return ![.protocol, .alias, .extension].contains(kind)
    }
    for file in wanted {
      let bytes = file.bytes
      let mentions = MemberMentions(
        of: member, in: namesakes.contains(file.shownPath) ? family.filter { $0 != type } : family,
        isOtherType: isOther, bytes, file.index.language)
      if let place = mentions.places.first(where: isMeant) { return Self.shown(place.range, bytes, in: file) }
      guard file.index.language != language else { continue }
      // A subclass calls them without anything before them.
      let mayInherit = file.words.mayHold(type.name)
      let called = accessors.lazy.flatMap { CodeWords($0, in: bytes, file.index.language).code }
        .first { mayInherit || [".", ":"].contains($0.before.first) }
      if let called { return Self.shown(called.range, bytes, in: file) }
    }
    return nil
  }

  /// The methods by which Java reads and writes a property of Kotlin.
  private static func accessors(of property: String) -> [String] {
    let rest = property.dropFirst(2)
    if property.hasPrefix("is"), rest.first?.isLowercase == false { return [property, "set\(rest)"] }
    let capitalized = property.prefix(1).uppercased() + property.dropFirst()
    return ["get\(capitalized)", "set\(capitalized)"]
  }

  /// The kinds of the types of the files by their last names; nil for those that are of several kinds, and for those that may
  /// have the members of another type.
  private static func kinds(in files: [ProjectFiles.File]) -> [String: FileIndex.Header.Kind?] {
    var kinds: [String: FileIndex.Header.Kind?] = [:]
    for file in files {
      let isDynamic = file.words.mayHold("dynamicMemberLookup")
      for header in file.index.headers where header.kind != .extension {
        let name = header.name.lastPathName
        let isOne = !isDynamic && (kinds[name].map { $0 == header.kind } ?? true)
        kinds[name] = .some(isOne ? header.kind : nil)
      }
    }
    return kinds
  }

  /// The file that declares a member of a name where a type inherits it, extends it, or hands it on.
  private func declarer(
    of member: String, _ type: TypePath, in files: [ProjectFiles.File], but path: String, isInherited: Bool
  ) -> String? {
    let wanted = files.filter { $0.shownPath != path && $0.words.mayHold(member) }
    guard !wanted.isEmpty else { return nil }
    let namesakes = Self.namesakes(of: type, for: path, in: files)
    var relatives = Self.ancestors(of: type, in: files) + [type]
    if isInherited { relatives += Self.family(of: type, in: files, besides: namesakes) }
    return wanted.first { file in
      let namesRelative = file.index.headers.contains { header in
        header.kind != .protocol && header.kind != .alias
          && relatives.contains { relative in
            Self.is(header, relative)
              && (relative != type || header.kind == .extension && !namesakes.contains(file.shownPath))
          }
      }
      return namesRelative
        && CodeWords(member, in: file.bytes, file.index.language).code.contains {
          file.index.language.profile.methodNames == .sharedWithProperties || $0.after.first != "("
        }
    }?.shownPath
  }

  // MARK: Types

  /// - Parameter isNamesake: whether the file declares a type of the same name, and means that by it.
  private static func isMeant(
    _ type: TypePath, by name: String, in file: ProjectFiles.File, isNamesake: Bool
  ) -> Bool {
    let names = name.pathNames
    return (!isNamesake || names.count > (type.outer == nil ? 1 : 2))
      && type.mayBeMeant(by: names, namesOuter: type.outer.map { file.words.mayHold($0) } ?? true)
  }

  /// The files that declare another type of the same name as one in the file of a fix, or as the type around it: a folder
  /// may hold several programs.
  private static func namesakes(
    of type: TypePath, for path: String, in files: [ProjectFiles.File]
  ) -> Set<String> {
    let outermost = TypePath(type.outer ?? type.name)
    let declaring = files.filter { file in
      file.words.mayHold(outermost.name)
        && file.index.headers.contains {
          $0.kind != .extension && $0.kind != .alias && self.is($0, outermost)
        }
    }.map(\.shownPath)
    return declaring.contains(path) ? Set(declaring).subtracting([path]) : []
  }

  /// Whether a header declares or extends a type.
  private static func `is`(_ header: FileIndex.Header, _ type: TypePath) -> Bool {
    guard header.name.lastPathName == type.name else { return false }
    guard header.kind != .extension else { return true }
    // Nested classes have the same name in many view models.
    guard let outer = type.outer else { return header.enclosing?.isEmpty ?? true }
    return header.enclosing?.last.map { $0 == outer } ?? true
  }

  private struct Heir {
    var header: FileIndex.Header
    var path: String
  }

  /// What inherits from a type or conforms to it, directly or not.
  private static func heirs(
    of type: TypePath, in files: [ProjectFiles.File], for path: String
  ) -> [Heir] {
    let namesakes = self.namesakes(of: type, for: path, in: files)
    var found: [Heir] = []
    var pending = [type]
    var seen: Set<TypePath> = [type]
    while let next = pending.popLast() {
      for file in files where file.words.mayHold(next.name) {
        for alias in self.imported(next, in: file) where seen.insert(alias).inserted { pending.append(alias) }
        let isNamesake = namesakes.contains(file.shownPath)
        for header in file.index.headers {
          guard
            header.references.contains(where: {
              self.isMeant(next, by: $0, in: file, isNamesake: isNamesake && next == type)
            }),
            isNamesake || !self.is(header, type) || header.kind == .extension
          else { continue }
          if header.kind != .alias { found.append(Heir(header: header, path: file.shownPath)) }
          let heir = TypePath(
            header.name.lastPathName, in: header.kind == .extension ? nil : header.enclosing?.last)
          if seen.insert(heir).inserted { pending.append(heir) }
        }
      }
    }
    return found
  }

  /// A type with those that inherit from it, and its other names.
  private static func family(
    of type: TypePath, in files: [ProjectFiles.File], besides namesakes: Set<String>
  ) -> [TypePath] {
    var family = [type]
    var pending = [type]
    while let next = pending.popLast() {
      for file in files where file.words.mayHold(next.name) {
        for alias in self.imported(next, in: file) where !family.contains(alias) {
          family.append(alias)
          pending.append(alias)
        }
        let isNamesake = next == type && namesakes.contains(file.shownPath)
        for header in file.index.headers where header.kind != .extension {
          let heir = TypePath(header.name.lastPathName, in: header.enclosing?.last)
          guard
            header.references.contains(where: {
              self.isMeant(next, by: $0, in: file, isNamesake: isNamesake)
            }),
            !family.contains(heir)
          else { continue }
          family.append(heir)
          pending.append(heir)
        }
      }
    }
    return family
  }

  /// The other names that imports in Kotlin give to a type: `import app.LoginViewModel as Model`.
  private static func imported(_ type: TypePath, in file: ProjectFiles.File) -> [TypePath] {
    guard file.words.mayHold("as"), file.words.mayHold(type.name) else { return [] }
    return CodeWords(type.name, in: file.bytes, file.index.language).code.compactMap { place in
      var before = place.before[...]
      while before.first == ".", before.count > 1 { before = before.dropFirst(2) }
      guard before.first == "import", place.after.count > 1, place.after[0] == "as" else { return nil }
      return TypePath(place.after[1])
    }
  }

  /// The types that a type inherits, directly or not.
  private static func ancestors(of type: TypePath, in files: [ProjectFiles.File]) -> [TypePath] {
    var found: [TypePath] = []
    var pending = [type]
    while let next = pending.popLast() {
      for file in files where file.words.mayHold(next.name) {
        for header in file.index.headers where self.is(header, next) {
          for reference in header.references {
            let names = reference.pathNames
            let ancestor = TypePath(
              reference.lastPathName, in: names.count > 1 ? names[names.count - 2] : nil)
            guard !found.contains(ancestor), ancestor.name != type.name else { continue }
            found.append(ancestor)
            pending.append(ancestor)
          }
        }
      }
    }
    return found
  }

  // MARK: Kinds of types

  /// What conforms to a protocol and is not certainly a class, or adds to it what no class can have.
  private func valueConformer(
    to name: String, in files: [ProjectFiles.File], for path: String
  ) -> String? {
    let heirs = Self.heirs(of: TypePath(name), in: files, for: path)
    var kinds: [String: Set<FileIndex.Header.Kind>] = [:]
    for header in files.flatMap(\.index.headers) where header.kind != .extension {
      kinds[header.name.lastPathName, default: []].insert(header.kind)
    }
    for heir in heirs {
      let isClass =
        switch heir.header.kind {
        case .class, .actor, .protocol, .alias: true
        case .extension:
          kinds[heir.header.name.lastPathName]?.isSubset(of: [.class, .actor, .protocol]) ?? false
        default: false
        }
      if !isClass { return "'\(heir.header.name)' in \(heir.path) conforms to '\(name)' and may be no class" }
    }
    let protocols = Set(
      [name] + heirs.filter { $0.header.kind == .protocol }.map(\.header.name.lastPathName))
    let mutating = files.first { file in
      file.words.mayHold("mutating")
        && file.index.headers.contains {
          [.extension, .protocol].contains($0.kind) && protocols.contains($0.name.lastPathName)
        } && Self.names("mutating", file)
    }
    return mutating.map { "'\(name)' may have a 'mutating' function in \($0.shownPath)" }
  }

  /// The first place where code in Java or Kotlin makes a subclass without a name, or a library for mocks does.
  private func unnamedHeir(of type: TypePath, in files: [ProjectFiles.File]) -> String? {
    for file in files where file.words.mayHold(type.name) && file.words.mayHold(type.outer ?? type.name) {
      guard let form = file.index.language.profile.reach.unnamedSubclass else { continue }
      let bytes = file.bytes
      let makesMocks = Self.mockLibraries.contains(where: file.words.mayHold)
      let words = CodeWords(type.name, in: bytes, file.index.language, reach: 200)
      let makesSpies = makesMocks && ["spy", "Spy"].contains { Self.names($0, file) }
      for place in words.code {
        var before = place.before[...]
        while before.first == ".", before.count > 1 { before = before.dropFirst(2) }
        let isMade =
          switch form {
          case .callWithBody: before.first == "new" && Self.hasBody(place.after)
          case .objectExpression: Self.isOfObject(before)
          }
        if isMade { return "\(Self.shown(place.range, bytes, in: file)) makes a subclass of '\(type.name)'" }
        if makesMocks, makesSpies || Self.isMocked(before, place.after) {
          return "\(Self.shown(place.range, bytes, in: file)) makes a mock of '\(type.name)'"
        }
      }
    }
    return nil
  }

  /// Whether a type is among those that an object without a name inherits: `object : Listener, LoginViewModel()`.
  private static func isOfObject(_ before: ArraySlice<String>) -> Bool {
    var depth = 0
    for (word, next) in zip(before, before.dropFirst()) {
      if word == ")" { depth += 1 }
      if word == "(" { depth -= 1 }
      if depth < 0 || ["{", "}", "=", ";"].contains(word) { return false }
      if depth == 0, word == ":" { return next == "object" }
    }
    return false
  }

  /// Whether a type is that of a mock: `mock(LoginViewModel.class)`, `@Mock(…) private LoginViewModel vm`,
  /// `@Mock lateinit var vm: LoginViewModel`, `LoginViewModel vm = mock()`.
  private static func isMocked(_ before: ArraySlice<String>, _ after: [String]) -> Bool {
    var words = before
    if [":", "(", "<"].contains(words.first) { words = words.dropFirst() }
    var seen: [String] = []
    var depth = 0
    for word in words {
      if word == ")" { depth += 1 }
      if word == "(" { depth -= 1 }
      if depth <= 0, [";", "{", "}", "=", "new"].contains(word) { break }
      // What is before another declaration is not this one's.
      if ["val", "var"].contains(word), seen.count > 1 { break }
      seen.append(word)
    }
    if seen.contains(where: self.mockWords.contains) { return true }
    guard let value = after.prefix(2).firstIndex(of: "="), after.first != ")" else { return false }
    return after.dropFirst(value + 1).prefix { $0 != ";" && $0 != "(" }.contains(
      where: self.mockWords.contains)
  }

  private static let mockLibraries = ["mockito", "nhaarman", "easymock", "powermock"]
  private static let mockWords: Set = [
    "InjectMocks", "Mock", "MockBean", "Spy", "createMock", "mock", "niceMock", "spy",
  ]

  /// Whether the arguments of a call are followed by a body.
  private static func hasBody(_ words: [String]) -> Bool {
    var depth = 0
    for (index, word) in words.enumerated() {
      if word == "(" { depth += 1 }
      if word == ")" {
        depth -= 1
        if depth == 0 { return index + 1 < words.count && words[index + 1] == "{" }
      }
      if depth == 0, word == ";" { return false }
    }
    // The arguments are longer than what was read.
    return depth > 0
  }
}
