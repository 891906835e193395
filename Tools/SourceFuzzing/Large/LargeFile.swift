import Foundation
import PlumbCommand

/// A file on which the command runs as a user would run it.
package struct LargeFile {
  private let text: String

  /// A view model whose inputs, so many of them, are in the reverse order.
  package static func reversedInputs(_ count: Int) -> LargeFile {
    let names = (0..<count).map { String($0 + 1_000_000) }.reversed()
    let inputs = names.map { "  /// Call when the row is tapped.\n  func input\($0)()\n" }
    return LargeFile(
      text: "import ReactiveSwift\n\nprotocol LargeViewModelInputs {\n\(inputs.joined())}\n\n"
        + "protocol LargeViewModelOutputs {}\n\n"
        + "final class LargeViewModel: LargeViewModelInputs, LargeViewModelOutputs {}\n")
  }

  /// A view model of many functions, which together have so many bytes.
  package static func functions(bytes: Int) -> LargeFile {
    let function = "  func load() { self.titleProperty.value = 1 }\n"
    return LargeFile(
      text:
        "import ReactiveSwift\n\nprotocol LargeViewModelInputs {}\n\nprotocol LargeViewModelOutputs {}\n\n"
        + "final class LargeViewModel: LargeViewModelInputs, LargeViewModelOutputs {\n"
        + String(repeating: function, count: bytes / function.utf8.count) + "}\n")
  }

  /// Writes the file, and runs the command on it. What the command prints is lost.
  ///
  /// - Parameters:
  ///   - arguments: the arguments before the path.
  ///   - code: the exit code that is right.
  package func run(_ arguments: [String], endsWith code: Int32) throws -> Growth.Step {
    let folder =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
      + "/plumb-growth-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { FolderWalk.remove(folder) }
    let path = folder + "/LargeViewModel.swift"
    try self.text.write(toFile: path, atomically: false, encoding: .utf8)
    // A diff names files below the working folder alone.
    let workingFolder = FileManager.default.currentDirectoryPath
    _ = FileManager.default.changeCurrentDirectoryPath(folder)
    defer { _ = FileManager.default.changeCurrentDirectoryPath(workingFolder) }
    let standardOutput = dup(1)
    let nowhere = open("/dev/null", O_WRONLY)
    dup2(nowhere, 1)
    defer {
      dup2(standardOutput, 1)
      close(standardOutput)
      close(nowhere)
    }
    return Growth.step(size: self.text.utf8.count) {
      Program.run(arguments + ["--quiet", "--config", "/dev/null", path]) == code
    }
  }
}
