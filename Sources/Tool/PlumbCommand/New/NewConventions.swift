import Engine
import Scaffolding
import SourceModel

/// What a new view model has where no option says it: what the view models and tests around it have, or a default.
struct NewConventions {
  private let form: NewForm
  private let found: Conventions?
  private let folder: String
  let dialect: ScaffoldDialect
  /// The library in Swift; a default that is unused in Java and Kotlin.
  let library: ScaffoldOptions.SwiftLibrary
  private let rxJava: RxJava

  /// - Parameters:
  ///   - dialect: the dialect; nil for that of the view models around the folder.
  ///   - form: the options.
  init(
    around folders: ScaffoldFolders, _ dialect: ScaffoldDialect?, _ form: NewForm, configuration: String?
  ) throws {
    let found =
      form.settles(dialect)
      ? nil
      : try Conventions.around(
        folders.sources, tests: folders.tests, in: dialect?.language, configuration: configuration)
    let usual = found.map {
      $0.library == .macro ? .macro : ScaffoldDialect(rawValue: $0.dialect.rawValue) ?? .kickstarterSwift
    }
    let supported = form.library?.dialects ?? Set(ScaffoldDialect.allCases)
    let chosen =
      dialect ?? [usual, .kickstarterSwift, .rxSwift].compactMap(\.self).first(where: supported.contains)
      ?? .kickstarterSwift
    typealias Library = ScaffoldOptions.SwiftLibrary
    let known = found?.library.flatMap { Library(rawValue: $0.rawValue) }
    let libraries: [Library?] = [form.library, known, .plumbline, .rxSwift]
    self.library = libraries.compactMap(\.self).first { $0.dialects.contains(chosen) } ?? .plumbline
    let version: RxJava? =
      switch found?.library {
      case .rxJava1 where chosen == .kickstarterJava: .one
      case .rxJava2: .two
      default: nil
      }
    self.rxJava = form.rxjava ?? version ?? .three
    self.form = form
    self.found = found
    self.folder = folders.sources
    self.dialect = chosen
  }

  private var module: String? {
    guard self.dialect.language == .swift else { return nil }
    return self.form.module ?? ScaffoldFolders.module(of: self.folder) ?? self.found?.testedModule
  }

  private var coordinator: String? { self.dialect == .rxSwift ? self.found?.coordinator : nil }

  /// The options of the scaffold.
  func options(_ settings: ScaffoldingSettings) -> ScaffoldOptions {
    var options = ScaffoldOptions()
    options.swiftLibrary = self.library
    options.rxJava = self.rxJava
    options.access = self.form.access
    options.views = Set(self.form.views)
    options.javaPackage = self.form.javaPackage ?? ScaffoldFolders.package(of: self.folder) ?? ""
    options.module = self.module
    options.writesTests = self.form.writesTests
    options.testFramework = [self.form.testFramework, self.found?.testFramework].compactMap(\.self)
      .first { $0.isAvailable(in: self.dialect.language) }
    options.indentation = self.form.indentation ?? self.found?.indentation
    options.usesCRLF = self.found?.usesCRLF ?? false
    options.coordinator = self.coordinator
    options.settings = settings
    return options
  }

  /// What was chosen that no option says, and why, and what the app then needs that is not known to be there; nil when the
  /// options say everything.
  var note: String? {
    let isSwift = self.dialect.language == .swift
    let library = isSwift ? self.library.rawValue : "RxJava \(self.rxJava.rawValue)"
    let isGiven = isSwift ? self.form.library != nil : self.form.rxjava != nil
    let names = [
      self.form.dialects.isEmpty ? self.dialect.rawValue : nil,
      isGiven || self.dialect == .macro ? nil : library,
    ].compactMap(\.self)
    let isTested = self.form.writesTests
    let tests = self.found.map(\.testFramework) ?? .standard(for: self.dialect.language)
    let parts =
      (names.isEmpty ? [] : [names.joined(separator: " on ")])
      + Conventions.parts(
        self.form.indentation == nil ? self.found?.indentation : nil,
        isTested && self.form.testFramework == nil ? tests : nil,
        isTested && self.form.module == nil ? self.module : nil, self.coordinator)
    guard !parts.isEmpty else { return nil }
    let chosen = parts.joined(separator: ", ")
    let needed = isGiven ? "" : "; the app needs \(self.dialect == .macro ? "PlumblineMacros" : library)"
    guard let found else {
      let others = self.form.dialects.isEmpty ? "" : " in \(self.dialect.language.name)"
      return
        "\(chosen): the defaults, since there are no view models\(others) around '\(self.folder)'\(needed)"
    }
    let own = self.dialect == .macro ? SignalLibrary.macro.rawValue : library
    guard let other = found.library?.rawValue, other != own, !isGiven else {
      return "\(chosen): \(found.reason)"
    }
    return "\(chosen): \(found.reason), which \(found.viewModels == 1 ? "is" : "are") on \(other)\(needed)"
  }
}
