import ReaderSupport
import SourceModel

/// What the names of types mean in the files with uses of a family of languages.
struct UsedTypeNames: Sendable {
  /// A type by its file, and by its index there.
  struct Place: Hashable {
    var file: Int
    var index: Int
  }

  private var names: TypeNames<Place>

  /// - Parameter files: files whose languages see each other's types.
  init(_ files: [FileUses]) {
    self.names = TypeNames(of: files.first?.language ?? .swift, knowsNesting: true)
    for (file, uses) in files.enumerated() {
      for (index, type) in uses.types.enumerated() {
        let path = type.name.pathNames
        let place = NamePlace(file: uses.scope, enclosing: type.isExtension ? [] : path.dropLast())
        let inherited = (type.inherited + (type.alias.map { [$0] } ?? [])).map(\.path.pathNames)
        if type.isExtension {
          self.names.add(
            extensionOf: type.name, at: place, inherited: inherited, Place(file: file, index: index))
        } else {
          self.names.add(
            path.last ?? type.name, at: place, inherited: inherited, isAlias: type.alias != nil,
            Place(file: file, index: index))
        }
      }
    }
  }

  /// The full name of the type that a name means at a place; nil if the run does not declare it.
  func fullName(of path: String, at place: NamePlace) -> String? {
    let names = path.pathNames
    if let type = self.names.type(named: names, at: place) { return type.fullName }
    // The name of a nested type may be inherited, or imported from a file that is not known.
    guard names.count == 1, place.file.imports.type(named: path) == nil else { return nil }
    let types = self.names.types(simpleName: path)
    return types.dropFirst().allSatisfy { $0.fullName == types[0].fullName } ? types.first?.fullName : nil
  }
}
