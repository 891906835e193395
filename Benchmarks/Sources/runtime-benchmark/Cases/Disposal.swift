import OpenCombine
import Plumbline

/// Observers of one signal that are disposed of, the first one first and then the last one first.
enum Disposal {
  static let counts = [10, 1_000, 10_000, 100_000]

  static func title(_ count: Int) -> String { "disposal of one of \(count) observers" }

  static func make(_ count: Int) -> Case {
    Case(
      self.title(count), events: max(count, 20_000), self.plumbline(count), self.openCombine(count))
  }

  /// The order in which observers go: every second one forwards, and the others backwards.
  private static func order(_ count: Int) -> [Int] {
    let evens = Array(stride(from: 0, to: count, by: 2))
    return evens + stride(from: 1, to: count, by: 2).reversed()
  }

  private static func plumbline(_ count: Int) -> Subject {
    let sum = Sum()
    let order = self.order(count)
    var signals: [Signal<Int, Never>] = []
    var inputs: [Signal<Int, Never>.Observer] = []
    var observations: [[any Plumbline.Disposable]] = []
    return Subject(
      "Plumbline", sum: sum,
      setUp: { events in
        signals = []
        inputs = []
        observations = (0..<max(events / count, 1)).map { _ in
          let (signal, input) = Signal<Int, Never>.pipe()
          signals.append(signal)
          inputs.append(input)
          return (0..<count).compactMap { _ in signal.observeValues { sum.value &+= $0 } }
        }
      },
      handle: { _ in
        for group in observations {
          for index in order { group[index].dispose() }
        }
        for input in inputs { input.send(value: 1) }
      })
  }

  private static func openCombine(_ count: Int) -> Subject {
    let sum = Sum()
    let order = self.order(count)
    var subjects: [PassthroughSubject<Int, Never>] = []
    var observations: [[AnyCancellable]] = []
    return Subject(
      "OpenCombine", sum: sum,
      setUp: { events in
        subjects = []
        observations = (0..<max(events / count, 1)).map { _ in
          let subject = PassthroughSubject<Int, Never>()
          subjects.append(subject)
          return (0..<count).map { _ in subject.sink { sum.value &+= $0 } }
        }
      },
      handle: { _ in
        for group in observations {
          for index in order { group[index].cancel() }
        }
        for subject in subjects { subject.send(1) }
      })
  }
}
