internal import SourceModel
internal import SwiftSyntax

extension AccessLevel {
  init(_ modifiers: DeclModifierListSyntax) {
    self.init(modifiers: modifiers.lazy.filter { $0.detail == nil }.map(\.name.text))
  }
}
