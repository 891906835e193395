import Foundation
import ReaderSupport
package import SourceModel

/// Searches a run for the uses of one name.
///
/// Only files that contain the name can use it. Of the others, those are read that declare what was looked up to resolve
/// the uses: everything else in the run cannot change the result.
package struct NameSearch: Sendable {
  /// A file of the run.
  package struct File: Sendable {
    package var path: String
    package var language: Language
    package var bytes: [UInt8]
    /// The headers of its types.
    package let heads: FileIndex
    /// The names of its variables and functions outside of types.
    fileprivate let globals: Set<String>
    fileprivate let isLayout: Bool

    /// - Parameter isLayout: whether it is a layout of Android.
    package init(path: String, _ bytes: [UInt8], _ language: Language, isLayout: Bool = false) {
      self.path = path
      self.language = language
      self.bytes = bytes
      self.isLayout = isLayout
      guard !isLayout else {
        self.heads = FileIndex(language)
        self.globals = []
        return
      }
      let code = CodeTokens(bytes, language)
      self.heads = FileIndex(code)
      self.globals = code.globalNames
    }

    /// Whether a name may occur in it.
    fileprivate func mayHold(_ name: String) -> Bool {
      CodeWords.mayOccur(name, in: self.bytes, self.language)
    }

    fileprivate func uses(of name: String) -> SourceUses? {
      self.isLayout
        ? SourceUses(layout: self.bytes, at: self.path)
        : SourceUses(self.bytes, self.language, wanted: name)
    }
  }

  /// A file that declares a name.
  private struct Place {
    var file: Int
    /// The names of the types around the declaration, where they matter.
    var enclosing: [String]
  }

  package let files: [File]
  /// The declarations of types, and of variables and functions outside of types, by their simple names.
  private let places: [String: [Place]]
  /// The files in which a type inherits a name, or an alias stands for it.
  private let heirs: [String: [Int]]
  /// The files that are read for every name: what layouts declare is known only then.
  private let always: Set<Int>

  /// The number of times that what was looked up is read; then all files are. Only code that is made for it needs more.
  private static let mostRounds = 16

  /// - Parameter files: the files of one platform.
  package init(_ files: [File]) {
    self.files = files
    var places: [String: [Place]] = [:]
    var heirs: [String: [Int]] = [:]
    for (number, file) in files.enumerated() {
      for header in file.heads.headers {
        places[header.name.lastPathName, default: []].append(
          Place(file: number, enclosing: header.enclosing ?? []))
        for name in header.references { heirs[name.lastPathName, default: []].append(number) }
      }
      for name in file.globals { places[name, default: []].append(Place(file: number, enclosing: [])) }
    }
    self.places = places
    self.heirs = heirs
    // Whether there is Java in the run matters for the names of getters.
    let java = files.firstIndex(where: { $0.language == .java })
    self.always = Set(files.indices.filter { files[$0].isLayout }).union([java].compactMap(\.self))
  }

  /// The indices of the files that declare a type with a simple name, or an extension of it.
  package func files(declaring name: String) -> [Int] {
    (self.places[name] ?? []).map(\.file).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// The uses of a name in the run, as far as a view model matters for them.
  ///
  /// - Parameter other: another name, of which `RunUses.wrapper(of:having:)` is asked.
  package func uses(of name: String, near viewModel: ViewModel, or other: String? = nil) -> RunUses {
    let property = name.strippedGetter
    let getter = "get" + name.prefix(1).uppercased() + name.dropFirst()
    var holding: [String: Set<Int>] = [:]
    let names: Set = [name, property, getter]
    let searched = self.files(with: names, &holding)
    var read: [Int: RunUses.Source] = [:]
    var needed = searched.union(self.always)
    // The other code of the searched files is only read when the meaning of the name is known: it tells where the ports
    // are passed on.
    var isWhole = false
    for round in 0... {
      for file in needed where read[file] == nil {
        read[file] = RunUses.Source(
          path: self.files[file].path, language: self.files[file].language,
          uses: self.files[file].uses(of: name), isSearched: searched.contains(file))
      }
      let asked = AskedNames()
      let uses = RunUses(
        read.sorted { $0.key < $1.key }.map(\.value), asked: asked, only: isWhole ? nil : names)
      if isWhole, needed.count == self.files.count { return uses }
      if let other { _ = uses.wrapper(of: viewModel, having: other) }
      let next =
        round < Self.mostRounds
        ? self.files(for: asked.names, uses, viewModel, &holding) : Set(self.files.indices)
      let count = needed.count
      needed.formUnion(next)
      guard needed.count == count else { continue }
      if isWhole { return uses }
      isWhole = true
    }
    return RunUses([])
  }

  /// The files that declare what was looked up, and those that name the types that have the ports.
  private func files(
    for asked: Set<String>, _ uses: RunUses, _ viewModel: ViewModel, _ holding: inout [String: Set<Int>]
  ) -> Set<Int> {
    let family = Set(uses.family(of: viewModel).map(\.lastPathName))
    let types = uses.names(leadingTo: viewModel).types.union([viewModel.name, viewModel.declaration.name])
    var found = self.files(with: types, &holding)
    for name in asked.union(family) {
      // A nested type has another name elsewhere, unless no other type has the same one.
      var nested: [[String]: Int] = [:]
      for place in self.places[name] ?? [] {
        if place.enclosing.isEmpty || place.enclosing.contains(where: asked.contains) {
          found.insert(place.file)
        } else if nested.count < 2 {
          nested[place.enclosing] = place.file
        }
      }
      found.formUnion(nested.values)
    }
    for name in family where self.places[name]?.count == 1 { found.formUnion(self.heirs[name] ?? []) }
    return found
  }

  /// The files in which one of some names may occur.
  ///
  /// - Parameter holding: the files that are known, by name.
  private func files(with names: Set<String>, _ holding: inout [String: Set<Int>]) -> Set<Int> {
    var found: Set<Int> = []
    for name in names {
      let files = holding[name] ?? Set(self.files.indices.filter { self.files[$0].mayHold(name) })
      holding[name] = files
      found.formUnion(files)
    }
    return found
  }
}

/// The simple names that were looked up while uses were resolved.
///
/// Safe because every access to the names holds the lock.
/// Test: `NameSearchTests.same`
final class AskedNames: @unchecked Sendable {
  private let lock = NSLock()
  private var paths: Set<String> = []

  /// - Parameter path: a name with its dots.
  func note(_ path: String) { self.lock.withLock { _ = self.paths.insert(path) } }

  var names: Set<String> { Set(self.lock.withLock { self.paths }.flatMap(\.pathNames)) }
}

extension CodeTokens {
  /// The names of the variables and functions outside of braces.
  fileprivate var globalNames: Set<String> {
    guard self.language != .java else { return [] }
    var names: Set<String> = []
    var index = 0
    while index < self.tokens.count {
      let token = self.tokens[index]
      if token.isOpening, self.isSign("{", at: index) {
        index = self.after(bracketAt: index)
        continue
      }
      index += 1
      guard token.kind == .word else { continue }
      switch self.meaning(of: token) {
      case .variable, .function:
        // `fun <T> List<T>.first()`, `let (a, b) = c, d = e`
        while index < self.tokens.count, !self.tokens[index].beginsLine, !self.isSign("{", at: index) {
          if let word = self.word(at: index) { names.insert(word) }
          index += 1
        }
      default: break
      }
    }
    return names
  }
}
