import DataFlow
import Engine
import SourceModel
import TestSupport

/// View models around what a test is about.
enum FlowSketch {
  static func template(_ code: String, after: String = "", imports: String = "ReactiveSwift") -> String {
    """
    import \(imports)

    protocol FormViewModelInputs {
      func a(_ value: String)
      func b()
      func c(_ flag: Bool)
    }

    protocol FormViewModelOutputs {
      var x: Signal<String, Never> { get }
      var y: Signal<Bool, Never> { get }
    }

    protocol FormViewModelType {
      var inputs: FormViewModelInputs { get }
      var outputs: FormViewModelOutputs { get }
    }

    final class FormViewModel: FormViewModelType, FormViewModelInputs, FormViewModelOutputs {
      init() {
        \(code)
      }

      private let aProperty = MutableProperty<String?>(nil)
      func a(_ value: String) { self.aProperty.value = value }

      private let bProperty = MutableProperty(())
      func b() { self.bProperty.value = () }

      private let cProperty = MutableProperty(false)
      func c(_ flag: Bool) { self.cProperty.value = flag }

      let x: Signal<String, Never>
      let y: Signal<Bool, Never>

      var inputs: FormViewModelInputs { return self }
      var outputs: FormViewModelOutputs { return self }
    }
    \(after)
    """
  }

  /// The graph of the one view model of a file.
  static func graph(of source: String, path: String = "FormViewModel.swift") throws -> DataFlow {
    let folder = try TemporaryFolder()
    try folder.write(source, to: path)
    let (viewModels, problems) = try ViewModelReader.read([folder.path(path)])
    guard problems.isEmpty, viewModels.count == 1 else {
      throw FlowSketchError(problems: problems.map(\.reason))
    }
    return DataFlow(viewModels[0])
  }

  /// The edges, as `a → b`; with the kind in parentheses where they are no values.
  static func lines(_ graph: DataFlow) -> [String] {
    graph.edges.map { edge in
      let kind = edge.kind == .values ? "" : " (\(edge.kind.rawValue))"
      return "\(graph.nodes[edge.source].name) → \(graph.nodes[edge.target].name)\(kind)"
    }
  }
}

/// What is wrong with the source of a test.
struct FlowSketchError: Error {
  var problems: [String]
}
