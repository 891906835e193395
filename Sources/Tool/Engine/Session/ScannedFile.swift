import Foundation
import PortUses
import ReaderSupport
import Recognition
import SourceModel

/// A file of a run after the scan for headers of declarations.
struct ScannedFile: Sendable {
  var file: RunFile
  var index: FileIndex
  /// The full names of the types that it declares.
  private(set) var typeNames: Set<String> = []
  /// The bytes, where the run keeps them or the file is likely to be read.
  var bytes: [UInt8]?
  var failure: FileFailure?
  /// The uses of ports in the file, when they are needed, with a hash of its text.
  var uses: SourceUses?
  var key = ""
  /// Whether its spelling tells that it may have uses, where they are needed.
  private var mayHaveUses = false
  /// The names in it that lead to ports and do not tell it by their spelling; nil before the uses were read.
  private var portals: Set<String>?
  /// Those of them that are names of types; nil before the uses were read through these alone.
  private var portalTypes: Set<String>?
  /// The names of members with types that lead to ports, as far as the names of types alone tell it.
  private(set) var portalMembers: Set<String> = []
  /// Its words, in a run that keeps its texts, once they were needed.
  private var words: WordSet?
  /// Changes with the text, the settings and the shown path of the file.
  var version: Int
  /// The state of the file when it was read, in a run that keeps its texts; nil when it cannot tell whether the file
  /// has changed since.
  private var signature: FileSystem.Signature?
  /// The description, kept while an editor has a file of the component.
  var description: SourceFile?

  /// What is needed of the files of a run.
  struct Needs: Sendable {
    /// Whether the uses of ports are needed.
    var uses = false
    /// Whether a hash of the text is needed with the uses.
    var hashes = false
    /// Whether all texts are needed, and whether they are still those on the disk.
    var texts = false
    var access = FileAccess.disk
  }

  /// Reads and scans a file.
  init(_ file: RunFile, version: Int, _ needs: Needs) {
    self.file = file
    self.version = version
    // The state is taken before the file is read, so that a later write is detected.
    if needs.texts, file.text == nil, let signature = FileSystem.signature(of: file.path),
      signature.isSettled(at: needs.access.now())
    {
      self.signature = signature
    }
    do throws(FileFailure) {
      guard !file.isLayout else {
        self.index = FileIndex(file.language)
        try self.readLayout(needs)
        return
      }
      let bytes = try file.read(needs.access.read)
      self.index = FileIndex.scan(bytes, file.language)
      let scope = FileScope(self.index)
      self.typeNames = Set(
        self.index.headers.map { scope.fullName(of: ($0.enclosing ?? []) + [$0.name]) })
      self.mayHaveUses = needs.uses && SourceUses.mayOccur(in: bytes)
      self.bytes = needs.texts || self.index.isLikelyRead || self.mayHaveUses ? bytes : nil
      // A file that git ignores is often generated, and says so.
      if file.exclusion == .ignored, Generated.isGenerated(SourceText(bytes), file.language.profile) {
        self.file.exclusion = .generated
      }
    } catch {
      self.index = FileIndex(file.language)
      self.failure = error
    }
  }

  /// Reads what a layout binds, where that is needed.
  private mutating func readLayout(_ needs: Needs) throws(FileFailure) {
    guard needs.uses || needs.texts else { return }
    let bytes = try self.file.read(needs.access.read)
    if needs.texts { self.bytes = bytes }
    if needs.uses { self.uses = SourceUses(layout: bytes, at: self.file.path) }
    self.key = self.uses != nil && needs.hashes ? ContentHash(of: bytes).text : ""
  }

  /// The file with its uses; nil where it has none.
  var source: RunUses.Source? {
    self.uses.map {
      RunUses.Source(path: self.file.shownPath, language: self.file.language, key: self.key, uses: $0)
    }
  }

  /// Whether reading a file again would have the same result.
  func isCurrent(_ file: RunFile) -> Bool {
    guard file.path.utf8.elementsEqual(self.file.path.utf8), file.text == self.file.text else { return false }
    return file.text != nil || self.signature != nil && self.signature == FileSystem.signature(of: file.path)
  }

  /// Reads the uses, where they were not read or the file contains other names than before that lead to ports and do
  /// not tell it by their spelling.
  mutating func readUses(through portals: Set<String>, _ needs: Needs) {
    guard self.failure == nil, !self.file.isLayout,
      self.mayHaveUses || !portals.isEmpty || self.portals?.isEmpty == false,
      let bytes = try? self.bytes ?? self.file.read(needs.access.read)
    else { return }
    let held = self.names(of: portals, in: bytes, needs)
    guard held != self.portals else { return }
    self.portals = held
    self.uses =
      self.mayHaveUses || !held.isEmpty
      ? SourceUses(CodeTokens(bytes, self.file.language), self.index, portals: held) : nil
    if self.uses == nil, !needs.texts, !self.index.isLikelyRead { self.bytes = nil }
    let names = held.sorted().joined(separator: " ")
    self.key = self.uses != nil && needs.hashes ? "\(ContentHash(of: bytes).text) \(names)" : ""
  }

  /// Reads the uses through the names of types, and keeps the names of the members that lead to ports.
  mutating func readUses(throughTypes portals: Set<String>, _ needs: Needs) {
    if let portalTypes, let bytes, self.names(of: portals, in: bytes, needs) == portalTypes { return }
    self.readUses(through: portals, needs)
    self.portalTypes = self.portals
    self.portalMembers = self.uses?.portalMembers ?? []
  }

  /// Those of some names that the file may contain.
  private mutating func names(of portals: Set<String>, in bytes: [UInt8], _ needs: Needs) -> Set<String> {
    guard !portals.isEmpty else { return [] }
    let words = self.words ?? WordSet(bytes)
    if needs.texts { self.words = words }
    return portals.filter(words.mayHold)
  }
}

/// How a run reads files; tests replace it to count reads.
struct FileAccess: Sendable {
  /// Reads the bytes of a file.
  var read: @Sendable (String) throws(FileFailure) -> [UInt8]
  /// The time in seconds since 1970.
  var now: @Sendable () -> TimeInterval
  /// Called with the path, as findings show it, of each file that is parsed.
  var willParse: @Sendable (String) -> Void

  static let disk = FileAccess(
    read: { path throws(FileFailure) in try FileSystem.read(path, limit: .source) },
    now: { Date().timeIntervalSince1970 }, willParse: { _ in })
}
