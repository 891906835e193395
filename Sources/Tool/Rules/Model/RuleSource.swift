/// The sentence of a seed document that a rule comes from.
public struct RuleSource: Hashable, Sendable {
  /// The documents that describe the convention.
  public enum Document: String, Hashable, Sendable {
    /// The template of view models in Java and Swift.
    case structure = "vm-structure"
    /// The types and names of inputs and outputs.
    case inputsOutputs = "inputs-outputs"
    /// "RxSwift — ViewModel done right".
    case blueprint = "rx-blueprint"
    /// The tool's own rules.
    case plumbline = "plumbline"
  }

  public var document: Document
  public var section: String

  public init(_ document: Document, _ section: String) {
    self.document = document
    self.section = section
  }
}
