import ViewModelModel

/// Tells from the shape of a class in Java whether it is a view model.
///
/// Other architectures also have interfaces named Input and Output. A view model is told by a pair of one stem, by its
/// own name in that of a list, by its base class, or by handing itself out as its ports.
struct JavaShape {
  private let type: TypeDeclaration
  private let around: JavaWrapper?
  private let lists: [JavaConformances.List]

  /// - Parameters:
  ///   - around: the type around the class, if there is one.
  ///   - lists: the lists that the class implements or that stand beside it.
  init(_ type: TypeDeclaration, around: JavaWrapper?, lists: [JavaConformances.List]) {
    self.type = type
    self.around = around
    self.lists = lists
  }

  var isViewModel: Bool {
    // What only a superclass implements is described with that.
    if self.lists.contains(where: { $0.origin == .wrapper }) { return true }
    let implemented = self.lists.filter { $0.origin == .implemented }
    guard !implemented.isEmpty else { return false }
    return self.isNestedViewModel || self.hasBase || self.handsItselfOut || self.isNamedAfter(implemented)
      || self.isPair(implemented)
  }

  /// Whether the class is the one that its wrapper is there for.
  private var isNestedViewModel: Bool { self.around != nil && self.type.name == "ViewModel" }

  /// Whether the lists are of inputs and of outputs with one stem.
  private func isPair(_ lists: [JavaConformances.List]) -> Bool {
    let inputs = Set(lists.filter { $0.name.kind == .inputs }.map(\.name.stem))
    return lists.contains { $0.name.kind == .outputs && inputs.contains($0.name.stem) }
  }

  /// Whether a list has the name of the view model in its own.
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

  /// Whether the class inherits from a base class of view models: `ActivityViewModel<LoginActivity>`.
  private var hasBase: Bool { self.type.superclass?.type.name?.hasSuffix("ViewModel") ?? false }

  private var handsItselfOut: Bool {
    self.type.properties.contains { property in
      ["input", "inputs", "output", "outputs"].contains(property.header.name.text)
        && property.initialValue?.isInstance == true
    }
  }
}
