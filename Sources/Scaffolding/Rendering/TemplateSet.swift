public import Engine
import Mustache

/// The templates of new files: the built-in ones, some of which a team may override.
public struct TemplateSet: Sendable {
  private var own: [TemplateName: (text: String, path: String)] = [:]

  /// The tool's templates.
  public init() {}

  /// The built-in templates, and those of a team.
  ///
  /// - Parameter folder: where a team's are: `.plumb/templates`. It need not exist.
  /// - Throws: a file there that is no template's name, or not in UTF-8.
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
    let own = self.own[name]
    let text = own?.text ?? name.text
    let path = own?.path ?? name.fileName
    // Those of the tool are in order.
    if own != nil { try TemplateTags.check(text, path: path) }
    do {
      // The output is source text, so nothing is escaped for HTML.
      let template = try MustacheTemplate(string: "{{% CONTENT_TYPE:TEXT}}\n" + text)
      return template.render(context.values)
    } catch let error as MustacheTemplate.ParserError {
      throw ConfigurationError(
        path: path, line: max(1, error.context.lineNumber - 1), column: error.context.columnNumber,
        message: Self.message(error.error))
    } catch {
      throw ConfigurationError(path: path, message: "\(error)")
    }
  }

  private static func message(_ error: any Error) -> String {
    switch error as? MustacheTemplate.Error {
    case .unfinishedName: "the tag cannot be parsed"
    case .invalidSetDelimiter: "a tag that sets delimiters is written '{{=<% %>=}}'"
    default: "the template cannot be read: \(error)"
    }
  }
}
