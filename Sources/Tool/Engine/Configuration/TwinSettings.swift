/// The exceptions of `plumb parity` in a configuration: pairs whose names differ, and names without a counterpart.
public struct TwinSettings: Hashable, Sendable {
  /// The view models of Android by those of iOS; nil where there is none.
  public var viewModels: [String: String?] = [:]
  /// The ports of Android by those of iOS, by the name of the view model of iOS; nil where there is none.
  public var ports: [String: [String: String?]] = [:]

  public init() {}
}
