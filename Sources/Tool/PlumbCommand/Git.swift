import Engine
import Reporting
import SourceModel

/// The files of another revision, as git has them.
///
/// Git only reads stored objects and does not compare files: a comparison would run the filters that the working copy
/// configures.
struct Git {
  /// Options that disable optional locks, and the programs that a configuration may make git start.
  private static let options = [
    "--no-pager", "--no-optional-locks", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
    "-c", "core.alternateRefsCommand=", "-c", "protocol.allow=never",
  ]
  /// Variables that disable fetching, prompts and replacement objects.
  private static let variables = [
    "GIT_NO_LAZY_FETCH": "1", "GIT_NO_REPLACE_OBJECTS": "1", "GIT_OPTIONAL_LOCKS": "0",
    "GIT_TERMINAL_PROMPT": "0",
  ]
  /// How many texts are requested at once.
  private static let batch = 500

  private let program: ExternalProgram

  /// - Parameter paths: the files and folders of the run.
  /// - Throws: that git is missing.
  init(outside paths: [String]) throws(UsageProblem) {
    let program = ExternalProgram("git", outside: paths, variables: Self.variables) { name in
      // Settings of the user, such as the trusted folders.
      name.hasPrefix("GIT_CONFIG") && name != "GIT_CONFIG"
        || ["GIT_CEILING_DIRECTORIES", "GIT_DISCOVERY_ACROSS_FILESYSTEM"].contains(name)
    }
    guard let program else {
      throw UsageProblem("'--changed' requires git: install it outside of this working copy")
    }
    self.program = program
  }

  /// The texts that source files had where the branch left a revision, by absolute paths: nil for those that were not
  /// there.
  ///
  /// - Throws: `UsageProblem` when git fails, or does not know the revision.
  func texts(changedSince revision: String) throws(UsageProblem) -> [String: [UInt8]?] {
    guard !revision.hasPrefix("-"), !revision.isEmpty else {
      throw UsageProblem("'--changed' requires a revision of git, not '\(revision)'")
    }
    let root = Self.line(try self.run(["rev-parse", "--show-toplevel"]))
    let base: String
    do throws(ProgramFailure) {
      base = Self.line(try self.program.run(Self.options + ["merge-base", revision, "HEAD"]))
    } catch {
      guard case .failed = error else { throw self.problem(error, "merge-base") }
      throw UsageProblem("'--changed \(revision)': git knows no such revision")
    }
    let now = try self.run(
      ["ls-files", "--cached", "--others", "--exclude-standard", "--full-name", "-z", ":/"])
    var texts: [String: [UInt8]?] = [:]
    for path in Self.parts(now) where Language(path: path) != nil { texts["\(root)/\(path)"] = .some(nil) }
    let entries = Self.parts(try self.run(["ls-tree", "-r", "-z", "--full-tree", base])).compactMap(
      Self.entry)
    for start in stride(from: 0, to: entries.count, by: Self.batch) {
      let entries = entries[start..<min(start + Self.batch, entries.count)]
      let names = entries.map { $0.name + "\n" }.joined()
      var answers = try self.run(["cat-file", "--batch"], input: Array(names.utf8))[...]
      for entry in entries {
        guard let text = Self.text(&answers) else {
          throw UsageProblem(
            "'--changed \(revision)': this working copy lacks the text of '\(entry.path)' at that revision: fetch it"
          )
        }
        texts["\(root)/\(entry.path)"] = text
      }
    }
    return texts
  }

  /// The name of the text and the path in a line about a file; nil when it is not a source file, for example a link.
  private static func entry(_ line: String) -> (name: String, path: String)? {
    let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
    let words = (parts.first ?? "").split(separator: " ")
    guard parts.count == 2, words.count == 3, words[0].hasPrefix("100"), Language(path: parts[1]) != nil
    else {
      return nil
    }
    return (String(words[2]), parts[1])
  }

  /// Takes the next text from the answers of git; nil when it has no such text.
  private static func text(_ answers: inout ArraySlice<UInt8>) -> [UInt8]? {
    guard let end = answers.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = String(decoding: answers[..<end], as: UTF8.self).split(separator: " ")
    guard words.count == 3, words[1] == "blob", let count = Int(words[2]), count >= 0,
      answers.endIndex - end > count + 1
    else { return nil }
    let text = answers[(end + 1)...].prefix(count)
    answers = answers[(text.endIndex + 1)...]
    return Array(text)
  }

  private static func line(_ output: [UInt8]) -> String {
    var output = output
    if output.last == UInt8(ascii: "\n") { output.removeLast() }
    return String(decoding: output, as: UTF8.self)
  }

  private static func parts(_ output: [UInt8]) -> [String] {
    output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private func run(_ arguments: [String], input: [UInt8] = []) throws(UsageProblem) -> [UInt8] {
    do throws(ProgramFailure) {
      return try self.program.run(Self.options + arguments, input: input)
    } catch {
      throw self.problem(error, arguments[0])
    }
  }

  private func problem(_ failure: ProgramFailure, _ command: String) -> UsageProblem {
    UsageProblem("'--changed' requires a working copy of git: 'git \(command)' \(failure.reason)")
  }
}
