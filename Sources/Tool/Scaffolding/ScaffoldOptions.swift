public import Engine

/// How a view model is to be made from its description.
public struct ScaffoldOptions: Sendable {
  /// The library that signals come from in Swift.
  public enum SwiftLibrary: String, Hashable, Sendable, CaseIterable {
    case plumbline = "Plumbline"
    case reactiveSwift = "ReactiveSwift"
  }

  /// The access level of generated Swift code.
  public enum Access: String, Hashable, Sendable, CaseIterable {
    case `public`
    case package
    case `internal`
  }

  /// A view that observes the outputs and calls the inputs.
  public enum View: String, Hashable, Sendable, CaseIterable {
    case uiKit = "uikit"
    case swiftUI = "swiftui"
    case activity
    case fragment
    case compose
  }

  public var swiftLibrary = SwiftLibrary.plumbline
  /// Nil for the default of the dialect: public for ReactiveSwift, internal for RxSwift.
  public var access: Access?
  public var rxJava = RxJava.three
  /// The package of files in Java and Kotlin; empty for none.
  public var javaPackage = ""
  /// The module that tests in Swift import; nil when they are part of it.
  public var module: String?
  public var writesTests = true
  public var views: Set<View> = []
  public var settings = ScaffoldingSettings()

  public init() {}
}
