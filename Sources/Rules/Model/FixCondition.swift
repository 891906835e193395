public import SourceModel

/// What must hold in all files of a project for a fix to keep the meaning of the code.
///
/// A rule sees the files of a view model. What others rely on, it states with the fix, and the engine looks there.
/// `FixGuarantee` says for each rule why its fixes are safe.
public enum FixCondition: Hashable, Sendable, Codable {
  /// No code outside of the file of the fix names a member of a type, which others can no longer see.
  case isUnusedElsewhere(member: String, of: TypePath)
  /// No code outside of the file of the fix gives a member of a type a value.
  case isUnassignedElsewhere(member: String, of: TypePath)
  /// No extension of a type in another file and no superclass of it declares a member of that name, and no subclass if
  /// these inherit the member.
  case isFreeElsewhere(member: String, of: TypePath, isInherited: Bool)
  /// No class inherits from a type, and nothing makes a mock of it that does.
  case hasNoSubclass(TypePath)
  /// Nothing but classes conforms to a protocol, and none of its extensions has a member that only a struct can have.
  case isForClasses(protocol: String)
  /// Nothing but one type conforms to a protocol or inherits from it.
  case hasNoConformer(protocol: String, but: TypePath)
  /// No other file has a name, which may be that of a type of a module that it imports.
  case isUnknownElsewhere(name: String)
  /// Where the project declares a class, the class has a member of that name.
  case isOffered(member: String, by: String)
}
