/// Objects that are released at the end of a turn, in the order in which they were added.
///
/// Safe because its owner deallocates the storage, and takes each reference out once.
/// Test: `DeferredReleaseTests.nestedRelease`
struct DeferredReleases {
  private var storage: UnsafeMutablePointer<Unmanaged<AnyObject>>?
  private var capacity = 0
  private(set) var count = 0

  var isEmpty: Bool { self.count == 0 }

  @inline(__always)
  mutating func append(_ object: Unmanaged<AnyObject>) {
    if self.count == self.capacity { self.grow() }
    // The storage exists: it has a capacity.
    self.storage.unsafelyUnwrapped[self.count] = object
    self.count += 1
  }

  @inline(never)
  private mutating func grow() {
    let capacity = max(32, self.capacity * 2)
    let storage = UnsafeMutablePointer<Unmanaged<AnyObject>>.allocate(capacity: capacity)
    if let former = self.storage {
      storage.update(from: former, count: self.count)
      former.deallocate()
    }
    self.storage = storage
    self.capacity = capacity
  }

  /// Releases the objects. It is a copy of the property that others are added to in the meantime.
  mutating func releaseAll() {
    var index = 0
    while index < self.count, let object = self.storage?[index] {
      object.release()
      index += 1
    }
    self.count = 0
  }

  /// Releases the storage, if it has more than a number of places.
  mutating func deallocate(above capacity: Int = -1) {
    guard self.capacity > capacity else { return }
    self.storage?.deallocate()
    self.storage = nil
    self.capacity = 0
  }
}
