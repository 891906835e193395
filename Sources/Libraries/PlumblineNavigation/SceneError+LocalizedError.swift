#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension SceneError: LocalizedError {
  /// A description of the error, which `localizedDescription` returns.
  public var errorDescription: String? { self.description }
}
