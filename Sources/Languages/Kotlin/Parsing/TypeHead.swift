import ReaderSupport
import SourceModel

/// What stands between the name of a type and its members.
struct TypeHead {
  var genericParameters: [String] = []
  var inherited: [LocatedType] = []
  var superclass: LocatedType?
  /// The primary constructor and its properties.
  var members: [Declaration] = []
  /// The parameters of the primary constructor that are no properties.
  var parameters: [Symbol] = []
  var body: Body?
}
