import Rules
import SourceModel
import TestSupport
import Testing

/// View models without port protocols: which types are some, and what rules say about them.
struct FormTests {
  /// The number of view models by their forms, and of types that are called so and are none.
  static let recognized: [(String, String, [String: Int], outside: Int)] = [
    (
      "A function 'transform' with structures, nested or not",
      """
      import RxSwift
      struct CartViewModelInput { let tap: Observable<Void> }
      struct CartViewModelOutput { let title: Driver<String> }
      final class CartViewModel { func transform(_ i: CartViewModelInput) -> CartViewModelOutput { .init(title: .empty()) } }
      final class HomeViewModel: ViewModelType {
        struct In { let tap: Observable<Void> }
        struct Out { let title: Driver<String> }
        func transform(input: In, bag: DisposeBag) -> Out { Out(title: .empty()) }
      }
      """, ["transform": 2], 0
    ),
    (
      "A function of that name that maps something else",
      """
      import RxSwift
      final class PriceViewModel { func transform(_ price: Int) -> String { "" } }
      final class PriceTransformer { struct Input {}; struct Output {}; func transform(_ i: Input) -> Output { Output() } }
      """, [:], 1
    ),
    (
      "Properties that hold structures of streams",
      """
      import Combine
      final class FormViewModel {
        struct Input { let name: PassthroughSubject<String, Never> }
        struct Output { let title: AnyPublisher<String, Never> }
        let input: Input
        var output: Output!
        init() { self.input = Input(name: .init()) }
      }
      final class RowViewModel {
        struct Input { let name: String }
        struct Output { let title: String }
        let input: Input
        let output: Output
        init(input: Input, output: Output) { self.input = input; self.output = output }
      }
      """, ["structs of streams": 1], 1
    ),
    (
      "Structures of streams that are called actions and state",
      """
      import RxSwift
      final class ListViewModel {
        struct Action { let refresh = PublishRelay<Void>() }
        struct State { let items = BehaviorRelay<[Int]>(value: []) }
        let action = Action()
        let state = State()
      }
      """, ["structs of streams": 1], 0
    ),
    (
      "Classes that views observe, also by a base class and inside of a view",
      """
      import SwiftUI
      class BaseViewModel: ObservableObject { @Published var isLoading = false }
      final class HomeViewModel: BaseViewModel { func load() {} }
      extension HomeView { final class ViewModel: ObservableObject { @Published var title = "" } }
      @Observable final class CartViewModel { var count = 0 }
      final class Cart: ObservableObject { @Published var count = 0 }
      final class MockViewModel: ObservableObject { @Published var count = 0 }
      struct RowViewModel { let title: String }
      """, ["ObservableObject": 2, "@Observable": 1], 2
    ),
    (
      "Names that say so with other endings, and a base class of them",
      """
      import SwiftUI
      class BaseVM: ObservableObject { @Published var isLoading = false }
      final class HomeVM: BaseVM { func load() {} }
      protocol NewsViewModel { func load() }
      final class NewsViewModelImpl: ObservableObject, NewsViewModel { @Published var title = ""; func load() {} }
      final class JVM: ObservableObject { @Published var count = 0 }
      """, ["ObservableObject": 2], 0
    ),
    (
      "Protocols that abstract the types of ports, and functions in the place of inputs",
      """
      import RxSwift
      protocol Input { associatedtype Input; var input: Input { get }; func bindInput() }
      protocol Output { associatedtype Output; var output: Output { get } }
      protocol BaseViewModel: Input, Output { var bag: DisposeBag { get } }
      final class LoginVM: BaseViewModel {
        var bag = DisposeBag()
        var input = Input()
        var output = Output()
        struct Input {}
        struct Output { var isDone = PublishRelay<Bool>() }
        func logIn() { self.output.isDone.accept(true) }
      }
      extension LoginVM: Input { func bindInput() {} }
      extension LoginVM: Output {}
      """, ["structs of streams": 1], 0
    ),
    (
      "A function 'transform' from a stream of an enumeration to a stream of another",
      """
      import Combine
      final class HomeViewModel {
        enum Input { case appeared, tapped(Int) }
        enum Output { case loaded }
        func transform(input: AnyPublisher<Input, Never>) -> AnyPublisher<Output, Never> { Empty().eraseToAnyPublisher() }
      }
      final class MapViewModel {
        func transform(input: AnyPublisher<Int, Never>) -> AnyPublisher<String, Never> { Empty().eraseToAnyPublisher() }
      }
      """, ["transform": 1], 1
    ),
  ]

  @Test("Each form is recognized", arguments: recognized)
  func forms(_ name: String, source: String, forms: [String: Int], outside: Int) throws {
    let report = try Lint.report([("App.swift", source)], dialect: nil, rules: nil)
    #expect(report.forms == forms, "\(name)")
    #expect(report.outside == outside, "\(name)")
    #expect(report.dialects.isEmpty)
  }

  /// A view model and its views; a `▸` stands before each place that a rule reports.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var rule: String
    var source: String

    init(_ testDescription: String, _ rule: String, _ source: String) {
      (self.testDescription, self.rule, self.source) = (testDescription, rule, source)
    }

    /// Checks that the rule reports the marked places and no others.
    func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
      let marked = MarkedText(self.source)
      let report = try Lint.report([("App.swift", marked.text)], dialect: nil, rules: [self.rule])
      #expect(report.viewModels > 0, sourceLocation: sourceLocation)
      #expect(
        report.findings.map(\.place) == marked.places,
        "\(report.findings.map { "\($0.place) \($0.message)" })", sourceLocation: sourceLocation)
    }
  }

  static let cases = [
    Case(
      "A subject of outputs that nothing sends to, and one that a view sends to", "silent-output",
      """
      import RxSwift
      final class FormViewModel: ViewModelType {
        struct Input { let tap = PublishSubject<Void>() }
        struct Output {
          let ▸toast = PublishSubject<String>()
          let alert = PublishRelay<String>()
          let title = PublishRelay<String>()
          let count = BehaviorRelay(value: 0)
        }
        private let bag = DisposeBag()
        func transform(from input: Input) -> Output {
          let output = Output()
          input.tap.map { "" }.bind(to: output.title).disposed(by: bag)
          return output
        }
      }
      final class FormViewController: UIViewController {
        let viewModel = FormViewModel()
        override func viewDidLoad() {
          let input = FormViewModel.Input()
          let output = self.viewModel.transform(from: input)
          input.tap.onNext(())
          output.toast.bind(with: self) { owner, text in owner.show(text) }.disposed(by: self.bag)
          output.alert.bind(with: self) { owner, text in owner.show(text) }.disposed(by: self.bag)
          output.alert.accept("no")
          output.title.bind(to: self.label.rx.text).disposed(by: self.bag)
          output.count.bind(to: self.number).disposed(by: self.bag)
        }
      }
      """),
    Case(
      "An attempt that fails in silence, and one whose failure is shown", "swallowed-error",
      """
      import Observation
      @MainActor @Observable final class UserViewModel {
        var name = ""
        var errorMessage: String?
        func load() async {
          if let user = try? await ▸service.user() { name = user.name }
        }
        func reload() async {
          guard let user = try? await service.user() else { return errorMessage = "no" }
          name = user.name
        }
      }
      """),
    Case(
      "A base class and a protocol of the run, on the main actor or not", "unsynchronized-write",
      """
      import SwiftUI
      class BaseViewModel: ObservableObject {}
      @MainActor class MainViewModelBase: ObservableObject {}
      protocol Titled: AnyObject { var heading: String { get } }
      @MainActor protocol Shown: AnyObject { var title: String { get } }
      final class HomeViewModel: BaseViewModel {
        @Published var items: [Int] = []
        func load() async { ▸items = await service.items() }
      }
      final class ListViewModel: MainViewModelBase {
        @Published var items: [Int] = []
        func load() async { items = await service.items() }
      }
      final class TitleViewModel: ObservableObject, Titled {
        @Published var title = ""
        func load() async { ▸title = await service.title() }
      }
      final class ShownViewModel: ObservableObject, Shown {
        @Published var title = ""
        func load() async { title = await service.title() }
      }
      """),
    Case(
      "Inputs of a view model that gets its outputs from outside", "unused-input",
      """
      import RxSwift
      final class DateViewModel: ViewModelType {
        struct Input { let back: Signal<Void>; let ▸end: Signal<Void> }
        struct Output { let title: BehaviorRelay<String>; let alert = PublishRelay<Void>(); let close = PublishRelay<Void>() }
        private let output: Output
        private let bag = DisposeBag()
        init(output: Output) { self.output = output }
        func transform(_ input: Input) -> Output {
          input.back.emit(with: self) { owner, _ in owner.output.close.accept(()) }.disposed(by: bag)
          return output
        }
      }
      """),
    Case(
      "Notifications, which never end, and an input that other code sends to", "retained-self",
      """
      import Combine
      final class ListViewModel: ObservableObject {
        @Published var items: [Int] = []
        private var cancellables = Set<AnyCancellable>()
        func load() {
          NotificationCenter.default.publisher(for: .changed).sink { _ in ▸self.items = [] }.store(in: &cancellables)
        }
      }
      """),
    Case(
      "A loop without a condition, and one that something leaves", "detached-work",
      """
      import Observation
      @MainActor @Observable final class ClockViewModel {
        var ticks = 0
        func start() {
          ▸Task { while true { try? await Task.sleep(for: .seconds(1)); self.ticks += 1 } }
        }
        func count() {
          Task {
            while true {
              try? await Task.sleep(for: .seconds(1))
              self.ticks += 1
              if self.ticks > 10 { break }
            }
          }
        }
      }
      """),
    Case(
      "An input whose value a view reads, and one that nothing reads", "unused-input",
      """
      import RxSwift
      final class FormViewModel {
        struct Input { let name = PublishRelay<String>(); let ▸tap = PublishRelay<Void>(); let isChanged = BehaviorRelay(value: false) }
        struct Output { let title = BehaviorRelay(value: "") }
        let input = Input()
        let output = Output()
        private let bag = DisposeBag()
        init() { self.input.name.bind(to: self.output.title).disposed(by: self.bag) }
      }
      final class FormViewController: UIViewController {
        let viewModel = FormViewModel()
        func save() { if self.viewModel.input.isChanged.value { self.viewModel.input.tap.accept(()) } }
      }
      """),
    Case(
      "A local name for an input", "unused-value",
      """
      import RxSwift
      final class FormViewModel {
        struct Input { let token = PublishRelay<String>() }
        struct Output { let title = BehaviorRelay(value: "") }
        let input = Input()
        let output = Output()
        private let bag = DisposeBag()
        init() { self.input.token.bind(to: self.output.title).disposed(by: self.bag) }
        func gotToken(_ code: String) {
          let token = input.token
          Task { @MainActor in token.accept(try await self.service.token(code)) }
        }
      }
      """),
    Case(
      "A function in the place of an input that no view calls", "uncalled-input",
      """
      import RxSwift
      final class ListViewModel {
        struct Input {}
        struct Output { let items = BehaviorRelay<[String]>(value: []) }
        let input = Input()
        let output = Output()
        func load() { self.output.items.accept(["a"]) }
        func ▸reload() { self.output.items.accept([]) }
      }
      final class ListViewController: UIViewController {
        let viewModel = ListViewModel()
        override func viewDidLoad() {
          self.viewModel.load()
          self.viewModel.output.items.bind(to: self.rows).disposed(by: self.bag)
        }
      }
      """),
    Case(
      "An output of 'transform' that no view binds", "unbound-output",
      """
      import RxSwift
      final class FormViewModel: ViewModelType {
        struct Input { let name: Observable<String> }
        struct Output { let title: Driver<String>; let ▸count: Driver<Int>; let isOn: Driver<Bool> }
        func transform(input: Input) -> Output {
          let count = input.name.map(\\.count).asDriver(onErrorJustReturn: 0)
          return Output(title: .just(""), count: count, isOn: .just(true))
        }
      }
      final class FormViewController: UIViewController {
        var viewModel: FormViewModel!
        override func viewDidLoad() {
          let output = viewModel.transform(input: .init(name: self.field.rx.text.orEmpty.asObservable()))
          output.title.drive(self.label.rx.text).disposed(by: self.bag)
          let isOn = viewModel.transform(input: .init(name: .empty())).isOn
          isOn.drive(self.toggle.rx.isOn).disposed(by: self.bag)
        }
      }
      """),
    Case(
      "An output of 'transform' that is handed on as a whole", "unbound-output",
      """
      import RxSwift
      final class FormViewModel: ViewModelType {
        struct Input { let name: Observable<String> }
        struct Output { let title: Driver<String>; let count: Driver<Int> }
        func transform(input: Input) -> Output { Output(title: .just(""), count: .just(1)) }
      }
      final class FormViewController: UIViewController {
        var viewModel: FormViewModel!
        override func viewDidLoad() {
          let output = viewModel.transform(input: .init(name: .empty()))
          output.title.drive(self.label.rx.text).disposed(by: self.bag)
          self.bind(output)
        }
      }
      """),
    Case(
      "A property that only a method returns, and those that are only written", "unbound-output",
      """
      import SwiftUI
      @MainActor @Observable final class PlacesViewModel {
        var places: [Int] = []
        var ▸loaded: [Int] = []
        var ▸count = 0
        func load() async {
          places = await fetch()
          self.loaded.append(1)
          self.count += 1
        }
        func nextID(_ isNew: Bool) -> Int {
          var all: [Int] = []
          switch isNew {
          case true: all = self.places.map { $0 }
          case false: all = []
          }
          return (all.max() ?? 0) + 1
        }
      }
      struct PlacesView: View {
        @State var viewModel = PlacesViewModel()
        var body: some View { Text("\\(viewModel.nextID(true))").task { await viewModel.load() } }
      }
      """),
    Case(
      "A subscription with 'assign(to:on:)' that the view model keeps", "retained-self",
      """
      import Combine
      final class FormViewModel: ObservableObject {
        @Published var query = ""
        @Published private(set) var title = ""
        @Published private(set) var copy = ""
        private var cancellables = Set<AnyCancellable>()
        init(service: Service) {
          self.$query.map { "\\($0)!" }.▸assign(to: \\.title, on: self).store(in: &self.cancellables)
          self.$query.map { "\\($0)?" }.assign(to: &self.$copy)
          service.title().assign(to: \\.title, on: self).store(in: &self.cancellables)
        }
      }
      struct FormView: View {
        @StateObject var viewModel: FormViewModel
        var body: some View { TextField(viewModel.title + viewModel.copy, text: $viewModel.query) }
      }
      """),
    Case(
      "A relay that nothing sends to, as a driver", "silent-output",
      """
      import RxSwift
      final class UserViewModel {
        struct Input { let tap: Observable<Void> }
        struct Output { let ▸name: Driver<String>; let ▸error: Driver<Error>; let count: Driver<Int> }
        private let name = PublishRelay<String>()
        func transform(input: Input) -> Output {
          let errors = ErrorTracker()
          return Output(
            name: name.asDriver(onErrorJustReturn: ""), error: errors.asDriver(),
            count: input.tap.map { 1 }.asDriver(onErrorJustReturn: 0))
        }
      }
      """),
    Case(
      "A tracker that a closure hands on to the code that sends to it", "silent-output",
      """
      import RxSwift
      struct UserViewModel {
        struct Input { let tap: Observable<Void>; let load: Observable<Void> }
        struct Output { let user: Driver<User>; let error: Driver<Error>; let ▸other: Driver<Error>; let done: Driver<Void> }
        let useCase: UseCase
        func transform(input: Input) -> Output {
          let indicator = ActivityIndicator()
          let errors = ErrorTracker()
          let others = ErrorTracker()
          let user = input.load.map { errors }.flatMapLatest(self.user)
          let done = input.tap.map { (indicator, errors) }.flatMapLatest(self.save)
          return Output(
            user: user.asDriverOnErrorJustComplete(), error: errors.asDriver(), other: others.asDriver(),
            done: done.asDriverOnErrorJustComplete())
        }
        func user(_ errors: ErrorTracker) -> Observable<User> { return useCase.user().trackError(errors) }
        func save(_ indicator: ActivityIndicator, _ errors: ErrorTracker) -> Observable<Void> {
          return useCase.save().trackActivity(indicator).trackError(errors)
        }
      }
      """),
    Case(
      "Members of a view model in the type of its view", "uncalled-input",
      """
      import SwiftUI
      extension PageView {
        @Observable @MainActor final class ViewModel {
          private(set) var name = ""
          func load() { name = "a" }
          func ▸save() { name = "b" }
        }
      }
      struct PageView: View {
        @State private var viewModel = ViewModel()
        var body: some View { Text(viewModel.name).onAppear { viewModel.load() } }
      }
      """),
    Case(
      "A view that only sets properties by key paths", "unbound-output",
      """
      import Combine
      final class NameViewModel: ObservableObject {
        @Published var first = ""
        var ▸name: String { first + "!" }
      }
      final class NameViewController: UIViewController {
        private let viewModel = NameViewModel()
        override func viewDidLoad() {
          field.publisher.assign(to: \\.first, on: viewModel).store(in: &cancellables)
        }
      }
      """),
    Case(
      "An empty 'catch' beside an error that is not published", "swallowed-error",
      """
      import SwiftUI
      @MainActor final class HomeViewModel: ObservableObject {
        @Published private(set) var items: [Int] = []
        @Published private(set) var isAlertShown = false
        private(set) var errorMessage = ""
        func load() async {
          do { items = try await fetch() } catch { errorMessage = "no"; isAlertShown = true }
        }
        func more() async {
          do { items = try await fetch() } ▸catch {}
        }
      }
      """),
    Case(
      "A class whose protocol is on no actor", "unsynchronized-write",
      """
      import SwiftUI
      protocol HomeViewModelProtocol { func load() async }
      @MainActor protocol PageViewModelProtocol { func load() async }
      final class HomeViewModel: ObservableObject, HomeViewModelProtocol {
        @Published private(set) var items: [Int] = []
        func load() async { let found = await fetch(); ▸items = found }
      }
      final class PageViewModel: ObservableObject, PageViewModelProtocol {
        @Published private(set) var items: [Int] = []
        func load() async { let found = await fetch(); items = found }
      }
      """),
    Case(
      "A member of 'Input' that 'transform' ignores", "unused-input",
      """
      import RxSwift
      class ViewModel {}
      final class FormViewModel: ViewModel, ViewModelType {
        struct Input { let name: Observable<String>; let ▸tap: Observable<Void>; let close: Observable<Void> }
        struct Output { let title: Driver<String> }
        private let bag = DisposeBag()
        func transform(input: Input) -> Output {
          input.close.subscribe(onNext: { print("closed") }).disposed(by: self.bag)
          return Output(title: input.name.asDriver(onErrorJustReturn: ""))
        }
      }
      """),
    Case(
      "An output whose subject gets no value", "silent-output",
      """
      import RxSwift
      final class FormViewModel: ViewModelType {
        struct Input { let name: Observable<String> }
        struct Output { let title: Driver<String>; let ▸error: Observable<String> }
        private let failed = PublishSubject<String>()
        func transform(input: Input) -> Output {
          Output(title: input.name.asDriver(onErrorJustReturn: ""), error: self.failed.asObservable())
        }
      }
      """),
    Case(
      "An input of a structure that no view sends to", "uncalled-input",
      """
      import RxSwift
      final class FormViewModel {
        struct Input { let name: PublishSubject<String>; let ▸tap: PublishSubject<Void> }
        struct Output { let title: Observable<String> }
        let input: Input
        let output: Output
        init() {
          let name = PublishSubject<String>(), tap = PublishSubject<Void>()
          self.input = Input(name: name, tap: tap)
          self.output = Output(title: Observable.merge(name, tap.map { "" }))
        }
      }
      final class FormViewController: UIViewController {
        let viewModel = FormViewModel()
        override func viewDidLoad() {
          self.field.rx.text.orEmpty.bind(to: self.viewModel.input.name).disposed(by: self.bag)
          self.viewModel.output.title.bind(to: self.label.rx.text).disposed(by: self.bag)
        }
      }
      """),
    Case(
      "A property that no view reads; bindings, streams, the class itself and conditions read others",
      "unbound-output",
      """
      import SwiftUI
      @MainActor final class FormViewModel: ObservableObject {
        @Published private(set) var title = ""
        @Published private(set) var ▸subtitle = ""
        @Published private(set) var isLoading = false
        @Published private(set) var events = 0
        @Published var isShown = false
        var ▸heading: String { title }
        func load() { guard !isLoading else { return }; isLoading = true; title = "a"; subtitle = "b"; events += 1 }
        func show() { isShown = true }
      }
      struct FormView: View {
        @StateObject private var vm = FormViewModel()
        var body: some View {
          Text(vm.title).sheet(isPresented: $vm.isShown) {}.onReceive(vm.$events) { _ in }.task { vm.load() }
        }
      }
      """),
    Case(
      "A method that no view calls", "uncalled-input",
      """
      import SwiftUI
      @Observable final class FormViewModel {
        private(set) var title = ""
        func load() { title = "a"; own() }
        func own() { title = "b" }
        func tapped() { title = "c" }
        func ▸removed() { title = "" }
        func handed(_ text: String) { title = text }
      }
      struct FormView: View {
        @State private var viewModel = FormViewModel()
        var body: some View {
          Button("a", action: viewModel.tapped).task { viewModel.load() }
          Field(onSubmit: viewModel.handed)
          Text(viewModel.title)
        }
      }
      """),
    Case(
      "A view model from the environment, whose views have it under another name", "uncalled-input",
      """
      import SwiftUI
      @Observable final class FormViewModel {
        private(set) var title = ""
        func load() { title = "a" }
        func ▸removed() { title = "" }
      }
      struct FormView: View {
        @Environment(FormViewModel.self) private var form
        var body: some View { Text(form.title).task { form.load() } }
      }
      """),
    Case(
      "A closure that its own subscription keeps", "retained-self",
      """
      import Combine
      final class FormViewModel: ObservableObject {
        @Published var query = ""
        @Published private(set) var text = ""
        private var cancellables = Set<AnyCancellable>()
        init() {
          $query.sink { ▸self.text = $0 }.store(in: &cancellables)
          $query.sink { [weak self] in self?.text = $0 }.store(in: &cancellables)
        }
      }
      """),
    Case(
      "A closure in an output that is made for each view, which the view model subscribes to or not",
      "retained-self",
      """
      import Combine
      final class FormViewModel: ObservableObject {
        @Published var query = ""
        @Published private(set) var isOn = false
        private var cancellables = Set<AnyCancellable>()
        var shown: AnyPublisher<String, Never> { $query.filter { _ in !self.isOn }.eraseToAnyPublisher() }
        var kept: AnyPublisher<String, Never> { $query.filter { _ in !▸self.isOn }.eraseToAnyPublisher() }
        init() {
          kept.sink { print($0) }.store(in: &cancellables)
        }
      }
      """),
    Case(
      "Errors that no output shows", "swallowed-error",
      """
      import SwiftUI
      @MainActor final class FormViewModel: ObservableObject {
        @Published private(set) var items: [Item] = []
        @Published private(set) var errorMessage: String?
        private let service: Service
        init(service: Service) { self.service = service }
        func load() async { do { items = try await service.items() } catch { errorMessage = "failed" } }
        func reload() async { items = (try? await ▸service.items()) ?? [] }
        func save() async { do { try await service.save(items) } ▸catch {} }
        func pause() async { try? await Task.sleep(for: .seconds(1)) }
        func stop() async { do { try await service.stop() } catch is CancellationError {} catch { print(error) } }
        func told() async { guard let items = try? await service.items() else { errorMessage = "a"; return }; self.items = items }
        func parse(_ data: Data) { do { items = try decode(data) } catch {} }
      }
      """),
    Case(
      "Errors in a view model that shows none", "swallowed-error",
      """
      import SwiftUI
      @MainActor final class FormViewModel: ObservableObject {
        @Published private(set) var items: [Item] = []
        func reload() async { items = (try? await service.items()) ?? [] }
      }
      """),
  ]

  @Test("A rule reports what it is about in each form, and nothing else", arguments: cases)
  func reports(_ testCase: Case) throws { try testCase.check() }

  @Test("The rules about protocols, order, storage and documentation are silent")
  func silence() throws {
    for testCase in Self.cases {
      let text = MarkedText(testCase.source).text
      let findings = try Lint.report([("App.swift", text)], dialect: nil, rules: nil).findings
      let others = findings.filter { !RuleSet.aboutBehavior.contains($0.rule) }
      #expect(others.isEmpty, "\(testCase.testDescription): \(others.map(\.rule))")
    }
  }
}
