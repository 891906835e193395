import ReaderSupport
import SourceModel

extension FileUses {
  /// The names that its uses are resolved by: those in its chains, and the simple names of the types that it writes and
  /// imports.
  var resolvedNames: Set<String> {
    var names: Set<String> = []
    for type in self.types {
      names.formUnion(type.name.pathNames)
      for written in type.head { written.addNames(to: &names) }
      for case .type(let written) in type.members.values { written.addNames(to: &names) }
    }
    for chain in self.chains {
      names.formUnion(chain.names)
      for written in chain.writtenTypes { written.addNames(to: &names) }
    }
    for narrowed in self.narrowings.values.joined() { narrowed.type.addNames(to: &names) }
    return names.union(self.scope.imports.typeNames)
  }
}

extension UseChain {
  /// The types that are written in it, or with its first name.
  fileprivate var writtenTypes: [NamedType] {
    var types = [self.baseCall.type, self.baseCall.argumentClass, self.cast].compactMap(\.self)
    if case .local(let type, _, _) = self.base { types.append(type) }
    for case .type(let type) in self.receivers { types.append(type) }
    for link in self.links { types += [link.call.type, link.call.argumentClass].compactMap(\.self) }
    return types
  }
}

extension NamedType {
  /// Adds the simple names in it, those of its arguments included.
  func addNames(to names: inout Set<String>) {
    names.formUnion(self.path.pathNames)
    for argument in self.arguments { argument.addNames(to: &names) }
  }
}
