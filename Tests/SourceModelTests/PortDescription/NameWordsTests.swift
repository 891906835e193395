import SourceModel
import Testing

@Suite("The words of names in camel case")
struct NameWordsTests {
  @Test(
    "Names fall into words",
    arguments: [
      ("avatarImageURL", ["avatar", "Image", "URL"]), ("URL", ["URL"]), ("URLTapped", ["URL", "Tapped"]),
      ("goToURLTapped", ["go", "To", "URL", "Tapped"]), ("HTMLParser", ["HTML", "Parser"]),
      ("parseHTML", ["parse", "HTML"]), ("URLSession", ["URL", "Session"]),
      ("viewDidLoad", ["view", "Did", "Load"]), ("snake_case", ["snake", "case"]),
      ("URLs", ["URLs"]), ("userIDs", ["user", "IDs"]), ("PDFsLoaded", ["PDFs", "Loaded"]),
      ("APIs", ["APIs"]), ("errorURLIsHidden", ["error", "URL", "Is", "Hidden"]),
      ("viewAs", ["view", "As"]), ("step2Done", ["step2", "Done"]), ("größeGeändert", ["größe", "Geändert"]),
      ("x", ["x"]), ("", []),
    ])
  func split(_ name: String, _ words: [String]) {
    #expect(NameWords.of(name) == words)
  }

  @Test(
    "Words become one name again, and abbreviations keep their letters",
    arguments: [
      (["URL", "Tapped"], "urlTapped"), (["user", "IDs"], "userIDs"), (["HTML", "Parser"], "htmlParser"),
      (["avatar", "image"], "avatarImage"),
    ])
  func join(_ words: [String], _ name: String) {
    #expect(NameWords.joined(words) == name)
  }
}
