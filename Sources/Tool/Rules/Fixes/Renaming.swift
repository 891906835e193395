import SourceModel

/// Renames a stored property and all references to it.
enum Renaming {
  /// Renames a stored property of a view model.
  ///
  /// References without `self` or `this` get it, so that no local variable with the new name can shadow it.
  static func rename(
    _ property: Located<PropertyDeclaration>, to name: String, in viewModel: ViewModel
  ) -> Fix {
    let old = property.value.header.name
    guard property.value.header.isPrivate else {
      return .refused("other files may refer to '\(old.text)', which is not private")
    }
    guard property.path == viewModel.path, viewModel.extensions.allSatisfy({ $0.path == viewModel.path })
    else {
      return .refused("'\(viewModel.name)' is spread over several files")
    }
    guard !viewModel.functions.contains(where: { $0.value.kind == .subscriptAccess }) else {
      return .refused("subscripts may refer to '\(old.text)'")
    }
    if let taken = self.refusal(of: name, in: viewModel) { return .refused(taken) }

    let instance = viewModel.language.instanceKeyword
    let references = InstanceReference(viewModel.file)
    let receivers = Set(
      viewModel.functions.map(\.value).filter { $0.receiver != nil }.compactMap(\.body?.range)
        + viewModel.properties.map(\.value).filter { $0.receiver != nil }.compactMap(\.getter?.range))
    var edits = [Edit(replacing: old.range, with: name)]
    var known: Set<Int> = []
    for body in viewModel.allBodies.map(\.value) {
      let nested = body.withNestedBodies.dropFirst()
      if nested.contains(where: { $0.references.contains { $0.name.text == old.text } }) {
        return .refused("a local type may refer to '\(old.text)'")
      }
      for reference in body.references where reference.name.text == old.text {
        guard known.insert(reference.name.range.start).inserted else { continue }
        switch reference.form {
        // `this.email()` means a method of the same name.
        case .qualified where self.isMethod(reference, in: viewModel): continue
        case .qualified: edits.append(Edit(replacing: reference.name.range, with: name))
        case .plain:
          guard !receivers.contains(body.range), !body.mayHoldOtherInstance(at: reference.name.range) else {
            return .refused("'\(old.text)' is used where '\(instance)' may be another instance")
          }
          edits.append(references.edit(reference.name, as: name))
        case .shorthandBinding, .capture:
          edits.append(Edit(inserting: " = \(instance).\(name)", at: reference.name.range.end))
        case .call, .instance: continue
        }
      }
    }
    guard self.membersNamed(old.text, in: viewModel.file.text).isSubset(of: known) else {
      return .refused("'\(old.text)' is also a member of another type")
    }
    return .edits(edits).provided(
      .isFreeElsewhere(member: name, of: viewModel.typePath, isInherited: false))
  }

  /// Why a name is not available; nil when it is.
  private static func refusal(of name: String, in viewModel: ViewModel) -> String? {
    let message = "the name '\(name)' is taken"
    if viewModel.properties.contains(where: { $0.value.header.name.text == name }) { return message }
    switch viewModel.language.methodNames {
    // A superclass or an enclosing type may have a field of that name.
    case .ofTheirOwn:
      let isUsed = viewModel.allBodies.flatMap(\.value.withNestedBodies).flatMap(\.references).contains {
        $0.name.text == name && [.plain, .qualified].contains($0.form) && !self.isMethod($0, in: viewModel)
      }
      return isUsed ? message : nil
    // The name must not occur anywhere else.
    case .sharedWithProperties: return self.occurs(name, in: viewModel.file.text) ? message : nil
    }
  }

  /// Whether a reference certainly means a method, where methods have a namespace of their own.
  private static func isMethod(_ reference: NameReference, in viewModel: ViewModel) -> Bool {
    guard case .ofTheirOwn = viewModel.language.methodNames else { return false }
    let text = viewModel.file.text
    let next = text.startOfText(from: reference.name.range.end)
    return next < text.bytes.count && text.bytes[next] == UInt8(ascii: "(")
  }

  // MARK: Words

  /// The offsets of a name after a dot.
  private static func membersNamed(_ name: String, in text: SourceText) -> Set<Int> {
    Set(
      text.offsets(of: name).filter { offset in
        var index = offset - 1
        while index >= 0, text.bytes[index] == 0x20 || (0x09...0x0D).contains(text.bytes[index]) {
          index -= 1
        }
        return index >= 0 && text.bytes[index] == UInt8(ascii: ".")
      })
  }

  private static func occurs(_ name: String, in text: SourceText) -> Bool {
    !text.offsets(of: name).isEmpty
  }
}

extension SourceText {
  /// The offsets of a word.
  func offsets(of name: String) -> [Int] {
    let wanted = Array(name.utf8)
    guard let first = wanted.first else { return [] }
    let bytes = self.bytes
    return bytes.indices.filter { index in
      guard bytes[index] == first, index == 0 || !bytes[index - 1].isWord else { return false }
      let end = index + wanted.count
      guard end <= bytes.count, bytes[index..<end].elementsEqual(wanted) else { return false }
      return end == bytes.count || !bytes[end].isWord
    }
  }
}
