import OpenCombine

/// Keeps the events of a publisher.
final class StreamLog {
  private(set) var events: [StreamEvent] = []
  private var subscription: AnyCancellable?

  init(_ publisher: some Publisher<Int, ComparisonError>) {
    self.subscription = publisher.sink(
      receiveCompletion: { [weak self] completion in
        switch completion {
        case .finished: self?.events.append(.completed)
        case .failure(let error): self?.events.append(.failed(error.number))
        }
      },
      receiveValue: { [weak self] in self?.events.append(.value($0)) })
  }
}
