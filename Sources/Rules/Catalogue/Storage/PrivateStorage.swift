import SourceModel

extension Rule {
  static let privateStorage = Rule(
    id: "private-storage",
    summary:
      "The property that backs an input is a `private let`; in Java the field is `private final`.",
    rationale: """
      A view sets an input only through its function. `fileprivate` is accepted. A `lazy` property does not \
      receive what the initializer observes before its first use. In Java, the fields of outputs are `private \
      final` as well.
      """,
    source: RuleSource(.structure, "Swift, “Private `MutableProperty`s back all of our inputs”"),
    dialects: [.kickstarterSwift, .kickstarterJava],
    examples: [
      RuleExample(
        .kickstarterSwift, isFixed: true,
        bad: """
          public protocol LoginViewModelInputs {
            /// Call when the view loads.
            func viewDidLoad()
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            let ▸viewDidLoadProperty = MutableProperty(())
            public func viewDidLoad() {
              self.viewDidLoadProperty.value = ()
            }
          }
          """,
        good: """
          public protocol LoginViewModelInputs {
            /// Call when the view loads.
            func viewDidLoad()
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            private let viewDidLoadProperty = MutableProperty(())
            public func viewDidLoad() {
              self.viewDidLoadProperty.value = ()
            }
          }
          """
      ),
      RuleExample(
        .kickstarterJava, isFixed: true,
        bad: """
          public interface LoginViewModel {
            interface Inputs {
              /** Call when the view loads. */
              void viewDidLoad();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              public PublishSubject<Void> ▸viewDidLoad = PublishSubject.create();

              @Override public void viewDidLoad() {
                this.viewDidLoad.onNext(null);
              }
            }
          }
          """,
        good: """
          public interface LoginViewModel {
            interface Inputs {
              /** Call when the view loads. */
              void viewDidLoad();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              private final PublishSubject<Void> viewDidLoad = PublishSubject.create();

              @Override public void viewDidLoad() {
                this.viewDidLoad.onNext(null);
              }
            }
          }
          """
      ),
    ],
    check: { viewModel, _ in
      switch viewModel.language.constants {
      case .letKeyword:
        return viewModel.inputStorage.compactMap { storage, feed in Self.checkKeyword(storage, feed) }
      case .finalModifier:
        let inputs = viewModel.inputStorage
        let inputNames = Set(inputs.map(\.storage.value.header.name))
        let outputs = viewModel.backingFields.filter { !$0.outputs.isEmpty && !inputNames.contains($0.name) }
        return inputs.compactMap { storage, feed in
          var isReplaced = false
          if case .replacement = feed.means { isReplaced = true }
          return Self.checkModifiers(storage, isReplaced: isReplaced, backing: "an input", of: viewModel)
        }
          + outputs.compactMap {
            Self.checkModifiers($0.field, isReplaced: false, backing: "an output", of: viewModel)
          }
      }
    }
  )

  private static func checkKeyword(_ storage: Located<PropertyDeclaration>, _ feed: Feed) -> Finding? {
    let header = storage.value.header
    var edits: [Edit] = []
    if !header.isPrivate {
      let levels: Set = ["open", "public", "package", "internal"]
      let written = header.modifiers.first { levels.contains($0.name) && $0.detail == nil }
      edits.append(
        written.map { Edit(replacing: $0.range, with: "private") }
          ?? Edit(inserting: "private ", at: header.keywordStart))
    }
    var isReplaced = false
    if case .replacement = feed.means { isReplaced = true }
    if storage.value.isLazy, !isReplaced {
      // A lazy property may use others in its initial value, which a constant cannot.
      guard let lazy = header.modifiers.first(where: { $0.name == "lazy" }),
        storage.value.initialBody?.references.allSatisfy({ $0.name.text.first?.isUppercase ?? false })
          ?? false
      else {
        return storage.finding(
          "declare '\(header.name.text)' as 'private let': a lazy property does not exist before its first use",
          at: header.name.range)
      }
      edits.append(Edit(replacing: TextRange(lazy.range.start, lazy.range.end + 1), with: ""))
    }
    if !storage.value.isConstant, !isReplaced {
      let keyword = TextRange(header.keywordStart, header.keywordStart + "var".utf8.count)
      edits.append(Edit(replacing: keyword, with: "let"))
    }
    guard !edits.isEmpty else { return nil }
    return storage.finding(
      "declare '\(header.name.text)' as 'private let': it backs an input", at: header.name.range,
      edits: edits)
  }

  private static func checkModifiers(
    _ storage: Located<PropertyDeclaration>, isReplaced: Bool, backing port: String, of viewModel: ViewModel
  ) -> Finding? {
    let header = storage.value.header
    let isFinal = storage.value.isConstant || isReplaced
    guard !header.isPrivate || !isFinal else { return nil }
    let name = header.name.text
    return storage.finding(
      isReplaced
        ? "declare '\(name)' as 'private': it backs \(port)"
        : "declare '\(name)' as 'private final': it backs \(port)", at: header.name.range,
      edits: Self.canBeFixed(storage.value, of: viewModel)
        ? FieldModifiers.edits(making: storage.value, "private", final: !isReplaced) : [])
  }

  /// Whether new modifiers leave the rest of the class correct: nothing but its declaration gives the field its value.
  private static func canBeFixed(_ field: PropertyDeclaration, of viewModel: ViewModel) -> Bool {
    // Fields that are declared together have one set of modifiers.
    let start = field.header.keywordStart
    guard viewModel.properties.count(where: { $0.value.header.keywordStart == start }) == 1 else {
      return false
    }
    if field.isConstant { return true }
    guard field.initialValue != nil, !field.header.has("volatile") else { return false }
    return !viewModel.allBodies.flatMap(\.value.withNestedBodies).flatMap(\.effects).contains { effect in
      guard case .assignment = effect.kind, let target = effect.target.chain else { return false }
      return target.member?.text == field.header.name.text && target.linksAfterMember.isEmpty
    }
  }
}
