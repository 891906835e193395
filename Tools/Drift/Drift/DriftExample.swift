import Foundation
package import SourceModel

/// A view model that follows the convention, in parts.
package struct DriftExample: Sendable {
  /// The path below the folder of the examples.
  package let path: String
  package let language: Language
  package let text: String
  /// The models and services that it uses.
  package let companions: [(path: String, text: String)]
  /// What stands before the first item.
  let head: String
  let items: [DriftItem]
  let tail: String

  /// The file without its folders.
  package var fileName: String { self.path.split(separator: "/").last.map(String.init) ?? self.path }

  package static let folders = [
    "KickstarterSwift", "RxSwiftBlueprint", "KickstarterJava", "KickstarterKotlin",
  ]

  /// Reads the examples in one of the folders.
  ///
  /// - Parameter root: the path of `Examples/Sources`.
  package static func read(_ folder: String, in root: String) -> [DriftExample] {
    let names =
      (FileManager.default.enumerator(atPath: root + "/" + folder)?.compactMap { $0 as? String } ?? [])
      .filter { Language(path: $0) != nil }.sorted()
    let files = names.compactMap { name in
      FileManager.default.contents(atPath: "\(root)/\(folder)/\(name)").map {
        (path: folder + "/" + name, text: String(decoding: $0, as: UTF8.self))
      }
    }
    let isViewModel = { (path: String) in
      path.split(separator: ".").dropLast().last?.hasSuffix("ViewModel") ?? false
    }
    let companions = files.filter { !isViewModel($0.path) }
    return files.filter { isViewModel($0.path) }.map { DriftExample($0.path, $0.text, companions) }
  }

  private init(_ path: String, _ text: String, _ companions: [(path: String, text: String)]) {
    self.path = path
    self.language = Language(path: path) ?? .swift
    self.text = text
    self.companions = companions
    let source = SourceText(text)
    let file = SourceFile.read(path, source, self.language)
    var outline = OutlineReader(source)
    let imports = file.imports.map { (kind: DriftItem.Kind.statement, name: $0.path, range: $0.range) }
    var items = imports.map { outline.item($0.kind, $0.name, $0.range) }
    items += outline.items(file.declarations)
    // The package stays where it is.
    self.head = items.isEmpty ? "" : items[0].lead
    if !items.isEmpty { items[0].lead = "" }
    self.items = items
    self.tail = outline.rest(to: source.bytes.count)
  }
}
