/// A field that the base class of an app has, and the library's does not.
struct InheritedField: Equatable {
  var name: String
  var type: KnownType
  /// The method of the environment that it is initialized with.
  var accessor: String
}
