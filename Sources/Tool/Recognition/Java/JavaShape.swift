import SourceModel

/// Tells from the shape of a class in Java or Kotlin whether it is a view model.
///
/// Other architectures also have interfaces named Input and Output. A view model is recognized by a pair with one stem, by
/// its own name in that of a port protocol, by its base class, or by exposing itself as its ports.
struct JavaShape {
  private let type: TypeDeclaration
  private let around: JavaWrapper?
  private let lists: [JavaConformances.List]
  private let vocabulary: JavaVocabulary

  /// - Parameters:
  ///   - around: the type around the class, if there is one.
  ///   - lists: the port protocols that the class implements or that are next to it.
  ///   - vocabulary: the words of the dialect.
  init(
    _ type: TypeDeclaration, around: JavaWrapper?, lists: [JavaConformances.List],
    _ vocabulary: JavaVocabulary
  ) {
    self.type = type
    self.around = around
    self.lists = lists
    self.vocabulary = vocabulary
  }

  var isViewModel: Bool {
    // Ports that only a superclass implements are described with that class.
    if self.lists.contains(where: { $0.origin == .wrapper }) { return true }
    if self.lists.isEmpty { return self.isBare }
    let implemented = self.lists.filter { $0.origin == .implemented }
    guard !implemented.isEmpty else { return false }
    return self.isNestedViewModel || self.hasBase || self.exposesPorts || self.isNamedAfter(implemented)
      || self.isPair(implemented)
  }

  /// Whether the class is the main class of its wrapper.
  private var isNestedViewModel: Bool { self.around != nil && self.type.name == "ViewModel" }

  /// Whether the port protocols are a pair of inputs and outputs with one stem.
  private func isPair(_ lists: [JavaConformances.List]) -> Bool {
    let inputs = Set(lists.filter { $0.name.kind == .inputs }.map(\.name.stem))
    return lists.contains { $0.name.kind == .outputs && inputs.contains($0.name.stem) }
  }

  /// Whether the name of a port protocol contains the name of the view model.
  private func isNamedAfter(_ lists: [JavaConformances.List]) -> Bool {
    let names = [self.type.name, self.around?.declaration.name].compactMap { $0 }.filter {
      $0.hasSuffix("ViewModel")
    }
    return names.contains { name in
      lists.contains { list in
        let stem = list.name.stem
        return stem.isEmpty || stem.hasPrefix(name) || name.hasPrefix(stem)
      }
    }
  }

  /// Whether the class is a view model by its name and its base class, though it has no port protocols.
  private var isBare: Bool {
    guard self.vocabulary.isBase(self.type.superclass?.type), !self.type.header.has("abstract") else {
      return false
    }
    return self.type.name.hasSuffix("ViewModel") && !self.vocabulary.isBase(named: self.type.name)
  }

  /// Whether the class inherits from a base class of view models: `ActivityViewModel<LoginActivity>`.
  private var hasBase: Bool { self.type.superclass?.type.name?.hasSuffix("ViewModel") ?? false }

  private var exposesPorts: Bool {
    self.type.properties.contains { property in
      ["input", "inputs", "output", "outputs"].contains(property.header.name.text)
        && property.initialValue?.isInstance == true
    }
  }
}

/// A type with nested types, as its classes see it.
struct JavaWrapper {
  let declaration: TypeDeclaration
  /// The port protocols that it declares, with the parts of their names.
  let lists: [(list: TypeDeclaration, name: PortName)]
  /// The main class: the one named `ViewModel`, or the only one that may be a view model.
  private let viewModel: TypeDeclaration?
  /// How many of its classes name each interface.
  private let users: [String: Int]

  init(_ declaration: TypeDeclaration) {
    self.declaration = declaration
    self.lists = declaration.types.compactMap { list in
      guard list.kind == .protocol,
        let name = RecognitionStyle.nestedInterfaces.portName([declaration.name, list.name])
      else {
        return nil
      }
      return (list, name)
    }
    // Most types declare no port protocols, so that the interfaces of their classes do not matter.
    let classes = self.lists.isEmpty ? [] : declaration.types.filter { $0.kind == .class }
    self.users = Dictionary(classes.flatMap(Self.names).map { ($0, 1) }, uniquingKeysWith: +)
    let listNames = Set(self.lists.map(\.list.name))
    let candidates = classes.filter { candidate in
      candidate.superclass?.type.name?.hasSuffix("ViewModel") == true
        || !Self.names(candidate).isDisjoint(with: listNames)
    }
    self.viewModel =
      classes.first { $0.name == "ViewModel" } ?? (candidates.count == 1 ? candidates.first : nil)
  }

  /// The port protocols of a class that no class implements.
  func listsBeside(_ type: TypeDeclaration) -> [(list: TypeDeclaration, name: PortName)] {
    // Other classes in it may be the data of the view model.
    guard type === self.viewModel else { return [] }
    return self.lists.filter { self.users[$0.list.name] == nil }
  }

  /// Whether it declares a type itself.
  func declares(_ type: TypeDeclaration?) -> Bool {
    self.declaration.types.contains { $0 === type }
  }

  private static func names(_ type: TypeDeclaration) -> Set<String> {
    Set(type.inherited.compactMap(\.type.name))
  }
}
