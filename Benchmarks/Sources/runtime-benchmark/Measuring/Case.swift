/// Something that subjects do in their own ways, with the same result.
struct Case {
  let title: String
  /// The number of events of a sample.
  let events: Int
  /// The number of observers or joins that an event goes to; nil where that is no question.
  let parts: Int?
  var subjects: [Subject]

  /// - Parameter subjects: begin with that of Plumbline.
  init(_ title: String, events: Int, parts: Int? = nil, _ subjects: Subject...) {
    self.title = title
    self.events = events
    self.parts = parts
    self.subjects = subjects
  }

  /// The nanoseconds that Plumbline takes for an event.
  var median: Double { self.subjects[0].median }

  /// How many times as long as Plumbline a subject takes.
  func ratio(of subject: Subject) -> Double { subject.median / self.median }

  /// - Throws: when the subjects have come to different results.
  func check() throws {
    for subject in self.subjects where subject.result != self.subjects[0].result {
      throw DifferentResultError(
        title: self.title, subject: subject.title, result: subject.result,
        expected: self.subjects[0].result)
    }
  }
}
