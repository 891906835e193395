import Engine
import Scaffolding
import SourceModel
import TestSupport
import Testing

/// New files from descriptions, and descriptions of them.
enum Twin {
  /// The view model that a description comes to.
  static func text(
    of description: ViewModelDescription, in dialect: ScaffoldDialect,
    _ options: ScaffoldOptions = ScaffoldOptions()
  ) throws -> String {
    let files = try Scaffolder(options).files(
      description, dialect, in: ScaffoldFolders(sources: "", tests: ""))
    return try #require(files.first).text
  }

  /// The path of a file of a dialect.
  static func path(_ dialect: ScaffoldDialect) -> String {
    "X." + (dialect.language.profile.fileExtensions.first ?? "")
  }

  /// The description of the view model in a text.
  static func description(of text: String, in dialect: ScaffoldDialect) throws -> Describer.Outcome {
    let (viewModels, problems) = try Run.reading(text, at: self.path(dialect))
    try #require(problems.isEmpty, "\(problems)\n\(text)")
    return try Describer.describe(try #require(viewModels.first, "\(text)"))
  }

  /// What is described of a new view model.
  static func back(
    _ description: ViewModelDescription, by dialect: ScaffoldDialect
  ) throws -> ViewModelDescription {
    try self.description(of: try self.text(of: description, in: dialect), in: dialect).description
  }
}
