package import Engine
package import SourceModel

/// Makes the files of new view models from descriptions.
package struct Scaffolder: Sendable {
  private let templates: TemplateSet
  private let options: ScaffoldOptions

  package init(_ options: ScaffoldOptions = ScaffoldOptions(), templates: TemplateSet = TemplateSet()) {
    self.options = options
    self.templates = templates
  }

  /// The files of a view model in one dialect.
  ///
  /// - Throws: `ScaffoldError` for a description that the dialect cannot express, `ConfigurationError` for a team's
  ///   template that cannot be read.
  package func files(
    _ description: ViewModelDescription, _ dialect: ScaffoldDialect, in folders: ScaffoldFolders
  ) throws -> [ScaffoldedFile] {
    if let clash = PortClash.first(in: description) { throw ScaffoldError(clash.message) }
    switch dialect {
    case .kickstarterJava: return try self.javaFiles(description, folders)
    case .kickstarterKotlin: return try self.kotlinFiles(description, folders)
    case .kickstarterSwift, .macro, .rxSwift: break
    }
    if dialect == .rxSwift { try Self.checkMembers(of: description) }
    if dialect == .macro { try Self.checkStorage(of: description) }
    var description = description
    if dialect == .rxSwift {
      description = ViewModelDescription(
        description.name, swift: description.swift, java: description.java,
        inputs: description.inputs.withoutOverloads, outputs: description.outputs,
        actions: description.actions)
      try Self.checkNames(of: description, in: "rxswift")
    }
    let context = SwiftScaffold(description: description, dialect: dialect, options: self.options).context
    let name = description.name
    let template: TemplateName =
      switch dialect {
      case .macro: .macro
      case .rxSwift: .rxSwift
      case .kickstarterSwift, .kickstarterJava, .kickstarterKotlin: .kickstarterSwift
      }
    var files = [try self.file(template, context, folders.sources, "\(name).swift")]
    if dialect == .rxSwift {
      files.append(try self.file(.rxSwiftService, context, folders.sources, "\(name)Service.swift"))
    }
    if self.options.views.contains(.uiKit), dialect.views.contains(.uiKit) {
      files.append(try self.file(.uiKit, context, folders.sources, "\(context[text: "view"]).swift"))
    }
    if self.options.views.contains(.swiftUI), dialect.views.contains(.swiftUI) {
      let name = context[text: "swiftUIView"]
      files.append(try self.file(.swiftUI, context, folders.sources, "\(name).swift"))
    }
    if self.options.writesTests {
      let tests: TemplateName = dialect == .rxSwift ? .rxSwiftTests : .kickstarterSwiftTests
      let ending = self.options.testFramework?.isQuick == true ? "Spec" : "Tests"
      files.append(try self.file(tests, context, folders.tests, "\(name)\(ending).swift", root: folders.root))
    }
    return files
  }

  private func javaFiles(
    _ description: ViewModelDescription, _ folders: ScaffoldFolders
  ) throws -> [ScaffoldedFile] {
    let scaffold = JavaScaffold(description, self.options)
    try Self.checkNames(of: scaffold.ports, in: "Java")
    let context = try scaffold.context()
    var files = [try self.file(.kickstarterJava, context, folders.sources, "\(scaffold.name).java")]
    if self.options.views.contains(.activity) {
      guard JavaNaming.base(of: scaffold.view) == "ActivityViewModel" else {
        throw ScaffoldError("'--view activity' requires an activity, and '\(scaffold.view)' is not one")
      }
      files.append(try self.file(.activity, context, folders.sources, "\(scaffold.view).java"))
    }
    if self.options.writesTests {
      files.append(
        try self.file(
          .kickstarterJavaTests, context, folders.tests, "\(scaffold.name)Test.java", root: folders.root))
    }
    return files
  }

  private func kotlinFiles(
    _ description: ViewModelDescription, _ folders: ScaffoldFolders
  ) throws -> [ScaffoldedFile] {
    guard self.options.rxJava != .one else {
      throw ScaffoldError("RxJava 1 is not supported in Kotlin: use '--rxjava 2' or '--rxjava 3'")
    }
    let scaffold = KotlinScaffold(description, self.options)
    try Self.checkNames(of: scaffold.ports, in: "Kotlin")
    let context = try scaffold.context()
    var files = [try self.file(.kickstarterKotlin, context, folders.sources, "\(scaffold.name).kt")]
    let views: KeyValuePairs<ScaffoldOptions.View, TemplateName> = [
      .activity: .kotlinActivity, .fragment: .kotlinFragment, .compose: .compose,
    ]
    for (view, template) in views where self.options.views.contains(view) {
      files.append(try self.file(template, context, folders.sources, "\(try scaffold.name(of: view)).kt"))
    }
    if self.options.writesTests {
      files.append(
        try self.file(
          .kickstarterKotlinTests, context, folders.tests, "\(scaffold.name)Test.kt", root: folders.root))
    }
    return files
  }

  /// - Throws: a port with the name of another member of a view model of the blueprint.
  private static func checkMembers(of description: ViewModelDescription) throws(ScaffoldError) {
    let taken = ["coordinator", "service", SwiftScaffold.service(of: description)]
    if let name = description.portNames.first(where: taken.contains) {
      let kind = name == "coordinator" ? name : "service"
      throw ScaffoldError(
        "no port can be named '\(name)' in rxswift: the view model has its \(kind) under this name")
    }
  }

  /// - Throws: a name that two ports would share where neither labels nor actions distinguish them.
  private static func checkNames(
    of description: ViewModelDescription, in language: String
  ) throws(ScaffoldError) {
    var taken: Set<String> = []
    if let name = description.portNames.first(where: { !taken.insert($0).inserted }) {
      throw ScaffoldError(
        "two ports would be named '\(name)' in \(language), which has no argument labels: rename one of them"
      )
    }
  }

  /// - Throws: a port with the name of generated storage, and an input whose storage cannot be named.
  private static func checkStorage(of description: ViewModelDescription) throws(ScaffoldError) {
    if let input = StorageNames.indistinct(in: description) {
      throw ScaffoldError(
        "the macro would store '\(input.fullName)' under the name of another input: rename one of them"
      )
    }
    let alone = ViewModelDescription(description.name, inputs: description.inputs)
    let storage = Set(StorageNames.swift(alone))
    if let name = description.portNames.first(where: storage.contains) {
      throw ScaffoldError("no port can be named '\(name)' in macro: an input is stored under this name")
    }
  }

  private func file(
    _ template: TemplateName, _ context: RenderContext, _ folder: String, _ name: String, root: String? = nil
  ) throws -> ScaffoldedFile {
    // Names are checked where they are read. A path separator would change the folder of the file.
    let stem = name.split(separator: ".", omittingEmptySubsequences: false).dropLast().joined(separator: ".")
    guard SwiftWords.isName(stem) else { throw ScaffoldError("'\(name)' is not a valid name of a file") }
    let path =
      folder.isEmpty || folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
    let text = Self.tidied(try self.templates.render(template, context))
    // A team's template is indented as the team likes it.
    let old = self.templates.isOwn(template) ? Indentation(of: [text.utf8]) : template.indentation
    let new = self.options.indentation ?? old
    let indented = old.flatMap { old in new?.applied(to: text, from: old) } ?? text
    return ScaffoldedFile(
      path: path, text: self.options.usesCRLF ? indented.replacing("\n", with: "\r\n") : indented, root: root)
  }

  /// A text without blank lines at its ends, without two of them in a row, and without one inside a brace.
  ///
  /// Templates would be hard to read if each condition in them ensured it.
  private static func tidied(_ text: String) -> String {
    var lines: [String] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let line = line.allSatisfy(\.isWhitespace) ? "" : String(line)
      if line.isEmpty, lines.last?.isEmpty ?? true { continue }
      if line.drop(while: \.isWhitespace).hasPrefix("}"), lines.last?.isEmpty == true { lines.removeLast() }
      lines.append(line)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension ViewModelDescription {
  /// The names of all ports, without labels.
  fileprivate var portNames: [String] {
    self.inputs.map(\.name) + self.outputs.map(\.name) + self.actions.map(\.name)
  }
}

/// Why a view model cannot be made from a description, and what to write instead.
package struct ScaffoldError: Error, Hashable, Sendable, CustomStringConvertible {
  package var message: String

  package init(_ message: String) {
    self.message = message
  }

  package var description: String { self.message }
}

/// A new file.
package struct ScaffoldedFile: Hashable, Sendable {
  /// The path: below a folder that was given, or relative to the working folder.
  package var path: String
  package var text: String
  /// The folder that must contain the file, even if a link leads elsewhere; nil when the user has named the folder of
  /// the file.
  package var root: String?

  package init(path: String, text: String, root: String? = nil) {
    self.path = path
    self.text = text
    self.root = root
  }
}

/// How a view model is to be made from its description.
package struct ScaffoldOptions: Sendable {
  /// The library that signals come from in Swift.
  package enum SwiftLibrary: String, Hashable, Sendable, CaseIterable {
    case plumbline = "Plumbline"
    case reactiveSwift = "ReactiveSwift"
    case rxSwift = "RxSwift"
    /// The API of RxSwift and Action, on Plumbline.
    case blueprint = "PlumblineBlueprint"

    /// The dialects whose view models can use it.
    package var dialects: Set<ScaffoldDialect> {
      switch self {
      case .plumbline: [.kickstarterSwift, .macro]
      case .reactiveSwift: [.kickstarterSwift]
      case .rxSwift, .blueprint: [.rxSwift]
      }
    }
  }

  /// The access level of generated Swift code.
  package enum Access: String, Hashable, Sendable, CaseIterable {
    case `public`
    case package
    case `internal`
  }

  /// A view that observes the outputs and calls the inputs.
  package enum View: String, Hashable, Sendable, CaseIterable {
    case uiKit = "uikit"
    case swiftUI = "swiftui"
    case activity
    case fragment
    case compose
  }

  /// A dialect that cannot use it uses its own.
  package var swiftLibrary = SwiftLibrary.plumbline
  /// Nil for the default of the dialect: public for ReactiveSwift, internal for RxSwift.
  package var access: Access?
  package var rxJava = RxJava.three
  /// The package of files in Java and Kotlin; empty for none.
  package var javaPackage = ""
  /// The module that tests in Swift import; nil when they are part of it.
  package var module: String?
  package var writesTests = true
  /// Nil for the one of new tests in the language.
  package var testFramework: TestFramework?
  /// Nil for that of the templates.
  package var indentation: Indentation?
  /// Whether a carriage return and a line feed end each line.
  package var usesCRLF = false
  /// The type of the coordinator that view models of the blueprint take; nil for none.
  package var coordinator: String?
  package var views: Set<View> = []
  package var settings = ScaffoldingSettings()

  package init() {}
}
