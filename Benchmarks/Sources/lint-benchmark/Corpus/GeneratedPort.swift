/// An input or an output of a generated view model.
struct GeneratedPort {
  /// The type of the value that it carries; nil for none.
  enum Value {
    case none, text, flag
    /// One thing of the feature, or a list of them.
    case model(String), models(String)

    /// The type as Swift writes it, with `nothing` for none.
    func type(nothing: String) -> String {
      switch self {
      case .none: nothing
      case .text: "String"
      case .flag: "Bool"
      case .model(let name): name
      case .models(let name): "[\(name)]"
      }
    }
  }

  var name: String
  var documentation: String
  var value: Value
}
