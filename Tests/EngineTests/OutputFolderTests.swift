import Engine
import SourceModel
import TestSupport
import Testing

/// A folder that a command writes whole: it has its files, and no other file is lost.
struct OutputFolderTests {
  private static func files(_ files: KeyValuePairs<String, String>) -> [OutputFolder.File] {
    files.map { ($0.key, OutputText("\($0.value)" as PrintableText)) }
  }

  let folder: TemporaryFolder
  let output: OutputFolder

  init() throws {
    self.folder = try TemporaryFolder()
    self.output = OutputFolder(self.folder.path("site"))
  }

  @Test("Files are written, those that are the same are left alone, and those of an earlier time go")
  func rewriting() throws {
    #expect(try self.output.write(Self.files(["index.html": "a", "view-models/A.html": "b"])) == 2)
    #expect(try self.folder.text(of: "site/view-models/A.html") == "b")
    #expect(try self.output.write(Self.files(["index.html": "a", "view-models/B.html": "b"])) == 2)
    #expect(!self.folder.exists("site/view-models/A.html"))
    #expect(try self.output.write(Self.files(["index.html": "a", "view-models/B.html": "b"])) == 0)
    #expect(try self.folder.text(of: "site/plumb-files.txt") == "index.html\nview-models/B.html\n")
  }

  @Test("Files of an earlier time stay when not all are there")
  func incomplete() throws {
    _ = try self.output.write(Self.files(["a.html": "a", "b.html": "b"]))
    #expect(try self.output.write(Self.files(["a.html": "c"]), isComplete: false) == 1)
    #expect(try self.folder.text(of: "site/b.html") == "b")
    #expect(try self.output.write(Self.files(["a.html": "c"])) == 1)
    #expect(!self.folder.exists("site/b.html"))
  }

  @Test("What differs is named, and nothing is written")
  func comparing() throws {
    _ = try self.output.write(Self.files(["index.html": "a", "b.html": "b", "c.html": "c"]))
    let differences = try self.output.differences(
      from: Self.files(["index.html": "x", "b.html": "b", "d.html": "d"]))
    #expect(
      differences.map { "\($0.path.split(separator: "/").last ?? "") \($0.reason)" } == [
        "index.html is not current", "d.html is missing", "c.html is not written any more",
      ])
    #expect(try self.folder.text(of: "site/index.html") == "a")
    #expect(
      try self.output.differences(from: Self.files(["index.html": "a", "b.html": "b", "c.html": "c"])).isEmpty
    )
  }

  @Test("A folder with other files is refused, and an empty one is not")
  func others() throws {
    try self.folder.write("mine", to: "site/index.html")
    #expect(throws: FileFailure.self) { try self.output.write(Self.files(["index.html": "a"])) }
    #expect(try self.folder.text(of: "site/index.html") == "mine")
    let empty = try TemporaryFolder()
    #expect(try OutputFolder(empty.path).write(Self.files(["index.html": "a"])) == 1)
  }

  @Test(
    "A list that came with the code deletes nothing outside of the folder",
    arguments: [
      "../mine.html", "/mine.html", "a/../../mine.html", "..", ".git/config.html", "a/b/c.html", "mine.txt",
    ])
  func hostileList(name: String) throws {
    try self.folder.write("mine", to: "mine.html")
    try self.folder.write("mine", to: "site/mine.txt")
    try self.folder.write("mine", to: "site/a/b/c.html")
    try self.folder.write("\(name)\n", to: "site/plumb-files.txt")
    _ = try self.output.write(Self.files(["index.html": "a"]))
    for path in ["mine.html", "site/mine.txt", "site/a/b/c.html"] {
      #expect(try self.folder.text(of: path) == "mine")
    }
  }

  @Test("A link in the folder is not followed")
  func links() throws {
    try self.folder.write("mine", to: "outside/A.html")
    try self.folder.write("view-models/A.html\n", to: "site/plumb-files.txt")
    try self.folder.link("site/view-models", to: "../outside")
    #expect(throws: FileFailure.self) { try self.output.write(Self.files(["view-models/A.html": "a"])) }
    #expect(try self.folder.text(of: "outside/A.html") == "mine")
  }
}
