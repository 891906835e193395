import SeededRandom
import SourceModel

/// A small app that is made at random: view models with their views, and other code that has the same names.
///
/// Its names are those of no other app with another number, so that many can be compiled at once.
struct GeneratedApp {
  let number: Int
  let language: Language
  private(set) var app = App(texts: [:])

  init(_ number: Int, _ language: Language, seed: UInt64) {
    self.number = number
    self.language = language
    var random = SplitMix64(seed: seed &+ UInt64(number) &* 0x1_0001)
    let dialect = AppDialect.of(language)
    for feature in Self.features.shuffled(using: &random).prefix(1 + random.below(2)) {
      let writer = FeatureWriter(feature + "\(number)", number, dialect, random.next())
      for (path, text) in writer.files() { self.app.texts[path] = text }
    }
  }

  private static let features = ["Login", "Cart", "Search"]

  /// A new name for a port: a fresh one, or one that the app has already.
  static func name(using random: inout SplitMix64) -> String {
    random.happens(inPercent: 60)
      ? "zq" + String((0..<8).map { _ in random.pick(self.letters, or: "a") })
      : random.pick(FeatureWriter.words, or: "title")
  }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyz")
}

/// Code with uses of a view model, or with the names of its ports for other things.
///
/// Its placeholders are `<#use a#>` for a statement that uses a port of the view model `a`, `<#in a#>` and `<#out a#>` for one
/// of a list of ports, and names between `%`, which are the same in the whole snippet.
struct Snippet: Sendable {
  /// What stands outside of types.
  var top = ""
  /// What stands in the view.
  var member = ""
  /// What stands in a function of the view.
  var body = ""
}

/// What the generator knows of a language.
struct AppDialect: Sendable {
  /// The parts of a view model whose text differs from port to port.
  struct Ports {
    var inputs: [(name: String, type: String?)]
    var outputs: [(name: String, type: String)]
  }

  /// The types of values, each with a value.
  var values: [(type: String, text: String)]
  var fileExtension: String
  /// Uses of ports, and other code.
  var uses: [Snippet]
  var others: [Snippet]
  /// Statements that use ports.
  var call: @Sendable (_ receiver: String, _ name: String, _ argument: String) -> String
  var observe: @Sendable (_ receiver: String, _ name: String) -> String
  /// The view model; the snippet stands in it.
  var viewModel: @Sendable (_ name: String, Ports, _ more: String, inout SplitMix64) -> String
  /// Further members of a view model.
  var members: [String]
  /// The whole text of a file.
  var file: @Sendable (_ number: Int, _ text: String) -> String
  /// The view of a view model.
  var view: @Sendable (_ name: String, _ members: String, _ bodies: [String]) -> String
  /// The files of the libraries, by their paths.
  var library: [String: String]

  static func of(_ language: Language) -> AppDialect {
    switch language {
    case .java: .java
    case .kotlin: .kotlin
    default: .swift
    }
  }
}

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
    "title", "count", "items", "isOn", "refresh", "submit", "select", "search", "text", "done", "value", "note",
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

/// Fills the placeholders of a snippet.
private struct Filling {
  private let names: [String: String]
  private let ports: AppDialect.Ports
  private let dialect: AppDialect
  private var random: SplitMix64

  init(
    name: String, suffix: String, _ ports: AppDialect.Ports, _ dialect: AppDialect,
    _ random: inout SplitMix64
  ) {
    self.ports = ports
    self.dialect = dialect
    self.random = SplitMix64(seed: random.next())
    let own = ports.inputs.map(\.name) + ports.outputs.map(\.name)
    let all = Array(Set(own).union(FeatureWriter.words)).sorted()
    let first = self.random.pick(self.random.happens(inPercent: 70) ? own : all, or: "a")
    let second = self.random.pick(all.filter { $0 != first }, or: "b")
    let output = self.random.pick(ports.outputs, or: ("", ""))
    self.names = [
      "n": name, "s": suffix, "w1": first, "w2": second, "outName": output.name, "outType": output.type,
      "inName": self.random.pick(ports.inputs, or: ("", nil)).name,
    ]
  }

  mutating func text(_ snippet: String) -> String {
    let snippet = self.names.reduce(snippet) { $0.replacing("%\($1.key)%", with: $1.value) }
    var rest = snippet[...]
    var text = ""
    while let start = rest.firstRange(of: "<#"), let end = rest[start.upperBound...].firstRange(of: "#>") {
      text += rest[..<start.lowerBound]
      text += self.value(of: String(rest[start.upperBound..<end.lowerBound]))
      rest = rest[end.upperBound...]
    }
    return text + rest
  }

  private mutating func value(of placeholder: String) -> String {
    let parts = placeholder.split(separator: " ", maxSplits: 1)
    let receiver = parts.count > 1 ? String(parts[1]) : ""
    switch parts.first {
    case "in": return self.call(receiver)
    case "out": return self.observation(receiver)
    default:
      return self.random.happens(inPercent: 50)
        ? self.call(receiver + ".inputs") : self.observation(receiver + ".outputs")
    }
  }

  private mutating func call(_ receiver: String) -> String {
    let input = self.random.pick(self.ports.inputs, or: ("", nil))
    let value = self.dialect.values.first { $0.type == input.type }?.text ?? ""
    return self.dialect.call(receiver, input.name, value)
  }

  private mutating func observation(_ receiver: String) -> String {
    self.dialect.observe(receiver, self.random.pick(self.ports.outputs, or: ("", "")).name)
  }
}
