#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI

  /// A button that executes an action, and that is enabled while the action can be executed.
  ///
  /// It shows a progress indicator while the action executes, and an alert for an error. It has been type-checked against
  /// the public signatures of SwiftUI, but not run. ``ObservedAction``, which implements its behavior, is tested.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  public struct ActionButton<Input, Output, Label: View>: View {
    private let action: ObservedAction<Input, Output>
    private let input: () -> Input
    private let label: Label

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - action: The action, which is executed when the button is pressed.
    ///   - input: Makes the input of an execution.
    ///   - label: The label of the button.
    public init(
      _ action: ObservedAction<Input, Output>, input: @escaping () -> Input,
      @ViewBuilder label: () -> Label
    ) {
      self.action = action
      self.input = input
      self.label = label()
    }

    /// The button.
    public var body: some View {
      Button {
        self.action.execute(self.input())
      } label: {
        HStack {
          self.label
          if self.action.isExecuting { ProgressView() }
        }
      }
      .disabled(!self.action.isEnabled)
      .errorAlert(of: self.action)
    }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  extension View {
    /// Shows the error of an action as an alert.
    ///
    /// - Parameter action: The action. Dismissing the alert resets its error.
    public func errorAlert<Input, Output>(of action: ObservedAction<Input, Output>) -> some View {
      let message = action.error?.localizedDescription ?? ""
      let isPresented = Bindable(action).hasError
      return self.alert(message, isPresented: isPresented) { Button("OK") { action.hasError = false } }
    }
  }
#endif
