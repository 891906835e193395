import DataFlow
import Engine
import SourceModel
import TestSupport
import Testing

struct FlowCacheTests {
  @Test("Threads that ask for graphs at the same time get those of their view models")
  func concurrency() async throws {
    let folder = try TemporaryFolder()
    for number in 0..<24 {
      let source = Sample.form("self.x = self.aProperty.signal.skipNil()")
      try folder.write(
        source.replacing("FormViewModel", with: "Form\(number)ViewModel"), to: "\(number).swift")
    }
    let viewModels = try ViewModelReader.read([folder.path]).viewModels
    #expect(viewModels.count == 24)
    await withTaskGroup(of: Bool.self) { group in
      for viewModel in viewModels + viewModels.reversed() {
        group.addTask {
          viewModel.flow.nodes(.output).allSatisfy { $0.path == viewModel.path }
            && viewModel.flow.nodes.count > 5
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
