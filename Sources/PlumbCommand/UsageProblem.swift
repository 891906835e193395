import Reporting
import SourceModel

/// Arguments that make no sense together, which no option by itself is to blame for.
struct UsageProblem: Error {
  let message: PrintableText

  init(_ message: PrintableText) {
    self.message = message
  }

  /// A view model has none of the ports that are asked for.
  ///
  /// - Parameter ports: the names of those that it has.
  init(noPort name: String, in viewModel: ViewModel, among ports: [String]) {
    let hint = EditDistance.nearest(to: name, among: ports).map { "Did you mean '\($0)'?" }
    let list = ports.map { "'\($0)'" }.joined(separator: ", ")
    self.init("'\(viewModel.name)' has no '\(name)'. \(hint ?? "It has \(list)")")
  }

  /// No view model of those that were found has a name.
  init(noViewModel name: String, among names: some Sequence<String>) {
    let hint = EditDistance.nearest(to: name, among: names.sorted()).map { ". Did you mean '\($0)'?" }
    self.init("no view model '\(name)' found\(hint ?? "")")
  }
}
