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
