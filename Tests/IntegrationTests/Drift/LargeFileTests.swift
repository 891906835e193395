import SeededRandom
import SourceFuzzing
import Testing

@Suite("Fixes of large files") struct LargeFileTests {
  @Test("A fix of many members is that of few, as often", arguments: [2, TestScale.isSmall ? 40 : 200])
  func members(pairs: Int) throws {
    let viewModel = LargeViewModel(pairs: pairs)
    let step = try Growth.fix(viewModel.drifted, becomes: viewModel.fixed)
    #expect(step.isRight)
    #expect(step.size > 700 * pairs)
  }

  @Test("A fix of many view models is that of few, as often", arguments: [2, TestScale.isSmall ? 34 : 170])
  func viewModels(count: Int) throws {
    let viewModels = ManyViewModels(count: count)
    let step = try Growth.fix(viewModels.drifted, becomes: viewModels.fixed)
    #expect(step.isRight)
    #expect(step.size > 640 * count)
  }
}
