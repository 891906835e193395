extension StreamLibrary {
  /// Combine, and OpenCombine, which has its names.
  public static let combine = StreamLibrary(
    imports: ["Combine", "OpenCombine"],
    types: [
      StreamType("AnyPublisher", .stream, .output, .carrier, .aliased, .evidence),
      StreamType("Publisher", .stream, .output, .carrier, .evidence),
      StreamType("PassthroughSubject", .sink, .inputStorage, .aliased, .evidence),
      StreamType("CurrentValueSubject", .sink, .inputStorage, .state, .aliased, .evidence),
      StreamType("AnyCancellable", .subscriptions, .evidence),
    ],
    sinkEndings: [],
    sendingMethods: [],
    baseClasses: [],
    erasures: ["eraseToAnyPublisher"],
    observedAttributes: ["Published"]
  )
}
