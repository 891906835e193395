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
