import Plumbline

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// What the views use of SwiftUI, so that they compile everywhere.
protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

@resultBuilder enum ViewBuilder {
  static func buildBlock(_ views: Any...) -> Leaf { Leaf() }
}

struct Leaf: View {
  var body: Leaf { Leaf() }
}

struct VStack: View {
  init(@ViewBuilder content: () -> Leaf) {}

  var body: Leaf { Leaf() }
}

struct Text: View {
  init(_ content: String) {}

  var body: Leaf { Leaf() }
}

struct Button: View {
  init(_ title: String, action: @escaping () -> Void) {}

  var body: Leaf { Leaf() }
}

protocol PreviewProvider {
  associatedtype Previews: View
  static var previews: Previews { get }
}

extension View {
  func alert(_ title: String, isPresented: ValueBinding<Bool>, @ViewBuilder actions: () -> Leaf) -> Self {
    self
  }

  func task(_ action: @escaping () async -> Void) -> Self { self }

  func onAppear(perform action: @escaping () -> Void) -> Self { self }

  func onReceive<Stream: Publisher>(_ publisher: Stream, perform action: @escaping (Stream.Output) -> Void)
    -> Self
  where Stream.Failure == Never {
    self
  }

  func disabled(_ isDisabled: Bool) -> Self { self }
}

@propertyWrapper struct StateObject<Object: ObservableObject> {
  let wrappedValue: Object

  init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
}

@propertyWrapper struct ObservedObject<Object: ObservableObject> {
  let wrappedValue: Object

  init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
}

@propertyWrapper struct State<Value> {
  var wrappedValue: Value {
    get { self.storage.value }
    nonmutating set { self.storage.value = newValue }
  }

  private let storage: MutableProperty<Value>

  init(wrappedValue: Value) { self.storage = MutableProperty(wrappedValue) }

  init(initialValue: Value) { self.init(wrappedValue: initialValue) }
}
