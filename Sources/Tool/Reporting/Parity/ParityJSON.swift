import Parity
import SourceModel

/// A comparison of two platforms as data.
enum ParityJSON {
  static func text(_ report: ParityReport) -> OutputText {
    let document: JSONValue = [
      "version": .int(1), "viewModels": .array(report.viewModels.map(self.value)),
    ]
    return document.output
  }

  private static func value(_ viewModel: TwinViewModels) -> JSONValue {
    .object(omittingNil: [
      ("ios", viewModel.ios.map { self.place($0.name, nil, $0.path, $0.line) }),
      ("android", viewModel.android.map { self.place($0.name, nil, $0.path, $0.line) }),
      ("evidence", viewModel.evidence.map { .string($0.rawValue) }),
      ("differences", .array(viewModel.differences.map(self.value))),
      ("ports", .array(viewModel.ports.map(self.value))),
    ])
  }

  private static func value(_ port: TwinPorts) -> JSONValue {
    .object(omittingNil: [
      ("kind", .string(port.kind.rawValue)),
      ("ios", port.ios.map { self.place($0.name, $0.type, $0.path, $0.line) }),
      ("android", port.android.map { self.place($0.name, $0.type, $0.path, $0.line) }),
      ("evidence", port.evidence.map { .string($0.rawValue) }),
      ("differences", .array(port.differences.map(self.value))),
    ])
  }

  private static func place(_ name: String, _ type: String?, _ path: String, _ line: Int) -> JSONValue {
    .object(omittingNil: [
      ("name", .string(name)), ("type", type.map { .string($0) }), ("path", .string(path)),
      ("line", .int(line)),
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
