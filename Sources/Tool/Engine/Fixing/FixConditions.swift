import PortUses
import Recognition
import Rules
import SourceModel

/// Checks whether the conditions of fixes hold in all files of a project.
struct FixConditions: Sendable {
  private let projects: [TypeReach.Platform: ProjectIndex]
  /// The files of the project that could not be read.
  let failures: [FileFailure]
  /// The cached answers, by the condition and the path of the fix.
  private var known: [Question: String?] = [:]

  private struct Question: Hashable {
    var condition: FixCondition
    var path: String
  }

  init(_ project: ProjectFiles) {
    self.projects = Dictionary(grouping: project.files) { $0.index.language.profile.reach.platform }
      .mapValues(ProjectIndex.init)
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

  /// Why a condition does not hold; nil when it does.
  ///
  /// - Parameter path: the file of the fix.
  private func refusal(of condition: FixCondition, for path: String) -> String? {
    if let failure = self.failures.first {
      return "it depends on the rest of the project, and '\(failure.path)' cannot be read"
    }
    let language = SourceReader.language(of: path)
    guard let project = self.projects[language.profile.reach.platform] else { return nil }
    let own = project.file(at: path)?.index
    switch condition {
    case .isUnusedElsewhere(let member, let type):
      return self.place(of: member, type, in: project, but: path, language) { _ in true }
        .map { "'\(member)' is used in \($0)" }
    case .isUnassignedElsewhere(let member, let type):
      return self.place(of: member, type, in: project, but: path, language, \.isAssigned)
        .map { "'\(member)' gets a value in \($0)" }
    case .isFreeElsewhere(let member, let type, let isInherited):
      return self.declarer(of: member, type, in: project, but: path, isInherited: isInherited)
        .map { "the name '\(member)' is taken in \($0)" }
    case .hasNoSubclass(let type):
      return Self.heirs(of: type, in: project, for: path).first.map {
        "'\($0.header.name)' in \($0.path) inherits from '\(type.name)'"
      } ?? self.unnamedHeir(of: type, in: project)
    case .isForClasses(let name):
      return self.valueConformer(to: name, in: project, for: path)
    case .hasNoConformer(let name, let own):
      return Self.heirs(of: TypePath(name), in: project, for: path).first { !Self.is($0.header, own) }.map {
        "'\($0.header.name)' in \($0.path) conforms to '\(name)' as well"
      }
    case .isUnknownElsewhere(let name):
      return project.files(holding: name).first { file in
        file.shownPath != path && (own.map { Self.mayMean(name, in: $0.package, file.index) } ?? true)
          && Self.names(name, file)
      }.map { "\($0.shownPath) names a '\(name)'" }
    case .isOffered(let member, let name):
      return self.lacking(member, TypePath(name), in: project).map { "'\(name)' in \($0) has no '\(member)'" }
    }
  }

  /// The file of a class that neither declares nor inherits a member; nil when it has the member, or may have it.
  private func lacking(_ member: String, _ type: TypePath, in project: ProjectIndex) -> String? {
    let declaring = project.headers(named: type.name).filter { $0.header.kind == .class }
    guard let first = declaring.first else { return nil }
    for name in [type.name] + Self.ancestors(of: type, in: project).map(\.name) {
      let files = project.headers(named: name).map { project.files[$0.file] }
      if files.isEmpty || files.contains(where: { $0.words.mayHold(member) }) { return nil }
    }
    return project.files[first.file].shownPath
  }

  private static func names(_ name: String, _ file: ProjectFiles.File) -> Bool {
    file.words.mayHold(name) && !CodeWords(name, in: file.bytes, file.index.language).code.isEmpty
  }

  /// Whether a simple name in a file would refer to a new type of a package. In Swift, the module of a file is not
  /// known.
  private static func mayMean(_ name: String, in package: String, _ index: FileIndex) -> Bool {
    guard index.language.profile.reach.platform == .javaVirtualMachine else { return true }
    let fullName = package.isEmpty ? name : "\(package).\(name)"
    let imports = Imports(index.imports)
    if let imported = imports.type(named: name) { return imported == fullName }
    return index.package == package || imports.namesOnDemand(name).contains(fullName)
  }

  private static func shown(_ range: TextRange, _ bytes: [UInt8], in file: ProjectFiles.File) -> String {
    "\(file.shownPath):\(SourceText(bytes).position(at: range.start).line)"
  }

  // MARK: Members

  /// The first place outside of a file where code may refer to a member of a type.
  private func place(
    of member: String, _ type: TypePath, in project: ProjectIndex, but path: String,
    _ language: Language, _ isMeant: (MemberMentions.Place) -> Bool
  ) -> String? {
    let accessors = language.profile.reach.hasPropertyAccessors ? Self.accessors(of: member) : []
    let wanted = project.files(holdingOneOf: [member] + accessors).filter { $0.shownPath != path }
    guard !wanted.isEmpty else { return nil }
    let namesakes = Self.namesakes(of: type, for: path, in: project)
    let family = Self.family(of: type, in: project, besides: namesakes)
    let names = Set(family.flatMap { [$0.name, $0.outer].compactMap(\.self) })
    let isOther: (String) -> Bool = { name in
      guard !names.contains(name), let kind = project.kind(of: name) else { return false }
      return ![.protocol, .alias, .extension].contains(kind)
    }
    for file in wanted {
      let bytes = file.bytes
      let mentions = MemberMentions(
        of: member, in: namesakes.contains(file.shownPath) ? family.filter { $0 != type } : family,
        isOtherType: isOther, bytes, file.index.language)
      if let place = mentions.places.first(where: isMeant) { return Self.shown(place.range, bytes, in: file) }
      guard file.index.language != language else { continue }
      // A subclass calls the accessors without a receiver.
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

  /// The file that declares a member of that name in a supertype, an extension, or a subtype of a type.
  private func declarer(
    of member: String, _ type: TypePath, in project: ProjectIndex, but path: String, isInherited: Bool
  ) -> String? {
    let wanted = project.files(holding: member).filter { $0.shownPath != path }
    guard !wanted.isEmpty else { return nil }
    let namesakes = Self.namesakes(of: type, for: path, in: project)
    let family = Self.family(of: type, in: project, besides: namesakes)
    var relatives = Self.ancestors(of: type, in: project) + [type]
    relatives += isInherited ? family : family.filter { Self.isAlias($0, in: project) }
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

  /// - Parameter isNamesake: whether the file declares a type of the same name, which the name refers to there.
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
    of type: TypePath, for path: String, in project: ProjectIndex
  ) -> Set<String> {
    let outermost = TypePath(type.outer ?? type.name)
    let declaring = project.headers(named: outermost.name).filter {
      $0.header.kind != .extension && $0.header.kind != .alias && self.is($0.header, outermost)
    }.map { project.files[$0.file].shownPath }
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

  /// The types that inherit from a type or conform to it, directly or indirectly.
  private static func heirs(
    of type: TypePath, in project: ProjectIndex, for path: String
  ) -> [Heir] {
    let namesakes = self.namesakes(of: type, for: path, in: project)
    var found: [Heir] = []
    var pending = [type]
    var seen: Set<TypePath> = [type]
    while let next = pending.popLast() {
      for other in project.otherNames(of: next) where seen.insert(other).inserted { pending.append(other) }
      for entry in project.headers(naming: next.name) {
        let (header, file) = (entry.header, project.files[entry.file])
        let isNamesake = namesakes.contains(file.shownPath)
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
    return found
  }

  /// A type with its subtypes and aliases.
  private static func family(
    of type: TypePath, in project: ProjectIndex, besides namesakes: Set<String>
  ) -> [TypePath] {
    var family = [type]
    var known: Set<TypePath> = [type]
    var pending = [type]
    func add(_ member: TypePath) {
      guard known.insert(member).inserted else { return }
      family.append(member)
      pending.append(member)
    }
    while let next = pending.popLast() {
      project.otherNames(of: next).forEach(add)
      for entry in project.headers(naming: next.name) where entry.header.kind != .extension {
        let (header, file) = (entry.header, project.files[entry.file])
        let isNamesake = next == type && namesakes.contains(file.shownPath)
        let isMeant = header.references.contains {
          self.isMeant(next, by: $0, in: file, isNamesake: isNamesake)
        }
        if isMeant { add(TypePath(header.name.lastPathName, in: header.enclosing?.last)) }
      }
    }
    return family
  }

  /// The types that a type inherits, directly or indirectly.
  private static func ancestors(of type: TypePath, in project: ProjectIndex) -> [TypePath] {
    var found: [TypePath] = []
    var pending = [type]
    while let next = pending.popLast() {
      for entry in project.headers(named: next.name) where self.is(entry.header, next) {
        for reference in entry.header.references {
          let names = reference.pathNames
          let ancestor = TypePath(
            reference.lastPathName, in: names.count > 1 ? names[names.count - 2] : nil)
          guard !found.contains(ancestor), ancestor.name != type.name else { continue }
          found.append(ancestor)
          pending.append(ancestor)
        }
      }
    }
    return found
  }

  // MARK: Kinds of types

  /// Why a protocol may have conforming types that are not classes; nil when all of them are classes.
  private func valueConformer(
    to name: String, in project: ProjectIndex, for path: String
  ) -> String? {
    let heirs = Self.heirs(of: TypePath(name), in: project, for: path)
    for heir in heirs {
      let isClass =
        switch heir.header.kind {
        case .class, .actor, .protocol, .alias: true
        case .extension:
          Self.declaresClasses(heir.header.name.lastPathName, in: project)
        default: false
        }
      if !isClass { return "'\(heir.header.name)' in \(heir.path) conforms to '\(name)' and may be no class" }
    }
    let aliases = Self.family(of: TypePath(name), in: project, besides: []).filter {
      Self.isAlias($0, in: project)
    }
    let protocols = Set(
      [name] + heirs.filter { $0.header.kind == .protocol }.map(\.header.name.lastPathName)
        + aliases.map(\.name))
    let extended = protocols.flatMap(project.headers(named:)).filter {
      [.extension, .protocol].contains($0.header.kind)
    }
    for file in Set(extended.map(\.file)).sorted().map({ project.files[$0] }) {
      if Self.names("mutating", file) {
        return "'\(name)' may have a 'mutating' function in \(file.shownPath)"
      }
      if Self.names("nonmutating", file) {
        return "'\(name)' may have a 'nonmutating' setter in \(file.shownPath)"
      }
      if Self.replacesInstance(file) { return "'\(name)' may replace 'self' in \(file.shownPath)" }
    }
    return nil
  }

  /// Whether a file assigns `self`, or passes it to an `inout` parameter.
  private static func replacesInstance(_ file: ProjectFiles.File) -> Bool {
    CodeWords("self", in: file.bytes, file.index.language).code.contains { place in
      let isAssigned =
        place.after.first == "=" && place.after.dropFirst().first != "="
        && !["let", "var", "."].contains(place.before.first)
      return isAssigned || place.before.first == "&" && place.before.dropFirst().first != "&"
    }
  }

  /// Whether a name is that of a type alias.
  private static func isAlias(_ type: TypePath, in project: ProjectIndex) -> Bool {
    project.headers(named: type.name).contains { $0.header.kind == .alias }
  }

  /// Whether all types with a name are classes, actors or protocols, and there is at least one.
  private static func declaresClasses(_ name: String, in project: ProjectIndex) -> Bool {
    let declared = project.headers(named: name).map(\.header.kind).filter { $0 != .extension }
    return !declared.isEmpty && Set(declared).isSubset(of: [.class, .actor, .protocol])
  }

  /// The first place where code in Java or Kotlin creates an anonymous subclass or a mock of a type.
  private func unnamedHeir(of type: TypePath, in project: ProjectIndex) -> String? {
    // Fewer files contain the name of the outer type.
    for file in project.files(holding: type.outer ?? type.name) where file.words.mayHold(type.name) {
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

  /// Whether a type is a supertype of an anonymous object: `object : Listener, LoginViewModel()`.
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
      // The words before another declaration do not belong to this one.
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
    // The arguments are longer than the words that were read.
    return depth > 0
  }
}
