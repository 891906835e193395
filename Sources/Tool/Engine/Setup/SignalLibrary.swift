package import SourceModel

/// The library, in its version, that view models take their streams from.
package enum SignalLibrary: String, Hashable, Sendable, CaseIterable {
  case plumbline = "Plumbline"
  case macro = "Plumbline with '@ViewModel'"
  case reactiveSwift = "ReactiveSwift"
  case combine = "Combine"
  case openCombine = "OpenCombine"
  case rxSwift = "RxSwift"
  case blueprint = "PlumblineBlueprint"
  case rxJava1 = "RxJava 1"
  case rxJava2 = "RxJava 2"
  case rxJava3 = "RxJava 3"
  case flows = "flows"

  /// The library of a view model; nil when its files import none.
  package init?(of viewModel: ViewModel) {
    let imports = ([viewModel.file] + viewModel.portFiles).flatMap(\.imports)
    let modules = Set(imports.map(\.module))
    func holds(_ prefix: String) -> Bool { imports.contains { $0.path.hasPrefix(prefix) } }
    let library: SignalLibrary? =
      switch (viewModel.dialect, viewModel.form) {
      case (_, .generated): .macro
      case (_, .flows): .flows
      case (.rxSwift, _): modules.contains("PlumblineBlueprint") ? .blueprint : .rxSwift
      case (.kickstarterSwift, _) where viewModel.profile.library === StreamLibrary.combine:
        modules.contains("OpenCombine") ? .openCombine : .combine
      case (.kickstarterSwift, _) where modules.contains("Plumbline"): .plumbline
      case (.kickstarterSwift, _):
        modules.isDisjoint(with: StreamLibrary.reactiveSwift.imports) ? nil : .reactiveSwift
      case _ where holds("io.reactivex.rxjava3."): .rxJava3
      case _ where holds("io.reactivex."): .rxJava2
      case _ where holds("rx."): .rxJava1
      case _: holds("kotlinx.coroutines.flow.") ? .flows : nil
      }
    guard let library else { return nil }
    self = library
  }
}
