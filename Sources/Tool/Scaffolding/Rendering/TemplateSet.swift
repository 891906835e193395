public import Engine
import Mustache

/// The templates of new files: the built-in ones, some of which a team may override.
public struct TemplateSet: Sendable {
  private var own: [TemplateName: (text: String, path: String)] = [:]

  /// The tool's templates.
  public init() {}

  /// The built-in templates, and those of a team.
  ///
  /// - Parameter folder: the folder of a team's templates: `.plumb/templates`. It need not exist.
  /// - Throws: a file there that is not named like a template, or is not in UTF-8.
  public init(overriddenIn folder: String) throws(ConfigurationError) {
    for (name, path) in TemplateFolder.files(in: folder) {
      guard let template = TemplateName.allCases.first(where: { $0.fileName == name }) else {
        let hint = TemplateFolder.nearest(to: name).map { "; did you mean '\($0)'?" } ?? ""
        throw ConfigurationError(path: path, message: "unknown template '\(name)'\(hint)")
      }
      self.own[template] = (try TemplateFolder.text(of: path), path)
    }
  }

  /// The built-in templates, and those of the nearest `.plumb/templates` in the working folder or above it.
  public static func nearest() throws(ConfigurationError) -> TemplateSet {
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
