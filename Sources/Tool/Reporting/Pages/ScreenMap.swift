import Drawing
import PortUses
import SourceModel

/// Which screens show which others: a view names another view to create or present it.
enum ScreenMap {
  /// - Parameters:
  ///   - tables: the ports of view models.
  ///   - words: returns the words of a file.
  /// - Returns: edges between view models, by their numbers, of which a view of the first names a view of the second.
  static func edges(_ tables: [PortTable], words: (String) -> Set<String>) -> [LayeredLayout.Edge] {
    var owners: [String: Set<Int>] = [:]
    var files: [[String: Set<String>]] = []
    for (number, table) in tables.enumerated() {
      var views: [String: Set<String>] = [:]
      for use in table.rows.flatMap(\.bindings) where use.user == .view && !use.view.isEmpty {
        owners[use.view, default: []].insert(number)
        views[use.path, default: []].insert(use.view)
      }
      files.append(views)
    }
    // A view of several view models, such as a base class, tells nothing about one of them.
    let views = owners.filter { $0.value.count <= 3 }
    var known: [String: Set<String>] = [:]
    var edges: Set<LayeredLayout.Edge> = []
    for (number, ownFiles) in files.enumerated() {
      for (path, own) in ownFiles {
        let words =
          known[path] ?? words(path).filter { views[$0] != nil }
        known[path] = words
        // A file with views of several view models does not tell which of them names the other.
        for word in words where !own.contains(word) {
          for other in views[word] ?? []
          where other != number && (tables[other].language == .swift) == (tables[number].language == .swift) {
            edges.insert(LayeredLayout.Edge(number, other))
          }
        }
      }
    }
    return edges.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
  }
}
