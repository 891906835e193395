import Mustache

/// A list of a template that ends where the limit of repetitions is reached.
struct LimitedList: MustacheSequence {
  var elements: [Any]
  var limit: RepetitionLimit

  func makeIterator() -> AnyIterator<Any> {
    var elements = self.elements.makeIterator()
    return AnyIterator {
      guard let element = elements.next(), self.limit.take() else { return nil }
      return element
    }
  }
}
