import Reporting
import Testing

@Suite("The Xcode format")
struct XcodeReporterTests {
  @Test("has a line a finding and a line a note")
  func findings() {
    #expect(
      Samples.text(.xcode) == """
        Sources/LoginViewModel.swift:1:1: note: move the protocol (section-order)
        Sources/LoginViewModel.swift:4:7: warning: move 'emailChanged' before 'viewDidLoad': inputs are \
        alphabetized (sorted-inputs)
        Sources/LoginViewModel.swift:2:8: note: 'viewDidLoad' is here
        a:b, 100%/<é>␊"&'.swift:1:2: error: say "<no>" & 'yes' :: 100%␉␛[31m👩‍👧 { get }␍␊\u{FFFD}now\
        \u{FFFD}\u{FFFF} (parse-error)

        """)
  }
}
