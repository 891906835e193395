import Rules
import SourceModel
import TestSupport
import Testing

struct UnsharedEffectTests {
  static let swift = [
    RuleCase(
      "Two outputs are made of one request", .rxSwift,
      messages: ["add 'share()' to 'found': 'service.find' runs for each of its 2 subscriptions"],
      Sample.blueprint(
        """
        let ▸found = a.flatMapLatest { service.find($0) }
        x = found.map { $0.name }
        y = found.map { $0.isNew }
        """)),
    RuleCase(
      "A stream is joined with itself", .rxSwift,
      Sample.blueprint(
        """
        let ▸found = a.flatMapLatest { service.find($0) }
        x = Observable.combineLatest(found.map { $0.name }, found.map { $0.title }) { $0 + $1 }
        y = b.map { true }
        """)),
    RuleCase(
      "It is shared", .rxSwift,
      Sample.blueprint(
        """
        let found = a.flatMapLatest { service.find($0) }.share()
        x = found.map { $0.name }
        y = found.map { $0.isNew }
        """)),
    RuleCase(
      "It is a driver", .rxSwift,
      Sample.blueprint(
        """
        let found = a.flatMapLatest { service.find($0) }.asDriver(onErrorJustReturn: nil)
        x = found.map { $0.name }
        y = found.map { $0.isNew }
        """)),
    RuleCase(
      "A subject is in between", .rxSwift,
      Sample.blueprint(
        """
        let found = PublishSubject<Contact>()
        a.flatMapLatest { service.find($0) }.bind(to: found).disposed(by: bag)
        x = found.map { $0.name }
        y = found.map { $0.isNew }
        """)),
    RuleCase(
      "What is asked for without arguments may be no work", .rxSwift,
      Sample.blueprint(
        """
        let user = b.flatMapLatest { service.user() }
        x = user.map { $0.name }
        y = user.map { $0.isNew }
        """)),
    RuleCase(
      "Each output has a request of its own", .rxSwift,
      Sample.blueprint(
        """
        x = a.flatMapLatest { service.find($0) }.map { $0.name }
        y = a.flatMapLatest { service.find($0) }.map { $0.isNew }
        """)),
    RuleCase(
      "The closure of one request starts another", .rxSwift,
      Sample.blueprint(
        """
        x = a.flatMapLatest { service.find($0) }.flatMapLatest { service.name($0) }
        y = b.map { true }
        """)),
    RuleCase(
      "Its errors go to a subject", .kickstarterJava,
      Sample.javaForm(
        """
        this.x = this.a.switchMap(t -> environment.client().find(t).compose(pipeErrorsTo(this.failed)));
        this.y = this.failed.map(e -> true);
        """)),
    RuleCase(
      "Code that is not understood may share it", .rxSwift,
      Sample.blueprint(
        """
        let found = a.flatMapLatest { service.find($0) }.onlyOnce()
        x = found.map { $0.name }
        y = found.map { $0.isNew }
        """)),
  ]

  @Test("A request that runs several times is reported", arguments: swift)
  func check(_ testCase: RuleCase) throws { try testCase.check("unshared-effect") }
}
