import Foundation
import Measuring

/// The programs that are measured.
struct Tools {
  /// This program.
  let benchmark: String
  let plumb: String

  /// - Parameter plumb: the path of `plumb`; nil for that in the folder of this program.
  init(plumb: String?) throws {
    let own = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
    self.benchmark = own.path
    self.plumb =
      plumb.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
      ?? own.deletingLastPathComponent().appendingPathComponent("plumb").path
    guard FileManager.default.isExecutableFile(atPath: self.plumb) else {
      throw ChildProcessError(arguments: [self.plumb], reason: "there is no such program; build it first")
    }
  }
}
