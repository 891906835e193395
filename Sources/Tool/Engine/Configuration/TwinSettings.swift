/// The exceptions of `plumb parity` in a configuration: pairs whose names differ, and names without a counterpart.
package struct TwinSettings: Hashable, Sendable {
  /// The view models of Android by those of iOS; nil where there is none.
  package var viewModels: [String: String?] = [:]
  /// The ports of Android by those of iOS, by the name of the view model of iOS; nil where there is none.
  package var ports: [String: [String: String?]] = [:]

  package init() {}
}
