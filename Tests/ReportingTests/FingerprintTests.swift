import Reporting
import Rules
import Testing

@Suite("Fingerprints")
struct FingerprintTests {
  @Test(
    "are the 64-bit FNV-1a hash of the parts, each ended by a zero byte",
    arguments: [
      ([], "cbf29ce484222325"), (["a"], "089be207b544f1e4"), (["ab", "c"], "ad22872f536e4705"),
    ] as [([String], String)])
  func hash(_ parts: [String], _ expected: String) {
    #expect(Fingerprint.hash(parts) == expected)
  }

  @Test("stay when the line moves and the message changes")
  func moved() {
    let before = Samples.finding(line: 3, columns: 5..<9, message: "before", content: "let a")
    let after = Samples.finding(line: 30, columns: 7..<11, message: "after", content: "let a")
    #expect(Fingerprint.all(of: [before]) == Fingerprint.all(of: [after]))
  }

  @Test("differ for findings that look the same")
  func identical() {
    let findings = [1, 2, 3].map { Samples.finding(line: $0) }
    let fingerprints = Fingerprint.all(of: findings)
    #expect(Set(fingerprints).count == 3)
    #expect(fingerprints[0] == Fingerprint.all(of: [findings[2]])[0])
  }

  @Test("differ when the rule, the path or the text of the line does")
  func different() {
    let findings = [
      Samples.finding(), Samples.finding(rule: "other"), Samples.finding(path: "other"),
      Samples.finding(content: "other"),
    ]
    // One by one, because counting alone would tell them apart.
    #expect(Set(findings.flatMap { Fingerprint.all(of: [$0]) }).count == 4)
  }
}
