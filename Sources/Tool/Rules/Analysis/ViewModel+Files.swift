import PortUses
import SourceModel

/// Facts about the files of a view model, for fixes.
extension ViewModel {
  /// The file with a path among those of a view model and its protocols.
  func file(at path: String) -> SourceFile? {
    path == self.path ? self.file : self.portFiles.first { $0.path == path }
  }

  /// The name as code outside of all types writes it: `Outer.LoginViewModel`.
  var qualifiedName: String { (self.enclosingTypes + [self.declaration.name]).joined(separator: ".") }

  /// Whether a type, a protocol or an alias of that name is known in the run or in the view model's files.
  func isTypeName(_ name: String) -> Bool {
    if self.kindOfType(name) != nil || self.aliases[name] != nil { return true }
    return ([self.file] + self.portFiles).contains { $0.index.typeNames.contains(name) }
  }

  /// The type, as other files name it.
  var typePath: TypePath { TypePath(self.declaration.name, in: self.enclosingTypes.last) }

  /// The line outside of the type and its extensions where code in a file may refer to a member; nil where none does.
  func lineOfUse(of member: String, in path: String) -> Int? {
    guard let file = self.file(at: path) else { return nil }
    let bodies = self.bodies.filter { $0.path == path }.map(\.value.header.range)
    func isOutside(_ offset: Int) -> Bool {
      !bodies.contains { $0.start <= offset && offset < $0.end }
    }
    guard
      file.text.offsets(of: member).contains(where: isOutside)
        || CodeWords.mayHoldEscapes(file.text.bytes, file.language)
    else { return nil }
    var family = [self.typePath]
    var pending = [self.declaration.name]
    while let name = pending.popLast() {
      for heir in file.index.typesByInherited[name] ?? []
      where !family.contains(where: { $0.name == heir.name }) {
        family.append(TypePath(heir.name))
        pending.append(heir.name)
      }
    }
    let mentions = MemberMentions(
      of: member, in: family, isOtherType: { _ in false }, file.text.bytes, file.language)
    return mentions.places.first { isOutside($0.range.start) }.map {
      file.text.position(at: $0.range.start).line
    }
  }

  /// Whether a member is used in code that is inlined into its callers, so that it cannot be private: `@inlinable` in
  /// Swift, `inline` in Kotlin.
  func isInlined(_ member: String) -> Bool {
    let headers =
      self.functions.map { Located($0.value.header, in: $0.path) }
      + self.properties.map { Located($0.value.header, in: $0.path) }
    return headers.contains { header in
      guard let text = self.file(at: header.path)?.text else { return false }
      let code = SourceText(text[header.value.range])
      return !code.offsets(of: member).isEmpty && Self.inlining.contains { !code.offsets(of: $0).isEmpty }
    }
  }

  private static let inlining = [
    "PublishedApi", "_alwaysEmitIntoClient", "_transparent", "backDeployed", "inlinable", "inline",
    "usableFromInline",
  ]

  /// Whether code of the view model assigns a member, besides its declaration.
  func isAssigned(_ member: String) -> Bool {
    self.allBodies.flatMap(\.value.withNestedBodies).flatMap(\.effects).contains { effect in
      guard case .assignment(let sign, _) = effect.kind, sign != "<~", let target = effect.target.chain else {
        return false
      }
      return target.member?.text == member && target.linksAfterMember.isEmpty
    }
  }

  /// Whether a member is passed as an `inout` argument: `&self.email`.
  func isPassedInOut(_ member: String) -> Bool {
    self.bodies.compactMap { self.file(at: $0.path)?.text }.contains { text in
      text.offsets(of: member).contains { offset in
        let before = text.bytes[max(0, offset - 6)..<offset]
        return before.last == UInt8(ascii: "&") || before.elementsEqual("&self.".utf8)
      }
    }
  }

  /// Whether another type of the view model's files conforms to a protocol.
  func hasOtherConformers(to name: String) -> Bool {
    ([self.file] + self.portFiles).contains { file in
      file.index.typesByInherited[name, default: []].contains { type in
        !self.bodies.contains { $0.value === type }
      }
    }
  }
}
