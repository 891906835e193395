import SeededRandom

/// Makes the texts of directory trees; the same ones from the same seed.
struct TreeGenerator: Sendable {
  let seed: UInt64
  /// Whether endless and large files are made as well.
  let isThorough: Bool

  func input(_ number: Int) -> FuzzInput {
    var random = SplitMix64(seed: self.seed, number: number)
    var lines = self.lines(using: &random)
    var name = "a tree"
    if random.happens(inPercent: 25) {
      let other = self.lines(using: &random)
      lines = PieceMutation.apply(
        lines.map { $0[...] }, other: other.map { $0[...] }, using: &random
      ).split(separator: UInt8(ascii: "\n")).map { Array($0) + [UInt8(ascii: "\n")] }
      name = "lines of two trees"
    }
    var bytes = Array(lines.joined())
    if random.happens(inPercent: 10) {
      bytes = ByteMutation.apply(bytes, using: &random)
      name = "bytes of \(name)"
    }
    return FuzzInput(number: number, name: name, fileName: "tree.txt", bytes: bytes)
  }

  private func lines(using random: inout SplitMix64) -> [[UInt8]] {
    let count = 1 + random.below(random.happens(onceIn: 30) ? 150 : 14)
    var names: [[UInt8]] = []
    return (0..<count).map { _ in
      let entry = self.entry(beside: names, using: &random)
      names.append(entry.name)
      return entry.line
    }
  }

  private func entry(beside names: [[UInt8]], using random: inout SplitMix64) -> TreeEntry {
    let name = random.pick(Self.names, or: [])
    let path = self.folder(beside: names, using: &random) + name
    switch random.below(100) {
    case 0..<48: return TreeEntry(.file, path, self.content(of: name, using: &random))
    case 48..<52: return TreeEntry(.readOnlyFile, path, self.content(of: name, using: &random))
    case 52..<60: return TreeEntry(.folder, path)
    case 60..<82: return TreeEntry(.link, path, self.destination(beside: names, using: &random))
    case 82..<88: return TreeEntry(.hardLink, path, self.destination(beside: names, using: &random))
    case 88..<94: return TreeEntry(.pipe, path)
    case 94..<99: return TreeEntry(.socket, path)
    default: return TreeEntry(.sparseFile, path, Array((self.isThorough ? "300000000" : "100000").utf8))
    }
  }

  /// A folder with a slash at its end, or nothing for the tree itself.
  private func folder(beside names: [[UInt8]], using random: inout SplitMix64) -> [UInt8] {
    switch random.below(40) {
    case 0..<18: return []
    case 18:
      // A path of the greatest length costs as much as a hundred other trees.
      let depth = random.happens(onceIn: 30) ? 1_800 : random.pick(20, 200)
      return Array(String(repeating: "d/", count: depth).utf8)
    case 19..<26: return random.pick(names, or: Array("Sources".utf8)) + [UInt8(ascii: "/")]
    default: return random.pick(Self.folders, or: []) + [UInt8(ascii: "/")]
    }
  }

  private func content(of name: [UInt8], using random: inout SplitMix64) -> [UInt8] {
    switch String(decoding: name, as: UTF8.self) {
    case ".plumb.yml": return Array(random.pick(Self.configurations, or: "").utf8)
    case ".gitignore": return Array(random.pick(Self.ignoreFiles, or: "").utf8)
    default: break
    }
    let name = random.pick(["Login", "Messages", "Outside"], or: "Login")
    switch random.below(10) {
    case 0: return []
    case 1: return ByteMutation.apply(Array(SmallViewModel.drifted(name).utf8), using: &random)
    case 2: return (0..<200).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    case 3: return Array(SmallViewModel.driftedJava(name).utf8)
    default: return Array(SmallViewModel.drifted(name).utf8)
    }
  }

  private func destination(beside names: [[UInt8]], using random: inout SplitMix64) -> [UInt8] {
    if random.happens(onceIn: 4) { return Array("TREE/".utf8) + random.pick(names, or: []) }
    return random.pick(Self.destinations + (self.isThorough ? Self.endlessFiles : []), or: [])
  }

  private static let folders: [[UInt8]] = [
    "Sources", "Sources/App", "a", "a/b/c", "Pods", "node_modules", "build", ".hidden", ".git", "e\u{301}",
    "\u{E9}",
    "a b", "-x", "\u{1B}[2J", "a\nb", "Link", "A.swift", "A.xctemplate", "~", "*", "\\",
  ].map { Array($0.utf8) }

  private static let names: [[UInt8]] =
    [
      "A.swift", "A.swift", "LoginViewModel.swift", "LoginViewModel.swift", "MessagesViewModel.swift",
      "B.java",
      "LoginViewModel.java", ".gitignore", ".gitignore", ".plumb.yml", ".git", "Link", "Sources", "a",
      "build.gradle",
      "e\u{301}.swift", "\u{E9}.swift", "\u{212B}.swift", "A\u{30A}.swift", "\u{1B}[2J.swift", "a\nb.swift",
      "\r.swift",
      "\u{202E}tfiws.swift", "-a.swift", ".swift", ".hidden.swift", "a b.swift", "'\".swift", "\\.swift",
      "*.swift",
      "[a].swift", "~", "A.SWIFT", "A.generated.swift", "A.swift~", "package-info.java", "A.xctemplate",
      "\u{FEFF}.swift", String(repeating: "a", count: 249) + ".swift",
      String(repeating: "\u{E9}", count: 124) + ".swift",
    ].map { Array($0.utf8) } + [[0xFF] + Array(".swift".utf8), [0xC3] + Array(".java".utf8), [0xE2, 0x80]]

  private static let destinations: [[UInt8]] = [
    "OUTSIDE/Outside.swift", "OUTSIDE/Outside.swift", "OUTSIDE/Folder/Outside.swift",
    "../outside/Outside.swift",
    "../../outside/Outside.swift", "OUTSIDE", "OUTSIDE/Folder", "OUTSIDE/missing.swift", "OUTSIDE/notes.txt",
    "TREE",
    "TREE/A.swift", "TREE/Sources", "TREE/LoginViewModel.swift", "A.swift", "Link", ".", "..", "../..", "/",
    "/dev/null",
    "missing.swift", ".gitignore", ".plumb.yml", "", String(repeating: "a/", count: 100), "/proc/self/fd/0",
  ].map { Array($0.utf8) }

  /// Files without an end.
  private static let endlessFiles: [[UInt8]] = ["/dev/zero", "/dev/urandom"].map { Array($0.utf8) }

  private static let configurations: [String] = [
    "", "rules: {final-view-model: error}\n", "exclude: [Sources]\n", "include: ['**/*.swift']\n",
    "exclude: ['[']\n", "baseline: ../outside/notes.txt\n", "baseline: A.swift\n",
    "baseline: baseline.json\n",
    "dialects: {'**': kickstarter-swift}\n", "a: b\n", "\u{1B}[2J: a\n", "rules: [\n",
  ]

  private static let ignoreFiles: [String] = [
    "", "*\n", "!*\n", "Sources/\n", "*.java\n", "/a\n", "[", "\\", "**/b\n",
  ]
}
