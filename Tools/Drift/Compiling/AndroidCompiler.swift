import Foundation
import SourceModel

/// Asks the compiler of Java or Kotlin about many versions of the examples at once.
struct AndroidCompiler {
  /// The folder of the repository.
  let root: String
  let folder: String
  let language: Language

  private var isOfKotlin: Bool { self.language == .kotlin }

  /// The line of the examples that names their package.
  private var package: String {
    self.isOfKotlin
      ? "package com.plumbline.examples.kotlin.viewmodels" : "package com.plumbline.examples.viewmodels;"
  }

  /// Compiles texts, each in a package of its own.
  ///
  /// - Returns: the errors by the indices of the texts.
  func errors(in texts: [CompiledText]) throws -> [Int: String] {
    let manager = FileManager.default
    try? manager.removeItem(atPath: self.folder)
    let classes = self.folder + "/classes"
    try manager.createDirectory(atPath: classes, withIntermediateDirectories: true)
    let tools = try JavaTools(root: self.root)
    try self.compileShared(with: tools, to: classes)

    var paths: [String] = []
    for (index, text) in texts.enumerated() {
      let source = String(decoding: text.bytes, as: UTF8.self)
      guard let package = source.range(of: self.package) else { continue }
      let path = "\(self.folder)/case\(index)/\(text.name)"
      try manager.createDirectory(atPath: "\(self.folder)/case\(index)", withIntermediateDirectories: true)
      try source.replacingCharacters(in: package, with: "package case\(index);")
        .write(toFile: path, atomically: false, encoding: .utf8)
      paths.append(path)
      guard let user = text.user else { continue }
      let userPath = "\(self.folder)/case\(index)/\(user.name)"
      try user.text.replacing(self.package, with: "package case\(index);")
        .write(toFile: userPath, atomically: false, encoding: .utf8)
      paths.append(userPath)
    }
    let run = try self.compile(
      paths, in: self.language, with: tools, classPath: classes, to: self.folder + "/out")
    var errors: [Int: String] = [:]
    for line in run.output.split(separator: "\n") where line.contains(": error:") {
      guard let place = line.firstRange(of: "/case") else { continue }
      let rest = line[place.upperBound...]
      if let index = Int(rest.prefix { $0 != "/" }), errors[index] == nil { errors[index] = String(line) }
    }
    guard run.status == 0 || !errors.isEmpty else { throw CompilerError(run.output) }
    return errors
  }

  /// Compiles what the view models use: the library, and the models and services of the examples.
  private func compileShared(with tools: JavaTools, to classes: String) throws {
    let examples = self.root + "/Examples/Sources/"
    let java =
      try Self.sources(in: self.root + "/java/library/src/main/java", .java)
      + Self.sources(in: self.root + "/java/jspecify/src/main/java", .java)
      + Self.sources(in: examples + "KickstarterJava", .java).filter { !$0.hasSuffix("ViewModel.java") }
    let first = try self.compile(java, in: .java, with: tools, classPath: nil, to: classes)
    guard first.status == 0 else { throw CompilerError(first.output) }
    guard self.isOfKotlin else { return }
    let kotlin =
      try Self.sources(in: examples + "KickstarterKotlin", .kotlin).filter {
        !$0.hasSuffix("ViewModel.kt")
      } + Self.sources(in: self.root + "/TestSupport/Android", .kotlin)
    let second = try self.compile(kotlin, in: .kotlin, with: tools, classPath: classes, to: classes)
    guard second.status == 0 else { throw CompilerError(second.output) }
  }

  private func compile(
    _ paths: [String], in language: Language, with tools: JavaTools, classPath: String?, to classes: String
  ) throws -> Command {
    let list = self.folder + "/files"
    try paths.joined(separator: "\n").write(toFile: list, atomically: true, encoding: .utf8)
    let libraries = ([classPath].compactMap(\.self) + [tools.libraries]).joined(separator: ":")
    guard language == .kotlin else {
      // Every file is looked at to its end, whatever the others have.
      return try Command(
        tools.compiler,
        ["-encoding", "UTF-8", "-proc:none", "-Xlint:none", "-Xmaxerrs", "100000"]
          + ["-XDshould-stop.ifError=FLOW", "-cp", libraries, "-d", classes, "@" + list])
    }
    guard let kotlin = tools.kotlin else {
      throw CompilerError("the Kotlin compiler was not found; Scripts/setup kotlin installs it")
    }
    return try Command(
      tools.program,
      ["-Xmx1g", "-cp", kotlin, "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler", "-no-stdlib", "-no-reflect"]
        + ["-nowarn", "-jvm-target", "17", "-cp", libraries + ":" + kotlin, "-d", classes, "@" + list])
  }

  private static func sources(in folder: String, _ language: Language) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter { Language(path: $0) == language }
      .sorted().map { folder + "/" + $0 }
  }
}
