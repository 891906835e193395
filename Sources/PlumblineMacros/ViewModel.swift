import Plumbline

/// Writes what follows from the protocols of a view model.
@attached(member, names: named(inputs), named(outputs), named(actions), named(ports), arbitrary)
public macro ViewModel() = #externalMacro(module: "PlumblineMacrosPlugin", type: "ViewModelMacro")
