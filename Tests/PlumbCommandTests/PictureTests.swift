import Foundation
import TestSupport
import Testing

/// The picture of a finding and its fix in the README.
struct PictureTests {
  @Test("The picture shows what plumb prints: 'make generate' draws it again")
  func pictureIsCurrent() throws {
    let images = Repository.folder.appendingPathComponent("Documentation/Images")
    let source = try String(
      contentsOf: images.appendingPathComponent("SearchViewModel.swift"), encoding: .utf8)
    let picture = try String(contentsOf: images.appendingPathComponent("lint-and-fix.svg"), encoding: .utf8)
    let folder = try TemporaryFolder()
    try folder.write(source, to: "SearchViewModel.swift")

    let lint = try CommandRun(["lint", "--format", "text", "--color", "never"], in: folder).output
    let diff = try CommandRun(["fix", "--diff", "--color", "never"], in: folder).output
    let printed = "$ plumb lint\n\(lint)$ plumb fix --diff\n\(diff)"
    #expect(Self.texts(of: picture) == printed.split(separator: "\n").map(String.init))
  }

  /// The lines of text in a picture, without their colors.
  private static func texts(of picture: String) -> [String] {
    picture.matches(of: /<text [^>]*>(.*)<\/text>/).map { match in
      String(match.output.1).replacing(/<[^>]*>/, with: "")
        .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    }
  }
}
