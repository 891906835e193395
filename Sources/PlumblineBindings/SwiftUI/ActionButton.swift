#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI

  /// A button that executes an action, and that is enabled as long as that can be executed.
  ///
  /// While it executes, it shows that; an error is shown as an alert. It has been type-checked against the public
  /// signatures of SwiftUI, and not been run; `ObservedAction`, which it is made of, is tested.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  public struct ActionButton<Input, Output, Label: View>: View {
    private let action: ObservedAction<Input, Output>
    private let input: () -> Input
    private let label: Label

    /// Makes a button.
    ///
    /// - Parameters:
    ///   - action: is executed when the button is pressed.
    ///   - input: makes the input of an execution.
    ///   - label: what the button shows.
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
    /// Shows what an action has failed with as an alert.
    ///
    /// - Parameter action: the action; who dismisses the alert forgets the error.
    public func errorAlert<Input, Output>(of action: ObservedAction<Input, Output>) -> some View {
      let message = action.error?.localizedDescription ?? ""
      let isPresented = Bindable(action).hasError
      return self.alert(message, isPresented: isPresented) { Button("OK") { action.hasError = false } }
    }
  }
#endif
