import SourceModel

/// Whether the subscriptions of a chain are bound to the life cycle of the view.
struct LifecycleBinding {
  let chain: Chain
  let viewModel: ViewModel
  /// The file of the chain.
  let path: String
  /// Whether a binding is written with `this`.
  let writesThis: Bool

  private var binding: String { ".compose(\(self.writesThis ? "this." : "")bindToLifecycle())" }

  /// The methods that subscribe under other names, which collections may have too.
  private static let otherNames: Set = ["forEach", "subscribeWith"]

  /// Finds the calls of `subscribe` without a binding right before them.
  var findings: [Finding] {
    self.chain.links.indices.compactMap { index in
      let link = self.chain.links[index]
      guard link.arguments != nil,
        link.name.text == "subscribe" && self.isStream(before: index)
          || Self.otherNames.contains(link.name.text) && self.startsWithStream
      else { return nil }
      let before = self.chain.links[..<index]
      if before.last.map(Self.isBinding) ?? false { return nil }
      let isBoundEarlier = before.contains(where: Self.isBinding)
      return Finding(
        isBoundEarlier
          ? "move '\(self.binding)' directly before '\(link.name.text)': later operators would not be bound"
          : "insert '\(self.binding)' before '\(link.name.text)': an unbound subscription outlives the view",
        path: self.path, range: link.name.range
      ).fixed(
        by: .edits(isBoundEarlier ? [] : self.edits(before: link.name)).provided(
          .isOffered(member: "bindToLifecycle", by: self.viewModel.base?.type.name ?? "")))
    }
  }

  /// Whether a link is `compose(bindToLifecycle())`, with or without `this` and type arguments.
  static func isBinding(_ link: Chain.Link) -> Bool {
    guard link.name.text == "compose", let arguments = link.arguments, arguments.count == 1,
      let call = arguments.first?.value.chain?.links.last
    else { return false }
    return call.name.text == "bindToLifecycle" && call.arguments != nil
  }

  /// Whether a link is `compose(this.bindToLifecycle())`.
  static func writesThis(_ link: Chain.Link) -> Bool {
    guard link.name.text == "compose", let binding = link.arguments?.first?.value.chain else { return false }
    return binding.base == .instance && binding.links.last?.name.text == "bindToLifecycle"
  }

  /// Whether the expression before a link may be a stream.
  ///
  /// It is not where the link calls a method of the view model or of a type, or where a field has another type.
  func isStream(before index: Int) -> Bool {
    let links = self.chain.links[..<index]
    switch self.chain.base {
    case .none, .superInstance: return !links.isEmpty
    case .instance:
      guard let field = links.first else { return false }
      return links.count > 1 || field.arguments != nil || self.mayBeStream(field.name.text)
    case .name(let name) where links.isEmpty:
      if self.chain.baseIsLocal { return true }
      return !(name.text.first?.isUppercase ?? false) && self.mayBeStream(name.text)
    case .name, .type, .implicit, .other: return true
    }
  }

  /// Whether the chain starts with a field that is declared as a stream.
  private var startsWithStream: Bool {
    self.viewModel.properties.contains { field in
      field.value.header.name.text == self.chain.member?.text
        && self.viewModel.library.isStream(field.value.type?.type.name)
    }
  }

  /// Whether a field is a stream, or is inherited and so may be one.
  private func mayBeStream(_ field: String) -> Bool {
    let declaration = self.viewModel.properties.first { $0.value.header.name.text == field }
    return declaration?.value.knownType.map { self.viewModel.library.isStream($0.name) } ?? true
  }

  // MARK: Edits

  /// Inserts the binding, on its own line when the call is on its own line.
  private func edits(before name: Name) -> [Edit] {
    guard self.path == self.viewModel.path, self.canBind(at: name.range) else { return [] }
    let bytes = self.viewModel.file.text.bytes
    let isSpace = { (byte: UInt8) in byte <= UInt8(ascii: " ") }
    guard let dot = bytes[..<name.range.start].lastIndex(where: { !isSpace($0) }),
      bytes[dot] == UInt8(ascii: ".")
    else { return [] }
    let code = bytes[..<dot].lastIndex { !isSpace($0) } ?? dot
    let space = String(decoding: bytes[(code + 1)..<dot], as: UTF8.self)
    return [Edit(inserting: self.binding + space, at: dot)]
  }

  /// Whether `bindToLifecycle` is known to be a method of the class, and the place is not static.
  private func canBind(at range: TextRange) -> Bool {
    guard ["ActivityViewModel", "FragmentViewModel"].contains(self.viewModel.base?.type.name) else {
      return false
    }
    return !self.viewModel.declaration.members.contains {
      $0.header.isStatic && $0.header.range.contains(range)
    }
  }
}
