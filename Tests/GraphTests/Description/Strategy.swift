/// How inner producers become one signal.
enum Strategy: Equatable {
  case merge
  case concat
  case concurrent(Int)
  case latest
  case race
  case throttle

  var name: String {
    switch self {
    case .merge: "merge"
    case .concat: "concat"
    case .concurrent: "concurrent"
    case .latest: "latest"
    case .race: "race"
    case .throttle: "throttle"
    }
  }
}
