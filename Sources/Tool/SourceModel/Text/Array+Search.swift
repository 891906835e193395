extension Array where Element == UInt8 {
  /// Whether it contains a sequence of bytes.
  ///
  /// The generic search of the standard library takes several times as long.
  package func holds(_ wanted: [UInt8]) -> Bool {
    guard let first = wanted.first else { return true }
    return self.withUnsafeBufferPointer { bytes in
      wanted.withUnsafeBufferPointer { wanted in
        var start = 0
        while start + wanted.count <= bytes.count {
          if bytes[start] == first {
            var length = 1
            while length < wanted.count, bytes[start + length] == wanted[length] { length += 1 }
            if length == wanted.count { return true }
          }
          start += 1
        }
        return false
      }
    }
  }
}

extension Sequence {
  /// The first result of a function for an element that is not nil; nil if there is none.
  ///
  /// The function is called once for each element. `lazy.compactMap(function).first` calls it twice for the one that
  /// has a result, which doubles the work at each level of a recursive search.
  package func firstResult<Result>(of function: (Element) throws -> Result?) rethrows -> Result? {
    for element in self { if let result = try function(element) { return result } }
    return nil
  }
}
