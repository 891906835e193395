import JavaLanguage
import SourceModel

/// What the files of a run are to each other.
final class ConversionRun {
  let index: RunIndex
  /// The types that the files with view models import or have beside them.
  private(set) var usedByViewModels: Set<String> = []

  /// Whether one of the files declares a view model.
  private(set) var hasViewModels = false

  init(_ trees: [JavaTree]) {
    self.index = RunIndex(trees)
    for tree in trees where self.declaresViewModel(tree) {
      self.hasViewModels = true
      self.usedByViewModels.formUnion(tree.imports.map(\.path))
    }
  }

  /// The counterpart in the library of a type of the app.
  func libraryType(of name: String) -> String? {
    guard !name.hasPrefix("\(TypeTable.library)."),
      let simple = name.split(separator: ".").last.map(String.init)
    else { return nil }
    let isOfApp =
      name.contains(".") && !name.hasPrefix("android.") && !name.hasPrefix("androidx.")
      && !name.hasPrefix("java.") && StreamKind.version(of: name) == nil
    guard isOfApp else { return nil }
    let isInRun = self.index.types[name] != nil
    switch simple {
    case "ActivityViewModel", "FragmentViewModel":
      guard !isInRun || self.index.declares("bindToLifecycle", in: name) else { return nil }
    case "Environment":
      guard !isInRun || self.index.types["\(name).Builder"] != nil else { return nil }
    case "ActivityResult":
      guard !isInRun || self.index.declares("requestCode", in: name) else { return nil }
      return "\(TypeTable.library).TypedResult"
    case "Transformers": break
    default: return nil
    }
    return "\(TypeTable.library).\(simple)"
  }

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
