package import SourceModel

extension ViewModel {
  /// How values flow through it.
  package var flow: DataFlow { FlowCache.shared.graph(of: self) }
}
