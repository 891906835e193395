import ReaderSupport
import SourceModel

/// The parts of a type between its name and its members.
struct TypeHead {
  var genericParameters: [String] = []
  var inherited: [LocatedType] = []
  var superclass: LocatedType?
  /// The primary constructor and its properties.
  var members: [Declaration] = []
  /// The parameters of the primary constructor that are not properties.
  var parameters: [Symbol] = []
  var body: Body?
}
