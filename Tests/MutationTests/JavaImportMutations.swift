import ViewModelModel

/// Imports of view models in Java in the wrong order.
enum JavaImportMutations {
  static let all: [Mutation] = [
    .java("two Java imports change places", breaks: "sorted-imports", turnedOn: true) { example in
      example.file.imports.neighbours.filter { first, second in
        // Of names that only case tells apart either order is alphabetical.
        first.group == second.group && first.modifiers == second.modifiers
          && first.path.lowercased() < second.path.lowercased()
      }
      .spread(3)
      .map { first, second in
        example.variant("\(first.path), \(second.path)") { $0.swap(first.range, second.range) }
      }
    },
    .java("a Java import is added on top of its group", breaks: "sorted-imports", turnedOn: true) {
      example in
      guard let first = example.file.imports.first(where: { $0.modifiers.isEmpty }) else { return [] }
      return [
        example.variant("org.zebra") {
          $0.insert("import org.zebra.Zebra;\n", at: example.lines(first.range).start)
        }
      ]
    },
    .java("a Java import is added at the end of its group", breaks: "sorted-imports", turnedOn: true) {
      example in
      guard let last = example.file.imports.last(where: { $0.modifiers.isEmpty }) else { return [] }
      return [
        example.variant("android.view") {
          $0.insert("import android.view.View;\n", at: example.lines(last.range).end)
        }
      ]
    },
    .java("a static import is added at the end of its group", breaks: "sorted-imports", turnedOn: true) {
      example in
      guard let last = example.file.imports.last(where: { !$0.modifiers.isEmpty }) else { return [] }
      return [
        example.variant("android.text") {
          $0.insert(
            "import static android.text.TextUtils.isEmpty;\n", at: example.lines(last.range).end)
        }
      ]
    },
  ]
}
