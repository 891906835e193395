extension StreamLibrary {
  /// The types of Combine that an input may be stored in.
  public static let combine = StreamLibrary(
    imports: ["Combine"],
    types: [
      StreamType("PassthroughSubject", .sink),
      StreamType("CurrentValueSubject", .sink, .state),
    ],
    sinkEndings: [],
    sendingMethods: [],
    baseClasses: []
  )
}
