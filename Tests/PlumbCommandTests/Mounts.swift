import TestSupport

/// Disks that are mounted for one command alone, and gone with it.
enum Mounts {
  /// What gives a command mounts of its own; nil where the machine permits none.
  private static let prefix: String? = [
    "unshare --mount", "unshare --mount --map-root-user",
  ].first { prefix in
    guard Tool.exists("unshare"), let folder = try? TemporaryFolder() else { return false }
    return (try? CommandRun(shell: "\(prefix) mount -t tmpfs tmpfs .", in: folder))?.exitCode == 0
  }

  static var arePermitted: Bool { self.prefix != nil }

  /// Runs lines of the shell, in which `plumb` is the built command, with mounts of their own.
  static func run(_ script: String, in folder: TemporaryFolder) throws -> CommandRun {
    try folder.write("set -e\nplumb() { \"$PLUMB\" \"$@\"; }\n" + script, to: "script.sh")
    return try CommandRun(shell: "\(self.prefix ?? "") bash script.sh", in: folder)
  }
}
