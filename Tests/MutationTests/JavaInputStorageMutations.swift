import ViewModelModel

/// What backs the inputs in Java, and the methods that feed it.
enum JavaInputStorageMutations {
  static let all: [Mutation] = feeds + types + names + access + order

  // MARK: Feeds

  private static let feeds: [Mutation] = [
    .java("the method of an input does nothing", breaks: "input-storage") { example in
      Self.bodies(of: example, "{}")
    },
    .java("the method of an input only prints", breaks: "input-storage") { example in
      Self.bodies(of: example, "{\n      System.out.println(\"called\");\n    }")
    },
    .java("the method of an input keeps nothing", breaks: "input-storage") { example in
      Self.bodies(of: example, "{\n      final boolean isCalled = true;\n      assert isCalled;\n    }")
    },
  ]

  private static func bodies(of example: Example, _ body: String) -> [Variant] {
    example.inputs.filter(\.port.isOwn).spread(2).compactMap { input in
      guard let range = input.function.value.body?.range else { return nil }
      return example.variant(input.port.name.text) { editor in
        editor.replace(range, with: body)
        editor.mark(input.function.value.header.name.range)
      }
    }
  }

  // MARK: Types

  private static let types: [Mutation] = [
    .java("the subject of an input repeats its last value", breaks: "input-storage-type") { example in
      Self.subjects(of: example, spread: 3) { subject, editor in
        Self.replaceKind(of: subject, with: "BehaviorSubject", in: example, &editor)
      }
    },
    .java("the subject of an input repeats all its values", breaks: "input-storage-type") { example in
      Self.subjects(of: example, spread: 2) { subject, editor in
        Self.replaceKind(of: subject, with: "ReplaySubject", in: example, &editor)
      }
    },
    .java("the subject of an input is declared as one of any kind", breaks: "input-storage-type") { example in
      Self.subjects(of: example, spread: 2) { subject, editor in
        guard let type = subject.field.type, let value = subject.field.initialValue else { return }
        editor.replace(example.typeName(type), with: "Subject")
        editor.replace(value.range, with: "BehaviorSubject.create()")
      }
    },
  ]

  private static func subjects(
    of example: Example, spread count: Int, _ edit: (JavaSubject, inout SourceEditor) -> Void
  ) -> [Variant] {
    example.subjects.spread(count).map { subject in
      example.variant(subject.name) { editor in
        edit(subject, &editor)
        editor.mark(subject.field.header.name.range)
      }
    }
  }

  /// Gives the type of a field and what it is made with another name.
  private static func replaceKind(
    of subject: JavaSubject, with kind: String, in example: Example, _ editor: inout SourceEditor
  ) {
    for range in SourceEditor.occurrences(of: "PublishSubject", in: example.source)
    where subject.field.header.range.contains(range) { editor.replace(range, with: kind) }
  }

  // MARK: Names

  private static let names: [Mutation] = [
    .java("the subject of an input says that it is one", breaks: "input-storage-name") { example in
      Self.renames(of: example) { name in ["Subject", "Stream"].map { name + $0 } }
    },
    .java("the subject of an input does not say what happened", breaks: "input-storage-name") { example in
      Self.renames(of: example) { name in
        guard let event = name.lastIndex(where: \.isUppercase) else { return [] }
        return [String(name[..<event])]
      }
    },
  ]

  /// Renames subjects and leaves their inputs alone.
  private static func renames(of example: Example, to names: (String) -> [String]) -> [Variant] {
    let subjects = example.subjects.map(\.name)
    return example.namesakes.compactMap { subject -> Variant? in
      let name = names(subject.name).first { replacement in
        !replacement.isEmpty && !example.mentions(replacement)
          && example.isSorted(subjects, replacing: subject.name, with: replacement)
      }
      guard let name else { return nil }
      return example.variant("\(subject.name) to \(name)") { editor in
        for use in example.uses(of: subject.field) { editor.replace(use, with: name) }
      }
    }
    .spread(2)
  }

  // MARK: Access

  private static let access: [Mutation] = [
    .java("the subject of an input is visible in its package", breaks: "private-storage") { example in
      Self.modified(example, "private") { range, editor in
        editor.delete(TextRange(range.start, range.end + 1))
      }
    },
    .java("the subject of an input is public", breaks: "private-storage") { example in
      Self.modified(example, "private") { range, editor in editor.replace(range, with: "public") }
    },
    .java("the subject of an input is protected", breaks: "private-storage") { example in
      Self.modified(example, "private") { range, editor in editor.replace(range, with: "protected") }
    },
    .java("the subject of an input can be replaced", breaks: "private-storage") { example in
      Self.modified(example, "final") { range, editor in
        editor.delete(TextRange(range.start, range.end + 1))
      }
    },
  ]

  private static func modified(
    _ example: Example, _ modifier: String, _ edit: (TextRange, inout SourceEditor) -> Void
  ) -> [Variant] {
    Self.subjects(of: example, spread: 2) { subject, editor in
      guard let written = subject.field.header.modifiers.first(where: { $0.name == modifier }) else { return }
      edit(written.range, &editor)
    }
  }

  // MARK: Order

  private static let order: [Mutation] = [
    .java("two subjects of inputs change places", breaks: "sorted-input-storage") { example in
      example.swaps(of: example.subjects.map(\.field.header)).spread(2)
    },
    .java("the last subject of the inputs comes first", breaks: "sorted-input-storage") { example in
      example.lastFirst(of: example.subjects.map(\.field.header))
    },
    .java("two methods of inputs change places", breaks: "sorted-input-functions") { example in
      example.swaps(of: example.inputMethods.map(\.header)).spread(2)
    },
    .java("the last method of the inputs comes first", breaks: "sorted-input-functions") { example in
      example.lastFirst(of: example.inputMethods.map(\.header))
    },
  ]
}
