package import SourceModel

extension Dialect {
  /// The operators of the library that the streams of the dialect are of; nil where code is not read.
  package var operatorTable: OperatorTable? {
    switch self {
    case .kickstarterSwift: .reactiveSwift
    case .rxSwift: .rxSwift
    case .kickstarterJava: .rxJava
    default: nil
    }
  }
}
