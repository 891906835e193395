import ArgumentParser
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
    let folders = (self.sources + self.tests).map { place in
      place.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).last ?? ""
    }
    if folders.contains("") { throw ValidationError("A folder is empty.") }
  }
}
