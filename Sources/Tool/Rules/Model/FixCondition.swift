public import SourceModel

/// What must hold in all files of a project for a fix to keep the meaning of the code.
///
/// A rule sees only the files of a view model. It adds conditions on other files to the fix, and the engine checks
/// them. `FixGuarantee` says for each rule why its fixes are safe.
public enum FixCondition: Hashable, Sendable, Codable {
  /// No code outside of the file of the fix names the member of a type, which the fix hides from other files.
  case isUnusedElsewhere(member: String, of: TypePath)
  /// No code outside of the file of the fix assigns the member of a type.
  case isUnassignedElsewhere(member: String, of: TypePath)
  /// No extension in another file and no superclass of a type declares a member of that name, nor does a subclass if
  /// subclasses inherit the member.
  case isFreeElsewhere(member: String, of: TypePath, isInherited: Bool)
  /// No class inherits from a type, and no code makes a mock of it, which would be a subclass.
  case hasNoSubclass(TypePath)
  /// Only classes conform to a protocol, and none of its extensions has a member that only a struct can have.
  case isForClasses(protocol: String)
  /// Only one type conforms to a protocol or inherits from it.
  case hasNoConformer(protocol: String, but: TypePath)
  /// No other file uses a name that may refer to a type of a module which it imports.
  case isUnknownElsewhere(name: String)
  /// Where the project declares a class, the class has a member of that name.
  case isOffered(member: String, by: String)
}
