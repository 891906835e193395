import ReaderSupport
import SourceModel

/// What a file declares that may give names in other files another meaning.
///
/// The values of members are compared, and not the code that makes them.
struct Declarations: Hashable, Sendable {
  private struct Parameter: Hashable {
    var name: String
    var bound: NamedType?
  }

  private struct Declared: Hashable {
    var name: String
    var parameters: [Parameter]
    var constraints: [String: NamedType]
    var inherited: [NamedType]
    var members: [String: Member]
    var alias: NamedType?
    var dynamicRoots: [NamedType]
    var marks: [Bool]

    var withoutMembers: Declared {
      var type = self
      type.members = [:]
      return type
    }
  }

  private enum Member: Hashable {
    case type(NamedType)
    case value(UseResolver.Known?, isForeign: Bool)
    case unknown
  }

  /// The names of the members that are not those of an earlier state, each as Java and as Kotlin see it; nil where more is
  /// declared otherwise than members.
  func members(unlike old: Declarations) -> Set<String>? {
    guard self.language == old.language, self.package == old.package, self.imports == old.imports,
      self.types.count == old.types.count
    else { return nil }
    var names: Set<String> = []
    for (type, former) in zip(self.types, old.types) where type != former {
      guard type.withoutMembers == former.withoutMembers else { return nil }
      for name in Set(type.members.keys).union(former.members.keys)
      where type.members[name] != former.members[name] {
        names.formUnion([name, name.strippedGetter, "get" + name.prefix(1).uppercased() + name.dropFirst()])
      }
    }
    return names
  }

  private let language: Language
  private let package: String
  private let imports: Imports
  private let types: [Declared]

  /// - Parameter number: the index of the file in the resolver.
  init(of number: Int, _ resolver: inout UseResolver) {
    let file = resolver.files[number]
    self.language = file.language
    self.package = file.scope.package
    self.imports = file.scope.imports
    self.types = file.types.map { type in
      Declared(
        name: type.name, parameters: type.parameters.map { Parameter(name: $0.name, bound: $0.bound) },
        constraints: type.constraints, inherited: type.inherited,
        members: type.members.mapValues { member in
          switch member {
          case .type(let type): return .type(type)
          case .chain(let index):
            let value = resolver.wholeValue(UseResolver.Place(file: number, index: index))
            return .value(value.known, isForeign: value.isForeign)
          case .unknown: return .unknown
          }
        },
        alias: type.alias, dynamicRoots: type.dynamicRoots,
        marks: [type.isAssociated, type.isExtension, type.isConstrained, type.isProtocol])
    }
  }
}
