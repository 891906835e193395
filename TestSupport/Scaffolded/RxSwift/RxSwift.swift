// The signatures of RxSwift that new view models use, from its public documentation. Nothing here is ever run.

public protocol Disposable {
  func dispose()
}

extension Disposable {
  public func disposed(by bag: DisposeBag) {}
}

public final class DisposeBag {
  public init() {}
}

public class Observable<Element> {
  public static func never() -> Observable<Element> { Observable() }
  public static func empty() -> Observable<Element> { Observable() }

  public func subscribe(onNext: ((Element) -> Void)? = nil) -> any Disposable { NopDisposable() }
}

public final class PublishSubject<Element>: Observable<Element> {
  public override init() {}
  public func onNext(_ element: Element) {}
}

struct NopDisposable: Disposable {
  func dispose() {}
}
