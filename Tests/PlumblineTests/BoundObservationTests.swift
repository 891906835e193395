import Plumbline
import Testing

@Suite("15. A bound observation ends with its owner")
struct BoundObservationTests {
  private final class View {
    var title = ""
    var count: Int?
    var titles: [String] = []
  }

  @Test("An observation during a lifetime ends with it")
  func lifetimes() {
    let property = MutableProperty("")
    let log = Log<String>()
    var owner: (lifetime: Lifetime, token: Lifetime.Token)? = Lifetime.make()
    if let lifetime = owner?.lifetime {
      property.signal.observeValues(during: lifetime) { log.add($0) }
      property.signal.observe(during: lifetime) { log.add("\($0)") }
      property.signal.take(during: lifetime).observeCompleted { log.add("completed") }
    }
    property.value = "a"
    owner = nil
    property.value = "b"
    #expect(log.entries == ["a", "VALUE a", "completed"])
  }

  @Test("A property of an owner is set until the owner is deinitialized, and the owner is not retained")
  func bindings() {
    let property = MutableProperty("a")
    var view: View? = View()
    weak let weakView = view
    var token: Token? = Token()
    weak let weakToken = token
    if let view {
      property.producer.map { [token] value in
        _ = token
        return value
      }.bind(to: \.title, on: view)
      property.signal.observeValues(on: view) { $0.titles.append($1) }
    }
    token = nil
    #expect(weakToken != nil)
    #expect(view?.title == "a")
    property.value = "b"
    #expect(view?.title == "b")
    #expect(view?.titles == ["b"])
    view = nil
    #expect(weakView == nil)
    property.value = "c"
    #expect(weakToken == nil)
  }

  @Test("A binding to a property ends with it")
  func bindingOperator() {
    let source = MutableProperty(1)
    let log = Log<String>()
    var target: MutableProperty<Int>? = MutableProperty(0)
    var optional: MutableProperty<Int?>? = MutableProperty(nil)
    if let target, let optional {
      target <~ source.producer.on(terminated: { log.add("target") })
      optional <~ source.signal.on(terminated: { log.add("optional") })
    }
    source.value = 2
    #expect(target?.value == 2)
    #expect(optional?.value == 2)
    target = nil
    #expect(log.take() == ["target"])
    optional = nil
    #expect(log.take() == ["optional"])
    source.value = 3
    source.value = 4
    #expect(log.take() == [])
  }

  @Test("A binding can be disposed of")
  func disposing() {
    let source = MutableProperty(1)
    let target = MutableProperty(0)
    let disposable = target <~ source
    disposable?.dispose()
    source.value = 2
    #expect(target.value == 1)
  }
}
