import ReaderSupport
package import Recognition
package import SourceModel

/// What commands read that check nothing.
extension Run {
  /// Reads found files, each once.
  ///
  /// - Parameter others: files that only declare what the others need.
  package init(reading found: FoundFiles, with others: FoundFiles? = nil) {
    let paths = Set(found.inputs.map { Array($0.path.utf8) })
    let shown = Set(found.inputs.map(\.shownPath))
    let more = others?.inputs.filter { file in
      !paths.contains(Array(file.path.utf8)) && !shown.contains(file.shownPath)
    }
    self.init(found.inputs + (more ?? []), found.settings, keepsTexts: true)
    self.missing = found.allFailures + (others?.allFailures ?? [])
    self.others = Set((more ?? []).map(\.shownPath))
  }

  /// The files that could be read, with their texts.
  package var texts: [(file: RunFile, bytes: [UInt8])] {
    self.files.compactMap { scanned in scanned.bytes.map { (scanned.file, $0) } }
  }

  /// Returns the names in the code of a file, by the path that findings show.
  package var words: (String) -> Set<String> {
    let texts = Dictionary(
      self.texts.map { ($0.file.shownPath, ($0.file, $0.bytes)) }, uniquingKeysWith: { first, _ in first })
    return { path in
      guard let (file, bytes) = texts[path], !file.isLayout else { return [] }
      return Set(CodeTokens(bytes, file.language).names)
    }
  }

  /// The run without some files.
  ///
  /// - Parameter paths: the absolute paths of the files, as bytes.
  package func without(_ paths: Set<[UInt8]>) -> Run {
    var run = self
    let inputs = self.inputs.filter { !paths.contains(Array($0.path.utf8)) }
    run.update(inputs, findsUses: self.findsUses) { _, _ in true }
    return run
  }

  /// The view models, except for those in files that a search excludes.
  ///
  /// - Parameter words: only texts that contain one of these are read; empty for all texts.
  /// - Returns: the view models, and the syntax errors of files.
  package func viewModels(
    containing words: [String] = []
  ) -> (viewModels: [ViewModel], problems: [FileFailure]) {
    let words = words.map { Array($0.utf8) }
    let (recognizer, problems) = self.described { bytes in
      words.isEmpty || words.contains(where: bytes.holds)
    }
    return (recognizer.viewModels().filter { !self.others.contains($0.path) }, problems)
  }

  /// The types that are named like view models and have no port protocols, with the configured dialects.
  package func uncheckedTypes() -> (
    uncheckedTypes: [(type: UncheckedType, dialect: Dialect?)], problems: [FileFailure]
  ) {
    let (recognizer, problems) = self.described { _ in true }
    let files = Dictionary(
      self.files.map { ($0.file.shownPath, $0.file) }, uniquingKeysWith: { first, _ in first })
    let viewModels = recognizer.viewModels().filter { $0.form.title == nil }
    let uncheckedTypes = recognizer.uncheckedTypes(beside: viewModels)
      .compactMap { uncheckedType -> (type: UncheckedType, dialect: Dialect?)? in
        switch files[uncheckedType.file.path].flatMap({ $0.configuration.dialect(of: $0.path) }) {
        case .off: nil
        case .dialect(let dialect): (uncheckedType, dialect)
        case nil: (uncheckedType, nil)
        }
      }
    return (uncheckedTypes, problems)
  }

  private func described(
    where isWanted: ([UInt8]) -> Bool
  ) -> (recognizer: Recognizer, problems: [FileFailure]) {
    let wanted = self.files.indices.filter { file in
      self.files[file].file.exclusion == nil && self.files[file].bytes.map(isWanted) ?? false
    }
    let progress = RunProgress(total: wanted.count, report: self.settings.progress)
    let inputs = Parallel.map(self.texts(of: wanted).texts, threads: self.settings.threadCount) { text in
      defer { progress.add(1) }
      return self.described(text)
    }
    let problems = inputs.map(\.file).filter { !self.others.contains($0.path) }
    return (Recognizer(inputs), problems.compactMap(FileFailure.init))
  }
}
