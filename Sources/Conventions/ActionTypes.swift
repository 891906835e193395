/// The types of the Action module that are actions.
enum ActionTypes {
  static let names: Set = ["Action", "CocoaAction", "CompletableAction"]
}
