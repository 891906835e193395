import SourceModel

/// A page of HTML: what all pages have around their content.
struct Page {
  var title: String
  /// The name of the app in the link to the first page.
  var site: String
  /// The path from the page to the folder of the site: empty or `../`.
  var root: FormattedText<HTML> = ""
  var content: FormattedText<HTML>

  /// The page in a folder of pages. It runs only the script of the folder, and needs none to be read.
  var text: OutputText {
    OutputText(
      """
      \(self.head(policy: "script-src 'self' file:; style-src 'self' file:"))\
      <link rel="stylesheet" href="\(self.root)assets/site.css">
      <script src="\(self.root)assets/site.js" defer></script>
      </head>
      <body data-root="\(self.root)">
      <a class="skip" href="#content">Skip to content</a>
      <header>
      <nav aria-label="Site"><a href="\(self.root)index.html">\(self.site)</a></nav>
      <div class="search" role="search" hidden><label for="search">Search view models and ports</label>
      <input id="search" type="search" autocomplete="off" spellcheck="false" role="combobox" aria-expanded="false" \
      aria-controls="results" aria-autocomplete="list"><ul id="results" role="listbox" aria-label="Results" hidden></ul></div>
      </header>
      <main id="content">
      \(self.content)</main>
      </body>
      </html>

      """ as FormattedText<HTML>)
  }

  /// The page as a single file.
  var single: OutputText {
    let (style, script) = (Self.style, Self.script)
    return OutputText(
      """
      \(self.head(policy: "script-src 'sha256-\(markup: SHA256.base64(of: script))'; style-src 'sha256-\(markup: SHA256.base64(of: style))'"))\
      <style>\(markup: style)</style>
      </head>
      <body data-root="">
      <main id="content">
      \(self.content)</main>
      <script>\(markup: script)</script>
      </body>
      </html>

      """ as FormattedText<HTML>)
  }

  private func head(policy: FormattedText<HTML>) -> FormattedText<HTML> {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \(policy); base-uri 'none'; form-action 'none'">
    <title>\(self.title)</title>

    """
  }

  // MARK: Assets

  /// The style sheet of all pages.
  static let style = String(decoding: PackageResources.site_css, as: UTF8.self) + GraphSVG.sheet
  /// The script of all pages.
  static let script = String(decoding: PackageResources.site_js, as: UTF8.self)
}

/// HTML. A browser interprets a character reference like the character itself.
package enum HTML: TextFormat {
  package static func escaped(_ value: String) -> String {
    XMLText.escaped(PlainText.line(value.replacing("\n", with: " ")))
  }
}
