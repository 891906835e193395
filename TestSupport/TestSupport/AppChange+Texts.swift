package import Changes
import Engine

extension AppChange {
  /// The change between two states of a file.
  ///
  /// - Throws: that the file cannot be read in one of them.
  package static func between(_ old: String, _ new: String, in name: String = "ViewModel.swift") throws
    -> AppChange
  {
    let folder = try TemporaryFolder()
    let states = try [("old", old), ("new", new)].map { state, text in
      try folder.write(text, to: "\(state)/\(name)")
      return try Linter(LintSettings(paths: [folder.path(state)])).files(from: folder.path(state))
    }
    let (before, after) = Linter(states[1].settings).compare(states[0], with: states[1]) {
      ViewModelState($0, $1, text: $2)
    }
    if let failure = (before.failures + after.failures).first { throw failure }
    return AppChange(
      from: ("old", before.viewModels, before.findings), to: ("new", after.viewModels, after.findings))
  }
}
