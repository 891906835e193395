import Engine
import TestSupport
import Testing

/// What a configuration puts into generated files is names, and nothing that could be code or a path.
@Suite("Names in the settings of scaffolding")
struct ScaffoldingNamesTests {
  static let imports: [ScaffoldingPlace] = ["swift", "java"].map {
    ScaffoldingPlace("imports: {\($0): [VALUE]}")
  }
  static let types: [ScaffoldingPlace] = [
    ScaffoldingPlace("types: {VALUE: Money}"), ScaffoldingPlace("types: {Money: VALUE}"),
  ]
  static let patterns: [ScaffoldingPlace] = ["inputs", "outputs", "view-models"].flatMap { kind in
    [
      ScaffoldingPlace("names: {\(kind): {VALUE: '*B'}}"),
      ScaffoldingPlace("names: {\(kind): {'*B': VALUE}}"),
    ]
  }

  static let hostile: [String] = [
    "../../../Evil", "/tmp/Evil", "a/b", "a\\b", "..", ".", "a.", ".a", "a..b", "a b", "class Evil",
    "Foundation\nlet owned: Void = evil()", "Foundation;evil()", "com.example.Money; static { evil(); }",
    "com.x.ActivityViewModel; class Evil {}//.ActivityViewModel", "a\u{202E}b", "a\u{200B}b", "a\u{2066}b",
    "a\u{2028}b", "a\rb", "a\u{0}b", "a{}", "{}", "a<b>", "a//", "/*", "*/", "a`b", "`a`", "a\"", "1a", "_",
    "-a",
    "é(", "a\u{FEFF}b", "a[]b", "[]", "a,b", "@a", "#a", "a=b",
  ]

  @Test(
    "Something else than a name is an error with its place", arguments: imports + types + patterns, hostile)
  func noName(_ place: ScaffoldingPlace, _ value: String) throws {
    let folder = try Folder([
      ".plumb.yml": place.configuration(value), "LoginViewModel.swift": Sample.drifted(),
    ])
    let error = try #require(folder.error())
    #expect(error.hasPrefix(".plumb.yml:2:\(place.column): error: '"), "\(error)")
    #expect(error.hasSuffix("is not a valid name"), "\(error)")
  }

  @Test(
    "So is something else around the part that both names share", arguments: patterns,
    [
      "../../../*EvilViewModel", "/tmp/*EvilViewModel", "*\n", "*{}", "{}*", "*(); evil();", "* Evil",
      "*.Evil",
      "*\u{202E}Evil", "Evil\u{200B}*", "1*", "**/*",
    ])
  func hostilePatterns(_ place: ScaffoldingPlace, _ value: String) throws {
    let folder = try Folder([
      ".plumb.yml": place.configuration(value), "LoginViewModel.swift": Sample.drifted(),
    ])
    let error = try #require(folder.error())
    #expect(error.hasPrefix(".plumb.yml:2:\(place.column): error: '"), "\(error)")
    #expect(error.hasSuffix("is not a valid name"), "\(error)")
  }

  @Test(
    "Words of a language are no names where they would be written as they are",
    arguments: [
      (ScaffoldingPlace("imports: {swift: [VALUE]}"), "class"),
      (ScaffoldingPlace("imports: {swift: [VALUE]}"), "A.import"),
      (ScaffoldingPlace("imports: {java: [VALUE]}"), "static"),
      (ScaffoldingPlace("imports: {java: [VALUE]}"), "com.class.B"),
      (ScaffoldingPlace("imports: {java: [VALUE]}"), "com.example.*"),
      (ScaffoldingPlace("types: {Money: VALUE}"), "int"),
      (ScaffoldingPlace("types: {Money: VALUE}"), "List<String>"),
      (ScaffoldingPlace("names: {view-models: {A: VALUE}}"), "class"),
    ] as [(ScaffoldingPlace, String)])
  func words(_ place: ScaffoldingPlace, _ value: String) throws {
    let folder = try Folder([
      ".plumb.yml": place.configuration(value), "LoginViewModel.swift": Sample.drifted(),
    ])
    #expect(folder.error()?.hasPrefix(".plumb.yml:2:\(place.column): error: '\(value)' ") == true)
  }

  @Test(
    "Names are taken as they are",
    arguments: [
      "imports: {swift: [Models, Core.Sub, _Private, Größe]}",
      "imports: {java: [com.example.libs.ActivityViewModel, ActivityViewModel]}",
      "types: {Money: com.example.Money, Date: java.time.Instant, Cart.Item: CartItem, Any: Object, Data: 'byte[]'}",
      "types: {Money: off}", "names: {inputs: {'*Pulled': '*Swiped', viewDidLoad: off, 'x*y': '*_2'}}",
      "names: {inputs: {'*': 'on*'}}", "names: {outputs: {'show*': 'start*', isOn: default}}",
      "names: {view-models: {'*CellViewModel': '*RowViewModel', 'Größe*': 'Size*'}}",
    ])
  func legitimate(_ settings: String) throws {
    let folder = try Folder([
      ".plumb.yml": "scaffolding:\n  \(settings)\n", "LoginViewModel.swift": Sample.drifted(),
    ])
    #expect(folder.error() == nil)
  }
}
