public import SourceModel

/// The forms that a new view model can have.
public enum ScaffoldDialect: String, Hashable, Sendable, CaseIterable {
  /// Handwritten storage, functions and accessors, on ReactiveSwift or Plumbline.
  case kickstarterSwift = "kickstarter-swift"
  /// `@ViewModel`, which generates them.
  case macro
  /// The blueprint of inputs, outputs and actions, on RxSwift and Action.
  case rxSwift = "rxswift"
  case kickstarterJava = "kickstarter-java"
  /// On RxJava 2 or 3.
  case kickstarterKotlin = "kickstarter-kotlin"

  public var language: Language {
    switch self {
    case .kickstarterJava: .java
    case .kickstarterKotlin: .kotlin
    case .kickstarterSwift, .macro, .rxSwift: .swift
    }
  }

  /// The views that can be written for it.
  public var views: Set<ScaffoldOptions.View> {
    switch self {
    case .kickstarterSwift, .macro: [.uiKit, .swiftUI]
    case .rxSwift: [.uiKit]
    case .kickstarterJava: [.activity]
    case .kickstarterKotlin: [.activity, .compose, .fragment]
    }
  }
}
