public import Plumbline
import PlumblineMacros

// MARK: Public protocols of a public class make public members

@ViewModel
public final class PublicViewModel {
  public protocol Inputs {
    /// Call when the email changes.
    func emailChanged(_ email: String)
  }

  public protocol Outputs {
    /// Emits whether the form is valid.
    var isFormValid: Signal<Bool, Never> { get }
  }

  public init() {
    self.isFormValid = self.emailChangedProperty.signal.skipNil().map { $0.contains("@") }
  }
}

extension PublicViewModel: PublicViewModel.Inputs, PublicViewModel.Outputs {}

/* expands to

private let emailChangedProperty: MutableProperty<String?> = MutableProperty<String?>(nil)
/// Call when the email changes.
public func emailChanged(_ email: String) {
  self.emailChangedProperty.value = email
}

/// Emits whether the form is valid.
public let isFormValid: Signal<Bool, Never>
public var inputs: any Inputs { … }
public var outputs: any Outputs { … }
public static var ports: ViewModelPorts<PublicViewModel> { …
  // input emailChanged(_:) | (_ email: String) | Call when the email changes. = viewModel.emailChangedProperty,
  // output isFormValid | Signal<Bool, Never> | Emits whether the form is valid. = viewModel.isFormValid,
}

*/

// MARK: An internal class has internal members

@ViewModel
final class InternalViewModel {
  protocol Inputs {
    /// Call when the view loads.
    func viewDidLoad()
  }

  protocol Outputs {
    /// Emits the title.
    var titleLabelText: Signal<String, Never> { get }
  }

  init() {
    self.titleLabelText = self.viewDidLoadProperty.signal.mapConst("Title")
  }
}

extension InternalViewModel: InternalViewModel.Inputs, InternalViewModel.Outputs {}

/* expands to

private let viewDidLoadProperty: MutableProperty<Void> = MutableProperty<Void>(())
/// Call when the view loads.
func viewDidLoad() {
  self.viewDidLoadProperty.value = ()
}

/// Emits the title.
let titleLabelText: Signal<String, Never>
var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<InternalViewModel> { …
  // input viewDidLoad() | () | Call when the view loads. = viewModel.viewDidLoadProperty,
  // output titleLabelText | Signal<String, Never> | Emits the title. = viewModel.titleLabelText,
}

*/

// MARK: A package class has package members

@ViewModel
package final class PackageViewModel {
  package protocol Inputs {
    /// Call when the view loads.
    func viewDidLoad()
  }

  package protocol Outputs {}
}

extension PackageViewModel: PackageViewModel.Inputs, PackageViewModel.Outputs {}

/* expands to

private let viewDidLoadProperty: MutableProperty<Void> = MutableProperty<Void>(())
/// Call when the view loads.
package func viewDidLoad() {
  self.viewDidLoadProperty.value = ()
}

package var inputs: any Inputs { … }
package var outputs: any Outputs { … }
package static var ports: ViewModelPorts<PackageViewModel> { …
  // input viewDidLoad() | () | Call when the view loads. = viewModel.viewDidLoadProperty,
}

*/

// MARK: What a private class has is seen in its file

@ViewModel
private final class PrivateViewModel {
  fileprivate protocol Inputs {
    /// Call when the view loads.
    func viewDidLoad()
  }

  fileprivate protocol Outputs {}
}

extension PrivateViewModel: PrivateViewModel.Inputs, PrivateViewModel.Outputs {}

/* expands to

private let viewDidLoadProperty: MutableProperty<Void> = MutableProperty<Void>(())
/// Call when the view loads.
func viewDidLoad() {
  self.viewDidLoadProperty.value = ()
}

var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<PrivateViewModel> { …
  // input viewDidLoad() | () | Call when the view loads. = viewModel.viewDidLoadProperty,
}

*/

// MARK: An internal protocol of a public class makes internal members

@ViewModel
public final class MixedViewModel {
  protocol Inputs {
    /// Call when the view loads.
    func viewDidLoad()
  }

  public protocol Outputs {
    /// Emits the title.
    var titleLabelText: Signal<String, Never> { get }
  }

  public init() {
    self.titleLabelText = self.viewDidLoadProperty.signal.mapConst("Title")
  }
}

extension MixedViewModel: MixedViewModel.Inputs, MixedViewModel.Outputs {}

/* expands to

private let viewDidLoadProperty: MutableProperty<Void> = MutableProperty<Void>(())
/// Call when the view loads.
func viewDidLoad() {
  self.viewDidLoadProperty.value = ()
}

/// Emits the title.
public let titleLabelText: Signal<String, Never>
var inputs: any Inputs { … }
public var outputs: any Outputs { … }
public static var ports: ViewModelPorts<MixedViewModel> { …
  // input viewDidLoad() | () | Call when the view loads. = viewModel.viewDidLoadProperty,
  // output titleLabelText | Signal<String, Never> | Emits the title. = viewModel.titleLabelText,
}

*/
