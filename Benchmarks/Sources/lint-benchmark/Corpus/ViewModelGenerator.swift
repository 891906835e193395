/// Makes up view models: most follow the convention, and some drifted from it.
struct ViewModelGenerator {
  private var random: SeededGenerator

  /// - Parameter seed: the same seed makes the same view models.
  init(seed: UInt64) {
    self.random = SeededGenerator(seed: seed)
  }

  /// Names, features and texts of view models.
  mutating func viewModels(count: Int) -> [(name: String, feature: String, text: String)] {
    let names = Words.scenes.flatMap { scene in Words.subjects.map { (subject: $0, scene: scene) } }
    return names.prefix(count).enumerated().map { index, name in
      let viewModel = GeneratedViewModel(subject: name.subject, scene: name.scene, using: &self.random)
      var lines =
        index.isMultiple(of: 2)
        ? KickstarterSwiftWriter.lines(of: viewModel, using: &self.random)
        : RxSwiftWriter.lines(of: viewModel, using: &self.random)
      if self.random.chance(of: 20) { Drift.apply(to: &lines, using: &self.random) }
      return (viewModel.name, name.subject, lines.joined(separator: "\n") + "\n")
    }
  }
}
