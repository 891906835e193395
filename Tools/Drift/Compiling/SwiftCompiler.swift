import Foundation

/// Asks the Swift compiler about versions of the examples, one after the other.
struct SwiftCompiler: Sendable {
  /// The folder of the repository, in which the runtime was built.
  let root: String
  let folder: String

  /// Checks the types of a text.
  ///
  /// - Returns: the first error; nil when there is none.
  func error(in text: CompiledText, _ number: Int) throws -> String? {
    let manager = FileManager.default
    let folder = "\(self.folder)/case\(number)"
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/\(text.name)"
    try Data(text.bytes).write(to: URL(fileURLWithPath: path))
    var paths = [path]
    if let user = text.user {
      paths.append("\(folder)/\(user.name)")
      try user.text.write(toFile: paths[1], atomically: false, encoding: .utf8)
    }
    let build = self.root + "/.build/debug"
    let examples = self.root + "/Examples/Sources/KickstarterSwift"
    let shared = try manager.subpathsOfDirectory(atPath: examples)
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("ViewModel.swift") }.sorted()
      .map { examples + "/" + $0 }
    // `make test` builds its product for the host, under names that end in `-tool`.
    let ending = manager.fileExists(atPath: build + "/Modules-tool/Plumbline.swiftmodule") ? "-tool" : ""
    // The module for publishers is there when the runtime was built with them.
    let maps = ["PlumblineThreadLocal", "COpenCombineHelpers"]
      .map { "\(build)/\($0)\(ending).build/module.modulemap" }
      .filter { manager.fileExists(atPath: $0) }.flatMap { ["-Xcc", "-fmodule-map-file=" + $0] }
    let run = try Command(
      "swiftc",
      ["-typecheck", "-swift-version", "5", "-module-name", "Case", "-I", build + "/Modules" + ending]
        + maps + shared + paths)
    guard run.status != 0 else { return nil }
    let errors = run.output.split(separator: "\n").filter { $0.contains("error:") }
    guard let first = errors.first else { throw CompilerError(run.output) }
    return String(first)
  }
}
