import Foundation
import TestSupport
import Testing

/// What stands outside of the folders that are named is not changed, whatever leads there.
struct OutsideFileTests {
  @Test("A folder that is called '~' is a folder like any other")
  func tilde() throws {
    let folder = try MendableFolder(["project/~/A.swift", "home/A.swift"])
    for arguments in ["'~'", "'~/A.swift'", ".", "--files-from list"] {
      try folder.files.write("~/A.swift\n", to: "project/list")
      try folder.files.write(folder.mendable("project/~/A.swift"), to: "project/~/A.swift")
      let run = try CommandRun(
        shell: "cd project && HOME=$PWD/../home plumb fix \(arguments)", in: folder.files)
      #expect(run.exitCode == 0)
      try folder.expect(mended: ["project/~/A.swift"], untouched: ["home/A.swift"])
    }
  }

  @Test("A link that leads out of the searched folder is checked and reported, and not followed by the fix")
  func linkOut() throws {
    let folder = try MendableFolder(["Sources/B.swift", "Elsewhere/A.swift"])
    try folder.files.link("Sources/A.swift", to: "../Elsewhere/A.swift")
    let run = try CommandRun(["fix", "Sources"], in: folder.files)
    #expect(run.exitCode == 1)
    #expect(
      run.output.contains(
        "not fixed: the link leads out of the searched folders; name the file that it leads to"),
      "\(run.text)")
    try folder.expect(mended: ["Sources/B.swift"], untouched: ["Elsewhere/A.swift"])

    // Who names the file, the folder that it is in, or the link itself means it.
    for names in ["Elsewhere/A.swift", "Sources Elsewhere", "Sources/A.swift"] {
      try folder.files.write(folder.mendable("Elsewhere/A.swift"), to: "Elsewhere/A.swift")
      #expect(try CommandRun(shell: "plumb fix \(names)", in: folder.files).exitCode == 0)
      try folder.expect(mended: ["Elsewhere/A.swift"], untouched: [])
    }
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.files.path("Sources/A.swift"))
        == "../Elsewhere/A.swift")
  }

  @Test("A link that stays within the searched folder is followed")
  func linkWithin() throws {
    let folder = try MendableFolder(["Sources/Deep/A.saved"])
    try folder.files.link("Sources/A.swift", to: "Deep/A.saved")
    #expect(try CommandRun(["fix", "Sources"], in: folder.files).exitCode == 0)
    try folder.expect(mended: ["Sources/A.swift"], untouched: [])
  }

  @Test("A file with another hard link is left alone, with the reason")
  func hardLink() throws {
    let folder = try MendableFolder(["A.swift", "B.swift"])
    try FileManager.default.linkItem(atPath: folder.files.path("A.swift"), toPath: folder.files.path("other"))
    let run = try CommandRun(["fix"], in: folder.files)
    #expect(run.exitCode == 3)
    #expect(run.error.hasPrefix("A.swift: error: has more than one hard link"))
    try folder.expect(mended: ["B.swift"], untouched: ["A.swift"])
    #expect(try folder.files.text(of: "other") == folder.mendable("A.swift"))
  }

  @Test(
    "A file whose name is not in UTF-8 is reported, and the others are fixed", .enabled(if: Self.takesAnyName)
  )
  func nameOfBytes() throws {
    let folder = try MendableFolder(["B.swift"])
    let run = try CommandRun(shell: "cp B.swift $'\\xff.swift'; mkdir $'\\xfe'; plumb fix", in: folder.files)
    #expect(run.exitCode == 3)
    #expect(
      run.error.hasPrefix(
        """
        \u{FFFD}: error: its name is not in UTF-8: rename it
        \u{FFFD}.swift: error: its name is not in UTF-8: rename it

        """), "\(run.error)")
    #expect(try folder.files.text(of: "B.swift") == folder.mended("B.swift"))
  }

  @Test("Two names that differ in their code points alone are two files", .enabled(if: Self.takesAnyName))
  func canonicallyEqualNames() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.mendable("AViewModel"), to: "one")
    try folder.write(Sample.mendable("BViewModel"), to: "two")
    try folder.write("rules:\n  final-view-model: off\n", to: "settings")
    let run = try CommandRun(
      shell: """
        composed=$'Sources/\\xc3\\xa9' combined=$'Sources/e\\xcc\\x81'
        mkdir Sources $composed $combined
        mv one $composed/A.swift; mv two $combined/A.swift; mv settings $composed/.plumb.yml
        plumb lint --no-cache --format xcode Sources
        plumb fix -q Sources
        mv $composed/A.swift one; mv $combined/A.swift two
        """, in: folder)
    let notFinal = Sample.mended("AViewModel").replacing("public final class", with: "public class")
    #expect(try folder.text(of: "one") == notFinal, "\(run.text)")
    #expect(try folder.text(of: "two") == Sample.mended("BViewModel"), "\(run.text)")
    // One of them is shown with its code points.
    #expect(run.output.contains("Sources/e\u{301}/A.swift:"), "\(run.text)")
    #expect(
      run.output.contains("Sources/\\u{E9}/A.swift:") || run.output.contains("Sources/\\u{00E9}/A.swift:"))
  }

  @Test("A name that is shown like another one does not mix up two files", .enabled(if: Self.takesAnyName))
  func namesThatAreShownAlike() throws {
    let folder = try TemporaryFolder()
    for name in ["X", "Y", "Z"] { try folder.write(Sample.mendable(name + "ViewModel"), to: name) }
    let run = try CommandRun(
      shell: #"""
        mkdir Sources
        names=($'\xc3\xa9.swift' $'e\xcc\x81.swift' '\u{00E9}.swift')
        mv X "Sources/${names[0]}"; mv Y "Sources/${names[1]}"; mv Z "Sources/${names[2]}"
        plumb fix -q Sources; code=$?
        mv "Sources/${names[0]}" X; mv "Sources/${names[1]}" Y; mv "Sources/${names[2]}" Z
        exit $code
        """#, in: folder)
    #expect(run.exitCode == 0, "\(run.text)")
    for name in ["X", "Y", "Z"] { #expect(try folder.text(of: name) == Sample.mended(name + "ViewModel")) }
  }

  @Test(
    "A new file replaces no pipe and no file with another hard link",
    arguments: ["mkfifo CViewModel.swift", "echo mine > CViewModel.swift; ln CViewModel.swift other"])
  func newFile(_ setup: String) throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      shell: "\(setup); plumb new CViewModel --input viewDidLoad --to . --force", in: folder)
    #expect(run.exitCode == 3)
    #expect(run.error.contains("CViewModel.swift: error: cannot be replaced"), "\(run.text)")
    #expect(try folder.names().filter { $0 != "other" } == ["CViewModel.swift"])
  }

  /// Whether the disk takes names that are not in UTF-8.
  private static let takesAnyName: Bool = {
    guard let folder = try? TemporaryFolder() else { return false }
    return (try? CommandRun(shell: "touch $'\\xff' 2>/dev/null", in: folder))?.exitCode == 0
  }()
}
