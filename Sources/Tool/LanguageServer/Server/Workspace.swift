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

  // MARK: Findings

  /// The findings of a file, without those of the baselines.
  func findings(at path: String) -> [ReportedFinding] {
    let all = self.session?.findings(path) ?? []
    return self.baselines?.filter(all) ?? all
  }

  /// The findings by absolute paths, without those of the baselines.
  var findings: [String: [ReportedFinding]] {
    guard let session = self.session else { return [:] }
    let all = session.result.report.findings
    let kept = self.baselines?.filter(all) ?? all
    return Dictionary(grouping: kept, by: \.path).reduce(into: [:]) { findings, file in
      findings[session.path(shown: file.key)] = file.value
    }
  }
}
