import DataFlow
import SourceModel
import TestSupport
import Testing

/// The graphs of view models without port protocols.
struct FormFlowTests {
  /// A description, a view model, and the inputs and dependencies that each output depends on.
  static let cases: [(String, String, [String: [String]])] = [
    (
      "'transform' with nested structures",
      """
      import RxSwift
      final class FormViewModel: ViewModelType {
        struct Input { let email: Driver<String>; let saved: Observable<Void> }
        struct Output { let isValid: Driver<Bool>; let user: Driver<User> }
        private let service: Service
        init(service: Service) { self.service = service }
        func transform(input: Input) -> Output {
          let user = input.saved.withLatestFrom(input.email).flatMapLatest { self.service.user($0) }
          return Output(isValid: input.email.map { !$0.isEmpty }, user: user.asDriver(onErrorDriveWith: .empty()))
        }
      }
      """, ["isValid": ["email"], "user": ["email", "saved", "service.user"]]
    ),
    (
      "'transform' whose result has no type, with structures of other names beside it",
      """
      import Combine
      struct CartInputs { let tapped: AnyPublisher<Void, Never>; let count: AnyPublisher<Int, Never> }
      struct CartOutputs { let total: AnyPublisher<Int, Never>; let close: AnyPublisher<Void, Never> }
      final class CartViewModel: ViewModelType {
        func transform(_ inputs: CartInputs) -> CartOutputs {
          let total = inputs.count.map { $0 * 2 }.eraseToAnyPublisher()
          return .init(total: total, close: inputs.tapped)
        }
      }
      """, ["total": ["count"], "close": ["tapped"]]
    ),
    (
      "'transform' that hands the inputs to a function, and subscribes to subjects of its own",
      """
      import RxSwift
      final class FormViewModel: ViewModelType {
        struct Input { let name: Observable<String>; let other: Observable<String> }
        struct Output { let title: Observable<String>; let next: Observable<String> }
        private let title = BehaviorRelay(value: "")
        private let bag = DisposeBag()
        func transform(input: Input) -> Output {
          input.name.bind(to: self.title).disposed(by: self.bag)
          return Output(title: self.title.asObservable(), next: self.next(input))
        }
        private func next(_ input: Input) -> Observable<String> { input.other.map { $0 + "!" } }
      }
      """, ["title": ["name"], "next": ["other"]]
    ),
    (
      "An output that is a class, whose members the code sends to",
      """
      import Combine
      final class ReposViewModel: ViewModel {
        struct Input { let load: AnyPublisher<Void, Never>; let query: AnyPublisher<String, Never> }
        final class Output: ObservableObject { @Published var repos: [Repo] = []; @Published var text = "" }
        private let useCase: ReposUseCase
        init(useCase: ReposUseCase) { self.useCase = useCase }
        func transform(_ input: Input, cancelBag: CancelBag) -> Output {
          let output = Output()
          input.load.flatMap { self.useCase.repos() }.assign(to: \\.repos, on: output).store(in: cancelBag)
          input.query.assign(to: \\.text, on: output).store(in: cancelBag)
          return output
        }
      }
      """, ["repos": ["load", "useCase.repos"], "text": ["query"]]
    ),
    (
      "Structures of observers and of streams",
      """
      import RxSwift
      final class HelloViewModel {
        struct Input { let name: AnyObserver<String>; let validate: AnyObserver<Void> }
        struct Output { let greeting: Driver<String>; let count: Driver<Int> }
        let input: Input
        let output: Output
        private let nameSubject = ReplaySubject<String>.create(bufferSize: 1)
        private let validateSubject = PublishSubject<Void>()
        init() {
          let greeting = validateSubject.withLatestFrom(nameSubject).map { "Hello \\($0)" }
          self.output = Output(
            greeting: greeting.asDriver(onErrorJustReturn: ""),
            count: validateSubject.scan(0) { count, _ in count + 1 }.asDriver(onErrorJustReturn: 0))
          self.input = Input(name: nameSubject.asObserver(), validate: validateSubject.asObserver())
        }
      }
      """, ["greeting": ["name", "validate"], "count": ["validate"]]
    ),
    (
      "Structures of subjects",
      """
      import RxSwift
      final class HelloViewModel {
        struct Input { let name = PublishSubject<String>(); let tap = PublishSubject<Void>() }
        struct Output { let title = BehaviorRelay(value: ""); let isDone = PublishRelay<Bool>() }
        let input = Input()
        let output = Output()
        private let bag = DisposeBag()
        init() {
          input.name.map { $0.uppercased() }.bind(to: output.title).disposed(by: bag)
          input.tap.subscribe(onNext: { [weak self] in self?.output.isDone.accept(true) }).disposed(by: bag)
        }
      }
      """, ["title": ["name"], "isDone": ["tap"]]
    ),
    (
      "Functions that assign, statement by statement",
      """
      import SwiftUI
      @MainActor final class SearchViewModel: ObservableObject {
        @Published private(set) var results: [Item] = []
        @Published private(set) var isLoading = false
        @Published private(set) var title = ""
        @Published private(set) var failure: String?
        @Published var query = ""
        private let service: SearchService
        init(service: SearchService) { self.service = service }
        var isEmpty: Bool { results.isEmpty && !isLoading }
        var hint: String { if isLoading { return "…" }; return title }
        func search() async {
          isLoading = true
          defer { isLoading = false }
          do { results = try await service.search(query) } catch { failure = error.localizedDescription }
        }
        func rename(_ title: String) { guard !isEmpty else { return }; self.title = title }
      }
      """,
      [
        "results": ["query", "search", "service.search"], "isLoading": ["search"], "failure": ["search"],
        "isEmpty": ["query", "search", "service.search"],
        "title": ["query", "rename", "search", "service.search"],
        "hint": ["query", "rename", "search", "service.search"],
      ]
    ),
    (
      "Tasks, closures that get answers, and observers of properties",
      """
      import Observation
      @Observable final class ListViewModel {
        var filter = "" { didSet { reload() } }
        private(set) var items: [Item] = []
        private(set) var count = 0
        private let service: ItemService
        init(service: ItemService) { self.service = service }
        func reload() {
          let filter = self.filter
          Task { let items = try await service.items(filter); self.items = items.sorted() }
        }
        func recount() { service.count { [weak self] number in self?.count = number } }
      }
      """, ["items": ["filter", "reload", "service.items"], "count": ["recount", "service.count"]]
    ),
    (
      "Pipelines of Combine",
      """
      import Combine
      final class ListViewModel: ObservableObject {
        @Published var query = ""
        @Published private(set) var rows: [String] = []
        @Published private(set) var text = ""
        @Published private(set) var total = 0
        private var cancellables = Set<AnyCancellable>()
        init() {
          $query.map { [$0] }.assign(to: &$rows)
          $query.sink { [weak self] query in self?.text = query }.store(in: &cancellables)
          $rows.map(\\.count).assign(to: \\.total, on: self).store(in: &cancellables)
        }
      }
      """, ["rows": ["query"], "text": ["query"], "total": ["query"]]
    ),
  ]

  @Test("An output depends on what the code of its form makes it of", arguments: cases)
  func sources(_ name: String, source: String, expected: [String: [String]]) throws {
    let graph = try FlowSketch.graph(of: source)
    #expect(graph.nodes(.opaque).isEmpty, "\(name)")
    for (output, sources) in expected {
      let node = try #require(graph.nodes(.output).first { $0.name == output }, "\(output)")
      let found = graph.sources(of: [node.id]).map { graph.nodes[$0] }.filter {
        $0.kind == .input || $0.kind == .dependency
      }
      #expect(Set(found.map(\.name)).sorted() == sources, "\(name): \(output)")
    }
  }

  @Test("Inputs that other code gets as a whole are not known to be unused")
  func handedOn() throws {
    let graph = try FlowSketch.graph(
      of: """
        import RxSwift
        final class FormViewModel: ViewModelType {
          struct Input { let name: Observable<String> }
          struct Output { let title: Observable<String> }
          private let helper: Helper
          func transform(input: Input) -> Output { Output(title: helper.title(input)) }
        }
        """)
    #expect(graph.lacksCode)
  }
}
