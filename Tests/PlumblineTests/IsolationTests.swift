import Foundation
import Testing

@Suite("Code that crosses an isolation does not compile", .serialized)
struct IsolationTests {
  /// A piece of code, and what the compiler says of it; nil when it compiles.
  struct Snippet: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let code: String
    let error: String?
  }

  static let snippets = [
    Snippet(
      testDescription: "a graph on the main actor compiles",
      code: """
        @MainActor func f() {
          let property = MutableProperty(0)
          property.signal.map { $0 + 1 }.observeValues { print($0) }
          Task { property.value = 1 }
          SignalProducer<Int, Never> { await work() }.startWithValues { property.value = $0 }
        }
        func work() async -> Int { 1 }
        """,
      error: nil),
    Snippet(
      testDescription: "a graph on an actor compiles",
      code: """
        actor A {
          let property = MutableProperty(0)
          func f() {
            property.value = 1
            SignalProducer<Int, Never> { self.g() }.startWithValues { self.property.value = $0 }
          }
          func g() -> Int { property.value }
        }
        """,
      error: nil),
    Snippet(
      testDescription: "a property in a detached task",
      code: """
        @MainActor final class ViewModel {
          let property = MutableProperty(0)
          func f() { Task.detached { [property] in property.value = 1 } }
        }
        """,
      error: "data race"),
    Snippet(
      testDescription: "a signal in a closure for another queue",
      code: """
        import Dispatch
        func f(_ signal: Signal<Int, Never>) {
          DispatchQueue.global().async { signal.observeValues { _ in } }
        }
        """,
      error: "non-Sendable type 'Signal<Int, Never>'"),
    Snippet(
      testDescription: "an observer in a Sendable closure",
      code: """
        func g(_ body: @escaping @Sendable () -> Void) {}
        func f(_ observer: Signal<Int, Never>.Observer) { g { observer.send(value: 1) } }
        """,
      error: "non-Sendable type 'Signal<Int, Never>.Observer'"),
    Snippet(
      testDescription: "a signal for everybody",
      code: "enum Shared { static let signal = Signal<Int, Never>.never }",
      error: "not concurrency-safe"),
    Snippet(
      testDescription: "a signal of the main actor given to another actor",
      code: """
        actor Other { func take(_ signal: Signal<Int, Never>) {} }
        @MainActor final class ViewModel {
          let signal = Signal<Int, Never>.never
          func f(_ other: Other) async { await other.take(self.signal) }
        }
        """,
      error: "data race"),
    Snippet(
      testDescription: "an action in a task group",
      code: """
        @MainActor final class ViewModel {
          let action = Action<Void, Int> { SignalProducer<Int, Never>(value: 1) }
          func f() async {
            await withTaskGroup(of: Void.self) { group in
              group.addTask { [action] in action.execute() }
            }
          }
        }
        """,
      error: "data race"),
    Snippet(
      testDescription: "work that takes its time, made in no isolation",
      code: """
        func work() async -> Int { 1 }
        func f() { _ = SignalProducer<Int, Never> { await work() } }
        """,
      error: "'nil' is not compatible with expected argument type 'any Actor'"),
  ]

  @Test("Snippets", arguments: snippets)
  func snippet(_ snippet: Snippet) async throws {
    let output = try await Self.compile("import Plumbline\n" + snippet.code)
    let errors = output.split(separator: "\n").filter { $0.contains("error:") }
    if let error = snippet.error {
      #expect(errors.contains { $0.contains(error) }, "\(output)")
    } else {
      #expect(errors == [], "\(output)")
    }
  }

  /// What the compiler says of a piece of code.
  private static func compile(_ code: String) async throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Snippet.swift")
    try code.write(to: file, atomically: true, encoding: .utf8)

    let products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    // A test product that holds tests of macros is built for the host, with names of its own for the same modules.
    let isForHost = FileManager.default.fileExists(
      atPath: products.appendingPathComponent("Modules-tool/Plumbline.swiftmodule").path)
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // The modules of C that Plumbline imports, or that what it imports does.
    let moduleMaps = try FileManager.default.contentsOfDirectory(
      at: products, includingPropertiesForKeys: nil
    )
    .filter { $0.lastPathComponent.hasSuffix("-tool.build") == isForHost }
    .map { $0.appendingPathComponent("module.modulemap").path }
    .filter { FileManager.default.fileExists(atPath: $0) }
    compiler.arguments =
      [
        "swiftc", "-emit-sil", "-swift-version", "6", "-parse-as-library",
        "-I", products.appendingPathComponent(isForHost ? "Modules-tool" : "Modules").path,
        "-o", folder.appendingPathComponent("Snippet.sil").path, file.path,
      ] + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=" + $0] }
    let messages = folder.appendingPathComponent("Messages.txt")
    try Data().write(to: messages)
    compiler.standardError = try FileHandle(forWritingTo: messages)
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      compiler.terminationHandler = { _ in ended.resume() }
      do { try compiler.run() } catch { ended.resume(throwing: error) }
    }
    let text = try String(contentsOf: messages, encoding: .utf8)
    if compiler.terminationStatus != 0, !text.contains("error:") {
      return "error: the compiler ended: \(text)"
    }
    return text
  }
}
