import Foundation
import Rules
import SeededRandom
import SourceModel
import Testing

@testable import Reporting

@Suite("The SARIF format")
struct SARIFReporterTests {
  @Test("describes the tool, its rules and the results")
  func findings() {
    let report = LintReport(files: 1, viewModels: 1, findings: [Samples.sorted])
    #expect(
      Samples.text(.sarif, report) == #"""
        {
          "version": "2.1.0",
          "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "plumb",
                  "version": "1.2.3",
                  "semanticVersion": "1.2.3",
                  "rules": [
                    {
                      "id": "sorted-inputs",
                      "name": "SortedInputs",
                      "shortDescription": {
                        "text": "The members of Inputs are alphabetized."
                      },
                      "fullDescription": {
                        "text": "The members of Inputs are alphabetized. It reads well."
                      },
                      "help": {
                        "text": "The members of Inputs are alphabetized.\n\nIt reads well.\n\nFrom \#
        vm-structure: Swift, “Inputs”\n\nReported (kickstarter-swift):\n\nvar b: B { get }\n\nNot reported \#
        (kickstarter-swift):\n\nvar a: A { get }",
                        "markdown": "The members of Inputs are alphabetized.\n\nIt reads well.\n\nFrom \#
        `vm-structure`: Swift, “Inputs”\n\n**Reported** (`kickstarter-swift`)\n\n```swift\nvar b: B { get }\n\#
        ```\n\n**Not reported** (`kickstarter-swift`)\n\n```swift\nvar a: A { get }\n```"
                      },
                      "defaultConfiguration": {
                        "enabled": true,
                        "level": "warning"
                      },
                      "properties": {
                        "tags": [
                          "convention",
                          "vm-structure"
                        ],
                        "dialects": [
                          "kickstarter-swift",
                          "rxswift"
                        ],
                        "fixable": true
                      }
                    }
                  ]
                }
              },
              "invocations": [
                {
                  "executionSuccessful": true
                }
              ],
              "originalUriBaseIds": {
                "%SRCROOT%": {
                  "uri": "file:///projects/my%20app/"
                }
              },
              "columnKind": "unicodeCodePoints",
              "results": [
                {
                  "ruleId": "sorted-inputs",
                  "ruleIndex": 0,
                  "level": "warning",
                  "message": {
                    "text": "move 'emailChanged' before 'viewDidLoad': inputs are alphabetized"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "Sources/LoginViewModel.swift",
                          "uriBaseId": "%SRCROOT%"
                        },
                        "region": {
                          "startLine": 4,
                          "startColumn": 7,
                          "endLine": 4,
                          "endColumn": 19
                        }
                      },
                      "logicalLocations": [
                        {
                          "name": "LoginViewModel",
                          "kind": "type"
                        }
                      ]
                    }
                  ],
                  "relatedLocations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "Sources/LoginViewModel.swift",
                          "uriBaseId": "%SRCROOT%"
                        },
                        "region": {
                          "startLine": 2,
                          "startColumn": 8
                        }
                      },
                      "message": {
                        "text": "'viewDidLoad' is here"
                      }
                    }
                  ],
                  "partialFingerprints": {
                    "plumbFindingHash/v1": "\#(Fingerprint.all(of: [Samples.sorted])[0])"
                  },
                  "properties": {
                    "fixable": true
                  }
                }
              ]
            }
          ]
        }

        """#)
  }

  @Test(
    "encodes paths as references",
    arguments: [
      ("a b/c.swift", "a%20b/c.swift", "%SRCROOT%"),
      ("a:b, 100%/<é>\n\"&'.swift", "a%3Ab%2C%20100%25/%3C%C3%A9%3E%0A%22%26%27.swift", "%SRCROOT%"),
      ("../other/x.swift", "../other/x.swift", "%SRCROOT%"),
      ("/other/x#1?.swift", "file:///other/x%231%3F.swift", nil),
    ])
  func paths(_ path: String, _ identifier: String, _ base: String?) throws {
    let run = try self.run(of: [Samples.finding(path: path)])
    let location = try #require(run.results[0].locations.first).physicalLocation.artifactLocation
    #expect(location.uri == identifier)
    #expect(location.uriBaseId == base)
  }

  @Test("doubles braces in messages, since single ones hold arguments")
  func braces() throws {
    let run = try self.run(of: [Samples.finding(message: "add '{ get }'")])
    #expect(run.results[0].message.text == "add '{{ get }}'")
  }

  @Test("gives a result no index when its rule is not described")
  func unknownRule() throws {
    let run = try self.run(of: [Samples.finding(rule: "other"), Samples.sorted])
    #expect(run.results.map(\.ruleIndex) == [nil, 0])
  }

  @Test("leaves the least severe findings out when there are too many, and says so")
  func tooMany() throws {
    #expect(SARIFReporter(settings: Samples.settings).limit == 25_000)
    var findings = (1...26).map { Samples.finding(line: $0) }
    findings[7].severity = .note
    findings[24].severity = .note
    findings[25].severity = .error
    let run = try self.run(of: findings, limit: 25)
    #expect(run.results.count == 25)
    #expect(run.results.map(\.level).last == "error")
    #expect(run.results.count { $0.level == "note" } == 1)
    #expect(run.results[7].level == "note")
    #expect(
      run.invocations[0].toolExecutionNotifications?.map(\.message.text)
        == ["1 result is omitted: a run contains at most 25"])
    let whole = try self.run(of: Array(findings.prefix(25)), limit: 25)
    #expect(whole.results.count == 25)
    #expect(whole.invocations[0].toolExecutionNotifications == nil)
  }

  @Test(
    "validates against the official schema",
    .enabled(if: !TestScale.isSmall, "make test-all validates"),
    .enabled(if: SchemaCheck.isExpected, "Python 3 with venv, or the package of the schema, is not there"),
    arguments: Document.all)
  func schema(_ document: Document) throws {
    let result = try SchemaCheck.run(document.text)
    #expect(result.status == (document.reasons.isEmpty ? 0 : 1), "\(result.output)")
    for reason in document.reasons { #expect(result.output.contains(reason)) }
  }

  private func run(of findings: [ReportedFinding], limit: Int = 25_000) throws -> SARIFLog.Run {
    let reporter = SARIFReporter(settings: Samples.settings, limit: limit)
    let report = reporter.report(LintReport(files: 1, viewModels: 1, findings: findings))
    let log = try JSONDecoder().decode(SARIFLog.self, from: Data(report.text.utf8))
    return try #require(log.runs.first)
  }
}

/// A document for the schema check; the broken ones show that it can fail.
struct Document: CustomTestStringConvertible {
  var title: String
  var text: String
  /// What the check says of it; empty when it is valid.
  var reasons: [String] = []

  var testDescription: String { self.title }

  static let all = [
    Document(title: "a report with findings", text: Samples.text(.sarif)),
    Document(title: "a clean report", text: Samples.text(.sarif, Samples.clean)),
    Document(
      title: "a report without a folder and rules",
      text: OutputFormat.sarif.reporter(ReportSettings(toolVersion: "1")).report(Samples.report).text),
    Document(
      title: "a report of places that cannot be",
      text: Samples.text(
        .sarif,
        LintReport(files: 1, viewModels: 1, findings: [Samples.finding(line: 0, columns: 0..<0)]))),
    Document(
      title: "an unknown level",
      text: Samples.text(.sarif).replacing(#""level": "error""#, with: #""level": "fatal""#),
      reasons: ["$.runs[0].results[2].level", "'fatal' is not one of"]),
    Document(
      title: "an identifier that is not encoded",
      text: Samples.text(.sarif).replacing("a%3Ab%2C%20100%25", with: "a b"),
      reasons: ["is not a 'uri-reference'"]),
    Document(
      title: "a missing message", text: Samples.text(.sarif).replacing(#""message""#, with: #""massage""#),
      reasons: ["'message' is a required property"]),
    Document(title: "no JSON", text: "{", reasons: ["not JSON"]),
  ]
}

/// The parts of a SARIF file that the tests look at.
private struct SARIFLog: Decodable {
  var runs: [Run]

  struct Run: Decodable {
    var invocations: [Invocation]
    var results: [Result]
  }

  struct Invocation: Decodable {
    var toolExecutionNotifications: [Notification]?
  }

  struct Notification: Decodable {
    var message: Message
  }

  struct Result: Decodable {
    var ruleIndex: Int?
    var level: String
    var message: Message
    var locations: [Location]
  }

  struct Message: Decodable {
    var text: String
  }

  struct Location: Decodable {
    var physicalLocation: PhysicalLocation
  }

  struct PhysicalLocation: Decodable {
    var artifactLocation: ArtifactLocation
  }

  struct ArtifactLocation: Decodable {
    var uri: String
    var uriBaseId: String?
  }
}
