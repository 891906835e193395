import Foundation
import TestSupport

/// What the package manager would build for a package that uses one product of this one.
struct BuildPlan {
  /// The files and modules that the package is made from, directly or not.
  let sources: Set<String>

  /// Asks the package manager for its plan. It compiles nothing.
  init(using product: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Client",
        platforms: [.macOS(.v13)],
        dependencies: [.package(name: "Plumbline", path: "\(Repository.folder.path)")],
        targets: [
          .target(name: "Client", dependencies: [.product(name: "\(product)", package: "Plumbline")])
        ]
      )
      """, to: "Package.swift")
    try folder.write("import \(product)\n", to: "Sources/Client/Client.swift")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "build", "--package-path", folder.path, "--print-manifest-job-graph"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let graph = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    self.sources = Self.sources(in: graph, of: "Client")
  }

  /// Whether a module is compiled: one of its sources is needed.
  func compiles(_ module: String) -> Bool {
    self.sources.contains { $0.hasSuffix(".swift") && $0.contains("/Sources/\(module)/") }
  }

  /// Follows the arrows of the plan back from a module.
  private static func sources(in graph: String, of module: String) -> Set<String> {
    var inputs: [Substring: [Substring]] = [:]
    for line in graph.split(separator: "\n") {
      let names = line.split(separator: "\"")
      guard names.count > 2, line.contains(" -> ") else { continue }
      // `  "input" -> "output" [color=blue];`
      inputs[names[3], default: []].append(names[1])
    }
    var reached: Set<Substring> = []
    var pending = inputs.keys.filter { $0.hasPrefix("<\(module)-") && $0.hasSuffix(".module>") }
    while let next = pending.popLast() {
      guard reached.insert(next).inserted else { continue }
      pending += inputs[next] ?? []
    }
    return Set(reached.map(String.init))
  }
}
