/// One import.
package struct Import: Hashable, Sendable {
  /// The import as written: `UIKit`, `UIKit.UIImage`, `rx.Observable`.
  package var path: String
  /// The kind of a narrow import (`class` in `import class UIKit.UIImage`), if there is one.
  package var kind: String?
  /// The name that the file uses for it: `b` in `import a.B as b`.
  package var alias: String?
  /// The attributes and modifiers before `import` (`@testable`, `static`).
  package var modifiers: [String]
  /// Imports with the same number form a group: no blank line or conditional compilation separates them.
  package var group: Int
  /// The whole import without its leading comments.
  package var range: TextRange
  package var pathRange: TextRange

  package init(
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
  package var module: String {
    String(self.path.prefix { $0 != "." })
  }
}
