import Reporting
import SourceModel

/// Arguments that are invalid in combination, though each of them is valid.
struct UsageProblem: Error {
  let message: PrintableText

  init(_ message: PrintableText) {
    self.message = message
  }

  /// A view model has no port of that name.
  ///
  /// - Parameter ports: the names of the ports that it has.
  init(noPort name: String, in viewModel: ViewModel, among ports: [String]) {
    let hint = EditDistance.nearest(to: name, among: ports).map { "Did you mean '\($0)'?" }
    let list = ports.map { "'\($0)'" }.joined(separator: ", ")
    self.init("'\(viewModel.name)' has no '\(name)'. \(hint ?? "It has \(list)")")
  }

  /// None of the found view models has that name.
  init(noViewModel name: String, among names: some Sequence<String>) {
    let hint = EditDistance.nearest(to: name, among: names.sorted()).map { ". Did you mean '\($0)'?" }
    self.init("no view model '\(name)' found\(hint ?? "")")
  }
}

/// The meaning of an exit code of the command.
enum ExitStatus: Int32, Error {
  /// Nothing to report.
  case success = 0
  /// Findings at or above the level that fails.
  case findings = 1
  /// Bad usage or a bad configuration.
  case usage = 2
  /// A file could not be read or written.
  case file = 3
}
