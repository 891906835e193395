import ViewModelModel

/// Imports in the wrong order and of the wrong frameworks.
enum ImportMutations {
  static let all: [Mutation] = order(.kickstarterSwift) + order(.rxSwift) + frameworks

  private static func order(_ dialect: Dialect) -> [Mutation] {
    let isOptIn = dialect == .rxSwift
    return [
      Mutation("two imports change places", breaks: "sorted-imports", turnedOn: isOptIn, in: dialect) {
        example in
        example.file.imports.neighbours.map { first, second in
          example.variant("\(first.path), \(second.path)") { $0.swap(first.range, second.range) }
        }
      },
      Mutation("an import is added on top", breaks: "sorted-imports", turnedOn: isOptIn, in: dialect) {
        example in
        guard let first = example.file.imports.first else { return [] }
        return [example.variant("XCTest") { $0.insert("import XCTest\n", at: first.range.start) }]
      },
      Mutation("an import is added at the end", breaks: "sorted-imports", turnedOn: isOptIn, in: dialect) {
        example in
        guard let last = example.file.imports.last else { return [] }
        return [example.variant("Accelerate") { $0.insert("\nimport Accelerate", at: last.range.end) }]
      },
    ]
  }

  private static let frameworks: [Mutation] = [
    Mutation("a UI framework is imported", breaks: "no-ui-import", in: .rxSwift) { example in
      ["UIKit", "SwiftUI", "AppKit", "WatchKit"].compactMap { Self.adding($0, to: example) }
    },
    Mutation("a UI framework is imported for all files", breaks: "no-ui-import", in: .rxSwift) { example in
      guard let last = example.file.imports.last else { return [] }
      return [example.variant("UIKit") { $0.insert("\n@_exported import UIKit", at: last.range.end) }]
    },
    Mutation("a UI framework is imported", breaks: "no-ui-import", turnedOn: true, in: .kickstarterSwift) {
      example in ["UIKit", "SwiftUI"].compactMap { Self.adding($0, to: example) }
    },
  ]

  private static func adding(_ framework: String, to example: Example) -> Variant? {
    guard let last = example.file.imports.last else { return nil }
    return example.variant(framework) { $0.insert("\nimport \(framework)", at: last.range.end) }
  }
}
