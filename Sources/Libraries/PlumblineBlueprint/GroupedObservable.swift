/// The elements of an observable that have the same key.
public final class GroupedObservable<Key, Element>: Observable<Element> {
  /// The key.
  public let key: Key

  fileprivate init(_ key: Key, _ elements: PublishSubject<Element>) {
    self.key = key
    super.init(elements.producer)
  }
}

extension ObservableType {
  /// Sends an observable for each key, which sends the elements that have it.
  ///
  /// When the observable ends, those of the keys end alike.
  ///
  /// - Parameter keySelector: Returns the key of an element.
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    let source = self.producer
    return .create { observer in
      var groups: [Key: PublishSubject<Element>] = [:]
      func end(_ event: Event<Element>) {
        let ended = groups.values
        groups = [:]
        for group in ended { group.on(event) }
      }
      return source.startHandling(
        value: { element in
          do {
            let key = try keySelector(element)
            let group = groups[key] ?? PublishSubject()
            if groups.updateValue(group, forKey: key) == nil {
              observer.onNext(GroupedObservable(key, group))
            }
            group.onNext(element)
          } catch {
            end(.error(error))
            observer.onError(error)
          }
        },
        failed: { error in
          end(.error(error))
          observer.onError(error)
        },
        completed: {
          end(.completed)
          observer.onCompleted()
        })
    }
  }
}
