/// The sinks that feed a node, but the first.
///
/// A sink that is removed leaves a vacant place. So the removal of one of many touches no other sink, which would have to
/// be fetched from memory.
struct SinkList {
  /// The sinks; nil in place of one that was removed.
  private var places: ContiguousArray<AnySink?> = []
  /// The number of sinks.
  private var count = 0

  var isEmpty: Bool { self.count == 0 }

  /// The sinks, in the order of their places.
  var all: [AnySink] { self.isEmpty ? [] : self.places.compactMap { $0 } }

  func contains(where isWanted: (AnySink) -> Bool) -> Bool {
    self.places.contains { $0.map(isWanted) ?? false }
  }

  mutating func append(_ sink: AnySink) {
    sink.placeInTarget = self.places.count
    self.places.append(sink)
    self.count += 1
  }

  /// Removes a sink, if it is one of the list. The caller retains it.
  mutating func remove(_ sink: AnySink) {
    let place = sink.placeInTarget ?? self.places.firstIndex { $0 === sink }
    guard let place, place < self.places.count, self.places[place] === sink else { return }
    self.places[place] = nil
    self.removePlaces()
  }

  /// Removes the last sink, and returns it.
  mutating func removeLast() -> AnySink? {
    while let place = self.places.popLast() {
      guard let sink = place else { continue }
      self.removePlaces()
      return sink
    }
    return nil
  }

  /// Notes that a sink was removed, and removes the vacant places when nearly all are vacant.
  private mutating func removePlaces() {
    self.count -= 1
    if self.count == 0 { return self.places.removeAll(keepingCapacity: self.places.count <= Turn.spareCount) }
    guard self.places.count > 8 * (self.count + 1) else { return }
    self.places.removeAll { $0 == nil }
    for (place, sink) in self.places.enumerated() { sink?.placeInTarget = place }
  }
}
