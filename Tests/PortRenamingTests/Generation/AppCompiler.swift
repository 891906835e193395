import Foundation
import SourceModel
import TestSupport

/// Compiles generated apps, all at once.
struct AppCompiler {
  let language: Language
  private let folder: TemporaryFolder
  /// The line of the shell that compiles the files in the list `files`.
  private let line: String

  private static let kotlin = Repository.folder.appendingPathComponent(".build/kotlin-compiler").path

  /// Whether the compiler of a language is there; `Scripts/setup kotlin` installs that of Kotlin.
  static func isInstalled(_ language: Language) -> Bool {
    guard let folder = try? TemporaryFolder() else { return false }
    func runs(_ line: String) -> Bool { (try? CommandRun(shell: line, in: folder))?.exitCode == 0 }
    switch language {
    case .java: return runs("javac -version")
    case .kotlin: return runs("javac -version") && runs("test -e '\(self.kotlin)/compiler.jar'")
    default: return runs("swiftc -version")
    }
  }

  /// Prepares the libraries of the apps.
  init(_ language: Language) throws {
    self.language = language
    self.folder = try TemporaryFolder()
    let library = AppDialect.of(language).library
    for (path, text) in library { try self.folder.write(text, to: "library/" + path) }
    let paths = library.keys.sorted().map { "library/" + $0 }.joined(separator: " ")
    let prepared: CommandRun
    switch language {
    case .swift:
      prepared = try CommandRun(
        shell: "swiftc -emit-module -module-name Plumbline -o Plumbline.swiftmodule \(paths)", in: self.folder
      )
      self.line = "swiftc -typecheck -swift-version 5 -module-name Apps -I . @files"
    default:
      prepared = try CommandRun(shell: "javac -proc:none -d classes \(paths)", in: self.folder)
      self.line =
        language == .java
        ? "javac -proc:none -Xlint:none -Xmaxerrs 10000 -XDshould-stop.ifError=FLOW -cp classes -d out @files"
        : """
        java -Xmx1g -cp '\(Self.kotlin)/compiler.jar:\(Self.kotlin)/stdlib.jar' \
        org.jetbrains.kotlin.cli.jvm.K2JVMCompiler -no-stdlib -no-reflect -nowarn -jvm-target 17 \
        -cp 'classes:\(Self.kotlin)/stdlib.jar' -d out @files
        """
    }
    guard prepared.exitCode == 0 else { throw CompilerFailure(text: prepared.text) }
  }

  /// The compiler cannot tell which app is wrong.
  struct CompilerFailure: Error { var text: String }

  /// The first error of each app that does not compile, by its number.
  func errors(in apps: [App]) throws -> [Int: String] {
    let files = apps.flatMap(\.texts)
    for (path, text) in files { try self.folder.write(text, to: path) }
    defer { for (path, _) in files { try? FileManager.default.removeItem(atPath: self.folder.path(path)) } }
    try self.folder.write(files.map(\.key).sorted().joined(separator: "\n"), to: "files")
    let run = try CommandRun(shell: self.line, in: self.folder)
    var errors: [Int: String] = [:]
    for line in run.text.split(separator: "\n") where line.contains("error: ") {
      guard let match = line.firstMatch(of: #/\bapp(\d+)\//#), let number = Int(match.1) else { continue }
      errors[number] = errors[number] ?? String(line)
    }
    guard run.exitCode == 0 || !errors.isEmpty else { throw CompilerFailure(text: run.text) }
    return errors
  }
}
