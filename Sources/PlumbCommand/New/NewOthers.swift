import ArgumentParser
import Scaffolding

/// What `plumb new` hands out beside view models.
struct NewOthers: ParsableArguments {
  @Flag(help: "Print the JSON Schema of descriptions, with which editors complete and check them.")
  var schema = false

  @Option(
    help: ArgumentHelp("Write the templates to this folder, to be changed.", valueName: "folder"),
    completion: .directory)
  var printTemplates: String?

  @Option(
    help: ArgumentHelp(
      "Write file templates for Xcode to this folder. Xcode finds those in '~/Library/Developer/Xcode/Templates'.",
      valueName: "folder"),
    completion: .directory)
  var xcodeTemplates: String?

  /// Whether any of it is asked for.
  var isAsked: Bool { self.schema || self.printTemplates != nil || self.xcodeTemplates != nil }

  /// Does what is asked for; tells whether anything was.
  func run(force: Bool) throws -> Bool {
    if self.schema { Terminal.write(DescriptionSchema.text) }
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
      Terminal.write(files.map { "wrote \($0.path)\n" }.joined())
    }
    return self.isAsked
  }
}
