import JavaLanguage
import KotlinLanguage
package import SourceModel

/// A language whose reader is compared with its compiler.
package struct CorpusLanguage: Sendable {
  package let language: Language
  package let read: @Sendable (_ path: String, _ text: SourceText) -> SourceFile
  package let comments: @Sendable (SourceText) -> [Comment]
  /// What is left out of the comparison.
  package let leftOut: [LeftOut]

  package static let java = CorpusLanguage(
    language: .java, read: { JavaReader.read(path: $0, text: $1) }, comments: { JavaReader.comments(in: $0) },
    leftOut: [
      .fieldsHiddenByInheritance, .constantsInLabels, .outerTypeArguments, .typeParametersOfFunctions,
      .documentationOfComponentsAndBlocks,
    ])

  package static let kotlin = CorpusLanguage(
    language: .kotlin, read: { KotlinReader.read(path: $0, text: $1) },
    comments: { KotlinReader.comments(in: $0) },
    leftOut: [.typeParametersOfFunctions, .codeWithoutBody])
}
