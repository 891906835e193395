internal import SourceModel
internal import SwiftSyntax

/// Generates placeholders for members that cannot be generated, so that the compiler does not report further errors.
enum Fallback {
  /// A function among the outputs, a property among the inputs.
  static func members(
    for member: PortMember, in viewModel: ViewModelDeclaration, _ access: AccessLevel,
    isNonisolated: Bool = false
  ) -> [String] {
    let prefix = access.prefix + (isNonisolated ? "nonisolated " : "")
    switch member {
    case .input(let port):
      guard !viewModel.isWritten(port) else { return [] }
      let function = SelfReplacement.replacing(in: port.syntax, with: viewModel.name.written)
        .with(\.leadingTrivia, [])
      return ["\(prefix)\(function.source) { fatalError() }"]
    case .value(let port):
      guard !viewModel.isWritten(port) else { return [] }
      let type = SelfReplacement.replacing(in: port.type, with: viewModel.name.written).source
      let setter = port.setter == nil ? "" : "\nset {}"
      return ["\(prefix)var \(port.name.written): \(type) { get { fatalError() }\(setter) }"]
    case .other: return []
    }
  }
}
