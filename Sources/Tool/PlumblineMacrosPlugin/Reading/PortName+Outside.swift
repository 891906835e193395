internal import SourceModel

extension PortName {
  /// The parts of the name of a protocol outside of its class: `LoginViewModelInputs`, `LoginViewModelInputsType`; nil
  /// if it does not contain a kind.
  init?(outside name: String) {
    self.init([name])
    guard name.hasPrefix(self.stem + self.kind.protocolName) else { return nil }
  }
}
