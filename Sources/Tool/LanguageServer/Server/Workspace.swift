import Engine
import Rules
import SourceModel

/// A folder of the editor, or a file outside of its folders, with the run over it.
struct Workspace {
  /// The absolute path.
  let root: String
  private let version: String
  private(set) var session: Session?
  /// The error in a configuration or a baseline because of which the run is as it was before, or is not there.
  private(set) var error: ConfigurationError?
  private var baselines: Baselines?

  init(_ root: String, version: String) {
    self.root = root
    self.version = version
  }

  /// Whether a file is in the folder.
  func contains(_ path: String) -> Bool {
    path.utf8.elementsEqual(self.root.utf8)
      || path.utf8.starts(with: (self.root.hasSuffix("/") ? self.root : self.root + "/").utf8)
  }

  // MARK: Changes

  /// Finds the files again, and reads those that changed on the disk.
  ///
  /// - Parameter documents: the open documents in the folder.
  mutating func reload(_ documents: [OpenDocument]) {
    do throws(ConfigurationError) {
      if self.session == nil {
        var settings = LintSettings(paths: [self.root], version: self.version)
        for document in documents { settings.texts[document.path] = document.text.bytes }
        self.session = try Session(settings)
      } else {
        try self.session?.reload()
      }
      self.baselines = try self.session?.baselines()
      self.error = nil
    } catch {
      self.error = error
    }
  }

  /// The result of reading files again beside the messages.
  struct Reading: Sendable {
    let root: String
    fileprivate let session: Session
    fileprivate let baselines: Baselines?
    fileprivate let error: ConfigurationError?
  }

  /// Finds the files again as `reload` does, in a copy of the session; nil where there is no session yet.
  var reading: (@Sendable () -> Reading)? {
    guard let session else { return nil }
    let root = self.root
    return { Self.reading(root, session) }
  }

  private static func reading(_ root: String, _ session: Session) -> Reading {
    var session = session
    do throws(ConfigurationError) {
      try session.reload()
      return Reading(root: root, session: session, baselines: try session.baselines(), error: nil)
    } catch {
      return Reading(root: root, session: session, baselines: nil, error: error)
    }
  }

  /// Takes over what was read, and the documents that changed or were closed meanwhile.
  mutating func take(_ reading: Reading, _ documents: [OpenDocument]) {
    self.session = reading.session
    self.baselines = reading.baselines ?? self.baselines
    self.error = reading.error
    for path in reading.session.openPaths.subtracting(documents.map(\.path)).sorted() { self.close(path) }
    for document in documents where self.session?.text(of: document.path) != document.text.bytes {
      self.update(document)
    }
  }

  /// Takes over the text of a document.
  mutating func update(_ document: OpenDocument) {
    do throws(ConfigurationError) {
      try self.session?.update(document.path, text: document.text.bytes)
    } catch {
      self.error = error
    }
  }

  /// Drops the text of a document that was closed.
  mutating func close(_ path: String) {
    do throws(ConfigurationError) { try self.session?.close(path) } catch { self.error = error }
  }

  /// Checks a few of the view models that open documents tell nothing of; false where nothing was left.
  mutating func checkNext() -> Bool { self.session?.checkNext() ?? false }

  // MARK: Findings

  /// The findings of a file, without those of the baselines.
  mutating func findings(at path: String) -> [ReportedFinding] {
    let all = self.session?.findings(path) ?? []
    return self.baselines?.filter(all) ?? all
  }

  /// The findings by absolute paths, without those of the baselines.
  var findings: [String: [ReportedFinding]] {
    mutating get {
      guard let all = self.session?.result.report.findings, let session = self.session else { return [:] }
      let kept = self.baselines?.filter(all) ?? all
      return Dictionary(grouping: kept, by: \.path).reduce(into: [:]) { findings, file in
        findings[session.path(shown: file.key)] = file.value
      }
    }
  }
}
