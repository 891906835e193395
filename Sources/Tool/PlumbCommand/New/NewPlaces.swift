import ArgumentParser
import Reporting
import Scaffolding
import SourceModel

/// The options for the destination of new files.
struct NewPlaces: ParsableArguments {
  @Option(
    name: .customLong("to"), parsing: .singleValue,
    help: ArgumentHelp(
      "The folder of the view model; 'dialect=folder' sets it for one dialect only.", valueName: "folder"),
    completion: .directory)
  var sources: [String] = []

  @Option(
    name: .customLong("tests-to"), parsing: .singleValue,
    help: ArgumentHelp(
      "The folder of the tests, in the same format. (default: inferred from the package layout, or the folder of the view model)",
      valueName: "folder"),
    completion: .directory)
  var tests: [String] = []

  @Flag(help: "Overwrite existing files.")
  var force = false

  @Flag(help: "Print the paths that would be written, and write nothing.")
  var dryRun = false

  @Flag(name: .customLong("print"), help: "Print the files, and write nothing.")
  var prints = false

  /// The folders of a dialect; nil for those of all dialects.
  func folders(of dialect: ScaffoldDialect?) -> ScaffoldFolders {
    var folders = ScaffoldFolders.usual(for: Self.folder(self.sources, of: dialect) ?? ".")
    if let tests = Self.folder(self.tests, of: dialect) {
      folders.tests = tests
      folders.root = nil
    }
    return folders
  }

  /// The folder for a dialect, or for all dialects.
  private static func folder(_ places: [String], of dialect: ScaffoldDialect?) -> String? {
    if let prefix = dialect.map({ $0.rawValue + "=" }), let own = places.last(where: { $0.hasPrefix(prefix) })
    {
      return String(own.dropFirst(prefix.count))
    }
    let others = ScaffoldDialect.allCases.map { $0.rawValue + "=" }
    return places.last { place in !others.contains(where: place.hasPrefix) }
  }

  func validate() throws {
    for (option, places) in [("--to", self.sources), ("--tests-to", self.tests)] {
      var given: Set<String> = []
      for place in places {
        let (dialect, folder) = try Self.parts(of: place, option)
        guard !folder.isEmpty else { throw ValidationError("'\(option)' must not be empty") }
        guard given.insert(dialect ?? "").inserted else {
          let example = "'\(option) macro=Sources/Macro'"
          throw ValidationError(
            "'\(option)' was given twice\(dialect.map { " for '\($0)'" } ?? ": name the dialect, as in \(example)")"
          )
        }
      }
    }
  }

  /// - Throws: an error when a folder is given for a dialect that is not written.
  func check(_ dialects: [ScaffoldDialect]) throws(UsageProblem) {
    for (option, places) in [("--to", self.sources), ("--tests-to", self.tests)] {
      for place in places {
        guard let dialect = ScaffoldDialect.allCases.first(where: { place.hasPrefix($0.rawValue + "=") }),
          !dialects.contains(dialect)
        else { continue }
        throw UsageProblem(
          "'\(option) \(place)' requires '--dialect \(dialect.rawValue)'"
        )
      }
    }
  }

  /// The dialect that a folder is given for, nil for all of them, and the folder.
  private static func parts(of place: String, _ option: String) throws -> (dialect: String?, folder: String) {
    let parts = place.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[0].contains("/") else { return (nil, place) }
    let names = ScaffoldDialect.allCases.map(\.rawValue)
    guard !names.contains(parts[0]) else { return (parts[0], parts[1]) }
    let nearest = EditDistance.nearest(to: parts[0], among: names, atMost: 4)
    let hint =
      nearest.map { "Did you mean '\($0)'?" }
      ?? "The dialects are \(names.map { "'\($0)'" }.joined(separator: ", "))."
    throw ValidationError(
      "Unknown dialect '\(parts[0])' in '\(option)'. \(hint) For a folder of this name, use '\(option) ./\(place)'"
    )
  }
}
