internal import SwiftCompilerPlugin
internal import SwiftSyntaxMacros

/// What the compiler starts to expand macros.
@main
struct PlumblinePlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    OutsideViewModelMacro.self, PortsMacro.self, ViewModelMacro.self,
  ]
}
