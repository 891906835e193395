import Engine
import Rules

/// Lists of paths.
package struct FileListTarget: FileTarget {
  private let generator: TextGenerator

  package init(seed: UInt64, isThorough: Bool) {
    self.generator = TextGenerator(
      "list.txt", corpus: Self.corpus, pieces: Self.pieces, deep: Self.deep, large: Self.large, seed: seed,
      isThorough: isThorough)
  }

  package func input(_ number: Int) -> FuzzInput { self.generator.input(number) }

  package func failure(of bytes: [UInt8], in sandbox: Sandbox) throws -> String? {
    let list = try sandbox.write(bytes, to: "list.txt")
    let paths: [String]
    do throws(FileFailure) {
      paths = try PathList.read(list)
    } catch {
      return MessageCheck.failure(of: error.reason)
    }
    if paths.contains(where: { $0.isEmpty || $0.utf8.contains(0) }) {
      return "a path is empty or has a null byte"
    }
    let failure = RoundTrip.failure(of: paths, write: { paths in paths.map { $0 + "\0" }.joined() }) {
      bytes in
      try PathList.read(try sandbox.write(bytes, to: "list.txt"))
    }
    return try failure ?? self.runFailure(of: paths, in: sandbox)
  }

  /// What is wrong with a run on the paths that are in the folder.
  private func runFailure(of paths: [String], in sandbox: Sandbox) throws -> String? {
    for name in Self.names { _ = try sandbox.write([], to: name) }
    let inside = paths.map { Paths.absolute($0, relativeTo: sandbox.tree) }.filter { path in
      path == sandbox.tree || Paths.relative(path, to: sandbox.tree + "/") != nil
    }
    .prefix(Self.maximumPaths)
    guard !inside.isEmpty else { return nil }
    var settings = LintSettings(paths: Array(inside), version: "fuzz")
    settings.threads = 1
    let result = try Linter(settings).run()
    if result.report.files > Self.names.count { return "\(result.report.files) files are checked" }
    let known = Set(inside)
    for failure in result.failures {
      if let wrong = MessageCheck.failure(of: failure.reason) { return wrong }
      if !known.contains(failure.path) { return "a path is not in the list: \(failure.path)" }
    }
    return nil
  }

  /// The system is asked about each path, which takes its time.
  private static let maximumPaths = 10_000

  private static let names = ["A.swift", "Sources/B.swift", "a b.swift", "e\u{301}.swift", "-c.swift"]

  private static let corpus = [
    "A.swift\nSources/B.swift\n", "A.swift\0a b.swift\0", "A.swift\r\ne\u{301}.swift\r\n",
    "Sources\n./A.swift\n.\n",
    "-c.swift\nSources/../A.swift\nmissing.swift\n",
  ]

  private static let pieces: [String] = [
    "\0", "\n", "\r\n", "\r", "A.swift", "Sources", "Sources/", "Sources//B.swift", "./A.swift",
    "Sources/../A.swift",
    "A.swift/", "A.swift/..", "e\u{301}.swift", "\u{E9}.swift", "-", "--", "-c.swift", "~", "~root",
    "list.txt",
    " ", "\"A.swift\"", "'A.swift'", "*.swift", "@list.txt",
  ]

  private static let deep: [DeepInput] = [
    .chain("folders", "", "a/"), .chain("folders above", "", "../"), .chain("this folder", "", "./"),
    .chain("slashes", "", "/"), .chain("one file", "", "A.swift\n"), .chain("one folder", "", "Sources\n"),
    .chain("files with null bytes", "", "A.swift\0"), .chain("a long name", "", "a"),
    .chain("folders there and back", "", "Sources/../"),
  ]

  private static let large: [LargeInput] = [
    LargeInput.filled("one file", with: "A.swift\n") { $0 },
    LargeInput.filled("missing files", with: "b.swift\n") { $0 },
    LargeInput.filled("a long path", with: "a/") { $0 },
  ]
}
