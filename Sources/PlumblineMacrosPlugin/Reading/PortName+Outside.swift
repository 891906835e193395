internal import SourceModel

extension PortName {
  /// The parts of the name of a protocol outside of its class: `LoginViewModelInputs`, `LoginViewModelInputsType`; nil
  /// when its kind is not spelled out.
  init?(outside name: String) {
    self.init([name])
    guard name.hasPrefix(self.stem + self.kind.protocolName) else { return nil }
  }
}
