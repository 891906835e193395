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
  /// What requires git, as messages name it.
  private let purpose: String

  /// - Parameters:
  ///   - paths: the files and folders of the run.
  ///   - purpose: what requires git, as messages name it.
  /// - Throws: that git is missing.
  init(outside paths: [String], for purpose: String) throws(UsageProblem) {
    let program = ExternalProgram("git", outside: paths, variables: Self.variables) { name in
      // Settings of the user, such as the trusted folders.
      name.hasPrefix("GIT_CONFIG") && name != "GIT_CONFIG"
        || ["GIT_CEILING_DIRECTORIES", "GIT_DISCOVERY_ACROSS_FILESYSTEM"].contains(name)
    }
    guard let program else {
      throw UsageProblem("'\(purpose)' requires git: install it outside of this working copy")
    }
    self.program = program
    self.purpose = purpose
  }

  /// The commit at which two revisions parted.
  ///
  /// - Throws: `UsageProblem` when git fails, or does not know a revision.
  func base(of revision: String, and other: String = "HEAD") throws(UsageProblem) -> String {
    let commits = [try self.commit(revision), try self.commit(other)]
    do throws(ProgramFailure) {
      return Self.line(try self.program.run(Self.options + ["merge-base"] + commits))
    } catch {
      guard case .failed = error else { throw self.problem(error, "merge-base") }
      throw UsageProblem("'\(self.purpose)': '\(revision)' and '\(other)' have no commit in common")
    }
  }

  /// The commit that a revision names.
  ///
  /// - Throws: `UsageProblem` when git fails, or does not know the revision.
  func commit(_ revision: String) throws(UsageProblem) -> String {
    guard !revision.hasPrefix("-"), !revision.isEmpty else {
      throw UsageProblem("'\(self.purpose)' requires a revision of git, not '\(revision)'")
    }
    // Outside of a working copy, that is what is wrong.
    _ = try self.run(["rev-parse", "--show-toplevel"])
    do throws(ProgramFailure) {
      return Self.line(
        try self.program.run(Self.options + ["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"]))
    } catch {
      guard case .failed = error else { throw self.problem(error, "rev-parse") }
      throw UsageProblem("'\(self.purpose) \(revision)': git knows no such revision")
    }
  }

  /// The texts that source files had at a commit, by absolute paths: nil for those that were not there.
  ///
  /// - Parameter revision: the commit as messages name it.
  /// - Throws: `UsageProblem` when git fails.
  func texts(at commit: String, named revision: String) throws(UsageProblem) -> [String: [UInt8]?] {
    let root = Self.line(try self.run(["rev-parse", "--show-toplevel"]))
    let now = try self.run(
      ["ls-files", "--cached", "--others", "--exclude-standard", "--full-name", "-z", ":/"])
    var texts: [String: [UInt8]?] = [:]
    for path in Self.parts(now) where Language(path: path) != nil { texts["\(root)/\(path)"] = .some(nil) }
    let entries = Self.parts(try self.run(["ls-tree", "-r", "-z", "--full-tree", commit])).compactMap(
      Self.entry)
    for start in stride(from: 0, to: entries.count, by: Self.batch) {
      let entries = entries[start..<min(start + Self.batch, entries.count)]
      let names = entries.map { $0.name + "\n" }.joined()
      var answers = try self.run(["cat-file", "--batch"], input: Array(names.utf8))[...]
      for entry in entries {
        guard let text = Self.text(&answers) else {
          throw UsageProblem(
            "'\(self.purpose) \(revision)': this working copy lacks the text of '\(entry.path)' at that revision: fetch it"
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
    UsageProblem("'\(self.purpose)' requires a working copy of git: 'git \(command)' \(failure.reason)")
  }
}
