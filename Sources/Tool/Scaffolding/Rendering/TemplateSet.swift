package import Engine
import Mustache
import SourceModel

/// The templates of new files: the built-in ones, some of which a team may override.
package struct TemplateSet: Sendable {
  private var own: [TemplateName: (text: String, path: String)] = [:]

  /// The tool's templates.
  package init() {}

  /// The built-in templates, and those of a team.
  ///
  /// - Parameter folder: the folder of a team's templates: `.plumb/templates`. It need not exist.
  /// - Throws: a file there that is not named like a template, or is not in UTF-8.
  package init(overriddenIn folder: String) throws(ConfigurationError) {
    for (name, path) in TemplateFolder.files(in: folder) {
      guard let template = TemplateName.allCases.first(where: { $0.fileName == name }) else {
        let hint = TemplateFolder.nearest(to: name).map { "; did you mean '\($0)'?" } ?? ""
        throw ConfigurationError(path: path, message: "unknown template '\(name)'\(hint)")
      }
      self.own[template] = (try TemplateFolder.text(of: path), path)
    }
  }

  /// The built-in templates, and those of the nearest `.plumb/templates` in the working folder or above it.
  package static func nearest() throws(ConfigurationError) -> TemplateSet {
    var folder = Paths.workingDirectory
    while true {
      let candidate = folder + "/.plumb/templates"
      if FileSystem.isDirectory(candidate) {
        return try TemplateSet(overriddenIn: Paths.shown(candidate, from: Paths.workingDirectory))
      }
      guard let slash = folder.lastIndex(of: "/") else { return TemplateSet() }
      folder = String(folder[..<slash])
    }
  }

  /// Whether a team overrides a template.
  func isOwn(_ name: TemplateName) -> Bool { self.own[name] != nil }

  /// Renders a template.
  ///
  /// - Throws: the error in a template of a team, with its position.
  func render(_ name: TemplateName, _ context: RenderContext) throws(ConfigurationError) -> String {
    // The built-in templates are valid.
    guard let own = self.own[name] else {
      return try Self.render(name.text, context.values, path: name.fileName)
    }
    try TemplateTags.check(own.text, path: own.path)
    let repetitions = RepetitionLimit(templateSize: own.text.utf8.count)
    let text = try Self.render(own.text, repetitions.limited(context.values), path: own.path)
    guard !repetitions.isReached else {
      throw ConfigurationError(
        path: own.path, message: "the lists in lists of the template have too many elements")
    }
    return text
  }

  private static func render(
    _ text: String, _ values: [String: Any], path: String
  ) throws(ConfigurationError) -> String {
    do {
      // The output is source text, so nothing is escaped for HTML.
      return try MustacheTemplate(string: "{{% CONTENT_TYPE:TEXT}}\n" + text).render(values)
    } catch {
      throw ConfigurationError(path: path, message: "the template cannot be read: \(error)")
    }
  }
}

/// The folder that holds a team's templates.
enum TemplateFolder {
  /// The files in the folder by their names; empty when the folder does not exist.
  static func files(in folder: String) -> [(name: String, path: String)] {
    let entries = FileSystem.entries(of: folder) ?? []
    return entries.filter { !$0.isDirectory && $0.name.hasSuffix(".mustache") }
      .map { ($0.name, folder + "/" + $0.name) }
  }

  /// How many bytes a template may have.
  private static let largest = 1_000_000

  static func text(of path: String) throws(ConfigurationError) -> String {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileSystem.read(path, limit: .settings)
    } catch {
      throw ConfigurationError(path: path, message: error.reason)
    }
    guard bytes.count <= self.largest else {
      throw ConfigurationError(
        path: path, message: "the template has \(bytes.count) bytes: at most 1 MB is allowed")
    }
    return try YAMLFile.text(of: bytes, path: path)
  }

  /// The template whose name is nearest to a name.
  static func nearest(to name: String) -> String? {
    EditDistance.nearest(to: name, among: TemplateName.allCases.map(\.fileName), atMost: 3)
  }
}

/// The templates, by the names of their files.
package enum TemplateName: String, Hashable, Sendable, CaseIterable {
  case kickstarterSwift = "kickstarter-swift"
  case kickstarterSwiftTests = "kickstarter-swift-tests"
  case macro
  case rxSwift = "rxswift"
  case rxSwiftService = "rxswift-service"
  case rxSwiftTests = "rxswift-tests"
  case uiKit = "uikit"
  case swiftUI = "swiftui"
  case kickstarterJava = "kickstarter-java"
  case kickstarterJavaTests = "kickstarter-java-tests"
  case activity
  case kickstarterKotlin = "kickstarter-kotlin"
  case kickstarterKotlinTests = "kickstarter-kotlin-tests"
  case kotlinActivity = "kotlin-activity"
  case kotlinFragment = "kotlin-fragment"
  case compose

  /// The name of its file.
  package var fileName: String { self.rawValue + ".mustache" }

  /// The indentation of the built-in template.
  var indentation: Indentation {
    switch self {
    case .kickstarterKotlin, .kickstarterKotlinTests, .kotlinActivity, .kotlinFragment, .compose: .spaces(4)
    default: .spaces(2)
    }
  }

  /// The text of the built-in template.
  package var text: String {
    let bytes: [UInt8] =
      switch self {
      case .kickstarterSwift: PackageResources.kickstarter_swift_mustache
      case .kickstarterSwiftTests: PackageResources.swift_tests_mustache
      case .macro: PackageResources.macro_mustache
      case .rxSwift: PackageResources.rxswift_mustache
      case .rxSwiftService: PackageResources.rxswift_service_mustache
      case .rxSwiftTests: PackageResources.swift_tests_mustache
      case .uiKit: PackageResources.uikit_mustache
      case .swiftUI: PackageResources.swiftui_mustache
      case .kickstarterJava: PackageResources.kickstarter_java_mustache
      case .kickstarterJavaTests: PackageResources.kickstarter_java_tests_mustache
      case .activity: PackageResources.activity_mustache
      case .kickstarterKotlin: PackageResources.kickstarter_kotlin_mustache
      case .kickstarterKotlinTests: PackageResources.kickstarter_kotlin_tests_mustache
      case .kotlinActivity: PackageResources.kotlin_activity_mustache
      case .kotlinFragment: PackageResources.kotlin_fragment_mustache
      case .compose: PackageResources.compose_mustache
      }
    return self.indentation.applied(to: String(decoding: bytes, as: UTF8.self), from: .spaces(2))
  }
}
