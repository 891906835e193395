import ArgumentParser
import Linting
import Scaffolding
import ViewModelModel

/// The options that say how a view model is written.
struct NewForm: ParsableArguments {
  @Option(
    name: .customLong("dialect"), parsing: .singleValue,
    help: ArgumentHelp(
      "The form of the view model; may be given more than once. (default: kickstarter-swift)"))
  var dialects: [ScaffoldDialect] = []

  @Option(help: "The library of signals that kickstarter-swift imports.")
  var library = ScaffoldOptions.SwiftLibrary.plumbline

  @Option(help: "The version of RxJava that kickstarter-java is written on.")
  var rxjava = RxJava.three

  @Option(help: "Who can use it, in Swift. (default: public, and internal in rxswift)")
  var access: ScaffoldOptions.Access?

  @Option(
    name: .customLong("view"), parsing: .singleValue,
    help: ArgumentHelp("Write a view too, which binds every port; may be given more than once."))
  var views: [ScaffoldOptions.View] = []

  @Option(
    help: ArgumentHelp(
      "The class of the view in Java, which says what the view model extends: 'MessagesFragment'.",
      valueName: "class"))
  var javaView: String?

  @Option(
    name: .customLong("package"),
    help: ArgumentHelp("The package in Java. By default the folder tells.", valueName: "name"))
  var javaPackage: String?

  @Option(
    help: ArgumentHelp(
      "The module that tests in Swift import. By default the folder tells.", valueName: "name"))
  var module: String?

  @Flag(
    name: .customLong("tests"), inversion: .prefixedNo,
    help: "Write tests, which fail until they are written.")
  var writesTests = true

  func validate() throws {
    if let name = self.javaPackage, !Self.isPackage(name) {
      throw ValidationError("'\(name)' is no name of a package: 'com.example.messages' is one.")
    }
    if let name = self.module, !SwiftWords.isName(name) {
      let hint = SwiftWords.name(near: name).map { " Did you mean '\($0)'?" } ?? ""
      throw ValidationError("'\(name)' is no name of a module.\(hint)")
    }
    if let name = self.javaView, !JavaWords.isName(name) {
      let hint = SwiftWords.name(near: name).map { " Did you mean '\($0)'?" } ?? ""
      throw ValidationError("'\(name)' is no name of a class.\(hint)")
    }
    if self.views.contains(.swiftUI), self.library != .plumbline {
      throw ValidationError(
        "A view of 'swiftui' takes '--library Plumbline', whose signals SwiftUI can observe.")
    }
    for view in Set(self.views).sorted(by: { $0.rawValue < $1.rawValue }) {
      let dialects = self.dialects.isEmpty ? [.kickstarterSwift] : self.dialects
      guard !dialects.contains(where: { $0.views.contains(view) }) else { continue }
      let names = ScaffoldDialect.allCases.filter { $0.views.contains(view) }.map { "'\($0.rawValue)'" }
      throw ValidationError(
        "A view of '\(view.rawValue)' takes the dialect \(names.joined(separator: " or ")).")
    }
  }

  private static func isPackage(_ name: String) -> Bool {
    name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { JavaWords.isName(String($0)) }
  }

  /// What a dialect is written with in a folder.
  func options(in folder: String, _ settings: ScaffoldingSettings) -> ScaffoldOptions {
    var options = ScaffoldOptions()
    options.swiftLibrary = self.library
    options.rxJava = self.rxjava
    options.access = self.access
    options.views = Set(self.views)
    options.javaPackage = self.javaPackage ?? ScaffoldFolders.package(of: folder) ?? ""
    options.module = self.module ?? ScaffoldFolders.module(of: folder)
    options.writesTests = self.writesTests
    options.settings = settings
    return options
  }
}
