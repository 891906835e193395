import Foundation
import TestSupport
import Testing

/// `plumb site`: what the pages of a small app have, and how the command ends.
struct SiteCommandTests {
  let folder: TemporaryFolder

  init() throws { self.folder = try OptionApp.folder() }

  private func site(_ arguments: String) throws -> CommandRun {
    try CommandRun(shell: "plumb site \(arguments)", in: self.folder)
  }

  @Test("The page of a view model has its drawing, its ports with their uses and tests, and its findings")
  func page() throws {
    #expect(try self.site("App --output pages").exitCode == 0)
    let page = try self.folder.text(of: "pages/view-models/LoginViewModel.html")
    #expect(page.contains("<h1>LoginViewModel</h1>"))
    #expect(page.contains("data-name=\"emailChanged\"") && page.contains("data-from=\""))
    let row = try #require(page.firstMatch(of: /<tr id="port-isFormValid">.*/)?.0)
    #expect(row.contains("Emits whether the form is valid."))
    #expect(row.contains("<a href=\"#port-emailChanged\"><code>emailChanged</code></a>"))
    #expect(page.contains("<code>sorted-inputs</code>"))
    #expect(page.contains("class=\"coverage\""))
  }

  @Test("The first page has a row for each view model, and the search file an entry for each port")
  func index() throws {
    #expect(try self.site(". --output pages").exitCode == 0)
    let index = try self.folder.text(of: "pages/index.html")
    let names = index.matches(of: /<a href="view-models\/([\w-]+)\.html">/).map { String($0.1) }
    for name in names { #expect(self.folder.exists("pages/view-models/\(name).html")) }
    // Two platforms have a view model of this name.
    #expect(names.contains("LoginViewModel") && names.contains("LoginViewModel-2"))
    #expect(index.contains("Drifted from twin"))
    let page = try self.folder.text(of: "pages/view-models/LoginViewModel.html")
    #expect(page.contains("Its twin is <a href=\"LoginViewModel-2.html\">"))
    let search = try self.folder.text(of: "pages/assets/search.js")
    #expect(
      search.hasPrefix("plumbSearch([")
        && search.contains("view-models/LoginViewModel.html#port-emailChanged"))
  }

  @Test("The pages are the same each time, and '--check' finds what is not current")
  func check() throws {
    #expect(
      try self.site("App --output pages").output.hasPrefix("Wrote 1 view model\n  pages/index.html: "))
    #expect(try self.site("App --output pages").output.contains("index.html: 0 of "))
    #expect(try self.site("App --output pages --check").exitCode == 0)
    let old = try self.folder.text(of: "App/LoginViewModel.swift")
    try self.folder.write(
      old.replacing("whether the form is valid", with: "validity"), to: "App/LoginViewModel.swift")
    let run = try self.site("App --output pages --check")
    #expect(run.exitCode == 1)
    #expect(run.error.contains("pages/view-models/LoginViewModel.html: error: is not current"))
    #expect(
      try self.folder.text(of: "pages/view-models/LoginViewModel.html").contains("whether the form is valid"))
  }

  @Test("A view model that is gone has no page any more")
  func removal() throws {
    #expect(try self.site(". --output pages").exitCode == 0)
    try self.folder.remove("Android")
    #expect(try self.site(". --output pages").exitCode == 0)
    #expect(!self.folder.exists("pages/view-models/LoginViewModel-2.html"))
  }

  @Test(
    "What is wrong is said, and nothing is written",
    arguments: [
      ("Empty --output pages", 2, "no view model found"), ("App --output ''", 2, "must not be empty"),
      ("App --output pages --source-url ftp://a/{path}", 2, "must start with 'https://'"),
      ("App --output pages --source-url https://a/", 2, "must contain '{path}'"),
      ("App --output pages --source-url 'javascript:alert(1)//{path}'", 2, "must start with 'https://'"),
      ("App --output App", 3, "has files that plumb did not write"),
      ("App --output Plain.swift", 3, "is no folder"), ("nowhere --output pages", 3, "nowhere"),
    ] as [(String, Int32, String)])
  func errors(_ arguments: String, _ code: Int32, _ reason: String) throws {
    let before = try self.folder.names()
    let run = try self.site(arguments)
    #expect(run.exitCode == code, "\(run.text)")
    #expect(run.error.contains(reason), "\(run.error)")
    #expect(try self.folder.names() == before)
  }

  @Test("Names and documentation are text in a page, whatever they are")
  func hostile() throws {
    let evil = "</script><img src=x onerror=alert(1)>\u{202E}\"'--><svg onload=alert(1)>"
    let source = try self.folder.text(of: "App/LoginViewModel.swift")
      .replacing("Call when the view loads.", with: evil)
      .replacing("emailChanged(", with: "`email <b>`(")
    try self.folder.write(source, to: "App/LoginViewModel.swift")
    let run = try self.site("App --output pages --title '\(evil.replacing("'", with: ""))'")
    #expect(run.exitCode == 0, "\(run.text)")
    for name in try self.folder.names() where name.hasPrefix("pages") && name.hasSuffix(".html") {
      let text = try self.folder.text(of: name)
      #expect(
        !text.contains("<img") && !text.contains("onload=alert(1)>") && !text.contains("\u{202E}"), "\(name)")
      #expect(!text.contains(/<[^>]*\sstyle=/))
    }
  }
}
