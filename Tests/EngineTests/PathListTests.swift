import Engine
import TestSupport
import Testing

struct PathListTests {
  static let lists: [(String, [String])] = [
    ("", []), ("\n\n", []), ("a.swift\nb c.swift\n", ["a.swift", "b c.swift"]), ("a.swift", ["a.swift"]),
    ("a.swift\r\nb.swift\r\n", ["a.swift", "b.swift"]),
    ("a\nb.swift\0c.swift\0", ["a\nb.swift", "c.swift"]),
    ("a\0bc\0d\0", ["a", "bc", "d"]), ("\0", []), ("é.swift\0", ["é.swift"]), (" a.swift \n", [" a.swift "]),
  ]

  @Test(
    "A list has a path a line, or paths that end in null bytes",
    arguments: lists)
  func listIsRead(_ text: String, _ paths: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "list")
    #expect(try PathList.read(folder.path("list")) == paths)
  }

  @Test("A list that cannot be read is a failure")
  func failure() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileFailure(path: folder.path("list"), reason: "No such file or directory")) {
      try PathList.read(folder.path("list"))
    }
  }
}
