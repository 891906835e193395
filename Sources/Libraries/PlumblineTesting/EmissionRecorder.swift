internal import CustomDump
internal import Plumbline

/// The values that the stored signals and properties of a view model have sent and that a test has not expected yet.
final class EmissionRecorder {
  private struct Emission {
    let stream: ObjectIdentifier
    let value: Any
  }

  /// The names of each stream: several properties may store the same signal. Others are left out beside those of outputs.
  private var names: [ObjectIdentifier: [String]] = [:]
  /// The streams in the order of their declarations.
  private var order: [ObjectIdentifier] = []
  /// The streams whose values have to be expected.
  private var required: Set<ObjectIdentifier> = []
  private var emissions: [Emission] = []
  private let observations = CompositeDisposable()

  init(_ viewModel: AnyObject, _ ignored: Set<String>) {
    for stream in StoredStream.all(of: viewModel) {
      let identity = stream.identity
      let isRequired = stream.role == .output && !ignored.contains(stream.name)
      let isKnown = self.names[identity] != nil
      if isKnown, isRequired == self.required.contains(identity) {
        self.names[identity]?.append(stream.name)
      } else if !isKnown || isRequired {
        self.names[identity] = [stream.name]
      }
      if isRequired { self.required.insert(identity) }
      if isKnown { continue }
      self.order.append(identity)
      self.observations += stream.observe { [weak self] value in
        self?.emissions.append(Emission(stream: identity, value: value))
      }
    }
  }

  /// Ends the observation.
  func stop() { self.observations.dispose() }

  /// Describes the values that have to be expected, and forgets all.
  func takeUnexpected() -> [String] { self.takeDifferences(to: [:], suffix: "") }

  /// Compares the values with the expected ones, and forgets them.
  ///
  /// - Parameter expected: The expected values of the streams that are expected to send any.
  /// - Returns: The differences, a text for each stream.
  func takeDifferences(to expected: [ObjectIdentifier: [Any]]) -> [String] {
    let unknown = expected.keys.contains { self.names[$0] == nil }
    return self.takeDifferences(to: expected, suffix: ", which is not expected")
      + (unknown
        ? ["an expected output is not stored by the view model: it derives a new signal for each access"]
        : [])
  }

  private func takeDifferences(to expected: [ObjectIdentifier: [Any]], suffix: String) -> [String] {
    let emitted = Dictionary(grouping: self.emissions, by: \.stream).mapValues { $0.map(\.value) }
    self.emissions = []
    return self.order.compactMap { stream in
      let values = emitted[stream] ?? []
      let name = self.names[stream]?.joined(separator: ", ") ?? ""
      guard let expectedValues = expected[stream] else {
        guard !values.isEmpty, self.required.contains(stream) else { return nil }
        return "'\(name)' emitted\(Self.listing(values))\(suffix)"
      }
      if Self.areEqual(values, expectedValues) { return nil }
      if values.isEmpty { return "'\(name)' did not emit\(Self.listing(expectedValues))" }
      if values.count == 1, expectedValues.count == 1 {
        return "'\(name)' emitted another value:\n\(Difference.text(expectedValues[0], values[0]))"
      }
      return "'\(name)' emitted other values:\n\(Difference.text(expectedValues, values))"
    }
  }

  private static func listing(_ values: [Any]) -> String {
    let texts = values.map { $0 is Void ? "a value" : String(customDumping: $0) }
    return texts.contains { $0.contains("\n") }
      ? Difference.listing(values.count == 1 ? values[0] : values) + "\n"
      : " \(texts.joined(separator: ", then "))"
  }

  private static func areEqual(_ values: [Any], _ expected: [Any]) -> Bool {
    values.count == expected.count && zip(values, expected).allSatisfy { self.isEqual($0, $1) }
  }

  private static func isEqual(_ value: Any, _ expected: Any) -> Bool {
    if let value = value as? any Equatable { return Self.isEqual(value, to: expected) }
    return String(customDumping: value) == String(customDumping: expected)
  }

  private static func isEqual<Value: Equatable>(_ value: Value, to expected: Any) -> Bool {
    value == expected as? Value
  }
}
