// The signatures of SwiftUI that the adapters and new views use, from its public documentation. Nothing here is ever run.

public import Observation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { fatalError("a primitive view has no body") }
}

@MainActor public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("a primitive view has no body") }
}

public struct EmptyView: PrimitiveView {
  public init() {}
}

public struct Group<each Content: View>: PrimitiveView {
  init() {}
}

@resultBuilder public enum ViewBuilder {
  @MainActor public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  @MainActor public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> Group<repeat each Content> {
    Group()
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("a primitive view has no body") }
}

public struct VStack<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct Text: PrimitiveView {
  public init(verbatim content: String) {}
}

extension Text {
  public init<Content: StringProtocol>(_ content: Content) {}
}

public struct TextField<Label: View>: PrimitiveView {
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) where Label == Text {}
}

public struct Toggle<Label: View>: PrimitiveView {
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) where Label == Text {}
}

public struct NavigationStack<Data, Root: View>: PrimitiveView {
  public init<Element: Hashable>(path: Binding<[Element]>, @ViewBuilder root: () -> Root)
  where Data == [Element] {}
}

public struct List<Content: View>: PrimitiveView {
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Content
  ) {}
}

@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

public struct HStack<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct ProgressView: PrimitiveView {
  public init() {}
}

public struct Button<Label: View>: PrimitiveView {
  public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void)
  where Label == Text {}
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

@propertyWrapper public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    fatalError("nothing here is ever run")
  }

  init(_ value: Value) {
    self.get = { value }
    self.set = { _ in }
  }

  public var wrappedValue: Value {
    get { self.get() }
    nonmutating set { self.set(newValue) }
  }

  public var projectedValue: Binding { self }
}

@dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(self.wrappedValue[keyPath: keyPath])
  }
}

extension Bindable where Value: Observable {
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension View {
  public func disabled(_ disabled: Bool) -> some View { self }
  public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { self }
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  public func navigationDestination<Data: Hashable, Destination: View>(
    for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Destination
  ) -> some View { self }
  public func task(@_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void)
    -> some View
  { self }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
}

@propertyWrapper public struct State<Value> {
  public var wrappedValue: Value {
    get { fatalError("nothing here is ever run") }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { Binding(self.wrappedValue) }
  public init(initialValue: Value) {}
  public init(wrappedValue: Value) {}
}
