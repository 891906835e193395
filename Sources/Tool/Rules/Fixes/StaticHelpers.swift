import SourceModel

/// The edits that make the private helpers of a view model in Java static.
struct StaticHelpers {
  private let viewModel: ViewModel
  /// How many methods have a name.
  private let methods: [String: Int]
  /// The names of methods and fields that need no instance.
  private let staticMethods: Set<String>
  private let staticFields: Set<String>
  /// The positions of the `this` in `this::helper`, by the name after it.
  private let references: [String: [TextRange]]
  /// The inner classes, which are bound to an instance of the class.
  private let innerClasses: Set<String>
  /// The number of occurrences of `::helper` in the file, by its name.
  private let written: [String: Int]

  init(_ viewModel: ViewModel) {
    self.viewModel = viewModel
    let methods = viewModel.functions.map(\.value.header)
    let imports = viewModel.file.imports.filter { $0.modifiers.contains("static") }.map(\.path.lastPathName)
    let instanceMethods = Set(methods.filter { !$0.isStatic }.map(\.name.text))
    self.methods = methods.reduce(into: [:]) { $0[$1.name.text, default: 0] += 1 }
    self.staticMethods = Set(methods.filter(\.isStatic).map(\.name.text) + imports)
      .subtracting(instanceMethods)
    let fields = viewModel.properties.map(\.value) + (viewModel.wrapper?.value.properties ?? [])
    self.staticFields = Set(fields.map(\.header).filter(\.isStatic).map(\.name.text))
    self.innerClasses = Set(
      viewModel.declaration.types.filter { $0.kind == .class && !$0.header.isStatic }.map(\.name))
    self.references = Self.references(in: viewModel)
    // A reference through another instance could not be changed.
    self.written = viewModel.file.text[TextRange(0, viewModel.file.text.bytes.count)].matches(
      of: /::\s*(\w+)/
    )
    .reduce(into: [:]) { $0[String($1.1), default: 0] += 1 }
  }

  /// The edits that make a helper static; empty when it uses the instance, or when that is unclear.
  func edits(for helper: FunctionDeclaration) -> [Edit] {
    let name = helper.header.name.text
    let references = self.references[name] ?? []
    guard self.isIndependent(helper), self.methods[name] == 1,
      // Otherwise there are references that were not found.
      references.count == self.written[name] ?? 0,
      let modifier = helper.header.modifiers.first(where: { $0.name == "private" })
    else { return [] }
    return [Edit(inserting: " static", at: modifier.range.end)]
      + references.map { Edit(replacing: $0, with: self.viewModel.declaration.name) }
  }

  /// Whether a helper certainly uses no member of the instance.
  private func isIndependent(_ helper: FunctionDeclaration) -> Bool {
    guard let body = helper.body, body.types.isEmpty,
      // A static method cannot use type parameters of the class, and an inner class has no static methods.
      self.viewModel.declaration.genericParameters.isEmpty,
      self.viewModel.wrapper != nil || self.viewModel.enclosingTypes.isEmpty
    else { return false }
    return !body.references.contains(where: self.mayUseInstance) && !self.createsInnerClass(helper)
      && !body.calls.contains { $0.chain?.base == .superInstance }
      // A name after `ViewModel.this` is not a plain reference.
      && !body.statements.flatMap(\.terms).flatMap(\.contents).contains { $0.kind == .instance(.other) }
  }

  /// The fields of the class that a helper uses, in the order of use.
  func fieldsUsed(by helper: FunctionDeclaration) -> [String] {
    let fields = Set(self.viewModel.properties.map(\.value.header).filter { !$0.isStatic }.map(\.name.text))
    var used: [String] = []
    for reference in helper.body?.references ?? [] {
      guard reference.form == .plain || reference.form == .qualified, fields.contains(reference.name.text),
        !used.contains(reference.name.text)
      else { continue }
      used.append(reference.name.text)
    }
    return used
  }

  /// Whether a helper may create an inner class, which requires an instance.
  private func createsInnerClass(_ helper: FunctionDeclaration) -> Bool {
    guard !self.innerClasses.isEmpty, let body = helper.body else { return false }
    let words = self.viewModel.file.text[body.range].matches(of: /\w+/).map { String($0.0) }
    return words.contains(where: self.innerClasses.contains)
  }

  /// Whether a name may mean a member of the instance, including one of a superclass.
  private func mayUseInstance(_ reference: NameReference) -> Bool {
    let name = reference.name.text
    switch reference.form {
    case .instance, .qualified: return true
    case .call: return !self.staticMethods.contains(name)
    case .plain, .shorthandBinding, .capture:
      return !(name.first?.isUppercase ?? true) && !self.staticFields.contains(name)
    }
  }

  /// Finds the references to methods of the instance.
  private static func references(in viewModel: ViewModel) -> [String: [TextRange]] {
    let source = viewModel.file.text
    var references: [String: [TextRange]] = [:]
    let method = /\s*::\s*(\w+)/
    for reference in viewModel.allBodies.flatMap(\.value.references) where reference.form == .instance {
      let this = reference.name.range
      // Only this much white space is searched.
      let text = source[TextRange(this.end, this.end + 500)]
      guard let name = text.prefixMatch(of: method)?.1 else { continue }
      references[String(name), default: []].append(this)
    }
    return references
  }
}
