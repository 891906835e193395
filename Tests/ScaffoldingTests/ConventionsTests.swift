import Engine
import Scaffolding
import SourceModel
import TestSupport
import Testing

@Suite("The conventions around a folder")
struct ConventionsTests {
  private let folder: TemporaryFolder

  init() throws {
    self.folder = try TemporaryFolder()
    try self.folder.makeFolder(".git")
  }

  /// The text of a view model.
  private static func text(
    _ name: String, _ dialect: ScaffoldDialect, _ change: (inout ScaffoldOptions) -> Void = { _ in }
  ) throws -> String {
    var options = ScaffoldOptions()
    change(&options)
    let description = ViewModelDescription(
      name, inputs: [InputDescription("saved")], outputs: [OutputDescription("title", .named("String"))])
    return try Twin.text(of: description, in: dialect, options)
  }

  /// A small app: what it is, its texts by their paths, the folder of the new view model, and the description of the
  /// conventions; nil when there are none.
  typealias App = (
    name: String, files: [(path: String, text: String)], folder: String, conventions: String?
  )

  static let apps = Result {
    let reactiveSwift = try Self.text("AViewModel", .kickstarterSwift) {
      $0.swiftLibrary = .reactiveSwift
      $0.indentation = .spaces(4)
    }
    let rxSwift = try Self.text("AViewModel", .rxSwift) { $0.coordinator = "SceneCoordinatorType" }
    let rxSwiftCell = try Self.text("ACellViewModel", .rxSwift)
    let blueprint = try Self.text("AViewModel", .rxSwift) { $0.swiftLibrary = .blueprint }
    let plumbline = try Self.text("AViewModel", .kickstarterSwift)
    let java = try Self.text("AViewModel", .kickstarterJava) {
      $0.rxJava = .two
      $0.indentation = .tabs
    }
    let java1 = try Self.text("AViewModel", .kickstarterJava) { $0.rxJava = .one }
    let combine = plumbline.replacing("import Plumbline", with: "import OpenCombine")
      .replacing("Signal<String, Never>", with: "AnyPublisher<String, Never>")
    let test = "import XCTest\n@testable import Shop\n// AViewModel"
    let other = "import Testing\n@testable import Dates"
    return [
      (
        "ReactiveSwift, four spaces, XCTest beside the folder above",
        [
          ("App/A/A.swift", reactiveSwift), ("Tests/ATests.swift", test), ("Tests/BTests.swift", other),
          ("Tests/CTests.swift", other),
        ], "App/New",
        "kickstarter-swift on ReactiveSwift, 4 spaces, tests with XCTest and @testable import Shop: "
          + "as in the view model of App/"
      ),
      (
        "Coordinators except for cells, and Quick, which imports XCTest as well",
        [("A.swift", rxSwift), ("ACell.swift", rxSwiftCell), ("ASpec.swift", "import Quick\n" + test)], ".",
        "rxswift on RxSwift, 2 spaces, coordinators of SceneCoordinatorType, tests with Quick and "
          + "@testable import Shop: as in 2 view models of this folder"
      ),
      (
        "The API of RxSwift on Plumbline", [("A.swift", blueprint)], ".",
        "rxswift on PlumblineBlueprint, 2 spaces: as in the view model of this folder"
      ),
      (
        "The nearest folder with view models, however many others have",
        [
          ("Old/A.swift", rxSwift), ("Old/B.swift", rxSwiftCell),
          ("New/A.swift", try Self.text("AViewModel", .macro)), ("Tests/ATests.swift", other),
        ], "New",
        "kickstarter-swift on Plumbline with '@ViewModel', 2 spaces, tests with Swift Testing and "
          + "@testable import Dates: as in the view model of New/"
      ),
      (
        "Most of a folder",
        [
          ("B/A.swift", plumbline), ("B/B.swift", plumbline.replacing("AView", with: "BView")),
          ("ACell.swift", rxSwiftCell),
        ], ".", "kickstarter-swift on Plumbline, 2 spaces: as in 2 view models of this folder"
      ),
      (
        "The nearest of equally many", [("B/A.swift", plumbline), ("ACell.swift", rxSwiftCell)], ".",
        "rxswift on RxSwift, 2 spaces: as in the view model of this folder"
      ),
      (
        "OpenCombine", [("A.swift", combine)], ".",
        "kickstarter-swift on OpenCombine, 2 spaces: as in the view model of this folder"
      ),
      (
        "RxJava 2, tabs, JUnit 4",
        [("main/AViewModel.java", java), ("test/ATest.java", "import org.junit.Test;\nclass ATest {}")],
        "main/new", "kickstarter-java on RxJava 2, tabs, tests with JUnit 4: as in the view model of main/"
      ),
      (
        "RxJava 1", [("AViewModel.java", java1)], ".",
        "kickstarter-java on RxJava 1, 2 spaces: as in the view model of this folder"
      ),
      (
        "Kotlin, JUnit 5",
        [
          ("AViewModel.kt", try Self.text("AViewModel", .kickstarterKotlin)),
          ("ATest.kt", "import org.junit.jupiter.api.Test\n"),
        ], ".",
        "kickstarter-kotlin on RxJava 3, 4 spaces, tests with JUnit 5: as in the view model of this folder"
      ),
      (
        "Of the modules that tests import, that of the folder",
        [
          ("Shop/Screens/A.swift", reactiveSwift),
          ("Tests/ATests.swift", "@testable import TestHelpers\n" + test),
        ], "Shop/Screens",
        "kickstarter-swift on ReactiveSwift, 4 spaces, tests with XCTest and @testable import Shop: "
          + "as in the view model of Shop/Screens/"
      ),
      ("Tests alone", [("ATests.swift", test)], ".", nil),
      ("Excluded view models", [(".plumb.yml", "exclude: [Old]"), ("Old/A.swift", rxSwift)], "New", nil),
    ] as [App]
  }

  @Test("are those of the nearest view models and tests", arguments: 0..<13)
  func around(_ index: Int) throws {
    let app = try Self.apps.get()[index]
    for (path, text) in app.files { try self.folder.write(text, to: path) }
    let path = self.folder.path(app.folder)
    let text = try Conventions.around(path, tests: path)?.description
    let shown = text?.replacing(self.folder.path + "/", with: "").replacing(/of $/, with: "of this folder")
    #expect(shown == app.conventions, "\(app.name)")
  }

  @Test("are those of a language, and those of named folders")
  func asked() throws {
    try self.folder.write(try Self.text("AViewModel", .macro), to: "ios/A.swift")
    try self.folder.write(try Self.text("AViewModel", .kickstarterKotlin), to: "android/A.kt")
    try self.folder.write("import Testing\n@testable import Shop", to: "tests/ATests.swift")
    let path = self.folder.path("ios")
    #expect(try Conventions.around(path, tests: path, in: .kotlin)?.dialect == .kickstarterKotlin)
    #expect(try Conventions.around(path, tests: path, in: .java) == nil)
    #expect(try Conventions(of: [path, self.folder.path("tests")])?.testedModule == "Shop")
    #expect(try Conventions(of: [self.folder.path("tests")]) == nil)
  }

  @Test("are those of the nearest view models where there are very many, and say so")
  func many() throws {
    for number in 0..<101 {
      try self.folder.write(try Self.text("A\(number)ViewModel", .macro), to: "A\(number)ViewModel.swift")
    }
    let description = try Conventions(of: [self.folder.path])?.description
    #expect(description?.contains(": as in the nearest 100 view models of ") == true)
  }

  @Test("Code that is indented anew keeps the stars of a comment below each other")
  func indented() {
    let text = "a {\n  /**\n   * b\n   */\n    c\n}\n"
    #expect(
      Indentation.spaces(4).applied(to: text, from: .spaces(2))
        == "a {\n    /**\n     * b\n     */\n        c\n}\n")
    #expect(Indentation.tabs.applied(to: text, from: .spaces(2)) == "a {\n\t/**\n\t * b\n\t */\n\t\tc\n}\n")
  }
}
