import Foundation
import TestSupport

/// The rights that the modes of files and folders give.
enum Rights {
  /// What a command is run by so that the modes mean something: for the superuser they otherwise do not.
  static let prefix = geteuid() == 0 ? "setpriv --bounding-set=-all --inh-caps=-all" : ""

  static let isSuperuser = geteuid() == 0

  /// Whether the modes mean something to a command that is run so.
  static let areHeeded: Bool = {
    guard let folder = try? TemporaryFolder() else { return false }
    let line = "mkdir -m 555 Closed && \(prefix) true && ! \(prefix) touch Closed/a 2> /dev/null"
    return (try? CommandRun(shell: line, in: folder))?.exitCode == 0
  }()
}
