import SeededRandom

/// Changes of comments.
extension Drift {
  mutating func stripDocumentation() {
    self.forEachItem { drift, item in
      guard item.lead.contains("/"), drift.random.happens(inPercent: 20) else { return }
      let lines = item.lead.split(separator: "\n", omittingEmptySubsequences: false)
      let kept = lines.filter { line in
        let text = line.drop { $0 == " " }
        return !text.hasPrefix("///") && !text.hasPrefix("/**") && !text.hasPrefix("*")
      }
      item.lead = kept.joined(separator: "\n")
    }
  }

  /// Adds comments before, behind, between and in declarations.
  mutating func addComments() {
    let percent = self.random.pick(5, 15, 30)
    self.forEachItem { drift, item in
      guard item.kind != .statement, drift.random.happens(inPercent: percent) else { return }
      drift.notes += 1
      let note = "note \(drift.notes)"
      let indentation = drift.indentation(of: item)
      let isOfSwift = drift.isSwift
      switch drift.random.below(9) {
      case 0: item.lead += "// \(note)\n\(indentation)"
      case 1: item.lead += "/* \(note) */\n\(indentation)"
      case 2: item.lead += (isOfSwift ? "/// \(note)" : "/** \(note) */") + "\n\(indentation)"
      case 3: item.lead += "/**\n\(indentation) * \(note)\n\(indentation) */\n\(indentation)"
      case 4: item.lead += "// \(note)\n\n\(indentation)"
      case 5: item.lead += isOfSwift ? "// MARK: - \(note)\n\n\(indentation)" : "// OUTPUTS\n\n\(indentation)"
      case 6: item.lead += "/* \(note) */ "
      case 7: item.trailing = drift.random.pick(" // \(note)", " /* \(note) */", "  // \(note)")
      default:
        // Between the first words of the declaration.
        guard let space = item.text.firstIndex(of: " "), !item.text[..<space].contains("(") else { return }
        item.text.insert(contentsOf: " /* \(note) */", at: space)
      }
    }
  }
}
