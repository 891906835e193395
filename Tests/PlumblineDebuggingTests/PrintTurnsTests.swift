import Plumbline
import PlumblineDebugging
import SeededRandom
import Testing

@Suite struct PrintTurnsTests {
  @Test("A block has the input and what changes, as lines and as differences")
  func blocks() {
    let viewModel = ProfileViewModel()
    var blocks: [String] = []
    printTurns(of: viewModel) { blocks.append($0) }
    viewModel.nameChanged("Ada")
    viewModel.nameChanged("Bo")
    viewModel.saveTapped()
    #expect(
      blocks == [
        """
        ProfileViewModel
          nameChanged("Ada")
          isValid: false → true
          profile:
            ProfileViewModel.Profile(
              name: "Ada",
              isComplete: true
            )
        """,
        """
        ProfileViewModel
          nameChanged("Bo")
          isValid: true → false
          profile:
              ProfileViewModel.Profile(
            −   name: "Ada",
            +   name: "Bo",
            −   isComplete: true
            +   isComplete: false
              )
        """,
        """
        ProfileViewModel
          saveTapped()
          saves: 1
        """,
      ])
  }

  @Test("Several arguments, missing values, and inherited outputs")
  func arguments() {
    let viewModel = MoveViewModel()
    var blocks: [String] = []
    printTurns(of: viewModel) { blocks.append($0) }
    viewModel.moved(from: 1, to: 2)
    viewModel.cleared(nil)
    #expect(
      blocks == [
        """
        MoveViewModel
          moved(1, 2)
          target: 2
        """,
        """
        MoveViewModel
          cleared(nil)
        """,
      ])
  }

  @Test("Nothing is printed after the end, and the view model is not kept")
  func ends() {
    var blocks = 0
    var viewModel: ProfileViewModel? = ProfileViewModel()
    weak let reference = viewModel
    let printing = viewModel.map { printTurns(of: $0) { _ in blocks += 1 } }
    viewModel?.saveTapped()
    #expect(blocks == 1)
    printing?.dispose()
    viewModel?.saveTapped()
    #expect(blocks == 1)
    _ = viewModel.map { printTurns(of: $0) { _ in blocks += 1 } }
    viewModel = nil
    #expect(reference == nil)
    #expect(blocks == 1)
  }

  @Test(
    "Random inputs: a block for each turn, with the same changes as the outputs",
    arguments: TestScale.sample(Array(1...20)))
  func random(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let viewModel = ProfileViewModel()
    var blocks: [String] = []
    var expected: [String] = []
    printTurns(of: viewModel) { blocks.append($0) }
    var (isValid, saves) = (false, 0)
    for _ in 0..<50 {
      if random.happens(inPercent: 40) {
        saves += 1
        viewModel.saveTapped()
        let change = saves == 1 ? "1" : "\(saves - 1) → \(saves)"
        expected.append("ProfileViewModel\n  saveTapped()\n  saves: \(change)")
      } else {
        let name = random.pick("", "Bo", "Ada", "Grace")
        viewModel.nameChanged(name)
        let change = (name.count > 2) == isValid ? "\(isValid)" : "\(isValid) → \(!isValid)"
        isValid = name.count > 2
        expected.append("ProfileViewModel\n  nameChanged(\"\(name)\")\n  isValid: \(change)\n  profile:")
      }
    }
    #expect(blocks.count == expected.count)
    for (block, start) in zip(blocks, expected) { #expect(block.hasPrefix(start)) }
  }
}

private final class ProfileViewModel {
  struct Profile { let name: String, isComplete: Bool }

  let isValid: Property<Bool>
  let profile: Signal<Profile, Never>
  let saves: Signal<Int, Never>

  init() {
    let name = self.nameChangedProperty.signal.skipNil()
    self.isValid = Property(initial: false, then: name.map { $0.count > 2 })
    self.profile = name.map { Profile(name: $0, isComplete: $0.count > 2) }
    self.saves = self.saveTappedProperty.signal.scan(0) { count, _ in count + 1 }
  }

  private let nameChangedProperty = MutableProperty<String?>(nil)
  func nameChanged(_ name: String) { self.nameChangedProperty.value = name }

  private let saveTappedProperty = MutableProperty(())
  func saveTapped() { self.saveTappedProperty.value = () }
}

private class BaseViewModel {
  let target: Signal<Int, Never>

  init(_ target: Signal<Int, Never>) {
    self.target = target
  }
}

private final class MoveViewModel: BaseViewModel {
  init() {
    let movedProperty = MutableProperty<(Int, Int)?>(nil)
    self.movedProperty = movedProperty
    super.init(movedProperty.signal.skipNil().map { $0.1 })
  }

  private let movedProperty: MutableProperty<(Int, Int)?>
  func moved(from: Int, to: Int) { self.movedProperty.value = (from, to) }

  private let clearedProperty = MutableProperty<Int?>(nil)
  func cleared(_ row: Int?) { self.clearedProperty.value = row }
}
