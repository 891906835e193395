import JavaLanguage
import SourceModel

/// Converts one file.
final class FileConverter {
  let tree: JavaTree
  let run: ConversionRun
  let names: FileNames
  /// The version of RxJava that the file imports; 0 for none and for the one that it is converted to.
  let version: Int
  let isViewModelFile: Bool
  let isTest: Bool
  /// Whether intents are those of view models.
  let convertsIntents: Bool

  var edits = SourceEdits()
  var notes: [(offset: Int, message: String)] = []
  var imports: ImportChanges
  /// The variables in scope, innermost last.
  var scopes: [[String: KnownType]] = []
  var frames: [TypeFrame] = []
  /// What the functions around the place return, innermost last.
  var results: [FunctionResult] = []
  /// The statements of the methods around the place, innermost last.
  var bodies: [[JavaStatement]] = []
  /// Reads of extras that become optional values.
  var optionalReads: Set<ObjectIdentifier> = []
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
    let versions = Set(tree.imports.compactMap { StreamKind.version(of: $0.path) })
    self.version = versions.contains(1) ? 1 : versions.contains(2) ? 2 : 0
    self.imports = ImportChanges(tree, names)
    self.isViewModelFile = run.declaresViewModel(tree)
    self.isTest = tree.imports.contains {
      $0.path.hasPrefix("org.junit.") || $0.path.hasPrefix("junit.framework.")
    }
    let types = Set(tree.types.map { names.qualified($0.name.text) })
    let isOfScreen = tree.imports.contains {
      $0.path.hasPrefix("android.app.") || $0.path == "android.content.Context"
    }
    self.convertsIntents =
      self.isViewModelFile || (self.isTest && !isOfScreen)
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
      return (bytes, self.sortedNotes)
    }
    guard self.isConcerned else { return (bytes, []) }
    for type in self.tree.types { self.visit(type) }
    self.listImports()
    self.imports.apply(to: &self.edits, of: self.tree)
    return (self.edits.text(of: TextRange(0, bytes.count), in: bytes), self.sortedNotes)
  }

  private var sortedNotes: [ConversionNote] {
    var seen: Set<ConversionNote> = []
    return self.notes
      .sorted { ($0.offset, $0.message) < ($1.offset, $1.message) }
      .map { ConversionNote(position: self.tree.text.position(at: $0.offset), message: $0.message) }
      .filter { seen.insert($0).inserted }
  }

  /// Whether anything of the file may need a conversion.
  private var isConcerned: Bool {
    if self.version > 0 || self.isViewModelFile || self.isTest { return true }
    return self.tree.imports.contains { anImport in
      let path = anImport.path
      return TypeTable.counterpart(of: path).map { $0.hasSuffix("ValuePair") } ?? false
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
      if let new = TypeTable.counterpart(of: path), self.isReactive, !anImport.modifiers.contains("static") {
        // Also what only annotations and comments use: no import of an old version is left.
        _ = self.spelling(of: new, for: path)
      }
      if path.hasPrefix("com.trello.rxlifecycle") {
        self.note(
          "'\(path)' is for another version of RxJava: bind to the lifecycle with 'ViewLifecycle'",
          at: anImport.pathRange)
      } else if path.hasPrefix("com.jakewharton.rxbinding.") || path.hasPrefix("com.jakewharton.rxbinding2.")
      {
        self.note(
          "'\(path)' is for another version of RxJava: use that of RxBinding 4", at: anImport.pathRange)
      } else if path.hasPrefix("rx."), path.hasSuffix(".*") {
        self.note("import the types of RxJava 3 one by one", at: anImport.pathRange)
      }
    }
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
    if let found = TypeTable.counterpart(of: name) { return found }
    guard let found = self.run.libraryType(of: name) else { return nil }
    if found.hasSuffix(".TypedResult"), !self.isViewModelFile, !self.isTest { return nil }
    return found
  }

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
  }

  func inScope<Value>(_ variables: [String: KnownType] = [:], _ body: () -> Value) -> Value {
    self.scopes.append(variables)
    defer { self.scopes.removeLast() }
    return body()
  }

  /// The type of a variable or of a field; nil when there is none with the name.
  func variable(_ name: String) -> KnownType? {
    for scope in self.scopes.reversed() {
      if let type = scope[name] { return type }
    }
    for frame in self.frames.reversed() {
      if let type = self.field(name, of: frame) { return type }
    }
    return nil
  }

  func field(_ name: String, of frame: TypeFrame) -> KnownType? {
    if let type = frame.fields[name] { return type }
    if frame.isNamed { return self.index.field(name, of: frame.type) }
    return frame.superclass.flatMap { self.index.field(name, of: $0) }
  }

  /// A method of the types around the place.
  func ownMethod(_ name: String, arguments count: Int?) -> MethodFacts? {
    for frame in self.frames.reversed() {
      if let method = frame.methods.first(where: {
        $0.name.text == name && (count == nil || $0.parameters.count == count)
      }) {
        let parameters = Set(method.typeParameters)
        let result = method.result.map { self.known($0) } ?? .unknown
        return MethodFacts(
          result: parameters.contains(result.name) ? .unknown : result,
          parameters: method.parameters.map { $0.type.map { self.known($0) } ?? .unknown },
          isStatic: method.isStatic, isNullable: method.annotations.contains("Nullable"))
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
