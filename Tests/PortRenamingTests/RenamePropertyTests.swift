import Foundation
import PortRenaming
import SeededRandom
import SourceModel
import TestSupport
import Testing

struct RenamePropertyTests {
  /// The view models of an example with their views and their tests.
  struct Example: CustomTestStringConvertible, Sendable {
    var name: String
    var views: String?

    var testDescription: String { self.name }

    var folders: [String] {
      ["Examples/Sources/\(self.name)", "Examples/Tests/\(self.name)Tests"]
        + (self.views.map { ["Examples/Sources/\($0)"] } ?? [])
    }
  }

  static let examples = [
    Example(name: "KickstarterSwift", views: "KickstarterViews"),
    Example(name: "KickstarterJava", views: "KickstarterJavaViews"), Example(name: "KickstarterKotlin"),
    Example(name: "JavaTemplate"), Example(name: "RxSwiftBlueprint"), Example(name: "KotlinFlows"),
    Example(name: "KickstarterMacros"),
  ]

  private static func app(_ example: Example) -> App {
    var texts: [String: String] = [:]
    for folder in example.folders {
      let root = Repository.folder.appendingPathComponent(folder)
      let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
      for name in names where Language(path: name) != nil && !name.hasSuffix(Self.dynamicTests) {
        texts[folder + "/" + name] = try? String(
          contentsOf: root.appendingPathComponent(name), encoding: .utf8)
      }
    }
    let ports = Set(App(texts: texts).viewModels.flatMap(\.portNames))
    return App(texts: texts.mapValues { Self.splittingNames(ports, in: $0) })
  }

  /// The tests that call inputs by their names, which refuses every renaming of them.
  private static let dynamicTests = "GraphWitnessTests.swift"

  /// Writes strings that are names of ports in two parts: each would refuse the renaming.
  private static func splittingNames(_ names: Set<String>, in text: String) -> String {
    text.replacing(#/"(\w\w)(\w+)"/#) { match in
      names.contains("\(match.1)\(match.2)") ? "\"\(match.1)\" + \"\(match.2)\"" : String(match.0)
    }
  }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyz")

  @Test("A random renaming changes no other port, and back it gives the same bytes", arguments: examples)
  func roundTrip(_ example: Example) throws {
    let app = Self.app(example)
    let viewModels = app.viewModels
    #expect(!viewModels.isEmpty)
    var random = SplitMix64(seed: 23)
    var renamed = 0
    var reasons: [String] = []
    let count = TestScale.count(60, atLeast: 3)
    for _ in 0..<count {
      let viewModel = random.pick(viewModels, or: viewModels[0])
      let ports = PortKind.allCases.flatMap(viewModel.ownPorts)
      guard let first = ports.first else { continue }
      let port = random.pick(ports, or: first)
      let name = "zq" + String((0..<8).map { _ in Self.letters[random.below(26)] })
      let other: App
      do throws(RenameRefusal) {
        other = try app.renaming(port, of: viewModel, to: name)
      } catch {
        reasons.append("\(viewModel.name).\(port.name.text): \(error.reason)")
        continue
      }
      renamed += 1
      let what = "\(viewModel.name).\(port.name.text)"
      let found = try #require(other.port(name, of: viewModel.name), "\(what)")
      #expect(PortKind.allCases.flatMap(found.viewModel.ownPorts).count == ports.count, "\(what)")
      #expect(found.viewModel.inputs.count == viewModel.inputs.count, "\(what)")
      #expect(found.viewModel.outputs.count == viewModel.outputs.count, "\(what)")
      do throws(RenameRefusal) {
        let back = try other.renaming(found.port, of: found.viewModel, to: port.name.text)
        #expect(back.texts == app.texts, "\(what)")
      } catch {
        Issue.record("\(what) back: \(error.reason)")
      }
    }
    #expect(count - renamed <= max(1, count / 10), "\(renamed) of \(count): \(reasons)")
  }
}
