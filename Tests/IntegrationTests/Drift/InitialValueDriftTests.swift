import Foundation
import SeededRandom
import SourceModel
import TestSupport
import Testing

/// View models whose storage is out of order, with initial values that do something, are run before and after the fix.
@Suite("The values of storage are the same after a fix")
struct InitialValueDriftTests {
  private static let library = """
    public final class MutableProperty<Value>: CustomStringConvertible {
      public var value: Value
      public init(_ value: Value) { self.value = value }
      public var description: String { "\\(self.value)" }
    }
    """

  private static let support = """
    final class Store {
      nonisolated(unsafe) static let shared = Store()
      var count = 0
      func take() -> Int { self.count += 1; return self.count }
    }
    func next() -> Int { Store.shared.take() }
    """

  /// Initial values that do nothing but to make something, and others.
  private static let values = [
    "MutableProperty(0)", "MutableProperty<Int>(-3)", "MutableProperty([1, 2])", "MutableProperty<Int?>(nil)",
    "MutableProperty(next())", "MutableProperty(Store.shared.take())", "MutableProperty({ next() }())",
    "MutableProperty(Store.shared.count)", "MutableProperty([next(), next()])",
  ]

  private static func viewModel(_ number: Int) -> String {
    var random = SplitMix64(seed: UInt64(number))
    _ = random.next()
    var names = Array(["alpha", "beta", "delta", "gamma", "kappa", "omega"].prefix(3 + random.below(4)))
    for index in names.indices.reversed() { names.swapAt(index, random.below(index + 1)) }
    let type = "Case\(number)ViewModel"
    let members = names.map { name in
      """
        private let \(name)Property = \(values[random.below(values.count)])
        public func \(name)() { self.\(name)Property.value = Case.some() }
      """
    }
    return """
      import ReactiveSwift

      public protocol \(type)Inputs {
      \(names.sorted().map { "  func \($0)()" }.joined(separator: "\n"))
      }

      public protocol \(type)Outputs {}

      public protocol \(type)Type {
        var inputs: \(type)Inputs { get }
        var outputs: \(type)Outputs { get }
      }

      public final class \(type): \(type)Type, \(type)Inputs, \(type)Outputs {
        public init() {}

      \(members.joined(separator: "\n\n"))

        public var inputs: \(type)Inputs { return self }
        public var outputs: \(type)Outputs { return self }
      }
      """
  }

  private static let runs = """
    enum Case { static func some<Value>() -> Value { fatalError() } }
    func show(_ name: String, _ object: Any) {
      let fields = Mirror(reflecting: object).children.map { "\\($0.label ?? "")=\\($0.value)" }
      print(name, fields.sorted().joined(separator: " "))
    }

    """

  private static func run(_ tool: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(tool) \(arguments.joined(separator: " "))")
    return String(decoding: output, as: UTF8.self)
  }

  @Test("In Swift")
  func swift() throws {
    let count = TestScale.count(120, atLeast: 24)
    let before = (0..<count).map { (path: "Case\($0)ViewModel.swift", text: Self.viewModel($0)) }
    let after = try before.map { try Lint.fixed($0.text, path: $0.path, dialect: .kickstarterSwift) }
    let changed = zip(before, after).count { $0.text != $1.text }
    let refused = after.count { $0.refusals.contains { $0.contains("may have effects") } }
    #expect(changed > count / 3 && refused > count / 20, "\(changed) changed, \(refused) refused of \(count)")

    let folder = try TemporaryFolder()
    try folder.write(Self.library, to: "Library.swift")
    _ = try Self.run(
      "swiftc",
      ["-emit-library", "-static", "-emit-module", "-module-name", "ReactiveSwift", "-parse-as-library"]
        + [
          "-emit-module-path", folder.path("ReactiveSwift.swiftmodule"), "-o",
          folder.path("libReactiveSwift.a"),
        ]
        + [folder.path("Library.swift")])
    let main =
      Self.runs
      + (0..<count).map {
        "Store.shared.count = 0; show(\"\($0)\", Case\($0)ViewModel())"
      }.joined(separator: "\n")
    let outputs = try [before.map(\.text), after.map(\.text)].enumerated().map { side, texts in
      var paths: [String] = []
      for (name, text) in [("main.swift", main), ("Support.swift", Self.support)]
        + texts.enumerated().map({ ("Case\($0)ViewModel.swift", $1) })
      {
        try folder.write(text, to: "\(side)/\(name)")
        paths.append(folder.path("\(side)/\(name)"))
      }
      let program = folder.path("program\(side)")
      _ = try Self.run(
        "swiftc",
        ["-swift-version", "5", "-I", folder.path, "-L", folder.path, "-lReactiveSwift", "-o", program]
          + paths)
      return try Self.run(program, [])
    }
    #expect(outputs[0].split(separator: "\n").count == count)
    for (old, new) in zip(outputs[0].split(separator: "\n"), outputs[1].split(separator: "\n")) {
      #expect(old == new)
    }
  }
}
