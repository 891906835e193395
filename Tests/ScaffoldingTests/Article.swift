import Engine
import SourceModel
import TestSupport
import Testing

/// A view model in both forms, which the tests of conversions change.
enum Article {
  static let written = """
    import Plumbline

    public protocol ArticleViewModelInputs {
      /// Call when the close button is tapped.
      func closeTapped()

      /// Call with the number of the article.
      func configureWith(number: Int)
    }

    public protocol ArticleViewModelOutputs {
      /// Emits when the article is to be dismissed.
      var dismiss: Signal<Void, Never> { get }

      /// Emits the title of the article.
      var titleLabelText: Signal<String, Never> { get }
    }

    public protocol ArticleViewModelType {
      var inputs: ArticleViewModelInputs { get }
      var outputs: ArticleViewModelOutputs { get }
    }

    public final class ArticleViewModel: ArticleViewModelType, ArticleViewModelInputs, ArticleViewModelOutputs {
      public init() {
        self.dismiss = self.closeTappedProperty.signal
        self.titleLabelText = self.numberProperty.signal.skipNil().map { "Article \\($0)" }
      }

      private let closeTappedProperty = MutableProperty(())
      public func closeTapped() {
        self.closeTappedProperty.value = ()
      }
      private let numberProperty = MutableProperty<Int?>(nil)
      public func configureWith(number: Int) {
        self.numberProperty.value = number
      }

      public let dismiss: Signal<Void, Never>
      public let titleLabelText: Signal<String, Never>

      public var inputs: ArticleViewModelInputs { return self }
      public var outputs: ArticleViewModelOutputs { return self }
    }

    """

  static let macro = """
    import Plumbline
    import PlumblineMacros

    @ViewModel
    public final class ArticleViewModel {
      public protocol Inputs {
        /// Call when the close button is tapped.
        func closeTapped()

        /// Call with the number of the article.
        func configureWith(number: Int)
      }

      public protocol Outputs {
        /// Emits when the article is to be dismissed.
        var dismiss: Signal<Void, Never> { get }

        /// Emits the title of the article.
        var titleLabelText: Signal<String, Never> { get }
      }

      public init() {
        self.dismiss = self.closeTappedProperty.signal
        self.titleLabelText = self.numberProperty.signal.skipNil().map { "Article \\($0)" }
      }
    }

    extension ArticleViewModel: ArticleViewModel.Inputs, ArticleViewModel.Outputs {}

    """

  /// The view model of a text.
  static func viewModel(_ text: String) throws -> ViewModel {
    let (viewModels, problems) = try Run.reading(text, at: "ArticleViewModel.swift")
    try #require(problems.isEmpty, "\(problems)\n\(text)")
    return try #require(viewModels.first { $0.name == "ArticleViewModel" })
  }
}
