import Rules
import Testing

@testable import Reporting
@testable import SourceModel

/// The formats of graphs and tables: what of a value could be markup is none.
struct MarkdownTests {
  @Test(
    "A value in Markdown is text, and what a site would make a link of is code",
    arguments: [
      ("Call when the view did load.", "Call when the view did load."), ("", ""),
      ("a_b *c* `d` |e| ~f~", #"a\_b \*c\* \`d\` \|e\| `~f~`"#),
      ("[a](javascript:alert) ![b](c)", #"\[a\](javascript:alert) !\[b\](c)"#),
      ("<img src=x onerror=y> &amp;", "&lt;img src=x onerror=y&gt; `&amp;`"),
      ("see https://a.example/x?y=1, or www.a.example", "see `https://a.example/x?y=1,` or `www.a.example`"),
      ("HTTP://A.EXAMPLE mailto:a", "`HTTP://A.EXAMPLE` `mailto:a`"),
      ("@everyone, ask a@b.example", "`@everyone,` ask `a@b.example`"),
      ("fixes #12 and GH-3, app/core#4 (!5)", "fixes `#12` and `GH-3,` `app/core#4` `(!5)`"),
      ("since 0123abc and deadbeef", "since `0123abc` and deadbeef"),
      ("$x$ %1 &2 ~bug", "`$x$` `%1` `&2` `~bug`"),
      ("# heading\n- item", "\\# heading - item"), ("a\u{1B}[1m\u{202E}b", "a␛\\[1m\u{FFFD}b"),
      ("`@a`|``b", "``` `@a`\\|``b ```"), ("100 % of C# & more", "100 % of C\\# &amp; more"),
    ])
  func markdown(_ value: String, _ text: String) {
    #expect(("\(value)" as FormattedText<Markdown>).text == text)
  }

  @Test(
    "A name is code, whatever is in it",
    arguments: [
      ("a", "`a`"), ("", ""), ("a`b", "``a`b``"), ("`a``b`", "``` `a``b` ```"), ("a|b", "`a\\|b`"),
      ("@a ##[x]", "`@a \u{FFFD}#[x]`"), ("a\nb", "`a b`"),
    ])
  func code(_ name: String, _ text: String) {
    #expect(("\(code: name)" as FormattedText<Markdown>).text == text)
  }

  @Test(
    "A label of Mermaid ends no string, and starts no directive and no markup",
    arguments: [
      ("a\"] --> b[\"c", "a#quot;] --#gt; b[#quot;c"), ("%%{init: {}}%%", "#37;#37;{init: {}}#37;#37;"),
      ("`**a**`", "#96;**a**#96;"), ("<b>&amp;</b>\n", "#lt;b#gt;#amp;amp;#lt;/b#gt; "),
      ("##vso[a]\u{202E}", "#35;#35;vso[a]\u{FFFD}"),
    ])
  func mermaid(_ label: String, _ text: String) {
    #expect(("\(label)" as FormattedText<Mermaid>).text == text)
  }

  @Test(
    "A string of Graphviz ends where it should, and is no reference",
    arguments: [
      ("a\" -> \"b", #""a\" -> \"b""#), ("a\\", #""a\\""#), ("&lt;b&gt;", #""&amp;lt;b&amp;gt;""#),
      ("##vso[a]\n\u{1B}", "\"&#35;#vso[a] ␛\""),
    ])
  func dot(_ name: String, _ text: String) {
    #expect(("\(name)" as FormattedText<Dot>).text == text)
  }

  @Test("A picture keeps its markup, and has no commands and control characters")
  func picture() {
    let picture = GraphStyle.styled("<svg>\n<text>##vso[a]\u{1B}\u{202E}</text>\n::error::b\n</svg>\n").text
    #expect(picture.hasPrefix("<svg>\n<style>"))
    #expect(picture.hasSuffix("\n<text>\u{FFFD}#vso[a]␛\u{FFFD}</text>\n./::error::b\n</svg>\n"))
  }

  @Test("A message in SARIF has no links")
  func links() {
    let report = LintReport(
      files: 1, viewModels: 1, findings: [Samples.finding(message: "remove '[a](https://b.example)'")])
    #expect(Samples.text(.sarif, report).contains(#""text": "remove '[a] (https://b.example)'""#))
  }
}
