import Measuring

/// What came out, for programs.
struct Report: Encodable {
  struct MeasuredSubject: Encodable {
    var title: String
    /// The median of an event.
    var nanoseconds: Double
    /// How many times as long as Plumbline it takes.
    var timesPlumbline: Double
    /// The allocations of `countedEvents` events; nil where they cannot be counted.
    var allocations: Allocations?
  }

  struct MeasuredCase: Encodable {
    var title: String
    /// The number of observers or joins that an event goes to.
    var parts: Int?
    var subjects: [MeasuredSubject]
  }

  struct CheckedRequirement: Encodable {
    var title: String
    var value: Double
    var isMet: Bool
  }

  var rounds: Int
  var countedEvents = Subject.countedEvents
  var cases: [MeasuredCase]
  var requirements: [CheckedRequirement]

  init(rounds: Int, cases: [Case], requirements: [Requirement]) {
    self.rounds = rounds
    self.cases = cases.map { measured in
      MeasuredCase(
        title: measured.title, parts: measured.parts,
        subjects: measured.subjects.map { subject in
          MeasuredSubject(
            title: subject.title, nanoseconds: subject.median,
            timesPlumbline: measured.ratio(of: subject), allocations: subject.allocations)
        })
    }
    self.requirements = requirements.map {
      CheckedRequirement(title: $0.title, value: $0.value, isMet: $0.isMet)
    }
  }
}
