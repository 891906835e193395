import Foundation
import Testing

@Suite("2. Swift 6 mode, no escape hatches")
struct Contract02Tests {
  private static let sources: [(path: String, text: String)] = {
    let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
    return ["Plumbline", "PlumblineTesting"].flatMap { module in
      let folder = root.appendingPathComponent("Sources/\(module)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return (files?.allObjects ?? []).compactMap { $0 as? URL }
        .filter { $0.pathExtension == "swift" }
        .map { ($0.path, (try? String(contentsOf: $0, encoding: .utf8)) ?? "") }
    }
  }()

  @Test("Whatever escapes the compiler is where its proof is, and names its test")
  func escapeHatches() {
    // The files that may, and the tests that their comments must name.
    let proofs = ["Confined.swift": "ConfinedTests", "Node.swift": "UnretainedTests"]
    let found = Self.sources.filter { source in
      ["@unchecked Sendable", "nonisolated(unsafe)"].contains { hatch in
        source.text.split(separator: "\n").contains { line in
          line.contains(hatch) && !line.drop { $0 == " " }.hasPrefix("///")
        }
      }
    }
    #expect(Self.sources.count > 50)
    #expect(found.map { ($0.path as NSString).lastPathComponent } == ["Confined.swift"])
    for (file, test) in proofs {
      let source = Self.sources.first { $0.path.hasSuffix("/\(file)") }
      #expect(source?.text.contains(test) == true, "\(file)")
    }
  }

  @Test("What is held without a retain is held in files that are known, and that say why")
  func unmanaged() {
    let users = Self.sources.filter { source in
      source.text.split(separator: "\n").contains {
        $0.contains("Unmanaged") && !$0.drop { $0 == " " }.hasPrefix("//")
      }
    }
    .map { ($0.path as NSString).lastPathComponent }
    #expect(
      users.sorted() == [
        "AnySink.swift", "EndingNode.swift", "Flattening.swift", "JoinQueue.swift", "Node.swift",
        "Outlet.swift", "Retrying.swift", "SignalCore.swift", "Turn.swift",
      ])
  }
}
