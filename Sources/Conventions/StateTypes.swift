/// The types of RxSwift and its companions that hold a value which code may change.
enum StateTypes {
  static let names: Set = ["BehaviorRelay", "BehaviorSubject", "Variable"]
}
