internal import SourceModel
internal import SwiftSyntax

/// A class with `@ViewModel`.
struct ViewModelDeclaration {
  let syntax: ClassDeclSyntax
  let name: Identifier
  let access: AccessLevel
  let lists: [PortList]
  let written: WrittenMembers
  let storageNames: StorageNames
  /// The names of the outputs and the actions.
  let valueNames: Set<Identifier>
  /// The names of the outputs and actions that no initializer assigns.
  let unassigned: Set<Identifier>
  /// The inputs without arguments that have the name of an output or an action: a class cannot have both.
  let hiddenInputs: Set<Identifier>
  /// Whether the macro does not see the class, which may contain any handwritten member.
  let isSeparate: Bool

  init(_ syntax: ClassDeclSyntax) {
    self.syntax = syntax
    self.name = Identifier(syntax.name)
    self.access = AccessLevel(syntax.modifiers)
    self.written = WrittenMembers(syntax)
    let protocols = self.written.protocols
    self.lists = PortKind.allCases.compactMap { kind in
      protocols.first { $0.syntax.name.text == kind.protocolName }.map { PortList(kind, $0.syntax) }
    }
    self.storageNames = StorageNames(self.lists.flatMap(\.inputs))
    self.isSeparate = false
    let values = self.lists.flatMap(\.values)
    let names = Set(values.map(\.name))
    self.valueNames = names
    self.unassigned = AssignedOutputs.unassigned(values, self.written)
    self.hiddenInputs = Set(
      self.lists.flatMap(\.inputs).filter { $0.parameters.isEmpty && names.contains($0.name) }.map(\.name))
    self.isolation = GlobalActor.attribute(in: syntax.attributes)
  }

  /// Reads a port protocol outside of its class, which the macro does not see.
  init(outside list: PortList) {
    let name = list.syntax.name.text
    let stem = PortName(outside: name)?.stem ?? name
    self.syntax = ClassDeclSyntax(
      attributes: list.syntax.attributes, modifiers: list.syntax.modifiers, name: .identifier(stem),
      memberBlock: MemberBlockSyntax(members: []))
    self.name = Identifier(stem)
    self.access = list.access
    self.written = WrittenMembers(self.syntax)
    self.lists = [list]
    self.storageNames = StorageNames(list.inputs)
    self.isSeparate = true
    self.valueNames = Set(list.values.map(\.name))
    self.unassigned = []
    self.hiddenInputs = []
    self.isolation = GlobalActor.attribute(in: list.syntax.attributes)
  }

  /// The port protocol of a kind, if the class declares it.
  func list(_ kind: PortKind) -> PortList? { self.lists.first { $0.kind == kind } }

  var isFinal: Bool { self.syntax.modifiers.contains { $0.name.tokenKind == .keyword(.final) } }

  /// The attribute of the actor that the class is isolated to.
  ///
  /// A macro sees only the name of an attribute; that of an actor ends in `Actor`.
  let isolation: AttributeSyntax?

  /// The access level of the generated members of a port protocol.
  func access(of list: PortList) -> AccessLevel { min(self.access, list.access) }

  // MARK: What is written by hand

  /// Whether the function of an input is handwritten.
  func isWritten(_ port: InputPort) -> Bool {
    if self.isSeparate { return true }
    guard let sameNames = self.written.functions[port.fullName] else { return false }
    let isOverloaded = self.lists.flatMap(\.inputs).contains { other in
      other.fullName == port.fullName && other.types != port.types
    }
    return !isOverloaded || sameNames.contains { FullName.types(of: $0) == port.types }
  }

  /// Whether the property of an output or an action is handwritten.
  func isWritten(_ port: ValuePort) -> Bool {
    self.isSeparate || self.written.properties.contains(port.name)
  }

  /// Whether to generate the property that stores an input: it is used, and not handwritten.
  func needsStorage(_ port: InputPort) -> Bool {
    let name = self.storageNames[port]
    if self.written.properties.contains(name) { return false }
    return !self.isWritten(port) || self.written.uses(name)
  }
}
