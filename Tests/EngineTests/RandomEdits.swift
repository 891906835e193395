/// Edits a small tree of both languages at random: view models and what their results may depend on in other files.
struct RandomEdits {
  private var state: UInt64
  /// The files that there are.
  private var files: [String] = []
  /// What was done.
  private(set) var log: [String] = []

  private static let names = ["Login", "Signup", "_search"]
  private static let fileNames = [
    "A.swift", "B.swift", "C.swift", "Sub/A.swift", "Sub/D.swift", "Sub/Deep/E.swift",
  ]
  private static let configurations = [
    "", "rules: {final-view-model: off}\n", "rules: {sorted-inputs: error, documented-inputs: off}\n",
    "exclude: [Sub/Deep]\n", "dialects: {'Sub/**': rxswift}\n", "dialects: {'A.swift': off}\n",
  ]

  init(seed: UInt64) {
    self.state = seed
  }

  mutating func edit(
    write: (String, String) throws -> Void, remove: (String) throws -> Void,
    rename: (String, String) throws -> Void
  ) throws {
    let chance = self.number(below: 10)
    if chance == 0, !self.files.isEmpty {
      let name = self.files.remove(at: self.number(below: self.files.count))
      self.log.append("remove \(name)")
      try remove(name)
    } else if chance == 1, !self.files.isEmpty {
      let index = self.number(below: self.files.count)
      let names = self.files[index].hasSuffix(".java") ? Self.javaFileNames : Self.fileNames
      let free = names.filter { !self.files.contains($0) && !$0.lowercased().hasPrefix("sub") }
      guard !free.isEmpty else { return }
      let target = self.pick(free)
      self.log.append("rename \(self.files[index]) to \(target)")
      try rename(self.files[index], target)
      self.files[index] = target
    } else if chance == 2 {
      let folder = self.pick(["", "Sub/"])
      let text = self.pick(Self.configurations)
      self.log.append("configure \(folder): \(text)")
      try write(text, folder + ".plumb.yml")
    } else {
      let isJava = self.number(below: 2) == 0
      let name = self.pick(isJava ? Self.javaFileNames : Self.fileNames)
      if !self.files.contains(name) { self.files.append(name) }
      let text =
        isJava
        ? self.javaText()
        : "import \(self.pick(["ReactiveSwift", "RxSwift"]))\n\n" + self.parts()
      self.log.append("write \(name): \(text)")
      try write(text, name)
    }
  }

  /// A few declarations that may belong to one view model or another.
  private mutating func parts() -> String {
    (0...self.number(below: 4)).map { _ in self.part() }.joined(separator: "\n")
  }

  private mutating func part() -> String {
    let name = self.pick(Self.names) + "ViewModel"
    let other = self.pick(Self.names) + "ViewModel"
    switch self.number(below: 12) {
    case 0: return "protocol \(name)Inputs {\n  func viewDidLoad()\n  func cancelButtonTapped()\n}\n"
    case 1:
      return
        "protocol \(name)Inputs: \(other)Inputs {\n  /// Call when the view loads.\n  func viewDidLoad()\n}\n"
    case 2: return "protocol \(name)Outputs {\n  var title: Signal<String, Never> { get }\n}\n"
    case 3: return "protocol \(name)Type {\n  var inputs: \(name)Inputs { get }\n}\n"
    case 4: return "typealias \(name)Ports = \(name)Inputs & \(other)Outputs\n"
    case 5: return "typealias TextSignal = Signal<String, Never>\n"
    case 6: return "class \(name)Special: \(name) {}\n"
    case 7:
      return
        "\(self.pick(["class", "struct", "protocol", "enum", "actor"])) \(self.pick(["Service", "_service"])) {}\n"
    case 8: return "extension \(name): \(name)Outputs {\n  var outputs: \(name)Outputs { return self }\n}\n"
    case 9: return "// plumb:disable \(self.pick(["final-view-model", "all", "nothing"]))\n"
    default:
      return """
        \(self.pick(["final ", ""]))class \(name): \(self.pick(["\(name)Inputs, \(name)Outputs", "\(name)Ports", "\(name)Type, \(name)Inputs"])) {
          \(self.pick(["private ", ""]))let service: \(self.pick(["Service", "_service"]))
          \(self.pick(["private ", ""]))let viewDidLoadProperty = MutableProperty(())
          func viewDidLoad() { \(self.pick(["self.", ""]))viewDidLoadProperty.value = () }
          let title: \(self.pick(["Signal<String, Never>", "TextSignal"]))
          init(service: \(self.pick(["Service", "_service"]))) { self.service = service }
          var inputs: \(name)Inputs { return self }
        }

        """
    }
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[self.number(below: elements.count)]
  }

  /// A number of the generator of G. Marsaglia, "Xorshift RNGs", 2003.
  mutating func number(below limit: Int) -> Int {
    self.state ^= self.state << 13
    self.state ^= self.state >> 7
    self.state ^= self.state << 17
    return Int(self.state % UInt64(limit))
  }
}
