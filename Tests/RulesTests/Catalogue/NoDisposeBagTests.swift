import Rules
import SourceModel
import Testing

struct NoDisposeBagTests {
  static let cases = [
    RuleCase(
      "Every spelling of the heading is one", .rxSwift,
      Sketch.blueprint(members: "  // MARK: - ViewModel Life Cycle\n  private let disposeBag = DisposeBag()")),
    RuleCase(
      "One word is one", .rxSwift,
      Sketch.blueprint(members: "  // Lifecycle\n  private let disposeBag: DisposeBag")),
    RuleCase(
      "A heading holds until the next one", .rxSwift,
      Sketch.blueprint(
        members:
          "  // ViewModel Life Cycle\n  private let a: Int\n  private let disposeBag = DisposeBag()\n  // Outputs\n  private let ▸other = DisposeBag()"
      )),
    RuleCase(
      "A sentence that mentions it is no heading", .rxSwift,
      Sketch.blueprint(
        members:
          "  // This bag lives as long as the life cycle of the screen does\n  private let ▸disposeBag = DisposeBag()"
      )),
    RuleCase(
      "A public variable is one too", .rxSwift,
      Sketch.blueprint(members: "  var ▸bag: DisposeBag = DisposeBag()")),
    RuleCase(
      "An optional bag and a composite are bags", .rxSwift,
      Sketch.blueprint(
        members:
          "  private var ▸a: DisposeBag!\n  private var ▸b: DisposeBag?\n  private let ▸c = CompositeDisposable()"
      )),
    RuleCase(
      "A local bag is one, unless a heading in the body names the life cycle", .rxSwift,
      Sketch.blueprint(
        members: """
            init() {
              let ▸bag = DisposeBag()

              // ViewModel Life Cycle
              let other = DisposeBag()
            }
          """)),
    RuleCase(
      "A protocol that brings a bag is reported where it is named", .rxSwift,
      messages: ["remove 'HasDisposeBag': only the view subscribes"],
      """
      protocol LoginViewModelInputsType {}
      protocol LoginViewModelOutputsType {}
      final class LoginViewModel: ▸HasDisposeBag {
        init(changes: Observable<Int>) {
          changes.subscribe().disposed(by: disposeBag)
        }
      }
      extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
      """),
    RuleCase(
      "The bag of an extension or of a base class is reported where it is used first", .rxSwift,
      messages: [
        "remove the subscription that 'rx.disposeBag' holds, or place it under a '// ViewModel Life Cycle' comment: only the view subscribes"
      ],
      Sketch.blueprint(
        members: """
            init(changes: Observable<Int>) {
              changes.subscribe(onNext: { print($0) }).disposed(by: ▸rx.disposeBag)
              changes.subscribe().disposed(by: rx.disposeBag)
            }
          """)),
    RuleCase(
      "The bag of something else is not the view model's", .rxSwift,
      Sketch.blueprint(
        members: """
            init(changes: Observable<Int>, session: Session) {
              changes.subscribe().disposed(by: session.disposeBag)
              // ViewModel Life Cycle
              changes.subscribe().disposed(by: self.rx.disposeBag)
            }
          """)),
    RuleCase(
      "Whatever holds a subscription is a bag", .rxSwift,
      Sketch.blueprint(
        members: """
            private let ▸serial: SerialDisposable
            private var ▸subscription: Disposable?
            private var ▸subscriptions: [Disposable]
            private let count: Int
          """)),
    RuleCase(
      "A bag that is handed in is a bag, unless only the life cycle uses it", .rxSwift,
      messages: [
        "remove the parameter 'bag', or subscribe under a '// ViewModel Life Cycle' comment: only the view subscribes"
      ],
      Sketch.blueprint(
        members: """
            ▸init(service: Service, bag: DisposeBag) {
              a.subscribe(onNext: { service.play($0) }).disposed(by: bag)
            }
            init(store: Store, disposeBag: DisposeBag) {
              // ViewModel Life Cycle
              a.subscribe(onNext: { store.save($0) }).disposed(by: disposeBag)
            }
          """)),
    RuleCase(
      "A subscription that nobody holds is one, too", .rxSwift,
      Sketch.blueprint(
        members: """
            init(service: Service) {
              _ = a.▸subscribe(onNext: { service.play($0) })
              _ = a.map { $0 + 1 }.▸bind(to: b)
              _ = service.bind(a).map { $0 }
              // ViewModel Life Cycle
              _ = a.subscribe(onNext: { service.stop($0) })
            }
          """)),
  ]

  @Test("A view model has no dispose bag", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("no-dispose-bag") }
}
