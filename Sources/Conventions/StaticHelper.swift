import ViewModelModel

/// What it takes to make a private helper of a view model in Java static.
struct StaticHelper {
  private let helper: FunctionDeclaration
  private let viewModel: ViewModel

  /// The edits; empty when the helper uses the instance, or when a person has to look.
  static func edits(for helper: FunctionDeclaration, of viewModel: ViewModel) -> [Edit] {
    let change = StaticHelper(helper: helper, viewModel: viewModel)
    guard change.isPossible, let references = change.referenceEdits(),
      let modifier = helper.header.modifiers.first(where: { $0.name == "private" })
    else { return [] }
    return [Edit(inserting: " static", at: modifier.range.end)] + references
  }

  private var isPossible: Bool {
    let name = self.helper.header.name.text
    guard let body = self.helper.body, body.types.isEmpty,
      // A static method has no type parameters of the class, and an inner class has no static methods.
      self.viewModel.declaration.genericParameters.isEmpty,
      self.viewModel.wrapper != nil || self.viewModel.enclosingTypes.isEmpty,
      self.viewModel.functions.count(where: { $0.value.header.name.text == name }) == 1
    else { return false }
    return !body.references.contains(where: self.mayUseInstance)
      && !body.calls.contains { $0.chain?.base == .superInstance }
      // What `ViewModel.this` reaches is no reference.
      && !self.viewModel.file.text[body.range].contains(/\.\s*this/)
  }

  /// Whether a name may mean a member of the instance, be it one that a superclass declares.
  private func mayUseInstance(_ reference: NameReference) -> Bool {
    let name = reference.name.text
    switch reference.form {
    case .instance, .qualified: return true
    case .call: return !self.isStaticMethod(name)
    case .plain, .shorthandBinding:
      return !(name.first?.isUppercase ?? true) && !self.isStaticField(name)
    }
  }

  private func isStaticMethod(_ name: String) -> Bool {
    if self.isStaticImport(name) { return true }
    let methods = self.viewModel.functions.map(\.value.header).filter { $0.name.text == name }
    return !methods.isEmpty && methods.allSatisfy(\.isStatic)
  }

  private func isStaticField(_ name: String) -> Bool {
    let fields = self.viewModel.properties.map(\.value.header) + self.wrapperFields
    return fields.contains { $0.name.text == name && $0.isStatic }
  }

  private var wrapperFields: [Header] { self.viewModel.wrapper?.value.properties.map(\.header) ?? [] }

  private func isStaticImport(_ name: String) -> Bool {
    self.viewModel.file.imports.contains { statement in
      statement.modifiers.contains("static") && statement.path.lastPathName == name
    }
  }

  // MARK: References

  /// Turns `this::helper` into `ViewModel::helper`; nil when there may be references that are not seen.
  private func referenceEdits() -> [Edit]? {
    let edits = self.viewModel.allBodies.flatMap(\.value.references)
      .filter { $0.form == .instance && self.isMethodReference(from: $0.name.range) }
      .map { Edit(replacing: $0.name.range, with: self.viewModel.declaration.name) }
    let text = self.viewModel.file.text[self.viewModel.declaration.memberRange]
    let written = text.matches(of: /this\s*::\s*(\w+)/).count { $0.1 == self.helper.header.name.text }
    return written == edits.count ? edits : nil
  }

  /// Whether `::` and the name of the helper stand behind `this`.
  private func isMethodReference(from this: TextRange) -> Bool {
    let source = self.viewModel.file.text
    // `ViewModel.this` is left for a person.
    guard this.start > 0, source.bytes[this.start - 1] != UInt8(ascii: ".") else { return false }
    // More space than this is not looked across.
    let text = source[TextRange(this.end, this.end + 500)]
    return text.prefixMatch(of: /\s*::\s*(\w+)/)?.1 == self.helper.header.name.text[...]
  }
}
