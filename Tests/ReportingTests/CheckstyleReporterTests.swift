import Reporting
import Rules
import Testing

@Suite("The Checkstyle format")
struct CheckstyleReporterTests {
  @Test("has an element a file and an element a finding")
  func findings() {
    #expect(
      Samples.text(.checkstyle) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="Sources/LoginViewModel.swift">
            <error line="1" column="1" severity="info" message="move the protocol" source="plumb.section-order"/>
            <error line="4" column="7" severity="warning" message="move &apos;emailChanged&apos; before \
        &apos;viewDidLoad&apos;: inputs are alphabetized" source="plumb.sorted-inputs"/>
          </file>
          <file name="a:b, 100%/&lt;é&gt;&#10;&quot;&amp;&apos;.swift">
            <error line="1" column="2" severity="error" message="say &quot;&lt;no&gt;&quot; &amp; \
        &apos;yes&apos; :: 100%&#9;\u{FFFD}[31m👩‍👧 { get }&#13;&#10;&#155;now&#8238;\u{FFFD}" \
        source="plumb.parse-error"/>
          </file>
        </checkstyle>

        """)
  }

  @Test("has no files after a clean run")
  func clean() {
    #expect(
      Samples.text(.checkstyle, Samples.clean) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
        </checkstyle>

        """)
  }

  @Test("is XML that gives back what it can hold")
  func parses() throws {
    let elements = try XMLElements.parsed(Samples.text(.checkstyle))
    #expect(elements.map(\.name) == ["checkstyle", "file", "error", "error", "file", "error"])
    #expect(elements[4].attributes["name"] == Samples.tricky.path)
    #expect(
      elements[5].attributes["message"]
        == "say \"<no>\" & 'yes' :: 100%\t\u{FFFD}[31m👩‍👧 { get }\r\n\u{9B}now\u{202E}\u{FFFD}")
  }
}
