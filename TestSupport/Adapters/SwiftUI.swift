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

public struct Binding<Value> {
  public var wrappedValue: Value
}

@dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(wrappedValue: self.wrappedValue[keyPath: keyPath])
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
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
}

@propertyWrapper public struct State<Value> {
  public var wrappedValue: Value
  public init(initialValue: Value) { self.wrappedValue = initialValue }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
