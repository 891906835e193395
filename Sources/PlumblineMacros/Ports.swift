@attached(extension, names: arbitrary)
public macro Ports() = #externalMacro(module: "PlumblineMacrosPlugin", type: "PortsMacro")
