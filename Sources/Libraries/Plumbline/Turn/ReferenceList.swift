/// A list of objects of a turn, which it neither retains nor releases by itself.
///
/// An array would check with each access whether its storage is shared.
///
/// Safe because its owner deallocates the storage, and takes each reference out once.
/// Test: `DeferredReleaseTests.nestedRelease`
struct ReferenceList {
  private var storage: UnsafeMutablePointer<Unmanaged<AnyObject>>?
  private var capacity = 0
  private(set) var count = 0

  var isEmpty: Bool { self.count == 0 }

  @inline(__always)
  mutating func append(_ object: Unmanaged<some AnyObject>) {
    if self.count == self.capacity { self.grow() }
    // The storage exists: it has a capacity.
    self.storage.unsafelyUnwrapped[self.count] = Unmanaged.fromOpaque(object.toOpaque())
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

  /// Removes the last object, and returns it.
  ///
  /// Safe because the owner has added objects of this type only.
  /// Test: `DeferredReleaseTests.nestedRelease`
  @inline(__always)
  mutating func removeLast<Object: AnyObject>(as type: Object.Type) -> Unmanaged<Object>? {
    guard self.count > 0, let storage = self.storage else { return nil }
    self.count -= 1
    return Unmanaged.fromOpaque(storage[self.count].toOpaque())
  }

  /// Releases the objects, in the order in which they were added. It is called on a copy of the property that others are
  /// added to in the meantime.
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
