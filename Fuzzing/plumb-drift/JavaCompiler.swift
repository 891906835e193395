import Foundation

/// Asks the Java compiler about many versions of the examples at once.
struct JavaCompiler {
  /// The folder of the repository.
  let root: String
  let folder: String

  private static let libraries = "/usr/share/java/rxjava.jar:/usr/share/java/reactive-streams.jar"
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
      + Self.sources(in: examples).filter { !$0.hasSuffix("ViewModel.java") }
    let base = try self.compile(shared, ["-cp", Self.libraries, "-d", classes])
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
    let run = try self.compile(paths, ["-cp", classes + ":" + Self.libraries, "-d", self.folder + "/out"])
    var errors: [Int: String] = [:]
    for line in run.output.split(separator: "\n") where line.contains(": error:") {
      let rest = line.dropFirst(self.folder.count + "/case".count)
      if let index = Int(rest.prefix { $0 != "/" }), errors[index] == nil { errors[index] = String(line) }
    }
    guard run.status == 0 || !errors.isEmpty else { throw CompilerError(run.output) }
    return errors
  }

  private func compile(_ paths: [String], _ arguments: [String]) throws -> Command {
    let homes = try FileManager.default.contentsOfDirectory(atPath: "/usr/lib/jvm")
    guard let home = homes.sorted().first(where: { $0.hasPrefix("java-17-openjdk-") }) else {
      throw CompilerError("no JDK 17; Scripts/setup-java installs it")
    }
    let list = self.folder + "/files"
    try paths.joined(separator: "\n").write(toFile: list, atomically: true, encoding: .utf8)
    // Every file is looked at to its end, whatever the others have.
    return try Command(
      "/usr/lib/jvm/\(home)/bin/javac",
      ["-encoding", "UTF-8", "-proc:none", "-Xlint:none", "-Xmaxerrs", "100000"]
        + ["-XDshould-stop.ifError=FLOW"] + arguments + ["@" + list])
  }

  private static func sources(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".java") }.sorted()
      .map { folder + "/" + $0 }
  }
}
