import KickstarterSwift
import Plumbline

/// What a service was asked for, and what the test answers.
final class Requests<Input, Output> {
  /// What was asked for, in order; a request counts when its producer is started.
  private(set) var inputs: [Input] = []
  /// The number of requests that were given up before they were answered.
  private(set) var cancelledCount = 0
  private var open: [Int: Signal<Output, ServiceError>.Observer] = [:]

  /// A producer that waits for the answer of the test.
  func request(_ input: Input) -> SignalProducer<Output, ServiceError> {
    SignalProducer { observer, lifetime in
      let number = self.inputs.count
      self.inputs.append(input)
      self.open[number] = observer
      lifetime.observeEnded {
        if self.open.removeValue(forKey: number) != nil { self.cancelledCount += 1 }
      }
    }
  }

  /// Answers a request.
  ///
  /// - Parameters:
  ///   - output: the answer.
  ///   - number: the number of the request; nil for the last one.
  func succeed(_ output: Output, number: Int? = nil) {
    let observer = self.open.removeValue(forKey: number ?? self.inputs.count - 1)
    observer?.send(value: output)
    observer?.sendCompleted()
  }

  /// Lets a request fail.
  func fail(_ error: ServiceError, number: Int? = nil) {
    self.open.removeValue(forKey: number ?? self.inputs.count - 1)?.send(error: error)
  }
}
