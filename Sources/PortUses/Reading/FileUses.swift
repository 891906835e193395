/// What one file says about the uses of ports: its types, and the chains that may lead to ports.
struct FileUses: Sendable {
  var types: [UsedType] = []
  var chains: [UseChain] = []
  /// Whether it holds tests, by what it imports.
  var importsTests = false
}
