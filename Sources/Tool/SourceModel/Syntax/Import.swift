/// One import.
public struct Import: Hashable, Sendable {
  /// The import as written: `UIKit`, `UIKit.UIImage`, `rx.Observable`.
  public var path: String
  /// The kind of a narrow import (`class` in `import class UIKit.UIImage`), if there is one.
  public var kind: String?
  /// The name that the file uses for it: `b` in `import a.B as b`.
  public var alias: String?
  /// The attributes and modifiers before `import` (`@testable`, `static`).
  public var modifiers: [String]
  /// Imports with the same number form a group: no blank line or conditional compilation separates them.
  public var group: Int
  /// The whole import without its leading comments.
  public var range: TextRange
  public var pathRange: TextRange

  public init(
    path: String, kind: String?, modifiers: [String], alias: String? = nil, group: Int, range: TextRange,
    pathRange: TextRange
  ) {
    self.path = path
    self.kind = kind
    self.modifiers = modifiers
    self.alias = alias
    self.group = group
    self.range = range
    self.pathRange = pathRange
  }

  /// The module or package that the path starts with.
  public var module: String {
    String(self.path.prefix { $0 != "." })
  }
}
