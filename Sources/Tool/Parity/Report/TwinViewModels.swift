/// A view model of one platform or of both.
public struct TwinViewModels: Hashable, Sendable {
  /// A view model where it is declared.
  public struct Place: Hashable, Sendable {
    public var name: String
    public var path: String
    public var line: Int
  }

  public var ios: Place?
  public var android: Place?
  /// Why they are a pair; nil for a view model of one platform.
  public var evidence: Evidence?
  /// The ports of a pair.
  public var ports: [TwinPorts]
  public var differences: [ParityDifference]

  /// The name on iOS, or else on Android.
  public var name: String { self.ios?.name ?? self.android?.name ?? "" }

  /// Whether it is on both platforms.
  public var isPair: Bool { self.ios != nil && self.android != nil }
}
