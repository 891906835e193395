import SourceModel

/// What a file shows of itself without being parsed.
struct SkimmedFile: Sendable {
  /// The file, with its text if it is likely to declare a view model.
  var file: RunFile
  var failure: FileFailure?
  var isLikelyRead = false
  var namesViewModel = false
  var testFramework: TestFramework?
  /// What it imports with `@testable`.
  var testedModules: [String] = []

  init(_ file: RunFile) {
    self.file = file
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try file.read()
    } catch {
      self.failure = error
      return
    }
    self.namesViewModel = bytes.holds(Array("ViewModel".utf8))
    let imports = Self.imports(bytes)
    self.testFramework = .imported(Set(imports.map(\.path)))
    self.testedModules = imports.filter(\.isTestable).map(\.path)
    guard self.testFramework == nil else { return }
    self.isLikelyRead = FileIndex.scan(bytes, file.language).isLikelyRead
    if self.isLikelyRead { self.file.text = bytes }
  }

  /// What may stand between `import` and the name.
  private static let kinds: Set = [
    "static", "class", "struct", "enum", "protocol", "func", "let", "var", "typealias",
  ]

  /// The imports of a file, each of which is on a line of its own.
  private static func imports(_ bytes: [UInt8]) -> [(path: String, isTestable: Bool)] {
    guard bytes.holds(Array("import ".utf8)) else { return [] }
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard line.first == UInt8(ascii: "i") || line.first == UInt8(ascii: "@") else { return nil }
      let words = String(decoding: line, as: UTF8.self).split { $0.isWhitespace || $0 == ";" }
      guard let index = words.firstIndex(of: "import"),
        let path = words[(index + 1)...].first(where: { !self.kinds.contains(String($0)) })
      else { return nil }
      return (String(path), words[..<index].contains("@testable"))
    }
  }
}
