import ViewModelModel

/// The service and the coordinator of a blueprint's view model.
enum DependencyMutations {
  static let all: [Mutation] = [
    Mutation("a dependency is not private", breaks: "injected-dependencies", in: .rxSwift) { example in
      Self.dependencies(of: example) { dependency, editor in
        guard let modifier = dependency.header.modifiers.first else { return }
        editor.delete(TextRange(modifier.range.start, modifier.range.end + 1))
      }
    },
    Mutation("a dependency can be replaced", breaks: "injected-dependencies", in: .rxSwift) { example in
      Self.dependencies(of: example) { dependency, editor in
        let start = dependency.header.keywordStart
        editor.replace(TextRange(start, start + 3), with: "var")
      }
    },
    Mutation("a dependency is made in the initializer", breaks: "injected-dependencies", in: .rxSwift) {
      example in
      Self.dependencies(of: example) { dependency, editor in
        guard let assignment = example.assignments(to: dependency.header.name.text).first,
          case .assignment(_, let value) = assignment.kind, let type = dependency.concreteName
        else { return }
        editor.replace(value.range, with: "\(type)()")
        editor.mark(dependency.header.range)
      }
    },
    Mutation(
      "a dependency is made where it is declared", breaks: ["injected-dependencies", "init-only-setup"],
      because: "it is not passed, and it is initialized outside of 'init'", in: .rxSwift
    ) { example in
      Self.dependencies(of: example) { dependency, editor in
        guard let type = dependency.concreteName else { return }
        editor.insert(" = \(type)()", at: dependency.header.range.end)
        for assignment in example.assignments(to: dependency.header.name.text) {
          editor.delete(example.lines(assignment.range))
        }
      }
    },
    Mutation("a dependency has a concrete type", breaks: "injected-dependencies", in: .rxSwift) { example in
      example.injected.flatMap { dependency in
        ["struct", "final class"].compactMap { kind -> Variant? in
          guard let name = dependency.concreteName, let type = dependency.type else { return nil }
          var variant = example.variant("\(name), \(kind)") { $0.replace(type.range, with: name) }
          variant.files = [("Services/\(name).swift", "\(kind) \(name) {\n  init() {}\n}\n")]
          return variant
        }
      }
    },
    Mutation("the service is a class", breaks: "service-struct", in: .rxSwift) { example in
      example.injected.compactMap { dependency -> Variant? in
        guard let name = dependency.concreteName, name.hasSuffix("Service"),
          let range = dependency.type?.range
        else {
          return nil
        }
        let type = name + "Protocol"
        var variant = example.variant("\(name), final class") { $0.replace(range, with: type) }
        variant.files = [("Services/\(name).swift", "final class \(name): \(type) {\n  init() {}\n}\n")]
        return variant
      }
    },
    Mutation("a dependency is a base service", breaks: "no-base-service", in: .rxSwift) { example in
      example.injected.compactMap { dependency -> Variant? in
        guard let name = dependency.concreteName, name.hasSuffix("Service"), let type = dependency.type else {
          return nil
        }
        return example.variant(name) { editor in
          editor.replace(type.range, with: String(name.dropLast("Service".count)) + "BaseServiceType")
        }
      }
    },
    Mutation("there is no service", breaks: "missing-service", in: .rxSwift) { example in
      Self.withoutService(example) { editor, name, parameter in editor.delete(parameter) }
    },
    Mutation("there is a configuration in place of the service", breaks: "missing-service", in: .rxSwift) {
      example in
      Self.withoutService(example) { editor, name, parameter in
        let isLast = example.source[parameter].hasPrefix(",")
        editor.replace(parameter, with: isLast ? ", pageSize: Int" : "pageSize: Int, ")
      }
    },
  ]

  private static func dependencies(
    of example: Example, _ edit: (PropertyDeclaration, inout SourceEditor) -> Void
  ) -> [Variant] {
    example.injected.map { dependency in
      example.variant(dependency.header.name.text) { edit(dependency, &$0) }
    }
  }

  /// Takes the service out of an example that can do without: its uses are left to something else.
  private static func withoutService(
    _ example: Example, _ edit: (inout SourceEditor, String, TextRange) -> Void
  ) -> [Variant] {
    guard let service = example.property("service"), let type = service.type?.type.name,
      let initializer = example.initializer, let body = initializer.body,
      let assignment = example.assignments(to: "service").first,
      let other = example.dependencies.map(\.header.name.text).first(where: { $0 != "service" })
        ?? initializer.parameters.map(\.name).first(where: { $0 != "service" })
    else { return [] }
    let parameter = SourceEditor.occurrences(of: "service", in: example.source).first {
      initializer.header.range.contains($0) && $0.end < body.range.start
    }
    guard let parameter else { return [] }
    // The parameter goes with the comma behind it, or with the one before it.
    var range = TextRange(parameter.start, parameter.end + ": \(type)".utf8.count)
    if example.source[TextRange(range.end, range.end + 2)] == ", " {
      range.end += 2
    } else {
      range.start -= 2
    }
    return [
      example.variant("service") { editor in
        editor.delete(example.lines(of: service.header))
        editor.delete(example.lines(assignment.range))
        edit(&editor, other, range)
        for use in SourceEditor.occurrences(of: "service", in: example.source)
        where use.start > assignment.range.end { editor.replace(use, with: other) }
        editor.mark(example.declaration.header.name.range)
      }
    ]
  }
}

extension Example {
  /// The service and the coordinator, as far as the example has them.
  fileprivate var injected: [PropertyDeclaration] {
    self.dependencies.filter { $0.type?.type.name?.hasSuffix("Type") ?? false }
  }
}

extension PropertyDeclaration {
  /// The name of a type that implements the protocol: `MessageService` for `MessageServiceType`.
  fileprivate var concreteName: String? {
    self.type?.type.name.map { String($0.dropLast("Type".count)) }
  }
}
