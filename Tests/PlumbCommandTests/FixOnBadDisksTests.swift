import Foundation
import TestSupport
import Testing

/// What `plumb fix` does where it cannot write as it wants.
struct FixOnBadDisksTests {
  @Test(
    "A folder that takes no new file is told, and the files elsewhere are mended",
    .enabled(if: Rights.areHeeded, "whoever runs the tests may write everywhere"))
  func closedFolder() throws {
    let folder = try MendableFolder(["Closed/A.swift", "Open/B.swift"])
    let run = try CommandRun(
      shell: "chmod 555 Closed; \(Rights.prefix) \"$PLUMB\" fix; code=$?; chmod 755 Closed; exit $code",
      in: folder.files)
    #expect(run.exitCode == 3)
    #expect(
      run.error.hasPrefix(
        "Closed/A.swift: error: cannot be written, since its folder does not accept new files (Permission denied): make the "
          + "folder writable and run again\n"))
    #expect(
      run.error.hasSuffix("fixed 2 findings in 1 file; 2 findings remain; 1 file could not be written\n"))
    try folder.expect(mended: ["Open/B.swift"], untouched: ["Closed/A.swift"])
  }

  @Test(
    "A disk that is mounted to be read is told, and the files elsewhere are mended",
    .enabled(if: Mounts.arePermitted, "mounts are not permitted here"))
  func readOnlyDisk() throws {
    let folder = try MendableFolder(["Closed/A.swift", "Open/B.swift"])
    let run = try Mounts.run(
      """
      mount --bind Closed Closed
      mount -o remount,bind,ro Closed
      plumb fix
      """, in: folder.files)
    #expect(run.exitCode == 3)
    #expect(
      run.error.hasPrefix(
        "Closed/A.swift: error: cannot be written (Read-only file system): fix that and run again\n"))
    try folder.expect(mended: ["Open/B.swift"], untouched: ["Closed/A.swift"])
  }

  @Test(
    "A file that is mounted by itself cannot be replaced, which is told",
    .enabled(if: Mounts.arePermitted, "mounts are not permitted here"))
  func mountedFile() throws {
    let folder = try MendableFolder(["A.swift", "B.swift"])
    let run = try Mounts.run("mount --bind A.swift A.swift\nplumb fix", in: folder.files)
    #expect(run.exitCode == 3)
    #expect(
      run.error.hasPrefix(
        "A.swift: error: cannot be written (Device or resource busy): fix that and run again\n"))
    try folder.expect(mended: ["B.swift"], untouched: ["A.swift"])
  }

  @Test(
    "On a full disk what still fits is mended, the rest is as it was, and a run after making space mends it",
    .enabled(if: Mounts.arePermitted, "mounts are not permitted here"))
  func fullDisk() throws {
    let folder = try MendableFolder(["A.swift", "Large.swift", "Z.swift"], largeSize: 60_000)
    let run = try Mounts.run(
      """
      mkdir Disk
      mount -t tmpfs -o size=4m tmpfs Disk
      cp ./*.swift Disk
      cd Disk
      head -c 8m /dev/zero > filler 2> /dev/null || true
      truncate -s -40960 filler
      plumb fix || echo "first: $?"
      ls -A
      mkdir ../First
      cp ./*.swift ../First
      rm filler
      plumb fix -q || echo "second: $?"
      cp ./*.swift ..
      """, in: folder.files)
    #expect(run.output.hasSuffix("\nfirst: 3\nA.swift\nLarge.swift\nZ.swift\nfiller\n"))
    #expect(
      run.error.hasPrefix(
        "Large.swift: error: cannot be written, the disk is full: free some space and run again\n"))
    #expect(
      run.error.hasSuffix("fixed 4 findings in 2 files; 2 findings remain; 1 file could not be written\n"))
    try folder.expect(
      mended: ["First/A.swift", "First/Z.swift", "A.swift", "Large.swift", "Z.swift"],
      untouched: ["First/Large.swift"])
  }

  @Test(
    "Where nothing more can be written, all files are as they were",
    .enabled(if: Mounts.arePermitted, "mounts are not permitted here"),
    arguments: ["size=4m", "nr_inodes=5"])
  func overfullDisk(_ limit: String) throws {
    let folder = try MendableFolder(["A.swift", "B.swift", "C.swift"])
    // With the folder itself, the files and the filler there are five nodes.
    let run = try Mounts.run(
      """
      mkdir Disk
      mount -t tmpfs -o \(limit) tmpfs Disk
      cp ./*.swift Disk
      cd Disk
      head -c 8m /dev/zero > filler 2> /dev/null || true
      plumb fix -q || echo "code: $?"
      ls -A
      cp ./*.swift ..
      """, in: folder.files)
    #expect(run.output.hasSuffix("\ncode: 3\nA.swift\nB.swift\nC.swift\nfiller\n"))
    #expect(
      run.error.hasSuffix(
        ["A", "B", "C"].map {
          "\($0).swift: error: cannot be written, the disk is full: free some space and run again\n"
        }.joined()))
    try folder.expect(mended: [], untouched: ["A.swift", "B.swift", "C.swift"])
  }

  @Test("A file that would grow larger than is allowed is told, and the others are mended")
  func limitedSize() throws {
    let folder = try MendableFolder(["A.swift", "Large.swift", "Z.swift"], largeSize: 20_000)
    let run = try CommandRun(shell: "ulimit -f 8; plumb fix", in: folder.files)
    #expect(run.exitCode == 3)
    #expect(
      run.error.hasPrefix("Large.swift: error: cannot be written (File too large): fix that and run again\n")
    )
    try folder.expect(mended: ["A.swift", "Z.swift"], untouched: ["Large.swift"])
  }

  // MARK: In between

  /// What somebody does to a file between its being read and its being written.
  struct Intrusion: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// A line of the shell that changes `Folder/A.swift`.
    var change: String
    /// What is said about it.
    var reason: String
    /// A line of the shell that tells what is there in the end, and what it prints.
    var look: String
    var found: String

    init(_ description: String, _ change: String, reason: String, look: String, found: String) {
      self.testDescription = description
      self.change = change
      self.reason = reason
      self.look = look
      self.found = found
    }
  }

  private static let changed = "was changed since it was read: run again"
  private static let deleted = "was deleted since it was read: run again if it comes back"
  private static let noFile = "is no longer a file: run again"

  static let intrusions: [Intrusion] = [
    Intrusion(
      "it is changed", "echo mine > Folder/A.swift", reason: changed, look: "cat Folder/A.swift",
      found: "mine\n"),
    Intrusion(
      "it is emptied", ": > Folder/A.swift", reason: changed, look: "wc -c < Folder/A.swift | tr -d ' '",
      found: "0\n"),
    Intrusion(
      "it is deleted", "rm Folder/A.swift", reason: deleted, look: "ls -A Folder && echo empty",
      found: "empty\n"),
    Intrusion(
      "its folder is moved", "mv Folder Moved", reason: deleted,
      look: "ls -A Moved; test -e Folder || echo gone",
      found: "A.swift\ngone\n"),
    Intrusion(
      "it becomes a folder", "rm Folder/A.swift; mkdir Folder/A.swift", reason: noFile,
      look: "rmdir Folder/A.swift && ls -A Folder && echo empty", found: "empty\n"),
    Intrusion(
      "it becomes a pipe", "rm Folder/A.swift; mkfifo Folder/A.swift", reason: noFile,
      look: "test -p Folder/A.swift && echo fifo", found: "fifo\n"),
    Intrusion(
      "it becomes a link to another file", "echo other > other.txt; ln -sf ../other.txt Folder/A.swift",
      reason: changed, look: "readlink Folder/A.swift; cat other.txt", found: "../other.txt\nother\n"),
    Intrusion(
      "it becomes a link to nowhere", "ln -sf nowhere Folder/A.swift", reason: deleted,
      look: "readlink Folder/A.swift", found: "nowhere\n"),
    Intrusion(
      "it becomes read-only", "chmod 444 Folder/A.swift",
      reason: "is read-only: make it writable and run again", look: "ls -l Folder/A.swift | cut -c 1-10",
      found: "-r--r--r--\n"
    ),
  ]

  /// A line of the shell that runs the command, and another between its reading and its writing.
  ///
  /// The command tells what it could not find when everything is read and nothing is written, and waits there until
  /// somebody reads all of that: more than a pipe holds.
  private static func run(interruptedBy change: String) -> String {
    """
    mkfifo errors
    plumb fix . $(seq -f nowhere/\(String(repeating: "x", count: 200))/%g.swift 400) 2> errors &
    exec 3< errors
    read -r first <&3
    \(change)
    grep -v nowhere <&3 >&2
    wait $!
    echo $?

    """
  }

  @Test(
    "What somebody did to a file in between stays, is told, and the others are mended", arguments: intrusions)
  func intrusion(_ intrusion: Intrusion) throws {
    let folder = try MendableFolder(["B.swift", "Folder/A.swift"])
    let run = try CommandRun(
      shell: Self.run(interruptedBy: intrusion.change) + intrusion.look, in: folder.files)
    #expect(run.output.hasSuffix("3\n" + intrusion.found))
    #expect(run.error.hasPrefix("Folder/A.swift: error: \(intrusion.reason)\n"))
    try folder.expect(mended: ["B.swift"], untouched: [])
  }

  @Test("Who has mended a file in between has done what was to be done")
  func sameIntrusion() throws {
    let folder = try MendableFolder(["A.swift", "B.swift"])
    let run = try CommandRun(shell: Self.run(interruptedBy: "plumb fix -q"), in: folder.files)
    // Only the files that are not there are an error.
    #expect(run.output == "3\n")
    #expect(!run.error.contains("error: "))
    try folder.expect(mended: ["A.swift", "B.swift"], untouched: [])
  }
}
