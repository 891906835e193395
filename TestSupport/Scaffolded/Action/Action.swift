// The signatures of Action that new view models use, from its public documentation. Nothing here is ever run.

import RxSwift

public typealias CocoaAction = Action<Void, Void>

public final class Action<Input, Element> {
  public init(workFactory: @escaping (Input) -> Observable<Element>) {}

  @discardableResult
  public func execute(_ value: Input) -> Observable<Element> { .empty() }
}
