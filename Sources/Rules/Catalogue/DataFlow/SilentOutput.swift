import DataFlow
import SourceModel

extension Rule {
  static let silentOutput = Rule(
    id: "silent-output",
    summary: "Something makes every output emit.",
    rationale: """
      An output that is made of a subject which nothing sends to never emits: the view waits for ever. The rule is silent
      about streams that code gets which is not understood, about storage that code of other files sees, and about
      that of an input which does nothing, which 'input-storage' reports.
      """,
    source: RuleSource(.structure, "Swift, “Assign all outputs in terms of the inputs”"),
    dialects: [.kickstarterSwift, .rxSwift, .kickstarterJava, .kickstarterKotlin],
    forms: [.written],
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          import ReactiveSwift

          public protocol ProfileViewModelInputs {
            /// Call when the refresh button is tapped.
            func refreshButtonTapped()
          }

          public protocol ProfileViewModelOutputs {
            /// Emits whether the profile is loading.
            var ▸isLoading: Signal<Bool, Never> { get }

            /// Emits when the profile is to be loaded.
            var load: Signal<(), Never> { get }
          }

          public final class ProfileViewModel: ProfileViewModelInputs, ProfileViewModelOutputs {
            public init() {
              self.isLoading = self.loadingSignal
              self.load = self.refreshButtonTappedProperty.signal
            }

            private let (loadingSignal, loadingObserver) = Signal<Bool, Never>.pipe()
            private let refreshButtonTappedProperty = MutableProperty(())
            public func refreshButtonTapped() {
              self.refreshButtonTappedProperty.value = ()
            }

            public let isLoading: Signal<Bool, Never>
            public let load: Signal<(), Never>
          }
          """,
        good: """
          import ReactiveSwift

          public protocol ProfileViewModelInputs {
            /// Call when the refresh button is tapped.
            func refreshButtonTapped()
          }

          public protocol ProfileViewModelOutputs {
            /// Emits whether the profile is loading.
            var isLoading: Signal<Bool, Never> { get }

            /// Emits when the profile is to be loaded.
            var load: Signal<(), Never> { get }
          }

          public final class ProfileViewModel: ProfileViewModelInputs, ProfileViewModelOutputs {
            public init() {
              self.isLoading = self.refreshButtonTappedProperty.signal.map { true }
              self.load = self.refreshButtonTappedProperty.signal
            }

            private let refreshButtonTappedProperty = MutableProperty(())
            public func refreshButtonTapped() {
              self.refreshButtonTappedProperty.value = ()
            }

            public let isLoading: Signal<Bool, Never>
            public let load: Signal<(), Never>
          }
          """
      ),
      RuleExample(
        .rxSwift,
        bad: """
          protocol ProfileViewModelInputsType {
            var refreshTapped: PublishSubject<Void> { get }
          }

          protocol ProfileViewModelOutputsType {
            var ▸isLoading: Observable<Bool> { get }
            var load: Observable<Void> { get }
          }

          final class ProfileViewModel {
            let refreshTapped: PublishSubject<Void>
            let isLoading: Observable<Bool>
            let load: Observable<Void>
            private let loading: PublishSubject<Bool>

            init() {
              refreshTapped = PublishSubject()
              loading = PublishSubject()

              isLoading = loading.asObservable()
              load = refreshTapped.asObservable()
            }
          }

          extension ProfileViewModel: ProfileViewModelInputsType, ProfileViewModelOutputsType {}
          """,
        good: """
          protocol ProfileViewModelInputsType {
            var refreshTapped: PublishSubject<Void> { get }
          }

          protocol ProfileViewModelOutputsType {
            var isLoading: Observable<Bool> { get }
            var load: Observable<Void> { get }
          }

          final class ProfileViewModel {
            let refreshTapped: PublishSubject<Void>
            let isLoading: Observable<Bool>
            let load: Observable<Void>

            init() {
              refreshTapped = PublishSubject()

              isLoading = refreshTapped.map { true }
              load = refreshTapped.asObservable()
            }
          }

          extension ProfileViewModel: ProfileViewModelInputsType, ProfileViewModelOutputsType {}
          """
      ),
      RuleExample(
        .kickstarterJava,
        bad: """
          interface ProfileViewModel {
            interface Inputs {
              /** Call when the refresh button is clicked. */
              void refreshButtonClicked();
            }

            interface Outputs {
              /** Emits whether the profile is loading. */
              Observable<Boolean> ▸isLoading();
            }

            final class ViewModel extends ActivityViewModel<ProfileActivity> implements Inputs, Outputs {
              public ViewModel(final @NonNull Environment environment) {
                super(environment);
                this.refreshButtonClicked
                  .compose(bindToLifecycle())
                  .subscribe(__ -> environment.koala().trackRefresh());
              }

              private final PublishSubject<Void> refreshButtonClicked = PublishSubject.create();
              private final BehaviorSubject<Boolean> isLoading = BehaviorSubject.create();

              public final Inputs inputs = this;
              public final Outputs outputs = this;

              @Override public void refreshButtonClicked() {
                this.refreshButtonClicked.onNext(null);
              }

              @Override public @NonNull Observable<Boolean> isLoading() {
                return this.isLoading;
              }
            }
          }
          """,
        good: """
          interface ProfileViewModel {
            interface Inputs {
              /** Call when the refresh button is clicked. */
              void refreshButtonClicked();
            }

            interface Outputs {
              /** Emits whether the profile is loading. */
              Observable<Boolean> isLoading();
            }

            final class ViewModel extends ActivityViewModel<ProfileActivity> implements Inputs, Outputs {
              public ViewModel(final @NonNull Environment environment) {
                super(environment);
                this.refreshButtonClicked
                  .map(__ -> true)
                  .compose(bindToLifecycle())
                  .subscribe(this.isLoading::onNext);
              }

              private final PublishSubject<Void> refreshButtonClicked = PublishSubject.create();
              private final BehaviorSubject<Boolean> isLoading = BehaviorSubject.create();

              public final Inputs inputs = this;
              public final Outputs outputs = this;

              @Override public void refreshButtonClicked() {
                this.refreshButtonClicked.onNext(null);
              }

              @Override public @NonNull Observable<Boolean> isLoading() {
                return this.isLoading;
              }
            }
          }
          """
      ),
      RuleExample(
        .kickstarterKotlin,
        bad: """
          interface ProfileViewModel {
            interface Inputs {
              /** Call when the refresh button is clicked. */
              fun refreshButtonClicked()
            }

            interface Outputs {
              /** Emits whether the profile is loading. */
              fun ▸isLoading(): Observable<Boolean>

              /** Emits when the profile is to be loaded. */
              fun load(): Observable<Unit>
            }

            class ProfileViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
              private val refreshButtonClicked = PublishSubject.create<Unit>()
              private val loading = PublishSubject.create<Boolean>()
              private val isLoading: Observable<Boolean>
              private val load: Observable<Unit>

              val inputs: Inputs = this
              val outputs: Outputs = this

              init {
                this.isLoading = this.loading
                this.load = this.refreshButtonClicked
              }

              override fun refreshButtonClicked() = this.refreshButtonClicked.onNext(Unit)
              override fun isLoading(): Observable<Boolean> = this.isLoading
              override fun load(): Observable<Unit> = this.load
            }
          }
          """,
        good: """
          interface ProfileViewModel {
            interface Inputs {
              /** Call when the refresh button is clicked. */
              fun refreshButtonClicked()
            }

            interface Outputs {
              /** Emits whether the profile is loading. */
              fun isLoading(): Observable<Boolean>

              /** Emits when the profile is to be loaded. */
              fun load(): Observable<Unit>
            }

            class ProfileViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
              private val refreshButtonClicked = PublishSubject.create<Unit>()
              private val isLoading: Observable<Boolean>
              private val load: Observable<Unit>

              val inputs: Inputs = this
              val outputs: Outputs = this

              init {
                this.isLoading = this.refreshButtonClicked.map { true }
                this.load = this.refreshButtonClicked
              }

              override fun refreshButtonClicked() = this.refreshButtonClicked.onNext(Unit)
              override fun isLoading(): Observable<Boolean> = this.isLoading
              override fun load(): Observable<Unit> = this.load
            }
          }
          """
      ),
    ],
    check: { viewModel, _ in
      let flow = viewModel.flow
      guard viewModel.isComplete, !viewModel.hasSubclasses, !viewModel.inheritsClass else { return [] }
      // Most view models have no storage that could be silent.
      lazy var sent = viewModel.namesOfSends
      let silent = flow.silentOutputs { viewModel.mayBeSent($0, among: sent) }
      return silent.compactMap { node in
        guard
          viewModel.ownPorts(.outputs).contains(where: {
            $0.isOwn && $0.name.range == node.range && $0.path == node.path
          })
        else { return nil }
        return Finding(
          "derive '\(node.name)' from an input: nothing that it is made of ever emits", path: node.path,
          range: node.range)
      }
    }
  )
}

extension ViewModel {
  /// Whether code that the graph does not show may send to storage: that of other files, or of types in the view model.
  ///
  /// - Parameter names: the names on which a method is called that may send; nil where they are unknown.
  fileprivate func mayBeSent(_ node: FlowNode, among names: @autoclosure () -> Set<String>?) -> Bool {
    let property = self.properties.first { $0.value.header.name.range == node.range && $0.path == node.path }
    guard let property, property.value.tuplePosition == nil || !node.name.isEmpty,
      AccessLevel(property.value.header) == .file
    else { return true }
    // 'input-storage' says so of the input.
    let isOfEmptyInput = self.inputs.contains { input in
      input.feeds.isEmpty && node.name.hasPrefix(input.function.value.header.name.text)
    }
    if isOfEmptyInput { return true }
    return names()?.contains(node.name) ?? true
  }

  /// The names in the text of the view model on which a method is called that may send; nil where a text is missing.
  fileprivate var namesOfSends: Set<String>? {
    var names: Set<String> = []
    for body in self.bodies {
      guard let text = self.file(at: body.path)?.text else { return nil }
      let range = body.value.memberRange
      text.bytes[range.start..<range.end].withUnsafeBufferPointer { Self.addNamesOfSends(in: $0, to: &names) }
    }
    return names
  }

  private static let startsOfSends = [
    "accept", "call", "emit", "on", "post", "send", "set", "try", "update", "value",
  ].map { Array($0.utf8) }

  private static func addNamesOfSends(in bytes: UnsafeBufferPointer<UInt8>, to names: inout Set<String>) {
    func isSpace(_ index: Int) -> Bool { bytes[index] == UInt8(ascii: " ") || bytes[index] < 14 }
    for place in bytes.indices
    where bytes[place] == UInt8(ascii: ".") || bytes[place...].starts(with: "::".utf8) {
      var start = place + (bytes[place] == UInt8(ascii: ".") ? 1 : 2)
      while start < bytes.count, isSpace(start) { start += 1 }
      guard start < bytes.count, self.startsOfSends.contains(where: bytes[start...].starts(with:)) else {
        continue
      }
      var end = place
      while end > 0, isSpace(end - 1) { end -= 1 }
      var first = end
      while first > 0, bytes[first - 1].isWord { first -= 1 }
      if first < end { names.insert(String(decoding: bytes[first..<end], as: UTF8.self)) }
    }
  }
}
