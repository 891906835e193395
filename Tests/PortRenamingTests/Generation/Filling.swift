import SeededRandom

/// Fills the placeholders of a snippet.
struct Filling {
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
