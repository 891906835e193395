import PortRenaming
import SeededRandom
import SourceModel
import Testing

@Suite("Renaming ports of apps that are made at random")
struct GeneratedAppTests {
  /// A renaming that was done.
  private struct Renaming {
    var number: Int
    var what: String
    var before: App
    var after: App
  }

  private static let languages: [Language] = [.swift, .java, .kotlin]

  /// How many apps are compiled at once.
  private static let batch = 200

  @Test("An app compiles as before, and renamed back it has the same bytes", arguments: languages)
  func renamed(_ language: Language) throws {
    let count = TestScale.isFull ? 2_000 : TestScale.count(500, atLeast: 20)
    // The compiler of Kotlin takes longer than all of the rest.
    let compiles = AppCompiler.isInstalled(language) && !(language == .kotlin && TestScale.isSmall)
    let compiler = compiles ? try AppCompiler(language) : nil
    var renamed = 0
    var refusals: [String] = []
    for start in stride(from: 0, to: count, by: Self.batch) {
      var done: [Renaming] = []
      for number in start..<min(count, start + Self.batch) {
        let app = GeneratedApp(number, language, seed: 23).app
        do throws(RenameRefusal) {
          if let renaming = try Self.renaming(number, app) { done.append(renaming) }
        } catch {
          refusals.append(error.reason)
        }
      }
      renamed += done.count
      guard let compiler else { continue }
      let before = try compiler.errors(in: done.map(\.before))
      let after = try compiler.errors(in: done.map(\.after))
      #expect(before == [:])
      for renaming in done {
        if let error = after[renaming.number] { Issue.record("\(renaming.what): \(error)") }
      }
    }
    let reasons = Dictionary(
      grouping: refusals, by: { $0.replacing(#/'[^']*'|[\w\/]+\.\w+:\d+/#, with: "…") }
    )
    .map { "\($1.count) \($0)" }.sorted()
    #expect(renamed * 2 > count, "\(renamed) of \(count) renamed: \(reasons)")
    if TestScale.isFull { print("\(language.rawValue): \(renamed) of \(count) renamed; refused: \(reasons)") }
  }

  /// Renames a random port, and renames it back.
  private static func renaming(_ number: Int, _ app: App) throws(RenameRefusal) -> Renaming? {
    var random = SplitMix64(seed: UInt64(number))
    let viewModels = app.viewModels
    guard let first = viewModels.first else {
      Issue.record("app \(number) has no view model")
      return nil
    }
    let viewModel = random.pick(viewModels, or: first)
    let ports = PortKind.allCases.flatMap(viewModel.ownPorts)
    let port = random.pick(ports, or: ports[0])
    let name = GeneratedApp.name(using: &random)
    guard name != port.name.text else { return nil }
    let what = "app \(number): \(viewModel.name).\(port.name.text) to \(name)"
    let other = try app.renaming(port, of: viewModel, to: name)
    guard let found = other.port(name, of: viewModel.name) else {
      Issue.record("\(what): no port any more")
      return nil
    }
    #expect(PortKind.allCases.flatMap(found.viewModel.ownPorts).count == ports.count, "\(what)")
    do throws(RenameRefusal) {
      let back = try other.renaming(found.port, of: found.viewModel, to: port.name.text)
      #expect(back.texts == app.texts, "\(what)")
    } catch {
      // Another thing with the new name may be a use of the port, for all that the code tells.
      if name.hasPrefix("zq") { Issue.record("\(what), and back: \(error.reason)") }
    }
    return Renaming(number: number, what: what, before: app, after: other)
  }
}
