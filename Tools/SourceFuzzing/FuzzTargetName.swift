/// The targets by the names that the command takes.
package enum FuzzTargetName: String, CaseIterable, Sendable {
  case source
  case configuration
  case baseline
  case description
  case template
  case cache
  case ignoreFile = "ignore-file"
  case fileList = "file-list"
  case layout
  case tree

  /// The target, except for source texts, which need a corpus of files.
  ///
  /// - Parameters:
  ///   - seed: what the inputs depend on beside their numbers.
  ///   - isThorough: whether the deepest and largest inputs are made as well.
  package func fileTarget(seed: UInt64, isThorough: Bool) throws -> (any FuzzTarget)? {
    switch self {
    case .source: nil
    case .configuration: ConfigurationTarget(seed: seed, isThorough: isThorough)
    case .baseline: BaselineTarget(seed: seed, isThorough: isThorough)
    case .description: DescriptionTarget(seed: seed, isThorough: isThorough)
    case .template: TemplateTarget(seed: seed, isThorough: isThorough)
    case .cache: try CacheTarget(seed: seed, isThorough: isThorough)
    case .ignoreFile: IgnoreFileTarget(seed: seed, isThorough: isThorough)
    case .fileList: FileListTarget(seed: seed, isThorough: isThorough)
    case .layout: LayoutTarget(seed: seed, isThorough: isThorough)
    case .tree: TreeTarget(seed: seed, isThorough: isThorough)
    }
  }
}
