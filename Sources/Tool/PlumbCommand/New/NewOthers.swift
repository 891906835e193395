import ArgumentParser
import Engine
import Reporting
import Scaffolding
import SourceModel

/// The other output of `plumb new`: schema and templates.
struct NewOthers: ParsableArguments {
  @Flag(help: "Print the JSON Schema of descriptions, for completion and checks in editors.")
  var schema = false

  @Option(
    help: ArgumentHelp(
      "Write the built-in templates to this folder, as a starting point for your own.", valueName: "folder"),
    completion: .directory)
  var printTemplates: String?

  @Option(
    help: ArgumentHelp(
      "Write file templates for Xcode to this folder. Xcode reads '~/Library/Developer/Xcode/Templates'.",
      valueName: "folder"),
    completion: .directory)
  var xcodeTemplates: String?

  /// Whether any other output is requested.
  var isRequested: Bool { self.schema || self.printTemplates != nil || self.xcodeTemplates != nil }

  /// Writes the requested output; returns whether there was any.
  func run(force: Bool) throws -> Bool {
    if self.schema { try Terminal.write(document: DescriptionSchema.text.utf8) }
    var files: [ScaffoldedFile] = []
    if let folder = self.printTemplates {
      files += TemplateName.allCases.map { template in
        ScaffoldedFile(path: folder + "/" + template.fileName, text: template.text)
      }
    }
    if let folder = self.xcodeTemplates {
      files += try XcodeTemplates.files(TemplateSet.nearest()).map { file in
        ScaffoldedFile(path: folder + "/" + file.path, text: file.text)
      }
    }
    if !files.isEmpty {
      try NewFiles.write(files, replacing: force)
      for file in files { try Terminal.write("wrote \(file.path)\n") }
    }
    return self.isRequested
  }
}
