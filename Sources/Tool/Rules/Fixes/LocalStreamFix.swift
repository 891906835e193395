import DataFlow
import SourceModel

/// The fixes of streams that local constants name.
enum LocalStreamFix {
  /// The removal of a stream that nothing uses.
  static func removal(of node: FlowNode, in viewModel: ViewModel) -> Fix {
    guard let text = viewModel.file(at: node.path)?.text,
      let (value, body) = viewModel.local(at: node.range, path: node.path)
    else { return .refused("it is not a constant of its own") }
    let written = text[body.range]
    let uses = written.ranges(of: node.name).count { use in
      ![written[..<use.lowerBound].last, written[use.upperBound...].first].contains {
        $0.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
      }
    }
    guard uses == 1 else { return .refused("other code uses '\(node.name)'") }
    guard self.isPure(value, of: viewModel) else { return .refused("its code may have an effect") }
    let line = text.lineStarts[text.lineIndex(at: node.range.start)]
    let end = text.endOfLineRest(from: value.range.end)
    let before = text[TextRange(line, node.range.start)]
    let above = line > 0 ? text.line(text.lineIndex(at: line - 1) + 1) : ""
    let isAlone = before.wholeMatch(of: /\s*((let|va[lr])|(final\s+)?[\w.]+<[\w<>.,?@ ]*>)\s+/) != nil
    let around = [above, text[TextRange(value.range.end, end)]]
    let isCommented = around.contains { $0.contains("//") || $0.contains("/*") || $0.contains("*/") }
    guard isAlone, text.endsLine(end), !isCommented, text.lineIndex(at: line) > 0 else {
      return .refused("other code or a comment is on the same lines")
    }
    return .edits([Edit(replacing: TextRange(line, text.nextLine(after: end)), with: "")])
  }

  /// The operator that shares a stream, after its value.
  static func sharing(_ node: FlowNode, in viewModel: ViewModel, _ flow: DataFlow) -> Fix {
    guard let text = viewModel.file(at: node.path)?.text,
      let (value, _) = viewModel.local(at: node.range, path: node.path), case .chain = value.kind
    else { return .refused("it is not a constant of its own") }
    guard !flow.sources(of: [node.id]).contains(where: { flow.mayBeEarly($0, in: viewModel) }) else {
      return .refused("it may emit before all of its subscriptions")
    }
    let end = value.range.end
    let indentation = String(decoding: text.indentation(at: end), as: UTF8.self)
    let line = text[TextRange(text.lineStarts[text.lineIndex(at: end)], end)].drop(while: \.isWhitespace)
    let space = line.first == "." ? String(decoding: text.lineBreak, as: UTF8.self) + indentation : ""
    return .edits([Edit(inserting: "\(space).share()", at: end)])
  }

  /// Whether code only derives streams from others. Closures of streams that nothing observes do not run.
  private static func isPure(_ term: Term, of viewModel: ViewModel) -> Bool {
    let operators = viewModel.library.operatorTable?.operators ?? [:]
    return term.immediateContents.allSatisfy { part in
      if case .unknown = part.kind { return false }
      guard case .chain(let base, let links) = part.kind else { return true }
      if let name = base?.name, name.first?.isUppercase == true,
        operators[links[0].name.text] == nil
      {
        return links.allSatisfy { $0.arguments == nil }
      }
      guard base != nil else { return links.count == 1 && operators[links[0].name.text]?.isPure == true }
      return links.allSatisfy {
        $0.arguments == nil || $0.name.text == "compose" || operators[$0.name.text]?.isPure == true
      }
    }
  }
}

extension DataFlow {
  /// Whether a stream may emit while the view model is being made.
  fileprivate func mayBeEarly(_ id: Int, in viewModel: ViewModel) -> Bool {
    let node = self.nodes[id]
    return switch node.kind {
    case .storage, .state: !node.startsEmpty
    case .input: !node.startsEmpty && viewModel.propertyPorts[node.name] != nil
    case .dependency: !self.edges(to: id).contains { $0.kind == .triggers }
    case .operator:
      self.edges(to: id).isEmpty
        || node.operation?.traits.contains(.starts) == true
          && node.operation?.traits.contains(.handlesErrors) != true
    case .lifecycle, .action, .actionOutput, .opaque: true
    case .value, .output, .effect: false
    }
  }
}
