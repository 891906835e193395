import Foundation
import Recognition
import SourceModel

/// Makes keys for results: hashes of everything that a result depends on.
struct ResultKeys: Sendable {
  private let settings: LintSettings
  private let workingDirectory: String
  /// A hash of what every result depends on: the tool and the rules.
  private let common: ContentHash

  init(_ settings: LintSettings, workingDirectory: String) {
    self.settings = settings
    self.workingDirectory = workingDirectory
    var hash = ContentHash()
    hash.combine(settings.version)
    // A rebuilt tool of the same version may have other findings.
    if let tool = FileSystem.signature(of: Bundle.main.executablePath ?? "") {
      hash.combine(UInt64(bitPattern: tool.modified))
      hash.combine(UInt64(bitPattern: tool.size))
    }
    for rule in (settings.rules ?? ["*"]).sorted() { hash.combine(rule) }
    if settings.includesFixes { hash.combine("fixes") }
    if settings.includesShares { hash.combine("shares") }
    self.common = hash
  }

  /// The name of the cache entry for the paths of a run.
  var name: String {
    var hash = ContentHash()
    hash.combine(self.workingDirectory)
    for path in self.settings.paths + self.settings.listedPaths { hash.combine(path) }
    hash.combine(self.settings.standardInput?.path ?? "")
    if self.settings.includesFixes { hash.combine("fixes") }
    if self.settings.includesShares { hash.combine("shares") }
    return hash.text
  }

  /// A hash of the states of all files and of what else the result depends on.
  ///
  /// Nil when a file changed so recently that another change might not change its state.
  func key(of files: [RunFile], now: TimeInterval) -> String? {
    var hash = self.common
    for file in files {
      hash.combine(file.shownPath)
      hash.combine(file.configuration.folder)
      hash.combine(file.configuration.text)
      if let text = file.text {
        hash.combine(text)
        continue
      }
      guard let signature = FileSystem.signature(of: file.path), signature.isSettled(at: now) else {
        return nil
      }
      for part in [signature.size, signature.modified, signature.changed] {
        hash.combine(UInt64(bitPattern: part))
      }
      hash.combine(signature.identity)
    }
    return hash.text
  }

  /// What the result of a component depends on in its own files, and the known names that occur in them.
  struct Base: Sendable {
    fileprivate(set) var hash: ContentHash
    fileprivate(set) var words: Set<String> = []

    /// A hash of everything that the result depends on.
    ///
    /// - Parameter uses: what it depends on in the files that use the component's view models.
    func key(uses: [String]) -> String {
      var hash = self.hash
      for use in uses { hash.combine(use) }
      return hash.text
    }
  }

  func base(
    of texts: [(file: RunFile, bytes: [UInt8])], facts: [Language: RunFacts], names: [Language: KnownNames]
  ) -> Base {
    var base = Base(hash: self.common)
    var found: [Language: Set<String>] = [:]
    for (file, bytes) in texts {
      base.hash.combine(file.shownPath)
      base.hash.combine(file.configuration.folder)
      base.hash.combine(file.configuration.text)
      base.hash.combine(bytes)
      found[file.language, default: []].formUnion(names[file.language]?.names(in: bytes) ?? [])
    }
    for language in Language.allCases {
      let known = facts[language]?.restricted(to: found[language] ?? [])
      for fact in known?.summary ?? [] { base.hash.combine(fact) }
      base.words.formUnion(found[language] ?? [])
    }
    return base
  }
}

extension FileSystem.Signature {
  /// Whether the file changed long enough ago that another change would be detected.
  func isSettled(at now: TimeInterval) -> Bool {
    Double(max(self.modified, self.changed)) / 1e9 < now - 2
  }
}
