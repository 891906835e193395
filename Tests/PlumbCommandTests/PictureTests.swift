import Foundation
import TestSupport
import Testing

/// The picture of a finding and its fix in the README.
struct PictureTests {
  @Test("The picture shows what plumb prints, in its colors: 'make generate' draws it again")
  func pictureIsCurrent() throws {
    let images = Repository.folder.appendingPathComponent("Documentation/Images")
    let picture = try String(contentsOf: images.appendingPathComponent("lint-and-fix.svg"), encoding: .utf8)
    let folder = try TemporaryFolder()
    for file in ["SearchViewModel.swift", "SearchViewController.swift"] {
      try folder.write(String(contentsOf: images.appendingPathComponent(file), encoding: .utf8), to: file)
    }

    for color in ["never", "always"] {
      let lint = try CommandRun(["lint", "--format", "text", "--color", color], in: folder).output
      let diff = try CommandRun(["fix", "--diff", "--color", color], in: folder).output
      let printed = "$ plumb lint\n\(lint)$ plumb fix --diff\n\(diff)"
      let shown = Self.texts(of: color == "never" ? picture : Self.withEscapes(picture))
      #expect(shown == printed.split(separator: "\n").map(String.init))
    }
  }

  /// A picture with the escape sequences of a terminal in place of its colors.
  private static func withEscapes(_ picture: String) -> String {
    let codes = ["bold": "1", "dim": "2", "red": "1;31", "green": "1;32", "yellow": "1;33", "cyan": "1;36"]
    return picture.replacing(/<tspan class="(\w+)">/) { "\u{1B}[\(codes[String($0.1)] ?? "")m" }
      .replacing("</tspan>", with: "\u{1B}[0m")
  }

  @Test(
    "The graphs show what plumb prints: 'make generate' writes them again",
    arguments: [
      "Documentation/Graph.md", "Sources/Libraries/Plumbline/Plumbline.docc/Articles/GettingStarted.md",
    ])
  func graphsAreCurrent(path: String) throws {
    let text = try String(contentsOf: Repository.folder.appendingPathComponent(path), encoding: .utf8)
    let blocks = text.matches(of: /<!-- plumb graph (.*) -->\n+```\w*\n((?:.*\n)*?)```/)
    #expect(!blocks.isEmpty)
    for block in blocks {
      let arguments = block.1.split(separator: " ").map(String.init)
      #expect(try Self.graph(arguments) == String(block.2), "\(block.1)")
    }
  }

  @Test("The picture of a graph has the nodes that plumb prints")
  func graphPictureIsCurrent() throws {
    let url = Repository.folder.appendingPathComponent("Documentation/Images/graph.svg")
    let picture = try String(contentsOf: url, encoding: .utf8)
    let shown = Set(picture.matches(of: /data-name="(\w[\w.]*)"/).map { String($0.1) })
    let text = try Self.graph(["LoginViewModel.swift", "--why", "isLoginButtonEnabled"])
    let printed = text.split(separator: "\n").dropFirst().compactMap { $0.firstMatch(of: /\w[\w.]*/) }
    #expect(shown == Set(printed.map { String($0.0) }))
  }

  /// What `plumb graph` prints for a view model of the examples.
  private static func graph(_ arguments: [String]) throws -> String {
    let folder = try TemporaryFolder()
    let examples = Repository.folder.appendingPathComponent("Examples/Sources/KickstarterSwift")
    let file = arguments.first ?? ""
    try folder.write(String(contentsOf: examples.appendingPathComponent(file), encoding: .utf8), to: file)
    return try CommandRun(["graph"] + arguments, in: folder).output
  }

  /// The lines of text in a picture, without their colors.
  static func texts(of picture: String) -> [String] {
    picture.matches(of: /<text [^>]*>(.*)<\/text>/).map { match in
      String(match.output.1).replacing(/<[^>]*>/, with: "")
        .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    }
  }
}
