import Foundation
import Reporting
import Rules
import Testing

@Suite("The JSON format")
struct JSONReporterTests {
  @Test("has its keys in the documented order")
  func findings() {
    #expect(
      Samples.text(.json) == #"""
        {
          "version": 1,
          "files": 3,
          "viewModels": 2,
          "forms": {},
          "outside": 0,
          "findings": [
            {
              "rule": "section-order",
              "severity": "note",
              "path": "Sources/LoginViewModel.swift",
              "line": 1,
              "column": 1,
              "message": "move the protocol",
              "viewModel": null,
              "fixable": false
            },
            {
              "rule": "sorted-inputs",
              "severity": "warning",
              "path": "Sources/LoginViewModel.swift",
              "line": 4,
              "column": 7,
              "message": "move 'emailChanged' before 'viewDidLoad': inputs are alphabetized",
              "viewModel": "LoginViewModel",
              "fixable": true
            },
            {
              "rule": "parse-error",
              "severity": "error",
              "path": "a:b, 100%/<é>\n\"&'.swift",
              "line": 1,
              "column": 2,
              "message": "say \"<no>\" & 'yes' :: 100%\t\u001b[31m👩‍👧 { get }\r\n\u009bnow\u202e\uffff",
              "viewModel": null,
              "fixable": false
            }
          ]
        }

        """#)
  }

  @Test("has no findings in a clean run")
  func clean() {
    #expect(
      Samples.text(.json, Samples.clean) == """
        {
          "version": 1,
          "files": 120,
          "viewModels": 14,
          "forms": {},
          "outside": 0,
          "findings": []
        }

        """)
  }

  @Test("gives back every string as it was")
  func escapes() throws {
    let everything = (0...0x2100).compactMap(Unicode.Scalar.init).map(String.init).joined() + "\u{1F600}/\\\""
    let report = LintReport(files: 1, viewModels: 0, findings: [Samples.finding(message: everything)])
    let document = try JSONSerialization.jsonObject(with: Data(Samples.text(.json, report).utf8))
    let findings = try #require((document as? [String: Any])?["findings"] as? [[String: Any]])
    let message = try #require(findings.first?["message"] as? String)
    #expect(Array(message.unicodeScalars) == Array(everything.unicodeScalars))
  }
}
