import Engine
import Scaffolding
import SourceModel
import TestSupport
import Testing

/// The descriptions of view models without port protocols.
struct FormDescriptionTests {
  private static func describe(_ source: String) throws -> Describer.Outcome {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "FormViewModel.swift")
    let (viewModels, _) = try Run.reading([folder.path("FormViewModel.swift")])
    return try Describer.describe(try #require(viewModels.first))
  }

  @Test(
    "Methods and properties that views set are inputs of the convention, and other properties its outputs")
  func properties() throws {
    let outcome = try Self.describe(
      """
      import SwiftUI
      final class FormViewModel: ObservableObject {
        @Published var query = ""
        @Published private(set) var results: [Item] = []
        @Published private(set) var isLoading = false
        func load() { isLoading = true; results = [] }
        func select(_ item: Item) { results = [item] }
      }
      """)
    #expect(
      outcome.description.inputs.map(\.fullName).sorted() == ["load", "queryChanged(_:)", "select(_:)"])
    #expect(outcome.description.outputs.map(\.name).sorted() == ["isLoading", "results"])
    #expect(outcome.notes.isEmpty)
  }

  @Test("The protocol of a view model without port protocols, and publishers, need no notes")
  func protocolOfProperties() throws {
    let outcome = try Self.describe(
      """
      import Combine
      protocol FormViewModelProtocol { func load() }
      final class FormViewModel: ObservableObject, FormViewModelProtocol {
        @Published private(set) var title = ""
        let count: AnyPublisher<Int, Never>
        init(count: AnyPublisher<Int, Never>) { self.count = count }
        func load() { self.title = "a" }
      }
      """)
    #expect(outcome.description.inputs.map(\.fullName) == ["load"])
    let outputs = outcome.description.outputs.map { "\($0.name): \($0.type)" }
    #expect(outputs.sorted() == ["count: Int", "title: String"])
    #expect(outcome.notes.isEmpty)
  }

  @Test("A property without a written type has that of its initial value")
  func typesOfValues() throws {
    let outcome = try Self.describe(
      """
      import RxSwift
      final class FormViewModel {
        struct Input { let tap = PublishRelay<Int>() }
        struct Output { let title = BehaviorRelay(value: ""); let item = PublishSubject<Item>() }
        let input = Input()
        let output = Output()
      }
      """)
    #expect(outcome.description.inputs.map(\.fullName) == ["tap(_:)"])
    let outputs = outcome.description.outputs.map { "\($0.name): \($0.type)" }
    #expect(outputs.sorted() == ["item: Item", "title: String"])
  }

  @Test("The members of the types of 'transform' are the ports of the convention")
  func transform() throws {
    let outcome = try Self.describe(
      """
      import RxSwift
      final class FormViewModel: ViewModelType {
        struct Input { let name: Driver<String>; let saved: Observable<Void> }
        struct Output { let isValid: Driver<Bool> }
        func transform(input: Input) -> Output { Output(isValid: input.name.map { !$0.isEmpty }) }
      }
      """)
    #expect(outcome.description.inputs.map(\.fullName) == ["name(_:)", "saved"])
    #expect(outcome.description.outputs.map(\.name) == ["isValid"])
    #expect(outcome.notes.isEmpty)
  }
}
