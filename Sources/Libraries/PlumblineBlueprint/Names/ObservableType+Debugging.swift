extension ObservableType {
  /// Subscribes on a scheduler.
  ///
  /// - Parameter scheduler: The scheduler. The work is in its isolation already: it begins later, not elsewhere.
  public func subscribe(on scheduler: any SchedulerType) -> Observable<Element> {
    Observable(self.producer.start(on: scheduler))
  }

  /// Prints a line for each event.
  ///
  /// - Parameters:
  ///   - identifier: A name of the observable. It defaults to the file and the line of the call.
  ///   - trimOutput: Whether the text of an event is shortened to 40 characters.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line
  ) -> Observable<Element> {
    let name = identifier ?? "\(file):\(line)"
    let printing = self.producer.on(
      starting: { print("\(name) -> subscribed") },
      event: { event in
        if let event = Event(event) {
          let text = "Event \(event)"
          let isLong = trimOutput && text.count > 40
          print("\(name) -> \(isLong ? text.prefix(18) + "..." + text.suffix(18) : text[...])")
        }
      },
      disposed: { print("\(name) -> isDisposed") })
    return Observable(printing)
  }
}
