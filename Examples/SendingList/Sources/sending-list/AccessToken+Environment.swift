import ArgumentParser
import Foundation
import UploadInterface

extension AccessToken {
  /// The token in the environment; nil when there is none.
  nonisolated static func fromEnvironment() throws -> AccessToken? {
    guard let text = ProcessInfo.processInfo.environment[Self.variable] else { return nil }
    guard let token = AccessToken(text) else {
      throw ValidationError("\(Self.variable) is not a token: it needs at least 32 letters and digits.")
    }
    return token
  }
}
