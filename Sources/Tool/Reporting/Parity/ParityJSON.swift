import Parity
import SourceModel

/// A comparison of two platforms as data.
enum ParityJSON {
  static func text(_ report: ParityReport) -> OutputText {
    let document: JSONValue = [
      "version": .int(1), "viewModels": .array(report.viewModels.map(self.value)),
      "suggestions": .array(report.suggestions.map(self.value)),
    ]
    return document.output
  }

  private static func value(_ viewModel: ParityReport.ViewModels) -> JSONValue {
    .object(omittingNil: [
      ("ios", viewModel.ios.map(self.place)),
      ("android", viewModel.android.map(self.place)),
      ("evidence", viewModel.evidence.map { .string($0.rawValue) }),
      ("differences", .array(viewModel.differences.map(self.value))),
      ("ports", .array(viewModel.ports.map(self.value))),
      ("suggestions", .array(viewModel.suggestions.map(self.value))),
    ])
  }

  private static func value(_ suggestion: ParityReport.Suggestion) -> JSONValue {
    [
      "ios": .string(suggestion.ios), "android": .string(suggestion.android),
      "evidence": .string(suggestion.evidence.rawValue),
    ]
  }

  private static func value(_ port: ParityReport.Ports) -> JSONValue {
    .object(omittingNil: [
      ("kind", .string(port.kind.rawValue)),
      ("ios", port.ios.map(self.place)),
      ("android", port.android.map(self.place)),
      ("evidence", port.evidence.map { .string($0.rawValue) }),
      ("differences", .array(port.differences.map(self.value))),
    ])
  }

  private static func place(_ place: ParityReport.Place) -> JSONValue {
    .object(omittingNil: [
      ("name", .string(place.name)), ("type", place.type.map { .string($0) }), ("path", .string(place.path)),
      ("line", .int(place.line)),
    ])
  }

  private static func value(_ difference: ParityDifference) -> JSONValue {
    .object(omittingNil: [
      ("kind", .string(difference.kind.rawValue)),
      ("ios", difference.ios.map { .string($0) }),
      ("android", difference.android.map { .string($0) }),
    ])
  }
}
