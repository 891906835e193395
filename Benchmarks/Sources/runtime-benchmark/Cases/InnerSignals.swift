import OpenCombine
import Plumbline

/// Signals in progress that `flatMap(.merge)` has started.
enum InnerSignals {
  static let counts = [1_000, 10_000]
  static let startTitle = "start of a signal by flatMap(.merge)"

  static func endTitle(_ count: Int) -> String { "completion of one of \(count) signals of flatMap(.merge)" }

  static func makeStart() -> Case {
    Case(
      self.startTitle, events: 10_000, self.plumbline(1_000, completes: false),
      self.openCombine(1_000, completes: false))
  }

  static func makeEnd(_ count: Int) -> Case {
    Case(
      self.endTitle(count), events: 10_000, self.plumbline(count, completes: true),
      self.openCombine(count, completes: true))
  }

  private static func plumbline(_ count: Int, completes: Bool) -> Subject {
    let sum = Sum()
    var outers: [Signal<Int, Never>.Observer] = []
    var inners: [Signal<Int, Never>.Observer] = []
    return Subject(
      "Plumbline", sum: sum,
      setUp: { events in
        (outers, inners) = ([], [])
        for _ in 0..<(events / count) {
          let pipes = (0..<count).map { _ in Signal<Int, Never>.pipe() }
          let signals = pipes.map(\.output)
          let (outer, input) = Signal<Int, Never>.pipe()
          outer.flatMap(.merge) { signals[$0] }.observeValues { sum.value &+= $0 }
          outers.append(input)
          inners += pipes.map(\.input)
          if completes { for index in 0..<count { input.send(value: index) } }
        }
      },
      handle: { _ in
        if completes {
          for inner in inners { inner.sendCompleted() }
        } else {
          for outer in outers {
            for index in 0..<count { outer.send(value: index) }
          }
        }
      })
  }

  private static func openCombine(_ count: Int, completes: Bool) -> Subject {
    let sum = Sum()
    var outers: [PassthroughSubject<Int, Never>] = []
    var inners: [PassthroughSubject<Int, Never>] = []
    var observations: [AnyCancellable] = []
    return Subject(
      "OpenCombine", sum: sum,
      setUp: { events in
        (outers, inners, observations) = ([], [], [])
        for _ in 0..<(events / count) {
          let subjects = (0..<count).map { _ in PassthroughSubject<Int, Never>() }
          let outer = PassthroughSubject<Int, Never>()
          observations.append(outer.flatMap { subjects[$0] }.sink { sum.value &+= $0 })
          outers.append(outer)
          inners += subjects
          if completes { for index in 0..<count { outer.send(index) } }
        }
      },
      handle: { _ in
        if completes {
          for inner in inners { inner.send(completion: .finished) }
        } else {
          for outer in outers {
            for index in 0..<count { outer.send(index) }
          }
        }
      })
  }
}
