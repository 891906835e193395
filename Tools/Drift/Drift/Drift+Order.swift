import SeededRandom

/// Changes of what stands where.
extension Drift {
  /// Shuffles lists as a whole, or the things of one kind in them.
  mutating func shuffle() {
    self.forEachList { drift, items in
      guard items.count > 1, drift.random.happens(inPercent: 50) else { return }
      // Imports stay above the declarations.
      let imports = items.prefix { $0.kind == .statement }.count
      if imports > 1, drift.random.happens(inPercent: 40) {
        items[..<imports] = ArraySlice(items[..<imports].shuffled(using: &drift.random))
      }
      let rest = items[imports...]
      guard rest.count > 1 else { return }
      let lead = rest[rest.startIndex].lead
      switch drift.random.below(3) {
      case 0: items[imports...] = ArraySlice(rest.shuffled(using: &drift.random))
      case 1:
        let range = drift.random.range(in: rest.count, atMost: 6)
        let part = (imports + range.lowerBound)..<(imports + range.upperBound)
        items[part] = ArraySlice(items[part].shuffled(using: &drift.random))
      default:
        let from = imports + drift.random.below(rest.count)
        let item = items.remove(at: from)
        items.insert(item, at: imports + drift.random.below(items.count - imports + 1))
      }
      // What stood first may have had nothing before it.
      if imports == 0, !lead.contains("/") { items[0].lead = lead }
    }
  }

  mutating func swapNeighbours() {
    self.forEachList { drift, items in
      guard items.count > 1 else { return }
      for _ in 0...drift.random.below(2) {
        let index = drift.random.below(items.count - 1)
        guard (items[index].kind == .statement) == (items[index + 1].kind == .statement) else { continue }
        items.swapAt(index, index + 1)
      }
    }
  }

  /// Puts members on the line of those before them.
  mutating func joinLines() {
    let separator = self.isSwift || self.isKotlin ? "; " : " "
    self.forEachList { drift, items in
      guard items.count > 1, drift.random.happens(inPercent: 30) else { return }
      let index = 1 + drift.random.below(items.count - 1)
      let isBesideStatement = items[index].kind == .statement || items[index - 1].kind == .statement
      guard !items[index].lead.contains("/"), !isBesideStatement, items[index - 1].trailing.isEmpty else {
        return
      }
      items[index].lead = drift.random.pick(separator, separator + "/* joined */ ")
    }
  }

  /// Puts members on the lines of the braces around them, and comments behind these and in front of them.
  mutating func changeBraces() {
    self.forEachItem { drift, item in
      guard let first = item.members?.first, drift.random.happens(inPercent: 30) else { return }
      drift.notes += 1
      let note = "note \(drift.notes)"
      let indentation = drift.indentation(of: first)
      switch drift.random.below(5) {
      case 0 where !first.lead.contains("/"): item.members?[0].lead = " "
      case 1: item.members?[0].lead = " // \(note)" + (first.lead.hasPrefix("\n") ? "" : "\n") + first.lead
      case 2: item.tail = "\n\n\(indentation)// \(note)" + item.tail
      case 3: item.tail = " // \(note)" + item.tail
      default:
        if item.tail.allSatisfy({ $0.isWhitespace || $0 == "}" }) { item.tail = " }" }
      }
    }
  }

  /// Puts `#if` around neighbours.
  mutating func addConditions() {
    guard self.isSwift else { return }
    self.forEachList { drift, items in
      guard drift.random.happens(inPercent: 25) else { return }
      let range = drift.random.range(in: items.count, atMost: 3)
      guard !range.isEmpty, items[range].allSatisfy({ $0.kind != .statement }) else { return }
      items[range.lowerBound].opensCondition = true
      items[range.upperBound - 1].closesCondition = true
    }
  }
}
