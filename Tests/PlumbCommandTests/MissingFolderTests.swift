import TestSupport
import Testing

/// What the command does where relative paths lead nowhere.
struct MissingFolderTests {
  @Test(
    "In a working folder that was deleted every command that takes paths is refused",
    arguments: [
      "lint --no-cache nowhere", "fix --dry-run nowhere", "fix --dry-run ../files",
      "convert --to-macro --dry-run nowhere",
      "describe A.swift", "new Messages --input viewDidLoad --dry-run",
      "rules --effective", "lint --no-cache --stdin-path A.swift < /dev/null",
    ])
  func deleted(_ arguments: String) throws {
    let folder = try MendableFolder(["files/A.swift"])
    let run = try CommandRun(
      shell: "mkdir gone; cd gone; rmdir ../gone; plumb \(arguments)", in: folder.files)
    #expect(run.exitCode == 3)
    #expect(run.output.isEmpty)
    #expect(run.error == ".: error: the working folder does not exist any more: change to another\n")
    try folder.expect(mended: [], untouched: ["files/A.swift"])
  }

  @Test("Help is given in a deleted folder as well", arguments: ["--help", "fix --help", "help lint"])
  func help(_ arguments: String) throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(shell: "mkdir gone; cd gone; rmdir ../gone; plumb \(arguments)", in: folder)
    #expect(run.exitCode == 0)
    #expect(run.error.isEmpty)
  }

  @Test("A path that is too long for the system is told as such")
  func tooLong() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      shell: """
        name=$(printf 'x%.0s' {1..200})
        for number in {1..25}; do mkdir $name; cd $name; done
        plumb lint --no-cache
        code=$?
        for number in {1..25}; do cd ..; rmdir $name; done
        exit $code
        """, in: folder)
    #expect(run.exitCode == 3)
    #expect(run.error.contains("File name too long"), "\(run.error)")
  }
}
