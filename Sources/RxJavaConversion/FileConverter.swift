import JavaLanguage
import SourceModel

/// Converts one file.
final class FileConverter {
  let tree: JavaTree
  let run: ConversionRun
  let names: FileNames
  /// The old version of RxJava that the file uses; 0 for none.
  let version: Int
  /// Whether it uses RxJava, old or new.
  let hasStreams: Bool
  let isViewModelFile: Bool
  let isTest: Bool
  /// Whether it is a test of view models of the run.
  let testsViewModels: Bool
  /// The names in the file that start with a capital and have no other before them.
  let simpleNames: Set<String>
  /// Whether intents are those of view models.
  let convertsIntents: Bool

  var edits = SourceEdits()
  var notes: [(offset: Int, message: String)] = []
  var imports: ImportChanges
  /// The variables in scope, innermost last.
  var scopes: [[String: KnownType]] = []
  /// The variables of each scope that may be null, and those that were compared with null.
  var nullability: [[String: Bool]] = []
  /// Whether the object that is created is a function whose results are values of a stream.
  var isStreamFunction = false
  /// The calls around the place that take pairs of Android.
  var pairKeepers = 0
  /// Whether what the code around the place throws is handled, innermost last.
  var handlesFailures: [Bool] = []
  var frames: [TypeFrame] = []
  /// What the functions around the place return, innermost last.
  var results: [FunctionResult] = []
  /// The statements of the methods around the place, innermost last.
  var bodies: [[JavaStatement]] = []
  /// Reads of extras that become optional values.
  var optionalReads: Set<ObjectIdentifier> = []
  /// Whether a type is that of a request, whose body has no value.
  var keepsVoid = false
  /// The type that the place of the call has that is being converted.
  var wanted = KnownType.unknown
  /// The calls whose results are not used.
  var unused: Set<ObjectIdentifier> = []
  /// The names with their packages that stay, and are listed.
  var listed: Set<String> = []
  /// The static imports that stay in use.
  var keptMembers: Set<String> = []
  /// The types of the expressions that were converted.
  var types: [ObjectIdentifier: KnownType] = [:]
  /// The values of streams, by the names of the parameters of lambdas.
  var streamValues: [Set<String>] = []

  var index: RunIndex { self.run.index }

  init(_ tree: JavaTree, in run: ConversionRun) {
    self.tree = tree
    self.run = run
    let names = FileNames(tree)
    self.names = names
    let versions = Self.versions(in: tree)
    self.version = versions.contains(1) ? 1 : versions.contains(2) ? 2 : 0
    self.hasStreams =
      !versions.isEmpty || tree.imports.contains { $0.path.hasPrefix("\(TypeTable.library).") }
    self.imports = ImportChanges(tree, names)
    self.isViewModelFile = run.declaresViewModel(tree)
    self.isTest = tree.imports.contains {
      $0.path.hasPrefix("org.junit.") || $0.path.hasPrefix("junit.framework.")
    }
    let types = Set(tree.types.map { names.qualified($0.name.text) })
    let isOfScreen = tree.imports.contains {
      $0.path.hasPrefix("android.app.") || $0.path == "android.content.Context"
    }
    self.simpleNames = Self.simpleNames(in: tree)
    self.testsViewModels = self.isTest && !run.viewModelNames.isDisjoint(with: self.simpleNames)
    self.convertsIntents =
      self.isViewModelFile || (self.testsViewModels && !isOfScreen)
      || (!isOfScreen && !run.usedByViewModels.isDisjoint(with: types)
        && tree.types.allSatisfy { $0.superclass == nil })
  }

  /// Converts the file: its new text, and what is left.
  func convert() -> (bytes: [UInt8], notes: [ConversionNote]) {
    let bytes = self.tree.text.bytes
    if self.run.hasViewModels, let type = self.tree.types.first(where: { self.isReplaced($0) }) {
      self.note(
        "the library has a counterpart of '\(type.name.text)': delete this file when nothing uses it",
        at: type.name.range)
      return (bytes, self.result().notes)
    }
    guard self.isConcerned else { return (bytes, []) }
    for type in self.tree.types { self.visit(type) }
    self.visitAnnotations()
    self.visitBounds()
    self.listImports()
    self.imports.apply(to: &self.edits, of: self.tree)
    return self.result()
  }

  /// The new text, and the notes with their places in it.
  private func result() -> (bytes: [UInt8], notes: [ConversionNote]) {
    let sorted = self.notes.sorted { ($0.offset, $0.message) < ($1.offset, $1.message) }
    let (bytes, offsets) = self.edits.apply(
      to: self.tree.text.bytes, self.tree.comments, offsets: sorted.map(\.offset))
    let text = SourceText(bytes)
    var seen: Set<ConversionNote> = []
    let imports = self.places(ofImportsIn: bytes)
    let paths = Dictionary(
      self.tree.imports.map { ($0.pathRange.start, $0.path) }, uniquingKeysWith: { first, _ in first })
    let notes = zip(sorted, offsets)
      .map { note, offset in
        return ConversionNote(
          position: text.position(at: paths[note.offset].flatMap { imports[$0] } ?? offset),
          message: note.message)
      }
      .sorted { ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column) }
      .filter { seen.insert($0).inserted }
    return (bytes, notes)
  }

  /// The places of the imports that are left, which are written as a group.
  private func places(ofImportsIn bytes: [UInt8]) -> [String: Int] {
    var places: [String: Int] = [:]
    var start = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let text = String(decoding: line.prefix(200), as: UTF8.self)
      if text.hasPrefix("import "), let path = text.dropFirst("import ".count).split(separator: ";").first {
        let isStatic = path.hasPrefix("static ")
        let name = isStatic ? path.dropFirst("static ".count) : path
        places[String(name)] = start + "import ".count + (isStatic ? "static ".count : 0)
      }
      start += line.count + 1
    }
    return places
  }

  /// The versions of RxJava that a file imports, or names with their packages.
  private static func versions(in tree: JavaTree) -> Set<Int> {
    var versions = Set(tree.imports.compactMap { StreamKind.version(of: $0.path) })
    let bytes = tree.text.bytes
    let tokens = tree.tokens
    func text(_ number: Int) -> String {
      guard tokens.indices.contains(number) else { return "" }
      return String(decoding: bytes[tokens[number].start..<tokens[number].end], as: UTF8.self)
    }
    for (number, token) in tokens.enumerated() where token.end - token.start == 2 {
      guard text(number + 1) == ".", text(number - 1) != ".", text(number - 1) != "import" else { continue }
      switch text(number) {
      case "rx":
        let next = text(number + 2)
        if RxPackage.declares(next, in: "rx") || RxPackage.isKnown("rx.\(next)") { versions.insert(1) }
      case "io" where text(number + 2) == "reactivex":
        if let version = StreamKind.version(of: "io.reactivex.\(text(number + 4)).") {
          versions.insert(version)
        }
      default: break
      }
    }
    return versions
  }

  private static func simpleNames(in tree: JavaTree) -> Set<String> {
    let bytes = tree.text.bytes
    var names: Set<String> = []
    var isAfterDot = false
    var isImport = false
    for token in tree.tokens where token.end > token.start {
      let first = bytes[token.start]
      let isCapital = first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
      if isCapital, !isAfterDot, !isImport {
        names.insert(String(decoding: bytes[token.start..<token.end], as: UTF8.self))
      }
      isAfterDot = first == UInt8(ascii: ".") && token.end - token.start == 1
      if bytes[token.start..<token.end].elementsEqual("import".utf8) { isImport = true }
      if first == UInt8(ascii: ";") { isImport = false }
    }
    return names
  }

  /// Whether anything of the file may need a conversion.
  private var isConcerned: Bool {
    if self.hasStreams || self.isViewModelFile || self.testsViewModels { return true }
    return self.tree.imports.contains { anImport in
      let path = anImport.path
      return TypeTable.companions.contains { path.hasPrefix($0.prefix) }
        || (self.convertsPairs && TypeTable.counterpart(of: path)?.hasSuffix("ValuePair") ?? false)
        || self.run.isEnvironment(path) || self.run.isBase(path)
        || self.transformersClass(of: anImport) != nil
        || (self.convertsIntents && path == "android.content.Intent")
    }
  }

  /// Whether the library has the type that an app declares for itself.
  private func isReplaced(_ type: JavaTypeTree) -> Bool {
    let name = self.names.qualified(type.name.text)
    return self.run.isEnvironment(name) || (self.run.isBase(name) && !name.hasPrefix("\(TypeTable.library)."))
      || (self.run.libraryType(of: name)?.hasSuffix(".TypedResult") ?? false)
  }

  func note(_ message: String, at range: TextRange) { self.notes.append((range.start, message)) }

  /// Imports of libraries that go with a version of RxJava.
  private func listImports() {
    for anImport in self.tree.imports {
      let path = anImport.path
      if anImport.modifiers.contains("static") {
        self.listStaticImport(anImport)
      } else if path.hasSuffix(".*") {
        self.listPackage(anImport)
      } else if let new = self.counterpart(of: path), self.isReactive {
        // Also what only comments use: no import of an old version is left.
        _ = self.spelling(of: new, for: path)
      } else if let version = StreamKind.version(of: path), version < 3, !self.imports.drops(path) {
        self.note(
          "'\(path)' is not converted: \(TypeTable.advice[path] ?? "RxJava 3 has no such type")",
          at: anImport.pathRange)
      }
      if let companion = TypeTable.companions.first(where: { path.hasPrefix($0.prefix) }) {
        self.note(
          "'\(path)' is for another version of RxJava: \(companion.advice)", at: anImport.pathRange)
      }
    }
  }

  /// A static import that no call has replaced.
  private func listStaticImport(_ anImport: Import) {
    let path = anImport.path
    let parts = path.split(separator: ".")
    let owner = parts.dropLast().joined(separator: ".")
    guard let version = StreamKind.version(of: owner), version < 3, let member = parts.last else { return }
    guard !self.keptMembers.contains(path) else { return }
    if member == "from", StreamKind(owner) != nil, !self.imports.replaces(member: path) {
      return self.note("write 'fromIterable' or 'fromArray', whichever it is", at: anImport.pathRange)
    }
    if let new = TypeTable.counterpart(of: owner), member == "*" || !self.imports.replaces(member: path) {
      self.imports.needMember("\(new).\(member)", for: path)
    } else if TypeTable.counterpart(of: owner) == nil {
      self.note("'\(path)' is not converted: RxJava 3 has no such type", at: anImport.pathRange)
    }
  }

  /// An import of a whole package.
  private func listPackage(_ anImport: Import) {
    let package = String(anImport.path.dropLast(2))
    guard let version = StreamKind.version(of: anImport.path), version < 3 else { return }
    if version == 2, let new = TypeTable.counterpart(of: anImport.path) {
      self.imports.replaceImport(anImport.path, with: new)
    } else if RxPackage.isKnown(package), !self.listed.contains(where: { $0.hasPrefix("\(package).") }) {
      // Its types are imported one by one.
      self.imports.replaceImport(anImport.path, with: nil)
    } else {
      self.note("import the types of RxJava 3 one by one", at: anImport.pathRange)
    }
  }

  /// Converts the types that annotations name.
  private func visitAnnotations() {
    let bytes = self.tree.text.bytes
    let tokens = self.tree.tokens
    func text(_ number: Int) -> String {
      guard tokens.indices.contains(number) else { return "" }
      return String(decoding: bytes[tokens[number].start..<tokens[number].end], as: UTF8.self)
    }
    func isDot(_ number: Int) -> Bool { text(number) == "." }
    var depth = 0
    var number = 0
    let enclosing = self.tree.types.map { self.names.qualified($0.name.text) }
    while number < tokens.count {
      let token = text(number)
      if token == "@", text(number + 1) != "interface" {
        var end = number + 2
        while isDot(end) { end += 2 }
        let path = stride(from: number + 1, to: end, by: 2).map { text($0) }
        if path.count > 1, let new = self.counterpart(of: path.joined(separator: ".")), self.isReactive {
          self.edits.replace(
            TextRange(tokens[number + 1].start, tokens[end - 1].end), with: self.spelling(of: new))
        }
        number = end
        if text(number) == "(" { depth = 1 }
        number += depth == 1 ? 1 : 0
        while depth > 0, number < tokens.count {
          switch text(number) {
          case "(": depth += 1
          case ")": depth -= 1
          case "class" where isDot(number - 1): self.visitClassLiteral(before: number - 1, text, enclosing)
          default: break
          }
          number += 1
        }
        continue
      }
      // The value of an element of an annotation.
      if token == "default", text(number - 1) == ")" {
        while number < tokens.count, text(number) != ";" {
          if text(number) == "class", isDot(number - 1) {
            self.visitClassLiteral(before: number - 1, text, enclosing)
          }
          number += 1
        }
      }
      number += 1
    }
  }

  /// Converts the types that type parameters extend: `<T extends Subscription>`.
  private func visitBounds() {
    let bytes = self.tree.text.bytes
    let tokens = self.tree.tokens
    func text(_ number: Int) -> String {
      guard tokens.indices.contains(number) else { return "" }
      return String(decoding: bytes[tokens[number].start..<tokens[number].end], as: UTF8.self)
    }
    let enclosing = self.tree.types.map { self.names.qualified($0.name.text) }
    for number in tokens.indices where text(number) == "extends" && ["<", ","].contains(text(number - 2)) {
      guard text(number - 1) != "?" else { continue }
      var next = number + 1
      var depth = 0
      while next < tokens.count {
        let token = text(next)
        if token == "<" { depth += 1 }
        if token.first == ">" { depth -= token.count }
        if depth < 0 || (depth == 0 && token == ",") || ["(", "{", ";"].contains(token) { break }
        guard token.first?.isLetter == true, text(next - 1) != "." else {
          next += 1
          continue
        }
        var end = next + 1
        while text(end) == "." { end += 2 }
        let path = stride(from: next, to: end, by: 2).map { text($0) }
        if !["extends", "super"].contains(token), path.count > 1 || path[0].first?.isUppercase == true {
          self.convertName(
            self.index.resolve(path, in: self.names, enclosing: enclosing),
            at: TextRange(tokens[next].start, tokens[end - 1].end))
        }
        next = end
      }
    }
  }

  private func visitClassLiteral(before dot: Int, _ text: (Int) -> String, _ enclosing: [String]) {
    let tokens = self.tree.tokens
    var start = dot - 1
    while text(start - 1) == "." { start -= 2 }
    guard start >= 0 else { return }
    let path = stride(from: start, to: dot, by: 2).map { text($0) }
    self.convertName(
      self.index.resolve(path, in: self.names, enclosing: enclosing),
      at: TextRange(tokens[start].start, tokens[dot - 1].end))
  }

  // MARK: Types of names

  /// The class of the app's operators that an import is of.
  func transformersClass(of anImport: Import) -> String? {
    guard anImport.modifiers.contains("static") else {
      return anImport.path.hasSuffix(".Transformers") && self.run.libraryType(of: anImport.path) != nil
        ? anImport.path : nil
    }
    let owner = anImport.path.split(separator: ".").dropLast().joined(separator: ".")
    return owner.hasSuffix(".Transformers") && self.run.libraryType(of: owner) != nil ? owner : nil
  }

  var enclosing: [String] { self.frames.filter(\.isNamed).map(\.type.name) }

  var typeParameters: Set<String> { self.frames.reduce(into: []) { $0.formUnion($1.parameters) } }

  func known(_ type: JavaTypeName) -> KnownType {
    self.index.type(type, in: self.names, enclosing: self.enclosing, parameters: self.typeParameters)
  }

  /// The counterpart of a type in this file.
  func counterpart(of name: String) -> String? {
    switch name {
    case "android.content.Intent":
      return self.convertsIntents && !self.keepsIntents ? "\(TypeTable.library).TypedIntent" : nil
    case "android.os.Bundle": return nil
    case let name where self.isActivityResult(name) && !name.hasPrefix(TypeTable.library):
      return self.isViewModelFile || self.isTest ? "\(TypeTable.library).TypedResult" : nil
    default: break
    }
    if let found = TypeTable.counterpart(of: name) {
      if Self.pairs.contains(name) { return self.convertsPairs && self.pairKeepers == 0 ? found : nil }
      if name.hasPrefix("android"), !self.isReactive { return nil }
      // What `test()` returns is not the library's.
      if name == "io.reactivex.observers.TestObserver", self.callsTest {
        return "io.reactivex.rxjava3.observers.TestObserver"
      }
      return found
    }
    guard let found = self.run.libraryType(of: name) else { return nil }
    if found.hasSuffix(".TypedResult"), !self.isViewModelFile, !self.isTest { return nil }
    return found
  }

  /// Whether pairs of Android are those of streams.
  lazy var convertsPairs: Bool = {
    if self.isReactive || self.testsViewModels { return true }
    return self.tree.types.contains { type in
      type.superclass == nil && self.run.usedByStreams.contains(self.names.qualified(type.name.text))
    }
  }()

  /// Whether the file calls `test()` of a stream.
  lazy var callsTest: Bool = {
    let bytes = self.tree.text.bytes
    var previous = ["", ""]
    for token in self.tree.tokens {
      let text =
        token.end - token.start > 4 ? "" : String(decoding: bytes[token.start..<token.end], as: UTF8.self)
      if previous == [".", "test"], text == "(" { return true }
      previous = [previous[1], text]
    }
    return false
  }()

  /// Whether the file creates intents of Android, so that its types stay these.
  lazy var keepsIntents: Bool = IntentUses(in: self.tree, isTest: self.isTest).needAndroid

  /// Whether an operator of the library is called by the name of its class.
  lazy var usesLibraryTransformers: Bool = {
    let bytes = self.tree.text.bytes
    var previous = ["", ""]
    for token in self.tree.tokens {
      let text = String(decoding: bytes[token.start..<token.end], as: UTF8.self)
      let isOfLibrary = TypeTable.transformers.contains(text) || text == "pipeErrorsTo"
      if previous == ["Transformers", "."], isOfLibrary { return true }
      previous = [previous[1], text]
    }
    return false
  }()

  // MARK: Scopes

  func declare(_ name: Name, _ type: KnownType) {
    guard !self.scopes.isEmpty else { return }
    self.scopes[self.scopes.count - 1][name.text] = type
    self.nullability[self.scopes.count - 1][name.text] = nil
  }

  /// Says whether a variable may be null from here on.
  func setNullable(_ name: String, _ isNullable: Bool) {
    guard !self.scopes.isEmpty else { return }
    self.nullability[self.scopes.count - 1][name] = isNullable
  }

  func inScope<Value>(_ variables: [String: KnownType] = [:], _ body: () -> Value) -> Value {
    self.scopes.append(variables)
    self.nullability.append([:])
    defer {
      self.scopes.removeLast()
      self.nullability.removeLast()
    }
    return body()
  }

  /// The type of a variable or of a field; nil when there is none with the name.
  func variable(_ name: String) -> KnownType? {
    var depth = self.scopes.count
    for frame in self.frames.reversed() {
      for scope in self.scopes[frame.depth..<depth].reversed() {
        if let type = scope[name] { return type }
      }
      if let type = self.field(name, of: frame) { return type }
      depth = frame.depth
    }
    return nil
  }

  /// Whether a variable or a field may be null.
  func mayBeNull(variable name: String) -> Bool {
    var depth = self.scopes.count
    for frame in self.frames.reversed() {
      for number in (frame.depth..<depth).reversed() {
        if let isNullable = self.nullability[number][name] { return isNullable }
        if self.scopes[number][name] != nil { return false }
      }
      if frame.fields[name] != nil || frame.isNamed && self.index.field(name, of: frame.type) != nil {
        return self.index.isNullable(field: name, of: frame.type)
      }
      depth = frame.depth
    }
    return false
  }

  func field(_ name: String, of frame: TypeFrame) -> KnownType? {
    if let type = frame.fields[name] { return type }
    if frame.isNamed { return self.index.field(name, of: frame.type) }
    return frame.superclass.flatMap { self.index.field(name, of: $0) }
  }

  /// A method of the types around the place.
  func ownMethod(_ name: String, arguments count: Int?) -> MethodFacts? {
    for frame in self.frames.reversed() {
      if let method = frame.methodsByName[name]?.first(where: {
        count == nil || $0.parameters.count == count
      }) {
        // What the caller chooses is not known here.
        let chosen = Set(method.typeParameters)
        func known(_ type: JavaTypeName) -> KnownType {
          let type = self.index.type(
            type, in: self.names, enclosing: self.enclosing, parameters: self.typeParameters.union(chosen))
          return chosen.contains(type.name)
            ? .unknown
            : type.replacing(Dictionary(uniqueKeysWithValues: chosen.map { ($0, .unknown) }))
        }
        return MethodFacts(
          path: "\(frame.type.name).\(name)",
          result: method.result.map { known($0) } ?? .unknown,
          parameters: method.parameters.map { $0.type.map { known($0) } ?? .unknown },
          isStatic: method.isStatic, isNullable: method.annotations.contains(where: RunIndex.isNullable))
      }
      if let facts = self.index.method(
        name, arguments: count, of: frame.isNamed ? frame.type : frame.superclass ?? .unknown)
      {
        return facts
      }
    }
    return nil
  }
}
