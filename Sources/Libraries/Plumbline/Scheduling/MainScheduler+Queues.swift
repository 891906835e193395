public import Dispatch

extension MainScheduler {
  /// Creates a scheduler of the main actor, for code that was written for queues.
  ///
  /// - Parameters:
  ///   - qos: The quality of service. It is ignored.
  ///   - name: The name of the queue. It is ignored.
  ///   - targeting: The target of the queue. It is ignored.
  @available(
    *, deprecated,
    message: "It runs on the main actor. Use 'MainScheduler()', and 'async' work for what runs elsewhere."
  )
  public convenience init(qos: DispatchQoS = .default, name: String, targeting: DispatchQueue? = nil) {
    self.init()
  }
}
