import SourceModel

/// The names of view models.
public enum ViewModelName {
  /// A name with its ending: `MessagesViewModel` for `Messages`.
  ///
  /// - Throws: why it is not a valid name for a view model, and one that is near to it.
  public static func complete(_ text: String) throws(ScaffoldError) -> String {
    let isName = SwiftWords.isName(text)
    guard isName, text.first?.isLowercase == false, text != "ViewModel" else {
      let near = SwiftWords.name(near: text).map(NameWords.uppercasingFirst).flatMap { name in
        name == "ViewModel" ? nil : name
      }
      let reason =
        isName && text != "ViewModel"
        ? "starts with a lowercase letter" : "is not a valid name for a view model"
      throw ScaffoldError(
        "'\(text)' \(reason)\(near.map { ": did you mean '\($0)'?" } ?? ", such as 'Messages'")")
    }
    return text.hasSuffix("ViewModel") ? text : text + "ViewModel"
  }
}
