import Plumbline

@attached(member, names: named(inputs), named(outputs), named(_inputProperty), arbitrary)
@attached(extension, conformances: _StoresInputs)
public macro ViewModel(inputs: Any.Type, outputs: Any.Type) =
  #externalMacro(module: "PlumblineMacrosPlugin", type: "OutsideViewModelMacro")

@attached(member, names: named(inputs), named(outputs), named(actions), named(_inputProperty), arbitrary)
@attached(extension, conformances: _StoresInputs)
public macro ViewModel(inputs: Any.Type, outputs: Any.Type, actions: Any.Type) =
  #externalMacro(module: "PlumblineMacrosPlugin", type: "OutsideViewModelMacro")
