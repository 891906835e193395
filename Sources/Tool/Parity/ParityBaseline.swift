package import Engine
import Foundation
package import SourceModel

/// The differences between two platforms that a team accepts.
///
/// A difference is recognized by its view model, its port and its kind. The file is readable JSON, sorted, with a line
/// for each difference.
package struct ParityBaseline {
  private struct Entry: Codable, Hashable {
    var viewModel: String
    /// The port on iOS, or else on Android; empty for the view model itself.
    var port: String
    var difference: String

    init(_ viewModel: ParityReport.ViewModels, _ port: ParityReport.Ports?, _ difference: ParityDifference) {
      self.viewModel = viewModel.name
      self.port = port.map { "\($0.kind.rawValue).\($0.name)" } ?? ""
      self.difference = difference.kind.rawValue
    }
  }

  private struct File: Codable {
    var version: Int
    var differences: [Entry]
  }

  private var entries: Set<Entry> = []

  /// A baseline of all differences of a report.
  package init(of report: ParityReport) {
    var entries: Set<Entry> = []
    _ = report.keeping { viewModel, port, difference in
      entries.insert(Entry(viewModel, port, difference))
      return true
    }
    self.entries = entries
  }

  /// Reads a baseline.
  package init(contentsOf path: String) throws(ConfigurationError) {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(
        Paths.absolute(path, relativeTo: Paths.workingDirectory), limit: .baseline)
    } catch {
      throw ConfigurationError(path: path, message: "the baseline cannot be read: \(error.reason)")
    }
    guard let file = try? JSONDecoder().decode(File.self, from: Data(bytes)), file.version == 1 else {
      throw ConfigurationError(
        path: path, message: "is no baseline of 'plumb parity': write it again with '--write-baseline'")
    }
    self.entries = Set(file.differences)
  }

  /// Returns the report without the differences in the baseline.
  package func filter(_ report: ParityReport) -> ParityReport {
    report.keeping { !self.entries.contains(Entry($0, $1, $2)) }
  }

  /// The text of the file.
  package var text: OutputText {
    let lines: [FormattedText<JSONText>] = self.entries
      .sorted { ($0.viewModel, $0.port, $0.difference) < ($1.viewModel, $1.port, $1.difference) }
      .map { entry in
        #"    {"viewModel": \#(entry.viewModel), "port": \#(entry.port), "difference": \#(entry.difference)}"#
      }
    let differences: FormattedText<JSONText> =
      lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return OutputText(
      "{\n  \"version\": 1,\n  \"differences\": \(differences)\n}\n" as FormattedText<JSONText>)
  }
}
