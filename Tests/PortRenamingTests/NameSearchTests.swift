import Foundation
import PortUses
import SeededRandom
import SourceModel
import TestSupport
import Testing

/// The files that are not read cannot change the result.
struct NameSearchTests {
  /// The files of the examples of one platform.
  private static func files(_ platform: Language) -> [String: String] {
    let root = Repository.folder.appendingPathComponent("Examples")
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return names.reduce(into: [:]) { texts, name in
      // The same view models in another form have the same names.
      guard let language = Language(path: name), (language == .swift) == (platform == .swift),
        !name.contains(".build/"), !name.hasPrefix("Drifted"), !name.contains("Macros")
      else { return }
      texts[name] = try? String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
    }
  }

  @Test("The uses are those that all files have", arguments: [Language.swift, .kotlin])
  func same(_ platform: Language) throws {
    let app = App(texts: Self.files(platform))
    let sorted = app.texts.sorted { $0.key < $1.key }
    let search = NameSearch(
      sorted.map { NameSearch.File(path: $0, Array($1.utf8), Language(path: $0) ?? .swift) })
    let viewModels = app.viewModels
    var random = SplitMix64(seed: 4)
    var count = 0
    for _ in 0..<TestScale.count(60, atLeast: 4) {
      let viewModel = random.pick(viewModels, or: viewModels[0])
      let ports = PortKind.allCases.flatMap(viewModel.ownPorts)
      guard let first = ports.first else { continue }
      let port = random.pick(ports, or: first)
      let name = port.name.text
      let all = RunUses(
        sorted.map { path, text in
          let language = Language(path: path) ?? .swift
          return RunUses.Source(
            path: path, language: language, uses: SourceUses(Array(text.utf8), language, wanted: name))
        })
      let some = search.uses(of: name, near: viewModel)
      let (expected, found) = (all.uses(of: viewModel), some.uses(of: viewModel))
      let what = "\(viewModel.name).\(name)"
      #expect(found.uses(of: port).map(Self.place) == expected.uses(of: port).map(Self.place), "\(what)")
      #expect(found.isAmbiguous == expected.isAmbiguous, "\(what)")
      let (others, same) = (
        all.others(named: name, than: viewModel), some.others(named: name, than: viewModel)
      )
      #expect(same.uses == others.uses, "\(what)")
      #expect(Self.places(same.members) == Self.places(others.members), "\(what)")
      #expect(Self.places(same.known) == Self.places(others.known), "\(what)")
      #expect(Self.places(same.uncertain) == Self.places(others.uncertain), "\(what)")
      let (wide, near) = (all.names(leadingTo: viewModel), some.names(leadingTo: viewModel))
      #expect(near.types == wide.types && near.carriers == wide.carriers, "\(what)")
      count += found.uses(of: port).count
    }
    #expect(count > 0)
  }

  private static func place(_ use: PortUse) -> String { "\(use.path):\(use.range.start)" }

  private static func places(_ places: [String: Set<Int>]) -> Set<String> {
    Set(places.flatMap { path, starts in starts.map { "\(path):\($0)" } })
  }
}
