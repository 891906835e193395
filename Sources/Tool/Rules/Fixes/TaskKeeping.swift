import SourceModel

/// The fix of work whose older answer may replace a newer one: a property keeps the task, the next work cancels it, and a
/// cancelled task writes nothing.
struct TaskKeeping {
  private let work: StartedWork
  private let viewModel: ViewModel
  private let file: SourceFile
  private let function: FunctionDeclaration

  /// The fix, or why a person has to write it.
  ///
  /// - Parameter name: the property that the work writes.
  static func fix(_ work: StartedWork, writing name: String, in viewModel: ViewModel) -> Fix {
    guard viewModel.form.hasProperties, work.start.text == "Task", work.scope == nil else {
      return .refused("only a 'Task' of a class that views observe is kept by the fix")
    }
    guard let file = viewModel.file(at: work.path), work.path == viewModel.path,
      let function = viewModel.declaration.functions.first(where: { $0.body?.range == work.body.range }),
      function.kind == .function, work.isDropped
    else { return .refused("the task is not started by a function of the declaration of the class") }
    return Self(work: work, viewModel: viewModel, file: file, function: function).fix(writing: name)
  }

  private var text: SourceText { self.file.text }
  private var lineBreak: String { String(decoding: self.text.lineBreak, as: UTF8.self) }
  private var keeper: String { "\(self.function.header.name.text)Task" }

  private func fix(writing name: String) -> Fix {
    guard self.text.startsLine(self.work.start.range.start),
      self.viewModel.startedWork.count(where: { $0.body.range == self.work.body.range }) == 1
    else { return .refused("the task is not the only one of its function, on a line of its own") }
    let names =
      self.viewModel.properties.map(\.value.header.name.text)
      + self.viewModel.functions.map(\.value.header.name.text)
    guard !names.contains(self.keeper), !self.viewModel.hasSubclasses, !self.viewModel.inheritsClass else {
      return .refused("'\(self.keeper)' may be the name of something else")
    }
    guard let failure = self.failure else { return .refused("it is not clear whether the task throws") }
    guard let last = self.viewModel.declaration.properties.last(where: \.isStoredInInstance),
      let write = self.guardedWrite(of: name)
    else { return .refused("the task does not write '\(name)' as a step of its own") }
    let attribute = self.viewModel.form == .observable ? "@ObservationIgnored " : ""
    let declaration = "\(attribute)private var \(self.keeper): Task<Void, \(failure)>?"
    let start = self.work.start.range.start
    let property = self.text.endOfLineRest(from: last.header.range.end)
    return Fix.edits(
      [
        Edit(
          inserting: self.lineBreak + self.indentation(at: last.header.range.start) + declaration,
          at: property),
        Edit(
          inserting: "self.\(self.keeper)?.cancel()" + self.lineBreak + self.indentation(at: start)
            + "self.\(self.keeper) = ", at: start),
      ] + write)
  }

  private func indentation(at offset: Int) -> String {
    String(decoding: self.text.indentation(at: offset), as: UTF8.self)
  }

  /// The type of the errors of the task; nil where its code does not show whether it throws.
  private var failure: String? {
    let words = self.text[self.work.closure.range].split { !$0.isLetter && $0 != "?" && $0 != "!" }
    guard words.contains("try") || words.contains("throw") else { return "Never" }
    return words.contains("do") || words.contains("throw") ? nil : "any Error"
  }

  /// The edits that let only a task that is not cancelled write a property; nil where its last step is another one.
  private func guardedWrite(of name: String) -> [Edit]? {
    let statements = self.work.closure.statements
    guard case .assignment(let target, operator: "=", let value, _)? = statements.last,
      target.memberName?.text == name, self.text.startsLine(target.range.start),
      !statements.contains(where: \.isResult)
    else { return nil }
    let start = target.range.start
    let next = self.lineBreak + self.indentation(at: start)
    let check = "guard !Task.isCancelled else { return }" + next
    guard value.contents.contains(where: { $0.effects.contains(.awaits) }) else {
      return [Edit(inserting: check, at: start)]
    }
    // What waits is read before the check.
    guard !self.text[self.work.closure.range].contains("answer") else { return nil }
    let written = self.text[target.range]
    return [
      Edit(replacing: target.range, with: "let answer"),
      Edit(inserting: next + check + written + " = answer", at: value.range.end),
    ]
  }
}

extension Statement {
  /// Whether it leaves the code around it with a value.
  fileprivate var isResult: Bool {
    switch self {
    case .result(let term): return term.map { $0.kind != .constant } ?? false
    case .branches(let branches): return branches.joined().contains(where: \.isResult)
    case .expression(let term):
      guard case .block(let inner) = term.kind else { return false }
      return inner.contains(where: \.isResult)
    default: return false
    }
  }
}
