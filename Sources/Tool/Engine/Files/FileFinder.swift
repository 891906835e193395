import PortUses
import SourceModel

/// Finds the files that names of files and folders refer to.
struct FileFinder {
  private let workingDirectory: String
  private var configurations: Configurations
  private var found: [RunFile] = []
  /// The paths of the found files, as bytes: two files may have names that are equal strings.
  private var seen: Set<[UInt8]> = []
  private(set) var failures: [FileFailure] = []
  /// The named files in languages that are not supported.
  private(set) var skipped: [String] = []
  /// The temporary files of killed processes, or of running ones.
  private(set) var temporaryFiles: [String] = []
  /// The kinds of excluded files that are found nevertheless.
  var included: Set<RunFile.Exclusion> = []
  /// The texts of an editor by absolute paths. They take the place of those on the disk, and a file that only the editor
  /// has is found where a search would find it.
  var texts: [String: [UInt8]] = [:]
  /// How many folders are searched at most, and how many were.
  var mostFolders = Int.max
  private(set) var searchedFolders = 0
  /// The journals of renamings that are in progress or were interrupted.
  private(set) var journals: [String] = []
  /// The indices of the found files that are links, or were found behind a link that a list names.
  private var links: [(file: Int, isBehindListedLink: Bool)] = []
  /// Whether a link was followed, so that one file may have been found under two paths.
  private var followedLinks = false
  /// The named folders that are searched, as bytes.
  private var searched: Set<[UInt8]> = []
  /// The folders that are searched, without links, with `/` at their ends.
  private var roots: [String] = []
  /// Whether the search is behind a link that a list names.
  private var isBehindListedLink = false

  /// Folders with third-party or generated code.
  private static let foreignFolders: Set = [
    "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages",
  ]

  /// The folders that build tools write to, by the names of the files next to them.
  private static let builtFolders: [String: Set] = [
    "build": ["build.gradle", "build.gradle.kts", "settings.gradle", "settings.gradle.kts"],
    "target": ["pom.xml"],
  ]

  init(workingDirectory: String, configurations: Configurations) {
    self.workingDirectory = workingDirectory
    self.configurations = configurations
  }

  /// A finder in the working folder, with the configuration and the texts of a run.
  init(_ settings: LintSettings) throws(ConfigurationError) {
    let configurations =
      if let text = settings.configurationText {
        try Configurations(text: text)
      } else {
        try Configurations(fixed: settings.configuration)
      }
    self.init(workingDirectory: Paths.workingDirectory, configurations: configurations)
    self.texts = settings.texts
  }

  /// Finds the files in the order of their paths.
  ///
  /// - Parameters:
  ///   - names: files and folders. They are checked even where a search would skip them, unless a configuration excludes
  ///     them.
  ///   - listed: files and folders from a list, which may contain links by accident.
  mutating func find(_ names: [String], listed: [String] = []) throws(ConfigurationError) -> (
    files: [RunFile], configurations: Configurations
  ) {
    for name in names { try self.find(name, isListed: false) }
    for name in listed { try self.find(name, isListed: true) }
    for (path, text) in self.texts { try self.place(text, at: path) }
    let workingFolder = self.workingDirectory == "/" ? "/" : self.workingDirectory + "/"
    for (file, isBehindListedLink) in self.links {
      let target = FileSystem.resolved(self.found[file].path) ?? self.found[file].path
      let roots = isBehindListedLink ? self.roots + [workingFolder] : self.roots
      self.found[file].isLinkToOutside = !roots.contains { Paths.relative(target, to: $0) != nil }
    }
    let sorted = self.found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return (Self.named(self.distinct(sorted)), self.configurations)
  }

  private mutating func find(_ name: String, isListed: Bool) throws(ConfigurationError) {
    if self.workingDirectory.isEmpty, !Paths.isFromRoot(name) {
      // It would be resolved as an absolute path.
      self.failures.append(
        FileFailure(path: name, reason: "the working folder does not exist any more: change to another"))
      return
    }
    let path = Paths.absolute(name, relativeTo: self.workingDirectory)
    let isBehindLink = FileSystem.resolved(path) != path
    if isBehindLink { self.followedLinks = true }
    self.isBehindListedLink = isListed && isBehindLink
    if FileSystem.isDirectory(path) {
      let folder = path == "/" ? "/" : path + "/"
      guard self.searched.insert(Array(folder.utf8)).inserted else { return }
      if !self.isBehindListedLink, let root = FileSystem.resolved(path) {
        self.roots.append(root == "/" ? root : root + "/")
      }
      if let ignores = self.ignores(above: folder) { try self.search(folder, ignores: ignores) }
    } else if let reason = FileSystem.absence(of: path) {
      self.failures.append(FileFailure(path: name, reason: reason))
    } else if !Self.isSource(path) {
      self.skipped.append(name)
    } else {
      let configuration = try self.configurations.configuration(for: path)
      let exclusion: RunFile.Exclusion? = configuration.excludes(path) ? .configured : nil
      if self.isIncluded(exclusion) { self.add(path, configuration, exclusion: exclusion) }
    }
  }

  /// Gives each file a shown path of its own.
  ///
  /// Two names may be equal strings with different code points, such as `é` as one or as two. All but the first are
  /// shown with their code points, so that readers can distinguish them.
  private static func named(_ files: [RunFile]) -> [RunFile] {
    var shown: Set<String> = []
    return files.map { file in
      var file = file
      guard !shown.insert(file.shownPath).inserted else { return file }
      file.shownPath = file.shownPath.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
      // A third file may have exactly this name.
      while !shown.insert(file.shownPath).inserted { file.shownPath += "'" }
      return file
    }
  }

  /// Skips links to files that are found directly, and all but the first link to others.
  private func distinct(_ files: [RunFile]) -> [RunFile] {
    guard self.followedLinks else { return files }
    let realPaths = files.map { FileSystem.resolved($0.path) ?? $0.path }
    var seen = Set(zip(files, realPaths).filter { $0.path == $1 }.map(\.1))
    return zip(files, realPaths).filter { $0.path == $1 || seen.insert($1).inserted }.map(\.0)
  }

  private func isIncluded(_ exclusion: RunFile.Exclusion?) -> Bool {
    exclusion.map(self.included.contains) ?? true
  }

  private func exclusion(of name: String, _ ignores: GitIgnore) -> RunFile.Exclusion? {
    Self.isGenerated(name) ? .generated : ignores.ignores(name, isDirectory: false) ? .ignored : nil
  }

  private func exclusion(of path: String, _ configuration: Configuration) -> RunFile.Exclusion? {
    configuration.excludes(path) || !configuration.includes(path) ? .configured : nil
  }

  private mutating func add(
    _ path: String, _ configuration: Configuration, isLink: Bool = false, exclusion: RunFile.Exclusion?
  ) {
    guard self.seen.insert(Array(path.utf8)).inserted else { return }
    let shownPath = Paths.shown(path, from: self.workingDirectory)
    if isLink || self.isBehindListedLink { self.links.append((self.found.count, self.isBehindListedLink)) }
    self.found.append(
      RunFile(
        path: path, shownPath: shownPath,
        configuration: self.configurations.overridden(configuration, for: path),
        exclusion: exclusion))
  }

  /// A folder that is to be searched.
  private struct Folder {
    /// With `/` at its end.
    var path: String
    var ignores: GitIgnore
    /// Why it is excluded otherwise.
    var exclusion: RunFile.Exclusion?
  }

  /// Searches a folder and the folders in it.
  private mutating func search(_ folder: String, ignores: GitIgnore) throws(ConfigurationError) {
    // Folders may be nested too deeply for recursion.
    var folders = [Folder(path: folder, ignores: ignores)]
    while self.searchedFolders < self.mostFolders, let folder = folders.popLast() {
      self.searchedFolders += 1
      folders += try self.searchFiles(in: folder).reversed()
    }
  }

  /// Searches for files in a folder.
  ///
  /// - Returns: the folders in it that are to be searched.
  private mutating func searchFiles(in searched: Folder) throws(ConfigurationError) -> [Folder] {
    let folder = searched.path
    guard let entries = FileSystem.entries(of: folder) else {
      let reason = FileSystem.lastError
      let shownPath = Paths.shown(folder, from: self.workingDirectory)
      self.failures.append(FileFailure(path: shownPath.isEmpty ? "." : shownPath, reason: reason))
      return []
    }
    let configuration = try self.configurations.configuration(in: folder)
    var ignores = searched.ignores
    if let entry = entries.first(where: { $0.name == ".gitignore" && !$0.isDirectory }) {
      guard self.add(to: &ignores, from: folder, isRegular: !entry.isLink) else { return [] }
    }
    var folders: [Folder] = []
    for entry in entries {
      let path = folder + entry.name
      guard entry.isReachable else {
        if entry.isDirectory || Self.isSource(entry.name) {
          let shownPath = Paths.shown(path, from: self.workingDirectory)
          self.failures.append(FileFailure(path: shownPath, reason: "its name is not in UTF-8: rename it"))
        }
        continue
      }
      if entry.isDirectory {
        guard !Self.isForeign(entry.name), !Self.isBuilt(entry.name, beside: entries.lazy.map(\.name)) else {
          continue
        }
        let isIgnored = ignores.ignores(entry.name, isDirectory: true)
        let exclusion = isIgnored ? .ignored : configuration.excludes(path) ? .configured : searched.exclusion
        guard self.isIncluded(exclusion) else { continue }
        folders.append(
          Folder(path: path + "/", ignores: ignores.entering(entry.name), exclusion: exclusion))
      } else {
        if !entry.isLink, TemporaryFile.isName(entry.name) { self.temporaryFiles.append(path) }
        if entry.name == TemporaryFile.journalName { self.journals.append(path) }
        guard Self.isSource(entry.name) || SourceUses.isLayout(path) else { continue }
        let exclusion =
          self.exclusion(of: entry.name, ignores) ?? self.exclusion(of: path, configuration)
          ?? searched.exclusion
        guard self.isIncluded(exclusion) else { continue }
        // Links to files are followed; links to folders are not, since they may form a cycle.
        if entry.isLink {
          guard FileSystem.signature(of: path) != nil else { continue }
          self.followedLinks = true
        }
        self.add(path, configuration, isLink: entry.isLink, exclusion: exclusion)
      }
    }
    return folders
  }

  /// The `.gitignore` files between a folder and the root of its repository.
  ///
  /// - Returns: nil when one of them cannot be read.
  private mutating func ignores(above folder: String) -> GitIgnore? {
    var above: [String] = []
    var root = folder
    while root != "/", !FileSystem.exists(root + ".git") {
      root = Paths.folder(of: String(root.dropLast()))
      above.append(root)
    }
    var ignores = GitIgnore()
    // Outside of a repository, the `.gitignore` files above do not apply.
    guard FileSystem.exists(root + ".git"), let path = Paths.relative(folder, to: root) else {
      return ignores
    }
    for (current, name) in zip(above.reversed(), Paths.parts(of: path)) {
      guard self.add(to: &ignores, from: current) else { return nil }
      ignores = ignores.entering(String(name))
    }
    return ignores
  }

  /// Adds the patterns of the `.gitignore` in a folder, if there is one.
  ///
  /// - Parameter isRegular: whether the folder is known to have it as a regular file.
  /// - Returns: false when it cannot be read: ignored files would otherwise be changed.
  private mutating func add(
    to ignores: inout GitIgnore, from folder: String, isRegular: Bool = false
  ) -> Bool {
    let path = folder + ".gitignore"
    do throws(FileFailure) {
      let bytes = try FileSystem.read(path, limit: .settings, isRegular: isRegular)
      ignores.add(String(decoding: bytes, as: UTF8.self))
      return true
    } catch {
      guard FileSystem.signature(of: path) != nil else { return true }
      let shownPath = Paths.shown(path, from: self.workingDirectory)
      self.failures.append(FileFailure(path: shownPath, reason: error.reason + "; the folder is skipped"))
      return false
    }
  }

  /// Gives a file the text of an editor.
  private mutating func place(_ text: [UInt8], at path: String) throws(ConfigurationError) {
    if !FileSystem.isPresent(path), !self.seen.contains(Array(path.utf8)) {
      for folder in self.searched {
        let folder = String(decoding: folder, as: UTF8.self)
        guard let absent = try self.settings(ofAbsent: path, in: folder) else { continue }
        self.add(path, absent.configuration, exclusion: absent.exclusion)
      }
    }
    guard let index = self.found.firstIndex(where: { $0.path.utf8.elementsEqual(path.utf8) }) else { return }
    self.found[index].text = text
  }

  /// What would apply to a file that does not exist; nil when a search in the folder would not find it.
  ///
  /// - Parameter folder: the path of the folder, with `/` at its end.
  mutating func settings(
    ofAbsent path: String, in folder: String
  ) throws(ConfigurationError) -> (configuration: Configuration, exclusion: RunFile.Exclusion?)? {
    guard let inner = Paths.relative(path, to: folder), Self.isSource(path),
      var ignores = self.ignores(above: folder)
    else { return nil }
    var folder = folder
    var exclusion: RunFile.Exclusion?
    for name in Paths.parts(of: inner).dropLast().map(String.init) {
      guard self.add(to: &ignores, from: folder) else { return nil }
      let names = (FileSystem.entries(of: folder) ?? []).map(\.name)
      guard !Self.isForeign(name), !Self.isBuilt(name, beside: names), !FileSystem.isLink(folder + name)
      else { return nil }
      exclusion =
        ignores.ignores(name, isDirectory: true)
        ? .ignored
        : try self.configurations.configuration(in: folder).excludes(folder + name) ? .configured : exclusion
      guard self.isIncluded(exclusion) else { return nil }
      ignores = ignores.entering(name)
      folder += name + "/"
    }
    guard self.add(to: &ignores, from: folder) else { return nil }
    let configuration = try self.configurations.configuration(in: folder)
    exclusion =
      self.exclusion(of: Paths.name(of: path), ignores) ?? self.exclusion(of: path, configuration)
      ?? exclusion
    return self.isIncluded(exclusion)
      ? (self.configurations.overridden(configuration, for: path), exclusion) : nil
  }

  private static func isForeign(_ name: String) -> Bool {
    name.hasPrefix(".") || self.foreignFolders.contains(name) || name.hasSuffix(".xctemplate")
  }

  /// Whether a folder contains build products. A package or a group of sources may have the same name.
  private static func isBuilt(_ name: String, beside names: some Sequence<String>) -> Bool {
    guard let scripts = self.builtFolders[name] else { return false }
    return names.contains { scripts.contains($0) }
  }

  private static func isSource(_ name: String) -> Bool { Language(path: name) != nil }

  private static func isGenerated(_ name: String) -> Bool {
    Language.allCases.contains { $0.profile.generatedFileEndings.contains { name.hasSuffix($0) } }
  }
}
