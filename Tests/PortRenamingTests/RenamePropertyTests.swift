import Foundation
import PortRenaming
import SeededRandom
import SourceModel
import TestSupport
import Testing

struct RenamePropertyTests {
  static let folders = [
    "KickstarterSwift", "KickstarterJava", "KickstarterKotlin", "JavaTemplate", "RxSwiftBlueprint",
    "KotlinFlows",
    "KickstarterTwins",
  ]

  private static func app(_ name: String) -> App {
    var texts: [String: String] = [:]
    for folder in ["Examples/Sources/\(name)", "Examples/Tests/\(name)Tests"] {
      let root = Repository.folder.appendingPathComponent(folder)
      let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
      for name in names where Language(path: name) != nil {
        texts[folder + "/" + name] = try? String(
          contentsOf: root.appendingPathComponent(name), encoding: .utf8)
      }
    }
    return App(texts: texts)
  }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyz")

  @Test("A random renaming changes no other port, and back it gives the same bytes", arguments: folders)
  func roundTrip(_ folder: String) throws {
    let app = Self.app(folder)
    let viewModels = app.viewModels
    #expect(!viewModels.isEmpty)
    var random = SplitMix64(seed: 23)
    var renamed = 0
    let count = max(10, TestScale.count(60))
    for _ in 0..<count {
      let viewModel = random.pick(viewModels, or: viewModels[0])
      let ports = PortKind.allCases.flatMap(viewModel.ports)
      guard let first = ports.first else { continue }
      let port = random.pick(ports, or: first)
      let name = "zq" + String((0..<8).map { _ in Self.letters[random.below(26)] })
      let other: App
      do throws(RenameRefusal) {
        other = try app.renaming(port, of: viewModel, to: name)
      } catch {
        continue
      }
      renamed += 1
      let what = "\(viewModel.name).\(port.name.text)"
      let found = try #require(other.port(name, of: viewModel.name), "\(what)")
      #expect(PortKind.allCases.flatMap(found.viewModel.ports).count == ports.count, "\(what)")
      #expect(found.viewModel.inputs.count == viewModel.inputs.count, "\(what)")
      #expect(found.viewModel.outputs.count == viewModel.outputs.count, "\(what)")
      do throws(RenameRefusal) {
        let back = try other.renaming(found.port, of: found.viewModel, to: port.name.text)
        #expect(back.texts == app.texts, "\(what)")
      } catch {
        Issue.record("\(what) back: \(error.reason)")
      }
    }
    // Views and tests of some examples use ports in ways that refuse them.
    #expect(renamed * 10 >= count, "\(renamed) of \(count)")
  }
}
