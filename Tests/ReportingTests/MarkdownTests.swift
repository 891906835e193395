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
      // A mark that combines with a sign makes another character of it, and leaves the sign as it is.
      (
        "|\u{301} `\u{301} <\u{338}b [\u{200D}l]\u{301}",
        "\\|\u{301} \\`\u{301} &lt;\u{338}b \\[\u{200D}l\\]\u{301}"
      ),
      ("https:/\u{301}/a https://\u{301}a.example", "https:/\u{301}/a `https://\u{301}a.example`"),
      ("www.\u{301}a.example a\u{A0}gh-x\u{A0}gh-1", "`www.\u{301}a.example` a gh-x `gh-1`"),
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
      ("@a ##[x]", "`@a \u{FFFD}#[x]`"), ("a\nb", "`a b`"), ("a`\u{301}b", "``a`\u{301}b``"),
      ("`\u{301}a|\u{301}", "`` `\u{301}a\\|\u{301} ``"),
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
      ("a\"\u{301}] `\u{200D}%\u{301}", "a#quot;\u{301}] #96;\u{200D}#37;\u{301}"),
    ])
  func mermaid(_ label: String, _ text: String) {
    #expect(("\(label)" as FormattedText<Mermaid>).text == text)
  }

  @Test(
    "A string of Graphviz ends where it should, and is no reference",
    arguments: [
      ("a\" -> \"b", #""a\" -> \"b""#), ("a\\", #""a\\""#), ("&lt;b&gt;", #""&amp;lt;b&amp;gt;""#),
      ("##vso[a]\n\u{1B}", "\"&#35;#vso[a] ␛\""),
      (
        "a\"\u{301} URL=\"\u{200D}javascript:b\\\u{301}",
        "\"a\\\"\u{301} URL=\\\"\u{200D}javascript:b\\\\\u{301}\""
      ),
    ])
  func dot(_ name: String, _ text: String) {
    #expect(("\(name)" as FormattedText<Dot>).text == text)
  }

  @Test(
    "A value in HTML is text, without references to what a browser obeys",
    arguments: [
      ("<b>&\u{301}\"", "&lt;b&gt;&amp;\u{301}&quot;"),
      ("a\u{202E}\u{9B}\u{2028}b\nc", "a\u{FFFD}\u{FFFD}\u{FFFD}b c"),
    ])
  func html(_ value: String, _ text: String) {
    #expect(("\(value)" as FormattedText<HTML>).text == text)
  }

  @Test("A message in SARIF has no links")
  func links() {
    let report = LintReport(
      files: 1, viewModels: 1, findings: [Samples.finding(message: "remove '[a](https://b.example)'")])
    #expect(Samples.text(.sarif, report).contains(#""text": "remove '[a] (https://b.example)'""#))
  }
}
