import ArgumentParser
package import Engine
package import Scaffolding
import SourceModel

/// The options for the form of a view model.
struct NewForm: ParsableArguments {
  @Option(
    name: .customLong("dialect"), parsing: .singleValue,
    help: ArgumentHelp(
      "The dialect of the view model; may be repeated. (default: as around the folder, or kickstarter-swift)")
  )
  var dialects: [ScaffoldDialect] = []

  @Option(
    help: ArgumentHelp(
      "The signal library in Swift; the first two are for kickstarter-swift. (default: as around the folder, or Plumbline, or RxSwift)"
    ))
  var library: ScaffoldOptions.SwiftLibrary?

  @Option(
    help: ArgumentHelp(
      "The version of RxJava that kickstarter-java and kickstarter-kotlin use; the latter from 2. (default: as around the folder, or 3)"
    ))
  var rxjava: RxJava?

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
      "The module that tests in Swift import. (default: inferred from the folder, or as in tests around it)",
      valueName: "name"))
  var module: String?

  @Option(
    help: ArgumentHelp(
      "The indentation: a number of spaces, or 'tabs'. (default: as around the folder, or 2; 4 in Kotlin)",
      valueName: "width"))
  var indentation: Indentation?

  @Option(
    help: ArgumentHelp(
      "The framework of the tests. (default: as around the folder, or swift-testing, or junit5)",
      valueName: "framework"))
  var testFramework: TestFramework?

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
  }

  /// Whether the options leave nothing to look for around the folder.
  func settles(_ dialect: ScaffoldDialect?) -> Bool {
    guard let dialect, self.indentation != nil, self.testFramework != nil || !self.writesTests else {
      return false
    }
    return switch dialect {
    case .kickstarterJava, .kickstarterKotlin: self.rxjava != nil
    case .kickstarterSwift: self.library != nil && (self.module != nil || !self.writesTests)
    case .macro: self.module != nil || !self.writesTests
    case .rxSwift: false
    }
  }

  /// - Throws: an option that none of the dialects has a use for.
  func check(_ all: [NewConventions]) throws(UsageProblem) {
    if self.views.contains(.swiftUI), all.contains(where: { $0.library == .reactiveSwift }) {
      throw UsageProblem("'--view swiftui' requires '--library Plumbline'")
    }
    var uses: [(option: String, isUsable: (ScaffoldDialect) -> Bool)] = []
    for view in self.views.sorted(by: { $0.rawValue < $1.rawValue }) {
      uses.append(("--view \(view.rawValue)", { $0.views.contains(view) }))
    }
    if let framework = self.testFramework {
      uses.append(("--test-framework \(framework.rawValue)", { framework.isAvailable(in: $0.language) }))
    }
    // A dialect always had its own library where this one is not for it.
    if let library = self.library, library.dialects == [.rxSwift] {
      uses.append(("--library \(library.rawValue)", library.dialects.contains))
    }
    for (option, isUsable) in uses where !all.map(\.dialect).contains(where: isUsable) {
      let names = ScaffoldDialect.allCases.filter(isUsable).map { "'--dialect \($0.rawValue)'" }
      throw UsageProblem("'\(option)' requires \(names.joined(separator: " or "))")
    }
  }
}

extension ScaffoldDialect: ExpressibleByArgument {}
extension ScaffoldOptions.SwiftLibrary: ExpressibleByArgument {}
extension ScaffoldOptions.Access: ExpressibleByArgument {}
extension ScaffoldOptions.View: ExpressibleByArgument {}
extension RxJava: ExpressibleByArgument {}
extension TestFramework: ExpressibleByArgument {}

extension Indentation: ExpressibleByArgument {
  /// A number of spaces from 1 to 8, or `tabs`.
  package init?(argument: String) {
    if argument == "tabs" {
      self = .tabs
    } else if let count = Int(argument), (1...8).contains(count) {
      self = .spaces(count)
    } else {
      return nil
    }
  }
}
