package import Rules

/// The findings that are in the baselines of a run.
package struct Baselines: Sendable {
  /// Which baseline applies to the files of a run.
  package enum Choice: Hashable, Sendable {
    /// Those that the configurations name.
    case configured
    /// None.
    case none
    /// This file.
    case file(String)
  }

  /// The baseline for all files, if there is one.
  private var common: Baseline?
  /// The baselines of the configurations by their paths.
  private var baselines: [String: Baseline] = [:]
  /// The paths of the baselines by the paths that findings show.
  private var paths: [String: String] = [:]
  /// The path of the baseline for all files.
  private var commonPath: String?

  /// The files that the baselines are read from.
  package var files: [String] { self.commonPath.map { [$0] } ?? self.baselines.keys.sorted() }

  /// Reads the baselines.
  ///
  /// - Parameters:
  ///   - choice: which ones apply.
  ///   - paths: the baselines of the configurations, by the paths that findings show.
  package init(_ choice: Choice, of paths: [String: String]) throws(ConfigurationError) {
    switch choice {
    case .none: break
    case .file(let path):
      self.common = try Baseline(contentsOf: path)
      self.commonPath = path
    case .configured:
      for path in Set(paths.values).sorted() { self.baselines[path] = try Baseline(contentsOf: path) }
      self.paths = paths
    }
  }

  /// The number of findings in the baselines by the IDs of their rules; nil without a baseline.
  package var findingsByRule: [String: Int]? {
    let all = self.common.map { [$0] } ?? Array(self.baselines.values)
    guard !all.isEmpty else { return nil }
    return all.reduce(into: [:]) { $0.merge($1.findingsByRule, uniquingKeysWith: +) }
  }

  /// The findings that are in no baseline, in their order.
  package func filter(_ findings: [ReportedFinding]) -> [ReportedFinding] {
    if let common { return common.filter(findings) }
    guard !self.baselines.isEmpty else { return findings }
    // Each baseline filters all of its findings in one call, which counts those that it has found.
    return Dictionary(grouping: findings) { self.paths[$0.path] }
      .flatMap { path, findings in path.flatMap { self.baselines[$0] }?.filter(findings) ?? findings }
      .sorted()
  }
}
