internal import Plumbline

/// A trace as text.
struct TraceDiagram: CustomStringConvertible {
  let columns: [TraceColumn]
  let rows: [TraceRow]

  var description: String {
    let legend = TraceLegend(self.descriptions)
    let cells = self.rows.map { row in
      self.columns.indices.map { cell(of: row.events[$0] ?? [], legend) }
    }
    let times = self.times
    let widths = self.columns.indices.map { column in
      cells.reduce(times[column].count) { max($0, $1[column].count) }
    }
    let hasTimes = times.contains { !$0.isEmpty }
    let nameWidth = self.rows.reduce(hasTimes ? Self.timeName.count : 0) { max($0, $1.name.count) }

    var lines: [String] = []
    if hasTimes {
      let axis = zip(times, widths).map { " \(padded($0, $1, " ")) " }.joined()
      lines.append("\(padded(Self.timeName, nameWidth, " "))  \(axis)")
    }
    for (row, cells) in zip(self.rows, cells) {
      lines.append("\(padded(row.name, nameWidth, " "))  \(self.line(of: row, cells, widths))")
    }
    let explanations = legend.explanations + self.failures
    if !explanations.isEmpty { lines += [""] + explanations }
    return lines.map(withoutTrailingSpaces).joined(separator: "\n")
  }

  private static let timeName = "time"

  /// The time of each column if it differs from that of the previous one, or an empty text.
  private var times: [String] {
    var last: Double?
    return self.columns.map { column in
      guard let time = column.time, time != last else { return "" }
      last = time
      return time == time.rounded() && abs(time) < 1e9 ? "\(Int(time))" : "\(time)"
    }
  }

  private func line(of row: TraceRow, _ cells: [String], _ widths: [Int]) -> String {
    if self.columns.isEmpty { return "-" }
    var line = ""
    for column in self.columns.indices {
      if column < row.start {
        line += padded("", widths[column] + 2, " ")
      } else if column == row.end {
        return "\(line)-\(cells[column])"
      } else {
        line += "-\(padded(cells[column], widths[column], "-"))-"
      }
    }
    return line
  }

  /// The descriptions of all values, in the order in which they were sent.
  private var descriptions: [String] {
    self.columns.indices.flatMap { column in
      self.rows.flatMap { row in
        (row.events[column] ?? []).compactMap { event -> String? in
          guard case .value(let description) = event else { return nil }
          return description
        }
      }
    }
  }

  /// The errors of the signals that failed.
  private var failures: [String] {
    self.rows.flatMap { row in
      row.events.values.joined().compactMap { event -> String? in
        guard case .failed(let error) = event else { return nil }
        return "X  \(row.name): \(TraceLegend.onOneLine(error))"
      }
    }
  }

  private func cell(of events: [TraceEvent], _ legend: TraceLegend) -> String {
    let labels = events.map { event in
      switch event {
      case .value(let description): legend.label(for: description)
      case .completed: "|"
      case .failed: "X"
      case .interrupted: "!"
      }
    }
    return labels.count > 1 ? "(\(labels.joined(separator: " ")))" : labels.first ?? ""
  }
}

private func padded(_ text: String, _ width: Int, _ filler: Character) -> String {
  text + String(repeating: filler, count: max(0, width - text.count))
}

private func withoutTrailingSpaces(_ line: String) -> String {
  String(line.reversed().drop { $0 == " " }.reversed())
}

/// A column of a trace: the events of one turn.
struct TraceColumn {
  /// The kinds of columns.
  enum Moment: Equatable {
    /// The events that sources send as soon as they are recorded.
    case start
    /// A call of an input, with the turn that it causes; nil until that has begun.
    case call(TurnNumber?)
    /// A turn that was not caused by a recorded call.
    case turn(TurnNumber)
    /// A column to which no events are added.
    case past
  }

  var moment: Moment
  /// The time in seconds, or nil if the trace has no scheduler.
  let time: Double?
}

/// The events of one input or output.
struct TraceRow {
  let name: String
  /// The number of columns before the recording began.
  let start: Int
  /// The events by column.
  var events: [Int: [TraceEvent]] = [:]

  /// The column of the terminal event, or nil if the signal has not terminated.
  var end: Int? { self.events.first { $0.value.contains(where: \.isLast) }?.key }
}

/// The labels of descriptions.
struct TraceLegend {
  /// The maximum length of a description that is used as its own label.
  private static let longestLabel = 8

  private var letters: [String: String] = [:]
  /// The lines that explain the labels.
  private(set) var explanations: [String] = []

  /// - Parameter descriptions: All descriptions, in the order of their labels.
  init(_ descriptions: [String]) {
    let labels = Set(descriptions.filter(Self.isLabel))
    var number = 0
    for description in descriptions where !Self.isLabel(description) && self.letters[description] == nil {
      var letter = name(number)
      while labels.contains(letter) || letter == "X" {
        number += 1
        letter = name(number)
      }
      number += 1
      self.letters[description] = letter
      self.explanations.append("\(letter)  \(description.isEmpty ? "\"\"" : Self.onOneLine(description))")
    }
  }

  /// The label of a description.
  func label(for description: String) -> String { self.letters[description] ?? description }

  /// The text with line breaks escaped as in a literal.
  static func onOneLine(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }.joined(separator: "\\n")
  }

  /// Whether a description can be used in the diagram itself.
  private static func isLabel(_ description: String) -> Bool {
    let marks: Set = ["", "|", "X", "!"]
    return description.count <= Self.longestLabel && !marks.contains(description)
      && !description.contains { $0.isWhitespace || "-()".contains($0) }
  }
}

/// The label with a number: A to Z, then AA to ZZ, and so on.
private func name(_ number: Int) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  let last = String(alphabet[number % alphabet.count])
  return number < alphabet.count ? last : name(number / alphabet.count - 1) + last
}
