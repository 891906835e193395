import Rules
import SourceModel
import TestSupport
import Testing

/// Parts that several view models share, with lists of ports by role.
struct UseCaseTests {
  private static let inOrder = """
    import ReactiveSwift

    public protocol AddressUseCaseUIInputs {
      /// Call when the save button is tapped.
      func saveButtonTapped()

      /// Call with the text of the street field when it changes.
      func streetChanged(_ street: String)
    }

    public protocol AddressUseCaseUIOutputs {
      /// Emits whether the save button is enabled.
      var saveButtonEnabled: Signal<Bool, Never> { get }
    }

    public protocol AddressUseCaseDataOutputs {
      /// Emits the address to send with the order.
      var address: Signal<String, Never> { get }
    }

    public protocol AddressUseCaseType {
      var uiInputs: AddressUseCaseUIInputs { get }
      var uiOutputs: AddressUseCaseUIOutputs { get }
      var dataOutputs: AddressUseCaseDataOutputs { get }
    }

    public final class AddressUseCase: AddressUseCaseType, AddressUseCaseUIInputs,
      AddressUseCaseUIOutputs, AddressUseCaseDataOutputs
    {
      public init(initialData: Signal<String, Never>) {
        let street = Signal.merge(initialData, self.streetProperty.signal)

        self.saveButtonEnabled = street.map { !$0.isEmpty }

        self.address = street.takeWhen(self.saveButtonTappedProperty.signal)
      }

      fileprivate let saveButtonTappedProperty = MutableProperty(())
      public func saveButtonTapped() {
        self.saveButtonTappedProperty.value = ()
      }

      fileprivate let streetProperty = MutableProperty("")
      public func streetChanged(_ street: String) {
        self.streetProperty.value = street
      }

      public let address: Signal<String, Never>
      public let saveButtonEnabled: Signal<Bool, Never>

      public var uiInputs: AddressUseCaseUIInputs { return self }
      public var uiOutputs: AddressUseCaseUIOutputs { return self }
      public var dataOutputs: AddressUseCaseDataOutputs { return self }
    }
    """

  @Test("A use case with lists by role is a view model without findings")
  func conforming() throws {
    let report = try Lint.report([("AddressUseCase.swift", Self.inOrder)])
    #expect(report.viewModels == 1)
    #expect(report.findings.map { "\($0.line): \($0.message) (\($0.rule))" } == [])
  }

  private static let drifts = [
    Drift(
      rule: "type-protocol", old: "var dataOutputs: AddressUseCaseDataOutputs { get }",
      new: "var dataOuputs: AddressUseCaseDataOutputs { get }",
      message: "rename 'dataOuputs' to 'dataOutputs': the type protocol exposes the ports under these names"),
    Drift(
      rule: "type-protocol", old: "var uiInputs: AddressUseCaseUIInputs { get }",
      new: "var viewInputs: AddressUseCaseUIInputs { get }",
      message: "rename 'viewInputs' to 'uiInputs': the type protocol exposes the ports under these names"),
    Drift(
      rule: "documented-outputs", old: "  /// Emits the address to send with the order.\n", new: "",
      message: "document 'address': say what it emits"),
    Drift(
      rule: "input-storage-type", old: "MutableProperty(\"\")", new: "SignalProducer<String, Never>.empty",
      message: "declare 'streetProperty' as a 'MutableProperty': it backs an input"),
    Drift(
      rule: "final-view-model", old: "public final class", new: "public class",
      message: "mark 'AddressUseCase' as 'final': a view model is not subclassed"),
  ]

  @Test("What drifts in a use case is reported as in a view model", arguments: drifts)
  func drifted(_ drift: Drift) throws {
    #expect(Self.inOrder.contains(drift.old))
    let text = Self.inOrder.replacing(drift.old, with: drift.new)
    let messages = try Lint.findings(in: text, rules: [drift.rule]).map(\.message)
    #expect(messages == [drift.message])
  }

  @Test("A type that bears the name of no list is no use case")
  func others() throws {
    let text = Self.inOrder.replacing("class AddressUseCase:", with: "class SaveUseCase:")
    #expect(try Lint.report([("UseCase.swift", text)]).viewModels == 0)
  }

  @Test("A use case has the lists that it needs")
  func outputsAlone() throws {
    let text = """
      import ReactiveSwift

      public protocol AddressUseCaseDataOutputs {
        /// Emits when the address was saved.
        var addressWasSaved: Signal<Void, Never> { get }
      }

      public protocol AddressUseCaseType {
        var dataOutputs: AddressUseCaseDataOutputs { get }
      }

      public final class AddressUseCase: AddressUseCaseType, AddressUseCaseDataOutputs {
        public init(saved: Signal<Void, Never>) {
          self.addressWasSaved = saved
        }

        public let addressWasSaved: Signal<Void, Never>

        public var dataOutputs: AddressUseCaseDataOutputs { return self }
      }

      """
    let report = try Lint.report([("AddressUseCase.swift", text)])
    #expect(report.viewModels == 1)
    #expect(report.findings.map { "\($0.line): \($0.message) (\($0.rule))" } == [])
    // What a view does is named as in a view model.
    let shown = try Lint.findings(
      in: text.replacing("DataOutputs", with: "UIOutputs"), rules: ["literal-names"])
    #expect(shown.map(\.viewModel) == ["AddressUseCase"])
  }
}
