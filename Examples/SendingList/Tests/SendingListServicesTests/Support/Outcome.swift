import PlumblineBlueprint

extension ObservableType {
  /// What it sends before it completes; throws what it fails with.
  func allValues() async throws -> [Element] {
    let collected = Collected<Element>()
    let result: Result<Void, any Swift.Error> = await withCheckedContinuation { continuation in
      self.producer.startHandling(
        value: { collected.values.append($0) }, failed: { continuation.resume(returning: .failure($0)) },
        completed: { continuation.resume(returning: .success(())) },
        interrupted: { continuation.resume(returning: .failure(CancellationError())) })
    }
    try result.get()
    return collected.values
  }
}

private final class Collected<Value> {
  var values: [Value] = []
}
