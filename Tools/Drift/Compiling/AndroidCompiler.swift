import Foundation

/// Asks the Java compiler about many versions of the examples at once.
struct JavaCompiler {
  /// The folder of the repository.
  let root: String
  let folder: String

  private static let package = "package com.plumbline.examples.viewmodels;"

  /// Compiles texts, each in a package of its own.
  ///
  /// - Returns: the errors by the indices of the texts.
  func errors(in texts: [CompiledText]) throws -> [Int: String] {
    let manager = FileManager.default
    try? manager.removeItem(atPath: self.folder)
    let classes = self.folder + "/classes"
    try manager.createDirectory(atPath: classes, withIntermediateDirectories: true)
    let examples = self.root + "/Examples/Sources/KickstarterJava"
    let shared =
      try Self.sources(in: self.root + "/java/library/src/main/java")
      + Self.sources(in: self.root + "/java/jspecify/src/main/java")
      + Self.sources(in: examples).filter { !$0.hasSuffix("ViewModel.java") }
    let tools = try JavaTools(root: self.root)
    let base = try self.compile(shared, with: tools, ["-cp", tools.libraries, "-d", classes])
    guard base.status == 0 else { throw CompilerError(base.output) }

    var paths: [String] = []
    for (index, text) in texts.enumerated() {
      let source = String(decoding: text.bytes, as: UTF8.self)
      guard let package = source.range(of: Self.package) else { continue }
      let path = "\(self.folder)/case\(index)/\(text.name)"
      try manager.createDirectory(atPath: "\(self.folder)/case\(index)", withIntermediateDirectories: true)
      try source.replacingCharacters(in: package, with: "package case\(index);")
        .write(toFile: path, atomically: false, encoding: .utf8)
      paths.append(path)
    }
    let run = try self.compile(
      paths, with: tools, ["-cp", classes + ":" + tools.libraries, "-d", self.folder + "/out"])
    var errors: [Int: String] = [:]
    for line in run.output.split(separator: "\n") where line.contains(": error:") {
      let rest = line.dropFirst(self.folder.count + "/case".count)
      if let index = Int(rest.prefix { $0 != "/" }), errors[index] == nil { errors[index] = String(line) }
    }
    guard run.status == 0 || !errors.isEmpty else { throw CompilerError(run.output) }
    return errors
  }

  private func compile(
    _ paths: [String], with tools: JavaTools, _ arguments: [String]
  ) throws -> Command {
    let list = self.folder + "/files"
    try paths.joined(separator: "\n").write(toFile: list, atomically: true, encoding: .utf8)
    // Every file is looked at to its end, whatever the others have.
    return try Command(
      tools.compiler,
      ["-encoding", "UTF-8", "-proc:none", "-Xlint:none", "-Xmaxerrs", "100000"]
        + ["-XDshould-stop.ifError=FLOW"] + arguments + ["@" + list])
  }

  private static func sources(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".java") }.sorted()
      .map { folder + "/" + $0 }
  }
}
