#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension SceneError: LocalizedError {
  /// What went wrong, in words: what view models show with `localizedDescription`.
  public var errorDescription: String? { self.description }
}
