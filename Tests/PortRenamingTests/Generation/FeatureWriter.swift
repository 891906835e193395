import SeededRandom

/// Writes a view model with its view.
struct FeatureWriter {
  private let name: String
  private let number: Int
  private let dialect: AppDialect
  private let seed: UInt64

  init(_ name: String, _ number: Int, _ dialect: AppDialect, _ seed: UInt64) {
    self.name = name
    self.number = number
    self.dialect = dialect
    self.seed = seed
  }

  /// The names of ports and of everything else, so that they meet.
  static let words = [
    "title", "count", "items", "isOn", "refresh", "submit", "select", "search", "text", "done", "value",
    "note",
  ]

  func files() -> [String: String] {
    var random = SplitMix64(seed: self.seed)
    let ports = self.ports(using: &random)
    var tops: [String] = []
    var members: [String] = []
    var bodies: [String] = []
    for index in 0..<(4 + random.below(8)) {
      let isUse = random.happens(inPercent: 55)
      let snippet = random.pick(isUse ? self.dialect.uses : self.dialect.others, or: Snippet())
      var filling = Filling(
        name: self.name, suffix: "\(self.name)x\(index)", ports, self.dialect, &random)
      tops.append(filling.text(snippet.top))
      members.append(filling.text(snippet.member))
      bodies.append(filling.text(snippet.body))
    }
    var own: [String] = []
    for index in 0..<random.below(4) {
      var filling = Filling(
        name: self.name, suffix: "\(self.name)y\(index)", ports, self.dialect, &random)
      own.append(filling.text(random.pick(self.dialect.members, or: "")))
    }
    let viewModel = self.dialect.viewModel(
      self.name, ports, own.joined(separator: "\n"), &random)
    let view = self.dialect.view(self.name, members.filter { !$0.isEmpty }.joined(separator: "\n"), bodies)
    // What stands outside of types is beside the view, or in files of its own.
    let split = random.below(tops.count + 1)
    let parts = [
      "ViewModel": viewModel, "View": ([view] + tops[..<split]).joined(separator: "\n"),
      "Parts": tops[split...].joined(separator: "\n"),
    ]
    return Dictionary(
      uniqueKeysWithValues: parts.map { ending, text in
        (
          "app\(self.number)/\(self.name)\(ending).\(self.dialect.fileExtension)",
          self.dialect.file(self.number, text)
        )
      })
  }

  private func ports(using random: inout SplitMix64) -> AppDialect.Ports {
    let words = Self.words.shuffled(using: &random)
    let count = 1 + random.below(4)
    let inputs = words.prefix(count).map { word in
      (
        name: random.happens(inPercent: 50) ? word : word + "Tapped",
        type: random.happens(inPercent: 60) ? random.pick(self.dialect.values, or: ("", "")).type : nil
      )
    }
    let outputs = words.dropFirst(count).prefix(1 + random.below(4)).map { word in
      (name: word, type: random.pick(self.dialect.values, or: ("", "")).type)
    }
    return AppDialect.Ports(inputs: Array(inputs), outputs: Array(outputs))
  }
}
