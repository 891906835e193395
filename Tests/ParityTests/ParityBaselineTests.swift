import Engine
import SourceModel
import TestSupport
import Testing

@testable import Parity

struct ParityBaselineTests {
  private static func report() throws -> ParityReport {
    var apps = Apps()
    apps.addIOS(
      "AViewModel", inputs: ["func a()", "func b(_ b: Int)"], outputs: ["var c: Signal<Int, Never>"])
    apps.addIOS("BViewModel", inputs: ["func a()"])
    apps.addAndroid("AViewModel", inputs: ["void b(String b)"], outputs: ["Observable<Integer> c()"])
    return try apps.report
  }

  @Test("A baseline accepts its differences, and no others")
  func filtered() throws {
    let report = try Self.report()
    #expect(report.differences.count == 3)
    let folder = try TemporaryFolder()
    let part = report.keeping { $2.kind != .type }
    try folder.write(ParityBaseline(of: part).text.text, to: "baseline.json")
    let baseline = try ParityBaseline(contentsOf: folder.path("baseline.json"))
    #expect(baseline.filter(report).differences.map(\.kind) == [.type])
    #expect(baseline.text == ParityBaseline(of: part).text)
  }

  @Test("The text has a line for each difference")
  func text() throws {
    #expect(
      ParityBaseline(of: try Self.report()).text.text == """
        {
          "version": 1,
          "differences": [
            {"viewModel": "AViewModel", "port": "inputs.a", "difference": "port"},
            {"viewModel": "AViewModel", "port": "inputs.b", "difference": "type"},
            {"viewModel": "BViewModel", "port": "", "difference": "view-model"}
          ]
        }

        """)
  }

  @Test("A file that is no baseline is an error")
  func invalid() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "baseline.json")
    #expect(throws: ConfigurationError.self) {
      try ParityBaseline(contentsOf: folder.path("baseline.json"))
    }
    #expect(throws: ConfigurationError.self) { try ParityBaseline(contentsOf: folder.path("no.json")) }
  }
}
