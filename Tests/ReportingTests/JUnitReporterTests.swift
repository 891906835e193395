import Reporting
import Testing

@Suite("The JUnit format")
struct JUnitReporterTests {
  @Test("has a suite a file and a failed test case a finding")
  func findings() {
    #expect(
      Samples.text(.junit) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="plumb" tests="3" failures="3" errors="0" time="0">
          <testsuite name="Sources/LoginViewModel.swift" tests="2" failures="2" errors="0" time="0">
            <testcase classname="Sources/LoginViewModel.swift" name="section-order at 1:1" \
        file="Sources/LoginViewModel.swift" line="1" time="0">
              <failure message="move the protocol" type="note">Sources/LoginViewModel.swift:1:1: note: move the \
        protocol (section-order)</failure>
            </testcase>
            <testcase classname="Sources/LoginViewModel.swift" name="sorted-inputs at 4:7" \
        file="Sources/LoginViewModel.swift" line="4" time="0">
              <failure message="move &apos;emailChanged&apos; before &apos;viewDidLoad&apos;: inputs are \
        alphabetized" type="warning">Sources/LoginViewModel.swift:4:7: warning: move &apos;emailChanged&apos; \
        before &apos;viewDidLoad&apos;: inputs are alphabetized (sorted-inputs)</failure>
            </testcase>
          </testsuite>
          <testsuite name="a:b, 100%/&lt;é&gt;&#10;&quot;&amp;&apos;.swift" tests="1" failures="1" errors="0" \
        time="0">
            <testcase classname="a:b, 100%/&lt;é&gt;&#10;&quot;&amp;&apos;.swift" name="parse-error at 1:2" \
        file="a:b, 100%/&lt;é&gt;&#10;&quot;&amp;&apos;.swift" line="1" time="0">
              <failure message="say &quot;&lt;no&gt;&quot; &amp; &apos;yes&apos; :: 100%&#9;\u{FFFD}[31m👩‍👧 \
        { get }&#13;&#10;&#155;now&#8238;\u{FFFD}" type="error">a:b, 100%/&lt;é&gt;&#10;&quot;&amp;&apos;.swift\
        :1:2: error: say &quot;&lt;no&gt;&quot; &amp; &apos;yes&apos; :: 100%&#9;\u{FFFD}[31m👩‍👧 \
        { get }&#13;&#10;&#155;now&#8238;\u{FFFD} (parse-error)</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("has one test case, which passes, after a clean run")
  func clean() {
    #expect(
      Samples.text(.junit, Samples.clean) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="plumb" tests="1" failures="0" errors="0" time="0">
          <testsuite name="plumb" tests="1" failures="0" errors="0" time="0">
            <testcase classname="plumb" name="120 files, 14 view models recognized: no findings" time="0"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("is XML")
  func parses() throws {
    let elements = try XMLElements.parsed(Samples.text(.junit))
    #expect(elements.filter { $0.name == "testsuite" }.map { $0.attributes["tests"] } == ["2", "1"])
    #expect(elements.count { $0.name == "testcase" } == 3)
    #expect(elements.count { $0.name == "failure" } == 3)
  }
}
