// The types that the descriptions of the tests name.

public struct Message: Sendable {}

public struct MessageThread: Sendable {}

public struct Project: Sendable {}

public struct User: Sendable {}

public struct Page<Item: Sendable>: Sendable {}

public enum Outer {
  public struct Inner: Sendable {}
}

public protocol Shape: Sendable {}

public struct LoadError: Error {}
