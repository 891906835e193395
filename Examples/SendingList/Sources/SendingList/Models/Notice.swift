/// What a person is told, until the next thing happens.
public nonisolated enum Notice: Hashable, Sendable {
  /// There is nothing to tell.
  case none
  /// Something went as it should.
  case information(String)
  /// Something went wrong.
  case failure(String)
}
