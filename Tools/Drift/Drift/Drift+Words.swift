import SeededRandom
import SourceModel

/// Changes of words in declarations.
extension Drift {
  /// Gives storage names that the rules object to.
  mutating func rename() {
    let stored = self.storage()
    guard !stored.isEmpty else { return }
    for _ in 0...self.random.below(3) {
      let name = self.random.pick(stored, or: stored[0])
      guard !self.renames.values.contains(name), !self.isRenamed.contains(name) else { continue }
      let suffix = self.random.pick("State", "Store", "Subject", "Holder")
      if self.isSwift {
        let stem = name.dropLast("Property".count)
        let drifted = self.random.pick("\(stem)\(suffix)", "\(name)\(suffix)")
        // The name of another kind of stream gives way, unless the input is about such a thing.
        let isReplaced = suffix == "Subject" && !stem.lowercased().contains("subject")
        let wanted = isReplaced ? "\(stem)Property" : drifted.replacing("Property", with: "") + "Property"
        self.renames[drifted] = wanted
        self.replaceEverywhere { WordReplacement.replace(name, with: drifted, in: $0) { _, _ in true } }
      } else {
        self.renames[name + suffix] = name
        self.replaceEverywhere { text in
          WordReplacement.replace(name, with: name + suffix, in: text) { before, after in
            before.hasSuffix("this.") && !after.hasPrefix("(")
          }
        }
        self.forEachItem { _, item in
          guard item.isStored, item.name == name else { return }
          let words = WordReplacement.first(name, in: item.text)
          item.text.replaceSubrange(words ?? item.text.startIndex..<item.text.startIndex, with: name + suffix)
        }
      }
      self.isRenamed.insert(name)
    }
  }

  /// The names of the fields that back ports.
  private func storage() -> [String] {
    var names: [String] = []
    func visit(_ items: [DriftItem]) {
      for item in items {
        if item.isStored, item.text.contains("private"), self.isBacking(item) { names.append(item.name) }
        visit(item.members ?? [])
      }
    }
    visit(self.items)
    return names
  }

  private func isBacking(_ item: DriftItem) -> Bool {
    if self.isSwift { return item.name.hasSuffix("Property") }
    if self.isKotlin, item.text.contains("Subject.create") { return true }
    return item.text.contains("Subject<") || item.text.contains("Observable<")
  }

  private mutating func replaceEverywhere(_ replace: (String) -> String) {
    self.forEachItem { _, item in item.text = replace(item.text) }
  }

  /// Takes `self.` and `this.` away, mostly where no closure asks for it.
  mutating func stripSelf() {
    let word = self.isSwift ? "self." : "this."
    let isAnywhere = !self.isCareful && self.random.happens(inPercent: 25)
    self.forEachItem { drift, item in
      guard item.kind == .initializer || item.kind == .function else { return }
      guard let brace = item.text.firstIndex(of: "{") else { return }
      // What a parameter hides is something else.
      let parameters = String(item.text[..<brace])
      item.text = WordReplacement.strip(word, in: item.text) { name, depth in
        guard drift.random.happens(inPercent: 40) else { return false }
        if isAnywhere { return true }
        guard WordReplacement.first(name, in: parameters) == nil, !item.text.contains("let \(name) "),
          !item.text.contains("val \(name) ")
        else {
          return false
        }
        return !drift.isSwift || depth == 1
      }
    }
  }

  mutating func stripFinal() {
    self.forEachItem { drift, item in
      guard item.kind == .type, item.text.contains("final class") else { return }
      item.text = item.text.replacing("final class", with: "class")
    }
  }

  /// Takes access levels and constancy of storage away, or puts others there.
  mutating func loosenStorage() {
    let (word, others) =
      switch self.example.language {
      case .swift: ("private let", ["let", "private var", "public let", "internal var", "fileprivate let"])
      case .kotlin: ("private val", ["val", "private var", "public val", "internal var", "protected val"])
      default: ("private final", ["final", "private", "public final", "protected", "volatile"])
      }
    self.forEachItem { drift, item in
      guard item.isStored, drift.isBacking(item), drift.random.happens(inPercent: 30),
        let range = WordReplacement.first(word, in: item.text)
      else { return }
      item.text.replaceSubrange(range, with: drift.random.pick(others, or: word))
    }
  }

  mutating func stripBindings() {
    guard !self.isSwift else { return }
    self.forEachItem { drift, item in
      guard item.kind == .initializer else { return }
      var parts = item.text.split(separator: ".compose(bindToLifecycle())", omittingEmptySubsequences: false)
        .map(String.init)
      guard parts.count > 1 else { return }
      var text = parts.removeFirst()
      for part in parts {
        if drift.random.happens(inPercent: 50) {
          text = String(
            text[..<(text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.endIndex)])
          text += part
        } else {
          text += ".compose(bindToLifecycle())" + part
        }
      }
      item.text = text
    }
  }

  mutating func stripStatic() {
    guard !self.isSwift else { return }
    self.forEachItem { drift, item in
      guard item.kind == .function, drift.random.happens(inPercent: 50) else { return }
      item.text = item.text.replacing("private static", with: "private")
    }
  }
}
