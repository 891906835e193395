/// An observable that subscribes to its source once, when it is connected.
public final class ConnectableObservable<Element>: Observable<Element> {
  private let source: SignalProducer<Element, any Swift.Error>
  private let makeSubject: () -> AnySubject
  private var subject: AnySubject?
  private var connection: (any Disposable)?

  /// A subject, without its type.
  fileprivate struct AnySubject {
    let observable: SignalProducer<Element, any Swift.Error>
    let observer: AnyObserver<Element>
  }

  fileprivate init(
    _ source: SignalProducer<Element, any Swift.Error>, _ makeSubject: @escaping () -> AnySubject
  ) {
    self.source = source
    self.makeSubject = makeSubject
    let reference = Reference()
    super.init(
      Observable<Element>.deferred {
        guard let subject = reference.object?.current else { return .empty() }
        // A subject that goes away ends its subscriptions: they outlast the connection.
        return Observable<Element>(
          subject.observable.on(disposed: { withExtendedLifetime(subject.observer) {} }))
      }.producer)
    reference.object = self
  }

  private final class Reference {
    weak var object: ConnectableObservable?
  }

  /// The subject of the connection, or of the next one.
  private var current: AnySubject {
    if let subject { return subject }
    let subject = self.makeSubject()
    self.subject = subject
    return subject
  }

  /// Subscribes to the source, unless it is subscribed to.
  ///
  /// - Returns: A disposable that ends the subscription.
  @discardableResult
  public func connect() -> any Disposable {
    if let connection { return connection }
    let observer = self.current.observer
    let subscription = SerialDisposable()
    let connection = AnyDisposable { [weak self] in
      subscription.dispose()
      self?.connection = nil
      self?.subject = nil
    }
    self.connection = connection
    subscription.inner = self.source.startHandling(
      value: observer.onNext,
      failed: { error in
        observer.onError(error)
        connection.dispose()
      },
      completed: {
        observer.onCompleted()
        connection.dispose()
      })
    return connection
  }

  /// Returns an observable that connects with its first subscription, and ends the connection with its last one.
  public func refCount() -> Observable<Element> {
    var count = 0
    return .create { observer in
      let subscription = self.subscribe(observer)
      count += 1
      let connection = self.connect()
      return AnyDisposable {
        subscription.dispose()
        count -= 1
        if count == 0 { connection.dispose() }
      }
    }
  }
}

extension ObservableType {
  /// Returns an observable that shares one subscription, and replays nothing.
  public func publish() -> ConnectableObservable<Element> { self.multicast { PublishSubject<Element>() } }

  /// Returns an observable that shares one subscription, and replays the last elements.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    self.multicast { ReplaySubject<Element>.create(bufferSize: bufferSize) }
  }

  /// Returns an observable that shares one subscription, and replays all elements.
  public func replayAll() -> ConnectableObservable<Element> {
    self.multicast { ReplaySubject<Element>.createUnbounded() }
  }

  /// Returns an observable that shares one subscription through a subject.
  public func multicast<Subject: ObserverType<Element> & ObservableType<Element>>(
    _ subject: Subject
  ) -> ConnectableObservable<Element> {
    self.multicast { subject }
  }

  /// Returns an observable that shares one subscription through a subject, which is made for each connection.
  public func multicast<Subject: ObserverType<Element> & ObservableType<Element>>(
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Element> {
    ConnectableObservable(self.producer) {
      let subject = makeSubject()
      return ConnectableObservable.AnySubject(observable: subject.producer, observer: AnyObserver(subject))
    }
  }
}
