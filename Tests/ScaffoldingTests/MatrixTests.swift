import Engine
import Foundation
import Rules
import Scaffolding
import SeededRandom
import SourceModel
import TestSupport
import Testing

@Suite("New view models")
struct MatrixTests {
  @Test("There are at least 60 descriptions to try, and all of them can be read")
  func count() throws {
    let folder = Repository.folder.appendingPathComponent("TestSupport/Descriptions").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files.count >= 60)
    #expect(Matrix.all.map(\.name) == files.sorted())
  }

  @Test(
    "keep every rule, and leave nothing to mend", arguments: TestScale.sample(Matrix.all),
    ScaffoldDialect.allCases)
  func rules(_ entry: Matrix.Entry, _ dialect: ScaffoldDialect) throws {
    for options in Self.options(for: dialect) {
      let text = try Twin.text(of: entry.description, in: dialect, options)
      let path = Twin.path(dialect)
      let report = try Lint.report([(path, text)])
      #expect(report.viewModels == 1, "\(text)")
      // That a placeholder is one is all that there is to say.
      let findings = report.findings.filter { $0.rule != "placeholder-output" }
      #expect(findings.isEmpty, "\(findings)\n\(text)")
      #expect(report.findings.allSatisfy { $0.severity == .note })
      #expect(try Lint.fixed([(path, text)]).changes.isEmpty)
    }
  }

  private static var forSwiftUI: ScaffoldOptions {
    var options = ScaffoldOptions()
    options.views = [.swiftUI]
    return options
  }

  /// What changes the text in a dialect.
  private static func options(for dialect: ScaffoldDialect) -> [ScaffoldOptions] {
    switch dialect {
    case .kickstarterSwift:
      return [ScaffoldOptions.SwiftLibrary.plumbline, .reactiveSwift].map { library in
        var options = ScaffoldOptions()
        options.swiftLibrary = library
        return options
      } + [Self.forSwiftUI]
    case .macro, .rxSwift:
      return ScaffoldOptions.Access.allCases.map { access in
        var options = ScaffoldOptions()
        options.access = access
        return options
      } + [Self.forSwiftUI]
    case .kickstarterJava, .kickstarterKotlin:
      return RxJava.allCases.filter { dialect == .kickstarterJava || $0 != .one }.map { rxJava in
        var options = ScaffoldOptions()
        options.rxJava = rxJava
        options.javaPackage = "com.example"
        return options
      }
    }
  }

  @Test(
    "read again are what they were made from, or stay what they are", arguments: TestScale.sample(Matrix.all),
    ScaffoldDialect.allCases)
  func described(_ entry: Matrix.Entry, _ dialect: ScaffoldDialect) throws {
    let description = try Twin.back(entry.description, by: dialect)
    if dialect == .kickstarterSwift || dialect == .macro {
      var expected = entry.description
      // Errors of Plumbline's actions have no types, and Java has nothing to say here.
      expected.actions = expected.actions.map { action in
        var action = action
        action.failure = nil
        return action
      }
      expected.java = LanguageDescription()
      #expect(description == expected)
    }
    #expect(try Twin.back(description, by: dialect) == description)
  }
}
