package import SourceModel

extension StreamLibrary {
  /// The operators of the library; nil where none are known or code is not read.
  package var operatorTable: OperatorTable? {
    if self === StreamLibrary.reactiveSwift { return .reactiveSwift }
    if self === StreamLibrary.rxSwift { return .rxSwift }
    if self === StreamLibrary.rxJava { return .rxJava }
    if self === StreamLibrary.rxJavaInKotlin { return .rxJavaInKotlin }
    if self === StreamLibrary.combine { return .combine }
    return nil
  }
}
