extension Signal {
  /// Creates a signal together with the observer that sends its events.
  ///
  /// The signal is interrupted when the observer is deinitialized before the signal has terminated.
  ///
  /// - Parameter disposable: A disposable that is disposed of when the signal terminates, if any.
  /// - Returns: The signal, and its input.
  @_disfavoredOverload
  public static func pipe(disposable: (any Disposable)?) -> (output: Signal, input: Observer) {
    let (output, input) = Self.pipe()
    if let disposable { output.core.add(disposable: disposable) }
    return (output, input)
  }
}

extension Signal.Observer {
  /// The type of a closure that receives events.
  public typealias Action = (Signal<Value, Failure>.Event) -> Void
}
