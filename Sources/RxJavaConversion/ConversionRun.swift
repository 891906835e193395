import JavaLanguage
import SourceModel

/// What the files of a run are to each other.
final class ConversionRun {
  let index: RunIndex
  /// The types that the files with view models import or have beside them.
  private(set) var usedByViewModels: Set<String> = []
  /// The types that the files with streams import.
  private(set) var usedByStreams: Set<String> = []
  /// The simple names of the types at the top of the files with view models.
  private(set) var viewModelNames: Set<String> = []
  /// The methods whose parameters of type `Void` are values of streams, which the first pass finds.
  var voidParameters: Set<String> = []
  /// The first names of the packages of the app, where it has view models.
  private var roots: Set<String> = []

  /// Whether one of the files declares a view model.
  var hasViewModels: Bool { !self.viewModelNames.isEmpty }

  init(_ trees: [JavaTree]) {
    self.index = RunIndex(trees)
    for tree in trees where Self.importsStreams(tree) {
      self.roots.insert(Self.root(of: tree.package))
      self.usedByStreams.formUnion(tree.imports.map { Self.type(of: $0) })
    }
    for tree in trees where self.declaresViewModel(tree) {
      self.viewModelNames.formUnion(tree.types.map(\.name.text))
      self.usedByViewModels.formUnion(tree.imports.map(\.path))
    }
  }

  private static func importsStreams(_ tree: JavaTree) -> Bool {
    tree.imports.contains { StreamKind.version(of: $0.path) != nil }
  }

  /// The type that an import is of, or is of a member of.
  private static func type(of anImport: Import) -> String {
    guard anImport.modifiers.contains("static") else { return anImport.path }
    return anImport.path.split(separator: ".").dropLast().joined(separator: ".")
  }

  private static func root(of package: String) -> String {
    package.split(separator: ".").prefix(2).joined(separator: ".")
  }

  /// The counterpart in the library of a type of the app.
  func libraryType(of name: String) -> String? {
    guard !name.hasPrefix("\(TypeTable.library)."),
      let simple = name.split(separator: ".").last.map(String.init)
    else { return nil }
    let isInRun = self.index.types[name] != nil
    // One that is not in the run is the app's if its package is.
    let package = name.split(separator: ".").dropLast().joined(separator: ".")
    guard isInRun || (package.contains(".") && self.roots.contains(Self.root(of: package))) else {
      return nil
    }
    switch simple {
    case "ActivityViewModel", "FragmentViewModel":
      guard !isInRun || self.index.declares("bindToLifecycle", in: name) else { return nil }
    case "Environment":
      guard !isInRun || self.index.types["\(name).Builder"] != nil else { return nil }
    case "ActivityResult":
      guard !isInRun || self.index.declares("requestCode", in: name) else { return nil }
      return "\(TypeTable.library).TypedResult"
    case "Transformers":
      guard !isInRun || TypeTable.transformers.contains(where: { self.index.declares($0, in: name) }) else {
        return nil
      }
    default: return nil
    }
    return "\(TypeTable.library).\(simple)"
  }

  /// The environment of the app, if the run declares one.
  private(set) lazy var environment: String? =
    self.index.types.keys.filter { self.isEnvironment($0) }.min()

  /// Whether a type is the environment of the app.
  func isEnvironment(_ name: String) -> Bool {
    name.hasSuffix(".Environment") && self.libraryType(of: name) != nil
  }

  /// Whether a type is a base class of view models, of the app or of the library.
  func isBase(_ name: String) -> Bool {
    let simple = name.split(separator: ".").last.map(String.init) ?? ""
    guard TypeTable.viewModels.contains(simple) else { return false }
    return name.hasPrefix("\(TypeTable.library).") || self.libraryType(of: name) != nil
  }

  /// Whether a file declares a view model.
  func declaresViewModel(_ tree: JavaTree) -> Bool {
    let names = FileNames(tree)
    func declares(_ types: [JavaTypeTree], _ enclosing: [String]) -> Bool {
      types.contains { type in
        let name = enclosing.last.map { "\($0).\(type.name.text)" } ?? names.qualified(type.name.text)
        if let superclass = type.superclass {
          let known = self.index.type(superclass, in: names, enclosing: enclosing, parameters: [])
          if self.isBase(known.name) { return true }
        }
        return declares(type.types, enclosing + [name])
      }
    }
    return declares(tree.types, [])
  }

  /// The type of a dependency by the method of the environment, and whether another dependency has it as well.
  func dependency(_ method: String, of environment: String) -> (type: KnownType, isShared: Bool)? {
    guard let declared = self.index.types[environment],
      let facts = self.index.method(method, arguments: 0, of: KnownType(name: environment))
    else { return nil }
    let others = declared.tree.methods.filter {
      $0.parameters.isEmpty && !$0.isStatic && $0.name.text != method
    }
    let isShared = others.contains {
      self.index.method($0.name.text, arguments: 0, of: KnownType(name: environment))?.result == facts.result
    }
    return (facts.result, isShared)
  }
}
