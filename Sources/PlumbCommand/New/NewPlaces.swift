import ArgumentParser
import Conventions
import Scaffolding

/// The options that say where new files go.
struct NewPlaces: ParsableArguments {
  @Option(
    name: .customLong("to"), parsing: .singleValue,
    help: ArgumentHelp(
      "The folder of the view model; 'dialect=folder' for one dialect alone.", valueName: "folder"),
    completion: .directory)
  var sources: [String] = []

  @Option(
    name: .customLong("tests-to"), parsing: .singleValue,
    help: ArgumentHelp(
      "The folder of the tests, in the same form. By default that of the package's layout, or beside the view model.",
      valueName: "folder"),
    completion: .directory)
  var tests: [String] = []

  @Flag(help: "Replace files that exist.")
  var force = false

  @Flag(help: "Say what would be written, and write nothing.")
  var dryRun = false

  @Flag(name: .customLong("print"), help: "Print the files, and write nothing.")
  var prints = false

  /// The folders of a dialect.
  func folders(of dialect: ScaffoldDialect) -> ScaffoldFolders {
    var folders = ScaffoldFolders.usual(for: Self.folder(self.sources, of: dialect) ?? ".")
    if let tests = Self.folder(self.tests, of: dialect) { folders.tests = tests }
    return folders
  }

  /// What is given for a dialect, or for all of them.
  private static func folder(_ places: [String], of dialect: ScaffoldDialect) -> String? {
    let prefix = dialect.rawValue + "="
    if let own = places.last(where: { $0.hasPrefix(prefix) }) { return String(own.dropFirst(prefix.count)) }
    let others = ScaffoldDialect.allCases.map { $0.rawValue + "=" }
    return places.last { place in !others.contains(where: place.hasPrefix) }
  }

  func validate() throws {
    for (option, places) in [("--to", self.sources), ("--tests-to", self.tests)] {
      var given: Set<String> = []
      for place in places {
        let (dialect, folder) = try Self.parts(of: place, option)
        guard !folder.isEmpty else { throw ValidationError("A folder is empty.") }
        guard given.insert(dialect ?? "").inserted else {
          let example = "'\(option) macro=Sources/Macro'"
          throw ValidationError(
            "'\(option)' names one folder\(dialect.map { " of '\($0)'" } ?? ", and one more for a dialect: \(example)")."
          )
        }
      }
    }
  }

  /// - Throws: a folder of a dialect that is not written.
  func check(_ dialects: [ScaffoldDialect]) throws(UsageProblem) {
    for (option, places) in [("--to", self.sources), ("--tests-to", self.tests)] {
      for place in places {
        guard let dialect = ScaffoldDialect.allCases.first(where: { place.hasPrefix($0.rawValue + "=") }),
          !dialects.contains(dialect)
        else { continue }
        throw UsageProblem(
          "'\(option) \(place)' names a folder of a dialect that is not written: add '--dialect \(dialect.rawValue)'"
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
      "There is no dialect '\(parts[0])'. \(hint) A folder of that name is '\(option) ./\(place)'.")
  }
}
