import Rules
import SourceModel

extension OutputFormat {
  /// The Static Analysis Results Interchange Format 2.1.0.
  package static let sarif = OutputFormat("sarif") { SARIFReporter(settings: $0) }
}

/// Writes the Static Analysis Results Interchange Format 2.1.0.
///
/// Numbers in comments are sections of the specification.
struct SARIFReporter: Reporter {
  var settings: ReportSettings

  /// The maximal number of results: GitHub rejects a run with more.
  var limit = 25_000

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  /// The name that relative references are resolved with.
  private static let baseIdentifier = "%SRCROOT%"

  func report(_ report: LintReport) -> OutputText {
    let results = self.results(of: report.findings)
    let omitted = report.findings.count - results.count
    let run = JSONValue.object(omittingNil: [
      ("tool", ["driver": self.driver]),
      ("invocations", [self.invocation(omitted: omitted)]),
      ("originalUriBaseIds", self.baseIdentifiers),
      ("columnKind", "unicodeCodePoints"),
      ("results", .array(results)),
    ])
    // 3.13.2: the version should come first.
    let document: JSONValue = ["version": "2.1.0", "$schema": .string(Self.schema), "runs": [run]]
    return document.output
  }

  private var driver: JSONValue {
    [
      "name": "plumb",
      "version": .string(self.settings.toolVersion),
      "semanticVersion": .string(self.settings.toolVersion),
      "rules": .array(self.settings.rules.map { SARIFRule(rule: $0).descriptor }),
    ]
  }

  private var baseIdentifiers: JSONValue? {
    self.settings.workingDirectory.map { folder in
      [Self.baseIdentifier: ["uri": .string(FileReference.identifier(ofFolder: folder))]]
    }
  }

  private func invocation(omitted: Int) -> JSONValue {
    guard omitted > 0 else { return ["executionSuccessful": .bool(true)] }
    let subject = omitted == 1 ? "1 result is" : "\(omitted) results are"
    let notification: JSONValue = [
      "level": "warning",
      "message": self.message("\(subject) omitted: a run contains at most \(self.limit)"),
    ]
    return ["executionSuccessful": .bool(true), "toolExecutionNotifications": [notification]]
  }

  private func results(of findings: [ReportedFinding]) -> [JSONValue] {
    let indices = Dictionary(
      self.settings.rules.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    let fingerprinted = Array(zip(findings, Fingerprint.all(of: findings)))
    return self.mostSevere(fingerprinted).map { finding, fingerprint in
      self.result(finding, fingerprint: fingerprint, ruleIndex: indices[finding.rule])
    }
  }

  /// At most as many findings as the limit, in their order; the least severe ones are dropped.
  private func mostSevere(_ findings: [(ReportedFinding, String)]) -> [(ReportedFinding, String)] {
    guard findings.count > self.limit else { return findings }
    return ForemostFindings.ranking(of: findings.map(\.0)).prefix(self.limit).sorted().map { findings[$0] }
  }

  private func result(_ finding: ReportedFinding, fingerprint: String, ruleIndex: Int?) -> JSONValue {
    let related = finding.notes.map { note in
      self.location(
        note.path, region: ["startLine": .int(max(1, note.line)), "startColumn": .int(max(1, note.column))],
        message: note.message)
    }
    return .object(omittingNil: [
      ("ruleId", .string(finding.rule)),
      ("ruleIndex", ruleIndex.map { .int($0) }),
      ("level", .string(finding.severity.rawValue)),
      ("message", self.message(finding.message)),
      (
        "locations", [self.location(finding.path, region: self.region(finding), viewModel: finding.viewModel)]
      ),
      ("relatedLocations", related.isEmpty ? nil : .array(related)),
      ("partialFingerprints", ["plumbFindingHash/v1": .string(fingerprint)]),
      ("properties", ["fixable": .bool(finding.fixable)]),
    ])
  }

  private func region(_ finding: ReportedFinding) -> JSONValue {
    [
      "startLine": .int(max(1, finding.line)),
      "startColumn": .int(max(1, finding.column)),
      "endLine": .int(max(1, finding.endLine)),
      "endColumn": .int(max(1, finding.endColumn)),
    ]
  }

  private func location(
    _ path: String, region: JSONValue, viewModel: String? = nil, message: String? = nil
  ) -> JSONValue {
    .object(omittingNil: [
      ("physicalLocation", ["artifactLocation": self.artifact(path), "region": region]),
      ("logicalLocations", viewModel.map { [["name": .string($0), "kind": "type"]] }),
      ("message", message.map(self.message)),
    ])
  }

  /// 3.4.4: only a relative reference has a base.
  private func artifact(_ path: String) -> JSONValue {
    .object(omittingNil: [
      ("uri", .string(FileReference.identifier(ofPath: path))),
      ("uriBaseId", FileReference.isAbsolute(path) ? nil : .string(Self.baseIdentifier)),
    ])
  }

  /// A message with its braces doubled, since 3.11.5 uses single ones for placeholders, and without the links of
  /// 3.11.6.
  private func message(_ text: String) -> JSONValue {
    let escaped = text.unicodeScalars.flatMap { $0 == "{" || $0 == "}" ? [$0, $0] : [$0] }
    let message = zip(escaped, [" "] + escaped).map { $0 == "(" && $1 == "]" ? " (" : String($0) }
    return ["text": .string(message.joined())]
  }
}
