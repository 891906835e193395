internal import SwiftCompilerPlugin
internal import SwiftSyntaxMacros

/// The compiler plugin that expands the macros.
@main
struct PlumblinePlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    OutsideViewModelMacro.self, PortsMacro.self, ViewModelMacro.self,
  ]
}
