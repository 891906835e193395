/// A function, a method, or an initializer.
public struct FunctionDeclaration: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case function
    case initializer
    case deinitializer
    case subscriptAccess
  }

  public var kind: Kind
  public var header: Header
  public var parameters: [Parameter]
  /// The result type; nil when none is written.
  public var result: LocatedType?
  public var isAsync: Bool
  public var isThrowing: Bool
  /// Nil in a protocol or an interface.
  public var body: Body?

  public init(
    kind: Kind, header: Header, parameters: [Parameter] = [], result: LocatedType? = nil,
    isAsync: Bool = false, isThrowing: Bool = false, body: Body? = nil
  ) {
    self.kind = kind
    self.header = header
    self.parameters = parameters
    self.result = result
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.body = body
  }

  /// The name with its labels: `tapped(activity:)`.
  public var fullName: String {
    let labels = self.parameters.map { "\($0.label ?? "_"):" }.joined()
    return "\(self.header.name.text)(\(labels))"
  }

  /// Whether a caller gets something back.
  public var returnsValue: Bool {
    guard let result else { return false }
    return !result.type.isVoid
  }
}
