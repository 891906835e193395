/// A vocabulary in which a team writes its view models.
public enum Dialect: String, Hashable, Sendable, CaseIterable {
  /// Swift on ReactiveSwift, ReactiveCocoa or Plumbline.
  case kickstarterSwift = "kickstarter-swift"
  /// Java on RxJava.
  case kickstarterJava = "kickstarter-java"
  /// Swift on RxSwift and Action.
  case rxSwift = "rxswift"

  /// The language that its view models are written in.
  public var language: Language { self == .kickstarterJava ? .java : .swift }
}
