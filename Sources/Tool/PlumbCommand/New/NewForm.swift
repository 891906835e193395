import ArgumentParser
import Engine
import Scaffolding
import SourceModel

/// The options for the form of a view model.
struct NewForm: ParsableArguments {
  @Option(
    name: .customLong("dialect"), parsing: .singleValue,
    help: ArgumentHelp(
      "The dialect of the view model; may be repeated. (default: kickstarter-swift)"))
  var dialects: [ScaffoldDialect] = []

  @Option(help: "The signal library that kickstarter-swift imports.")
  var library = ScaffoldOptions.SwiftLibrary.plumbline

  @Option(help: "The version of RxJava that kickstarter-java and kickstarter-kotlin use; the latter from 2.")
  var rxjava = RxJava.three

  @Option(help: "The access level in Swift. (default: public; internal for rxswift)")
  var access: ScaffoldOptions.Access?

  @Option(
    name: .customLong("view"), parsing: .singleValue,
    help: ArgumentHelp("Also write a view that binds every port; may be repeated."))
  var views: [ScaffoldOptions.View] = []

  @Option(
    help: ArgumentHelp(
      "The class of the view on Android, such as 'MessagesFragment'. In Java it determines the base class of the view model.",
      valueName: "class"))
  var javaView: String?

  @Option(
    name: .customLong("package"),
    help: ArgumentHelp(
      "The package in Java and Kotlin. (default: inferred from the folder)", valueName: "name"))
  var javaPackage: String?

  @Option(
    help: ArgumentHelp(
      "The module that tests in Swift import. (default: inferred from the folder)", valueName: "name"))
  var module: String?

  @Flag(
    name: .customLong("tests"), inversion: .prefixedNo,
    help: "Write tests, which fail until you complete them.")
  var writesTests = true

  func validate() throws {
    if let name = self.javaPackage, !JavaWords.isPath(name) {
      throw ValidationError(
        "'--package' must be a package name such as 'com.example.messages', not '\(name)'")
    }
    if let name = self.module, !SwiftWords.isName(name) {
      let hint = SwiftWords.name(near: name).map { " Did you mean '\($0)'?" } ?? ""
      throw ValidationError("'--module' must be the name of a Swift module, not '\(name)'.\(hint)")
    }
    if let name = self.javaView, !JavaWords.isName(name) {
      let hint = SwiftWords.name(near: name).map { " Did you mean '\($0)'?" } ?? ""
      throw ValidationError("'--java-view' must be the name of a Java class, not '\(name)'.\(hint)")
    }
    if self.views.contains(.swiftUI), self.library != .plumbline {
      throw ValidationError(
        "'--view swiftui' requires '--library Plumbline'")
    }
    for view in Set(self.views).sorted(by: { $0.rawValue < $1.rawValue }) {
      let dialects = self.dialects.isEmpty ? [.kickstarterSwift] : self.dialects
      guard !dialects.contains(where: { $0.views.contains(view) }) else { continue }
      let names = ScaffoldDialect.allCases.filter { $0.views.contains(view) }.map {
        "'--dialect \($0.rawValue)'"
      }
      throw ValidationError("'--view \(view.rawValue)' requires \(names.joined(separator: " or "))")
    }
  }

  /// The options for a dialect in a folder.
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
