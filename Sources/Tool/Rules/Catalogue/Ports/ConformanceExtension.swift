import SourceModel

extension Rule {
  static let conformanceExtension = Rule(
    id: "conformance-extension",
    dialects: [.rxSwift],
    check: { viewModel, _ in
      let conformances = viewModel.groups.compactMap(\.conformance)
      let inHeader = conformances.filter { conformance in
        conformance.path == viewModel.path && viewModel.declaration.inherited.contains(conformance.value)
      }
      var findings: [Finding] = []
      if let first = inHeader.first {
        let names = inHeader.map { "'\($0.value.type)'" }.joined(separator: ", ")
        findings.append(
          first.finding(
            "move the conformance to \(names) into an empty extension at the bottom of the file",
            at: first.value.range
          ).fixed(by: ConformanceFix(viewModel).moving(inHeader.map(\.value))))
      }
      for part in viewModel.extensions {
        let conforms = conformances.contains {
          $0.path == part.path && part.value.inherited.contains($0.value)
        }
        guard conforms else { continue }
        if !part.value.members.isEmpty {
          findings.append(
            part.finding(
              "keep the extension that conforms to the ports empty: members belong in the class",
              at: part.value.header.name.range
            ).fixed(by: .refused("the extension has members")))
        } else if part.path != viewModel.path {
          findings.append(
            part.finding(
              "move the extension to the bottom of the file of '\(viewModel.name)'",
              at: part.value.header.name.range
            ).fixed(by: .refused("the extension is in another file")))
        } else if Self.isFollowed(part.value, in: viewModel) {
          findings.append(
            part.finding("move the extension to the bottom of the file", at: part.value.header.name.range)
              .fixed(by: ConformanceFix(viewModel).moving(part.value)))
        }
      }
      return findings
    }
  )

  /// Whether anything but extensions and declarations of other view models follows at the top level.
  private static func isFollowed(_ part: TypeDeclaration, in viewModel: ViewModel) -> Bool {
    if part.header.range.start < viewModel.declaration.header.range.start { return true }
    let own = Set(viewModel.groups.compactMap { $0.declaration?.value.header.range })
    return viewModel.file.declarations.contains { declaration in
      guard declaration.header.range.start > part.header.range.start else { return false }
      if let type = declaration.type { return own.contains(type.header.range) }
      return declaration.function != nil && declaration.header.isPrivate
    }
  }
}
