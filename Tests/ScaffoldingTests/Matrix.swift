import Foundation
import Scaffolding
import SourceModel
import TestSupport
import Testing

/// The descriptions that new view models are tried with.
enum Matrix {
  /// A description and the file that it stands in.
  struct Entry: Sendable, CustomTestStringConvertible {
    var name: String
    var description: ViewModelDescription
    var testDescription: String { self.name }
  }

  /// All of them, by the names of their files.
  static let all: [Entry] = {
    let folder = Repository.folder.appendingPathComponent("TestSupport/Descriptions").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { name in
      guard let data = FileManager.default.contents(atPath: folder + "/" + name),
        let description = try? DescriptionReader.read(Array(data), path: name)
      else { return nil }
      return Entry(name: name, description: description)
    }
  }()
}
