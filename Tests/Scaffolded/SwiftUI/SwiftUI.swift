// The signatures of SwiftUI that new views use, from its public documentation. Nothing here is ever run.

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
  @MainActor public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> Group<repeat each Content> {
    Group()
  }
}

public struct VStack<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct Text: PrimitiveView {
  public init(verbatim content: String) {}
}

public struct Button<Label: View>: PrimitiveView {
  public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void)
  where Label == Text {}
}

extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
}

@propertyWrapper public struct State<Value> {
  public var wrappedValue: Value
  public init(initialValue: Value) { self.wrappedValue = initialValue }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
