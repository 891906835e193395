/// The largest size of a kind of file that is read, in bytes: a larger file was not written for this tool.
package enum SizeLimit: Int, Sendable {
  /// A configuration, a template, a port description, or a list of ignored files.
  case settings = 0x10_0000
  /// A list of paths.
  case list = 0x100_0000
  /// A source file, in UTF-8.
  case source = 0x200_0000
  case baseline = 0x400_0000
  /// A file of the cache.
  case cache = 0x1000_0000

  /// The reason why a larger file is not read.
  var reason: String {
    "is larger than \(self.rawValue >> 20) MB, the limit for \(self.kind)"
  }

  private var kind: String {
    switch self {
    case .settings: "a configuration, a template or a description"
    case .list: "a list of paths: pass it in parts, or name folders"
    case .source: "a source file: split it, or exclude it in '.plumb.yml'"
    case .baseline: "a baseline: write a new one with '--write-baseline'"
    case .cache: "a file of the cache"
    }
  }
}
