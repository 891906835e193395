import ArgumentParser

/// Makes up view models that follow the convention, or have drifted from it.
struct ViewModelGenerator {
  private var random: SeededGenerator

  /// How many view models have names of their own.
  static var maximumCount: Int { Words.devices.count * Words.scenes.count * Words.subjects.count }

  static func validate(count: Int) throws {
    if !(1...self.maximumCount).contains(count) {
      throw ValidationError("The number of '--view-models' is from 1 to \(self.maximumCount).")
    }
  }

  /// - Parameter seed: the same seed makes the same view models.
  init(seed: UInt64) {
    self.random = SeededGenerator(seed: seed)
  }

  /// Names, features and texts of view models, of which some drifted.
  mutating func viewModels(count: Int) -> [(name: String, feature: String, text: String)] {
    self.viewModels(count: count) { lines, random in
      if random.chance(of: 20) { Drift.apply(Drift.usual, times: 1...4, to: &lines, using: &random) }
    }
  }

  /// Names, features and texts of view models, all of which drifted, mostly in what can be mended.
  mutating func driftedViewModels(count: Int) -> [(name: String, feature: String, text: String)] {
    self.viewModels(count: count) { lines, random in
      // Not every view model has what the other kinds of drift are about.
      Drift.apply([.missingFinal], times: 1...1, to: &lines, using: &random)
      Drift.apply(Drift.mendable, times: 1...5, to: &lines, using: &random)
      Drift.apply(Drift.usual, times: 0...1, to: &lines, using: &random)
    }
  }

  private mutating func viewModels(
    count: Int, drift: (inout [String], inout SeededGenerator) -> Void
  ) -> [(name: String, feature: String, text: String)] {
    let names = Words.devices.flatMap { device in
      Words.scenes.flatMap { scene in Words.subjects.map { (subject: $0, scene: scene + device) } }
    }
    return names.prefix(count).enumerated().map { index, name in
      let viewModel = GeneratedViewModel(subject: name.subject, scene: name.scene, using: &self.random)
      var lines =
        index.isMultiple(of: 2)
        ? KickstarterSwiftWriter.lines(of: viewModel, using: &self.random)
        : RxSwiftWriter.lines(of: viewModel, using: &self.random)
      drift(&lines, &self.random)
      return (viewModel.name, name.subject, lines.joined(separator: "\n") + "\n")
    }
  }
}
