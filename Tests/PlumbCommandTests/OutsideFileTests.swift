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

  @Test("Behind a link, '..' is the folder above the one that the link leads to")
  func aboveLink() throws {
    let folder = try MendableFolder(["A.swift", "Elsewhere/A.swift", "Elsewhere/Deep/B.swift"])
    try folder.files.link("link", to: "Elsewhere/Deep")
    #expect(try CommandRun(["fix", "link/../A.swift"], in: folder.files).exitCode == 0)
    try folder.expect(mended: ["Elsewhere/A.swift"], untouched: ["A.swift", "Elsewhere/Deep/B.swift"])
    #expect(try CommandRun(["fix", "Elsewhere/Deep/../../A.swift"], in: folder.files).exitCode == 0)
    try folder.expect(mended: ["A.swift"], untouched: ["Elsewhere/Deep/B.swift"])
  }

  @Test("A diff of files outside of the working folder is refused: it could not be applied")
  func diff() throws {
    let folder = try MendableFolder(["project/A.swift", "other/B.swift"])
    let run = try CommandRun(shell: "cd other && plumb fix --diff . ../project", in: folder.files)
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.error.hasPrefix(
        "plumb: error: '--diff' prints paths relative to the working folder: run it in a folder above '/"),
      "\(run.error)")
    #expect(run.error.hasSuffix("/project/A.swift'\n"))
    // A path from the root is fine, and so is a folder with nothing to fix.
    let inside = try CommandRun(
      shell: "mkdir none; cd other && plumb fix --diff \"$(pwd -P)\" ../none", in: folder.files)
    #expect(inside.exitCode == 1)
    #expect(inside.output.hasPrefix("--- a/B.swift\n") || inside.output.contains(" a/B.swift"))
    try folder.expect(mended: [], untouched: ["project/A.swift", "other/B.swift"])
  }

  @Test("A link that stays within the searched folder is followed")
  func linkWithin() throws {
    let folder = try MendableFolder(["Sources/Deep/A.saved"])
    try folder.files.link("Sources/A.swift", to: "Deep/A.saved")
    #expect(try CommandRun(["fix", "Sources"], in: folder.files).exitCode == 0)
    try folder.expect(mended: ["Sources/A.swift"], untouched: [])
  }

  @Test(
    "A link that a list names is treated like one that a search comes across",
    arguments: [
      "echo Sources/A.swift | plumb fix --files-from -", "plumb fix --files-from list",
      "echo Linked/A.swift | plumb fix --files-from -", "echo Linked | plumb fix --files-from -",
      "plumb fix Sources --files-from list",
    ])
  func listedLink(_ line: String) throws {
    let folder = try MendableFolder(["project/Sources/B.swift", "Elsewhere/A.swift"])
    try folder.files.write("Sources/A.swift\nSources/B.swift\n", to: "project/list")
    try folder.files.link("project/Sources/A.swift", to: "../../Elsewhere/A.swift")
    try folder.files.link("project/Linked", to: "../Elsewhere")
    let run = try CommandRun(shell: "cd project && \(line)", in: folder.files)
    #expect(run.exitCode == 1, "\(run.text)")
    #expect(
      run.output.contains(
        "not fixed: the link leads out of the searched folders; name the file that it leads to"),
      "\(run.text)")
    let isFixed = line.contains("list") && !line.hasPrefix("echo")
    try folder.expect(
      mended: isFixed ? ["project/Sources/B.swift"] : [],
      untouched: ["Elsewhere/A.swift"] + (isFixed ? [] : ["project/Sources/B.swift"]))
  }

  @Test("A link that a list names is followed within the working folder, and where its file is named as well")
  func listedLinkWithin() throws {
    let folder = try MendableFolder(["Deep/A.saved", "B.swift"])
    try folder.files.link("Sources/A.swift", to: "../Deep/A.saved")
    let within = "echo Sources/A.swift | plumb fix --files-from -"
    #expect(try CommandRun(shell: within, in: folder.files).exitCode == 0)
    try folder.expect(mended: ["Sources/A.swift"], untouched: ["B.swift"])
    try folder.files.link("Sources/B.swift", to: "../B.swift")
    let named = "cd Sources && echo B.swift | plumb fix B.swift --files-from -"
    #expect(try CommandRun(shell: named, in: folder.files).exitCode == 0)
    try folder.expect(mended: ["B.swift"], untouched: [])
  }

  @Test(
    "A report and a baseline are not written through a link",
    arguments: ["--format sarif --output report", "--format sarif -o ./report", "--write-baseline report"],
    ["../victim", "../nothing", "../pipe", "/dev/null", "/dev/stdout"])
  func linkedReport(_ options: String, _ destination: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.drifted(), to: "project/A.swift")
    try folder.write("mine\n", to: "victim")
    try folder.link("project/report", to: destination)
    let run = try CommandRun(
      shell: "mkfifo pipe; cd project && timeout 20 \"$PLUMB\" lint --no-cache \(options) A.swift", in: folder
    )
    #expect(run.exitCode == 3, "\(run.text)")
    #expect(run.error.hasSuffix("report: error: is a link: name the file that it leads to\n"), "\(run.text)")
    #expect(run.output.isEmpty)
    #expect(try folder.text(of: "victim") == "mine\n")
    #expect(try folder.names() == ["pipe", "project", "project/A.swift", "project/report", "victim"])
  }

  @Test(
    "A report is written to a device, to a pipe, and to what the shell has opened",
    arguments: [
      "-o /dev/stdout > all", "-o /dev/stdout | cat > all", "-o /dev/fd/3 3> all",
      "-o >(cat > all; touch done)",
      "-o pipe & cat pipe > all; wait",
    ])
  func openReport(_ rest: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.drifted(), to: "A.swift")
    let run = try CommandRun(
      shell: """
        mkfifo pipe; timeout 20 "$PLUMB" lint --no-cache --format sarif A.swift \(rest)
        case '\(rest)' in *done*) for try in $(seq 100); do [ -e done ] && break; sleep 0.1; done;; esac
        """, in: folder)
    #expect(try folder.text(of: "all").hasSuffix("}\n"), "\(run.text)")
  }

  @Test(
    "Tests are not written to a folder that nobody has named and that is elsewhere",
    arguments: ["", "--force", "--dry-run"], ["Tests", "Tests/AppTests", "Tests/AppTests/Login"])
  func derivedFolder(_ option: String, _ link: String) throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("project")
    try folder.makeFolder("Elsewhere/AppTests/Login")
    try folder.link("project/" + link, to: folder.path("Elsewhere"))
    let before = try folder.names()
    let run = try CommandRun(
      shell: "cd project && plumb new A --to Sources/App/Login \(option)", in: folder)
    #expect(run.exitCode == 3)
    #expect(
      run.error.hasSuffix(
        ": error: leads out of '.' through a link: name the folder of the tests with '--tests-to'\n"),
      "\(run.text)")
    #expect(run.error.hasPrefix(link))
    #expect(try folder.names() == before)

    // Who names the folder means it, and a link may lead to another folder of the package.
    let named = "cd project && plumb new A --to Sources/App/Login --tests-to \(link)"
    #expect(try CommandRun(shell: named, in: folder).exitCode == 0)
    #expect(folder.exists("Elsewhere/AViewModelTests.swift"))
  }

  @Test("Tests are written through a link that stays within the package")
  func derivedFolderWithin() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("Checks")
    try folder.link("Tests", to: "Checks")
    #expect(try CommandRun(["new", "A", "--to", "Sources/App"], in: folder).exitCode == 0)
    #expect(folder.exists("Checks/AppTests/AViewModelTests.swift"))
  }

  @Test("A new file is not written through a link", arguments: ["--force", "--force --dry-run", ""])
  func linkedNewFile(_ option: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("mine\n", to: "victim")
    try folder.makeFolder("project")
    try folder.link("project/AViewModel.swift", to: "../victim")
    let run = try CommandRun(shell: "cd project && plumb new A \(option)", in: folder)
    #expect(run.exitCode == 3)
    #expect(
      run.error
        == "AViewModel.swift: error: is a link, and what it leads to is not overwritten: remove the link\n")
    #expect(try folder.text(of: "victim") == "mine\n")
    #expect(try folder.names() == ["project", "project/AViewModel.swift", "victim"])
  }

  @Test(
    "A configuration cannot lead new files elsewhere",
    arguments: ["../../../*EvilViewModel", "/tmp/*EvilViewModel"])
  func configuredName(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "scaffolding: {names: {view-models: {'*CellViewModel': '\(name)'}}}\n", to: "a/b/c/.plumb.yml")
    let before = try folder.names()
    let run = try CommandRun(shell: "cd a/b/c && plumb new FooCell --dialect kickstarter-java", in: folder)
    #expect(run.exitCode == 2)
    #expect(run.error == ".plumb.yml:1:55: error: '\(name)' is not a valid name\n")
    #expect(try folder.names() == before)
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
  static let takesAnyName: Bool = {
    guard let folder = try? TemporaryFolder() else { return false }
    return (try? CommandRun(shell: "touch $'\\xff' 2>/dev/null", in: folder))?.exitCode == 0
  }()
}
