extension StreamLibrary {
  /// ReactiveSwift, and Plumbline, which has its names.
  public static let reactiveSwift = StreamLibrary(
    imports: ["ReactiveSwift", "ReactiveCocoa", "ReactiveExtensions", "Plumbline", "PlumblineMacros"],
    types: [
      StreamType("Signal", .stream, .output, .carrier, .aliased, .evidence),
      StreamType("SignalProducer", .carrier, .aliased, .evidence),
      StreamType("MutableProperty", .sink, .inputStorage, .aliased, .evidence),
      StreamType("Observer", .sink, .inputStorage),
      StreamType("Property", .aliased),
      StreamType("Action", .action, .aliased),
      StreamType("CocoaAction", .action, .aliased),
    ],
    sinkEndings: [],
    sendingMethods: [],
    baseClasses: []
  )
}
