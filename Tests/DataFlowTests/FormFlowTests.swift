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
      "Trackers, functions that send, and local computed streams in 'transform'",
      """
      import RxSwift
      final class ListViewModel: ViewModelType {
        struct Input { let appear: Observable<Void>; let query: Observable<String>; let tap: Observable<Void> }
        struct Output {
          let field: Driver<String>
          let items: Driver<[Item]>
          let isLoading: Driver<Bool>
          let error: Driver<Error>
          let count: Driver<Int>
        }
        private let service: Service
        private let bag = DisposeBag()
        init(service: Service) { self.service = service }
        func transform(input: Input) -> Output {
          let field = BehaviorRelay<String>(value: "")
          let activity = ActivityIndicator()
          let errors = ErrorTracker()
          var count: Observable<Int> { input.tap.scan(0) { count, _ in count + 1 } }
          let items = input.appear.flatMapLatest { self.service.items().trackActivity(activity).trackError(errors) }
          input.query.do(onNext: field.accept).subscribe().disposed(by: bag)
          return Output(
            field: field.asDriver(), items: items.asDriver(onErrorJustReturn: []), isLoading: activity.asDriver(),
            error: errors.asDriver(), count: count.asDriver(onErrorJustReturn: 0))
        }
      }
      """,
      [
        "field": ["query"], "items": ["appear", "service.items"], "isLoading": ["appear", "service.items"],
        "error": ["appear", "service.items"], "count": ["tap"],
      ]
    ),
    (
      "A function 'bind' in the place of 'transform'",
      """
      import RxSwift
      final class NameViewModel {
        struct Input { let name: Observable<String>; let tap: Observable<Void> }
        struct Output { let title: Driver<String> }
        private let title = BehaviorRelay<String>(value: "")
        private let bag = DisposeBag()
        func bind(input: Input) -> Output {
          input.name.bind(to: self.title).disposed(by: self.bag)
          return Output(title: self.title.asDriver())
        }
      }
      """, ["title": ["name"]]
    ),
    (
      "Methods that change collections and structures, members of answers, and code on the main actor",
      """
      import SwiftUI
      struct Cart { var lines: [Line] = []; mutating func empty() { lines = [] } }
      @MainActor final class CartViewModel: ObservableObject {
        @Published private(set) var items: [Item] = []
        @Published private(set) var cart = Cart()
        @Published private(set) var data: Data?
        @Published private(set) var name = ""
        @Published private(set) var numbers: [Int] = []
        @Published private(set) var a = 0
        @Published private(set) var b = 0
        private let service: Service
        init(service: Service) { self.service = service }
        func add(_ item: Item) { withAnimation { items.append(item) } }
        func clean() { items.removeAll { $0.isOld } }
        func drop(_ line: Line) { cart.lines.removeAll { $0.id == line.id } }
        func empty() { cart.empty() }
        func rename(_ index: Int) { self.items[index].isOn.toggle() }
        func load() async throws {
          let (data, _) = try await service.page()
          self.data = data
        }
        func refresh() async {
          let name = await service.profile().name.uppercased()
          await MainActor.run { self.name = name }
        }
        func parse() async throws { numbers = try await service.fetch(Page.self).numbers.map { $0 + 1 } }
        func pair() async { (a, b) = await (service.first(), service.second()) }
      }
      """,
      [
        "items": ["add", "clean", "rename"], "cart": ["drop", "empty"], "data": ["load", "service.page"],
        "name": ["refresh", "service.profile"], "numbers": ["parse", "service.fetch"],
        "a": ["pair", "service.first"], "b": ["pair", "service.second"],
      ]
    ),
    (
      "Setters, elements of lists, new values, publishers, and the protocol of the view model",
      """
      import SwiftUI
      final class DateViewModel: ObservableObject {
        @Published private(set) var item = Item()
        @Published private(set) var name = ""
        @Published private(set) var copy: Item
        @Published private(set) var pair: Item
        @Published var first = ""
        @Published var last = ""
        let isLong: AnyPublisher<Bool, Never>
        lazy var isValid = Publishers.CombineLatest($first, $last).map { $0 + $1 != "" }.eraseToAnyPublisher()
        private let user: User
        private let service: Service
        init(user: User, service: Service) {
          self.user = user
          self.service = service
          self.copy = Item(title: "a")
          self.pair = Item(of: user.item, isOn: true)
          self.isLong = $first.map { $0.count > 9 }.eraseToAnyPublisher()
          self.name = [user.first, user.last].joined(separator: " ")
        }
        var hasDate: Bool {
          get { item.date != nil }
          set { newValue ? (item.date = Date()) : (item.date = nil) }
        }
      }
      extension DateViewModel: DateViewModelProtocol {
        func load() {
          self.service.load { [weak self] item in DispatchQueue.main.async { self?.item = item } }
        }
      }
      private extension DateViewModel { func helper() { self.name = "" } }
      """,
      [
        "item": ["load", "service.load"], "name": ["user.first", "user.last"], "copy": [],
        "pair": ["user.item"], "isLong": ["first"],
        "isValid": ["first", "last"], "hasDate": ["load", "service.load"],
      ]
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
    (
      "A structure of outputs that the view model holds and returns, with closures that get the instance",
      """
      import RxSwift
      final class ListViewModel: ViewModelType {
        struct Input { let appeared: Signal<Void>; let selected: Signal<Int> }
        struct Output {
          let folder: BehaviorRelay<Folder>
          let items = BehaviorRelay<[Item]>(value: [])
          let thumbnails = BehaviorRelay<[Image]>(value: [])
          let detail = PublishRelay<Item>()
        }
        private let output: Output
        private let photos: PhotoService
        private let bag = DisposeBag()
        init(output: Output, photos: PhotoService) { self.output = output; self.photos = photos }
        func transform(_ input: Input) -> Output {
          input.appeared.emit(with: self) { owner, _ in
            let items = owner.photos.items()
            owner.output.items.accept(items)
          }.disposed(by: bag)
          output.items.withUnretained(self).flatMap { $0.photos.thumbnails(of: $1) }
            .bind(with: self) { owner, images in owner.output.thumbnails.accept(images) }.disposed(by: bag)
          input.selected.emit(with: self) { owner, index in owner.show(index) }.disposed(by: bag)
          return output
        }
        private func show(_ index: Int) { self.output.detail.accept(self.output.items.value[index]) }
      }
      """,
      [
        "items": ["appeared", "photos.items"], "detail": ["appeared", "photos.items", "selected"],
        "thumbnails": ["appeared", "photos.items", "photos.thumbnails"],
      ]
    ),
    (
      "Combine: values that are changed in place, and closures that get the instance",
      """
      import Combine
      final class GuideViewModel: ViewModelType {
        struct Input { let checked: AnyPublisher<Void, Never>; let saved: AnyPublisher<Void, Never> }
        struct Output { let isOn: AnyPublisher<Bool, Never>; let isDone: AnyPublisher<Void, Never> }
        private let service: Service
        func transform(input: Input, cancelBag: CancelBag) -> Output {
          let isOn = CurrentValueSubject<Bool, Never>(false)
          input.checked.sink { _ in isOn.value.toggle() }.store(in: cancelBag)
          let isDone = input.saved.withUnretained(self)
            .flatMap { owner, _ -> AnyPublisher<Void, Never> in owner.save() }
          return Output(isOn: isOn.eraseToAnyPublisher(), isDone: isDone.eraseToAnyPublisher())
        }
        private func save() -> AnyPublisher<Void, Never> { service.save().eraseToAnyPublisher() }
      }
      """, ["isOn": ["checked"], "isDone": ["saved", "service.save"]]
    ),
    (
      "What a closure sends before it makes a stream, and a value whose label is the name of an output",
      """
      import RxSwift
      final class ListViewModel: ViewModelType {
        struct Input { let more: Observable<Void>; let other: Observable<Void> }
        struct Output {
          let rows = BehaviorRelay<[Row]>(value: [])
          let isLoading = BehaviorRelay(value: false)
          let isSubscribed = BehaviorRelay(value: false)
        }
        private let service: Service
        private let bag = DisposeBag()
        func transform(input: Input) -> Output {
          let output = Output()
          input.more.flatMapLatest { [service] in
            output.isLoading.accept(true)
            return service.rows()
          }.bind(to: output.rows).disposed(by: bag)
          input.other.flatMap { Observable.just(Status.init(isSubscribed: false)) }.map { $0.isSubscribed }
            .bind(to: output.isSubscribed).disposed(by: bag)
          input.other.flatMap { _ -> Observable<Status> in .just(.init(isSubscribed: false)) }
            .map { $0.isSubscribed }.bind(to: output.isSubscribed).disposed(by: bag)
          return output
        }
      }
      """, ["rows": ["more", "service.rows"], "isLoading": ["more"], "isSubscribed": ["other"]]
    ),
    (
      "Structures that are called actions and state",
      """
      import RxSwift
      final class ListViewModel {
        struct Action { let refresh = PublishRelay<Void>() }
        struct State { let items = BehaviorRelay<[Int]>(value: []); let count = BehaviorRelay(value: 0) }
        let action = Action()
        let state = State()
        private let service: Service
        private let bag = DisposeBag()
        init(service: Service) {
          self.service = service
          self.action.refresh.flatMapLatest { [service] in service.items() }.bind(to: self.state.items).disposed(by: bag)
          self.state.items.map { $0.count }.bind(to: self.state.count).disposed(by: bag)
        }
      }
      """, ["items": ["refresh", "service.items"], "count": ["refresh", "service.items"]]
    ),
    (
      "Functions in the place of inputs, which send to a structure of outputs",
      """
      import RxSwift
      final class LoginViewModel {
        struct Input {}
        struct Output { var isDone = PublishRelay<Bool>(); var title = BehaviorRelay(value: "") }
        var input = Input()
        var output = Output()
        private let api: API
        private let bag = DisposeBag()
        init(api: API) { self.api = api }
        func logIn() {
          api.logIn().withUnretained(self).subscribe(onNext: { owner, isDone in owner.output.isDone.accept(isDone) })
            .disposed(by: bag)
        }
        func rename(_ title: String) { output.title.accept(title) }
      }
      """, ["isDone": ["api.logIn", "logIn"], "title": ["rename"]]
    ),
    (
      "Variables that branches set, copies that are changed, and functions of types that code waits for",
      """
      import Observation
      @Observable final class SearchViewModel {
        private(set) var results: [Item] = []
        private(set) var preview: Preview?
        private(set) var name = ""
        var blog: Int?
        private let store: Store
        private let archive: Archive
        func search() async throws {
          var response = Page.empty
          if blog == nil {
            response = try await store.all()
          } else {
            response = try await store.some(blog)
          }
          self.results = response.items
        }
        func show(_ url: URL) async throws {
          let feed = try await Feed.parse(url)
          let first = feed.first()
          self.preview = Preview(title: first.title)
        }
        func rename(_ name: String) { self.name = name }
        func save() {
          var item = Item(name: name)
          item.date = .now
          archive.save(item)
        }
      }
      """,
      [
        "results": ["blog", "search", "store.all", "store.some"], "preview": ["Feed.parse", "show"],
        "name": ["rename"],
      ]
    ),
    (
      "Observers of private properties, tasks of a group, and shared objects that answer with a closure",
      """
      import Observation
      @Observable final class PinsViewModel {
        @MainActor private(set) var sections: [Int] = []
        private(set) var others: [Int] = []
        private(set) var user: User?
        private var pins: Set<Int> = [] { didSet { if pins != oldValue { self.update() } } }
        private let store: Store
        func observe() async {
          await withTaskGroup(of: Void.self) { group in
            group.addTask { [weak self] in
              for await pins in self?.store.pinStream() ?? .empty { self?.pins = pins }
            }
            group.addTask { [weak self] in
              for await others in self?.store.otherStream() ?? .empty { self?.others = others }
            }
          }
        }
        func signIn(_ name: String) { Auth.auth().signIn(with: name) { user in self.user = user } }
        private func update() { self.sections = self.pins.sorted() }
      }
      """,
      [
        "sections": ["observe", "store.pinStream"], "others": ["observe", "store.otherStream"],
        "user": ["Auth.auth.signIn", "signIn"],
      ]
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

  @Test("An output that is a case of an enumeration depends on the case that code handles")
  func events() throws {
    let graph = try FlowSketch.graph(
      of: """
        import Combine
        final class WeatherViewModel {
          enum Input { case appeared; case selected(String), retried }
          enum Output { case loaded(Weather), failed(Error); case title(String) }
          private let output = PassthroughSubject<Output, Never>()
          private let service: WeatherService
          private var cancellables = Set<AnyCancellable>()
          func transform(input: AnyPublisher<Input, Never>) -> AnyPublisher<Output, Never> {
            input.sink { [weak self] event in
              switch event {
              case .appeared: self?.output.send(.title("Weather"))
              case .selected(let city): self?.load(city)
              case .retried: break
              }
            }.store(in: &cancellables)
            return output.eraseToAnyPublisher()
          }
          private func load(_ city: String) {
            service.weather(city).sink { _ in } receiveValue: { [weak self] weather in
              self?.output.send(.loaded(weather))
            }.store(in: &cancellables)
          }
        }
        """)
    func sources(_ output: String) throws -> [String] {
      let node = try #require(graph.nodes(.output).first { $0.name == output })
      return graph.sources(of: [node.id]).map { graph.nodes[$0] }
        .filter { $0.kind == .input || $0.kind == .dependency }.map(\.name).sorted()
    }
    #expect(graph.nodes(.input).map(\.name) == ["appeared", "selected", "retried"])
    #expect(try sources("title") == ["appeared"])
    #expect(try sources("loaded") == ["selected", "service.weather"])
    #expect(try sources("failed") == [])
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
