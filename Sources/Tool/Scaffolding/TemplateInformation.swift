import Engine
import Foundation
import SourceModel

/// The keys of a file template that Xcode reads.
struct TemplateInformation: Encodable {
  struct Option: Encodable {
    enum CodingKeys: String, CodingKey {
      case identifier = "Identifier"
      case name = "Name"
      case description = "Description"
      case type = "Type"
      case isRequired = "Required"
      case isNotPersisted = "NotPersisted"
    }

    var identifier = "productName"
    var name = "Name:"
    var description = "The name of the screen, without 'ViewModel' at its end."
    var type = "text"
    var isRequired = true
    var isNotPersisted = true
  }

  enum CodingKeys: String, CodingKey {
    case kind = "Kind"
    case description = "Description"
    case title = "Summary"
    case sortOrder = "SortOrder"
    case allowedTypes = "AllowedTypes"
    case defaultName = "DefaultCompletionName"
    case mainFile = "MainTemplateFile"
    case platforms = "Platforms"
    case options = "Options"
  }

  var kind = "Xcode.IDEFoundation.TextSubstitutionFileTemplateKind"
  var description = "A view model with its inputs and outputs, and its tests."
  var title: String
  var sortOrder = "1"
  var allowedTypes = ["public.swift-source"]
  var defaultName = "My"
  var mainFile = "___FILEBASENAME___ViewModel.swift"
  var platforms: [String] = []
  var options = [Option()]
}

/// File templates for Xcode, from the same source as `plumb new`.
package enum XcodeTemplates {
  /// The placeholder that Xcode replaces by the name that the user enters.
  private static let variable = "___VARIABLE_productName___"

  private static let forms:
    [(dialect: ScaffoldDialect, library: ScaffoldOptions.SwiftLibrary, title: String)] = [
      (.kickstarterSwift, .plumbline, "View Model"),
      (.kickstarterSwift, .reactiveSwift, "View Model (ReactiveSwift)"),
      (.macro, .plumbline, "View Model (@ViewModel)"),
      (.rxSwift, .plumbline, "View Model (RxSwift)"),
    ]

  /// The files, by their paths below the folder of templates.
  ///
  /// - Throws: a team's template that cannot be read.
  package static func files(_ templates: TemplateSet) throws -> [ScaffoldedFile] {
    let description = ViewModelDescription(
      self.variable + "ViewModel", inputs: [InputDescription("viewDidLoad")])
    return try self.forms.flatMap { form -> [ScaffoldedFile] in
      var options = ScaffoldOptions()
      options.swiftLibrary = form.library
      options.module = "___PACKAGENAMEASIDENTIFIER___"
      let folder = "Plumbline/\(form.title).xctemplate"
      let files = try Scaffolder(options, templates: templates).files(
        description, form.dialect, in: ScaffoldFolders(sources: folder, tests: folder))
      let renamed = files.map { file in
        // Xcode replaces this placeholder in the names of files.
        ScaffoldedFile(path: file.path.replacing(self.variable, with: "___FILEBASENAME___"), text: file.text)
      }
      return [ScaffoldedFile(path: folder + "/TemplateInfo.plist", text: try self.information(form.title))]
        + renamed
    }
  }

  /// The input that Xcode asks for, and the presentation of the template.
  private static func information(_ title: String) throws -> String {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    let data = try encoder.encode(TemplateInformation(title: title))
    return String(decoding: data, as: UTF8.self)
  }
}
