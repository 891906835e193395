import Engine
import Foundation
import Reporting

/// The files of another revision, as git has them.
enum Git {
  /// The texts that files had in a revision where they differ from now, by absolute paths: nil for those that were not
  /// there.
  ///
  /// - Throws: `UsageProblem` when git is missing, or does not know the revision.
  static func texts(changedSince revision: String) throws -> [String: [UInt8]?] {
    guard !revision.hasPrefix("-"), !revision.isEmpty else {
      throw UsageProblem("'--changed' requires a revision of git, not '\(revision)'")
    }
    let root = try self.run(["rev-parse", "--show-toplevel"]).text.trimmingCharacters(in: .newlines)
    guard let base = try? self.run(["merge-base", revision, "HEAD"]).text.trimmingCharacters(in: .newlines)
    else {
      throw UsageProblem("'--changed \(revision)': git knows no such revision")
    }
    let changed = try self.run(["diff", "--name-only", "--no-renames", "-z", base]).text
    let added = try self.run(["ls-files", "--others", "--exclude-standard", "--full-name", "-z", ":/"]).text
    var texts: [String: [UInt8]?] = [:]
    for path in (changed + added).split(separator: "\0").map(String.init) {
      guard [".swift", ".java", ".kt"].contains(where: path.hasSuffix) else { continue }
      let old = try? self.run(["cat-file", "blob", "\(base):\(path)"]).bytes
      texts["\(root)/\(path)"] = .some(old)
    }
    return texts
  }

  private static func run(_ arguments: [String]) throws -> (bytes: [UInt8], text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { throw UsageProblem("'--changed' requires git") }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw UsageProblem("'--changed' requires a working copy of git: 'git \(arguments[0])' failed")
    }
    return (Array(data), String(decoding: data, as: UTF8.self))
  }
}
