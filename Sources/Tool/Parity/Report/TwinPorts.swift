public import SourceModel

/// A port of one platform or of both.
public struct TwinPorts: Hashable, Sendable {
  /// A port where it is declared.
  public struct Place: Hashable, Sendable {
    public var name: String
    /// The type of its values as a Swift type.
    public var type: String
    public var path: String
    public var line: Int
  }

  public var kind: PortKind
  public var ios: Place?
  public var android: Place?
  /// Why they are a pair; nil for a port of one platform.
  public var evidence: Evidence?
  public var differences: [ParityDifference]

  /// The name on iOS, or else on Android.
  public var name: String { self.ios?.name ?? self.android?.name ?? "" }
}
