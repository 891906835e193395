import Reporting
import Testing

@Suite("The GitHub format")
struct GitHubReporterTests {
  @Test("has a workflow command a finding, escaped as the runner reads it")
  func findings() {
    #expect(
      Samples.text(.github) == """
        ::notice file=Sources/LoginViewModel.swift,line=1,endLine=5,title=section-order::move the protocol
        ::warning file=Sources/LoginViewModel.swift,line=4,endLine=4,col=7,title=sorted-inputs::move \
        'emailChanged' before 'viewDidLoad': inputs are alphabetized
        ::error file=a%3Ab%2C 100%25/<é>%0A"&'.swift,line=1,endLine=1,col=2,title=parse-error::say "<no>" & \
        'yes' :: 100%25␉␛[31m👩‍👧 { get }%0D%0A\u{FFFD}now\u{FFFD}\u{FFFF}

        """)
  }
}
