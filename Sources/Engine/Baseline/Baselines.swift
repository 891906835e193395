public import Rules

/// The findings that are in the baselines of a run.
public struct Baselines: Sendable {
  /// The baseline for all files, if one is named for all.
  private var common: Baseline?
  /// The baselines of the configurations by the paths that findings show.
  private var byPath: [String: Baseline] = [:]

  /// Reads the baselines.
  ///
  /// - Parameters:
  ///   - path: the baseline for all files; nil for the configured ones.
  ///   - paths: the baselines of the configurations, by the paths that findings show.
  public init(_ path: String?, of paths: [String: String]) throws(ConfigurationError) {
    if let path {
      self.common = try Baseline(contentsOf: path)
      return
    }
    var read: [String: Baseline] = [:]
    for (shown, path) in paths.sorted(by: { $0.value < $1.value }) {
      if read[path] == nil { read[path] = try Baseline(contentsOf: path) }
      self.byPath[shown] = read[path]
    }
  }

  /// The findings that are in no baseline, in their order.
  public func filter(_ findings: [ReportedFinding]) -> [ReportedFinding] {
    if let common { return common.filter(findings) }
    guard !self.byPath.isEmpty else { return findings }
    // A baseline counts its findings file by file.
    return Dictionary(grouping: findings, by: \.path)
      .flatMap { path, findings in self.byPath[path]?.filter(findings) ?? findings }
      .sorted()
  }
}
