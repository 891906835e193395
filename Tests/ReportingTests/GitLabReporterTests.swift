import Reporting
import Rules
import Testing

@Suite("The GitLab format")
struct GitLabReporterTests {
  @Test("is a list of issues")
  func findings() {
    let fingerprints = Fingerprint.all(of: Samples.report.findings)
    #expect(
      Samples.text(.gitlab) == #"""
        [
          {
            "description": "move the protocol",
            "check_name": "section-order",
            "fingerprint": "\#(fingerprints[0])",
            "severity": "info",
            "location": {
              "path": "Sources/LoginViewModel.swift",
              "lines": {
                "begin": 1
              }
            }
          },
          {
            "description": "move 'emailChanged' before 'viewDidLoad': inputs are alphabetized",
            "check_name": "sorted-inputs",
            "fingerprint": "\#(fingerprints[1])",
            "severity": "minor",
            "location": {
              "path": "Sources/LoginViewModel.swift",
              "lines": {
                "begin": 4
              }
            }
          },
          {
            "description": "say \"<no>\" & 'yes' :: 100%\t\u001b[31m👩‍👧 { get }\r\n\u009bnow\u202e\uffff",
            "check_name": "parse-error",
            "fingerprint": "\#(fingerprints[2])",
            "severity": "major",
            "location": {
              "path": "a:b, 100%/<é>\n\"&'.swift",
              "lines": {
                "begin": 1
              }
            }
          }
        ]

        """#)
  }

  @Test("names paths as the repository does")
  func paths() {
    let report = LintReport(files: 1, viewModels: 1, findings: [Samples.finding(path: "./a.swift")])
    #expect(Samples.text(.gitlab, report).contains(#""path": "a.swift""#))
  }

  @Test("is an empty list after a clean run")
  func clean() {
    #expect(Samples.text(.gitlab, Samples.clean) == "[]\n")
  }
}
