import SeededRandom
import SourceModel

/// Changes of which declarations there are.
extension Drift {
  private static let accessors: Set = ["inputs", "outputs", "actions"]

  /// Writes the properties that hand out the ports in other ways.
  mutating func rewriteAccessors() {
    guard self.isSwift else {
      self.forEachItem { drift, item in
        guard Self.accessors.contains(item.name), item.isStored, drift.random.happens(inPercent: 50) else {
          return
        }
        item.text =
          drift.isKotlin
          ? item.text.replacing(
            "val ", with: drift.random.pick("private val ", "var ", "internal var ", "protected val "))
          : item.text.replacing(
            "public final", with: drift.random.pick("private final", "final", "public", "protected final"))
      }
      return
    }
    self.forEachItem { drift, item in
      guard Self.accessors.contains(item.name), drift.random.happens(inPercent: 50) else { return }
      let body = drift.random.pick("{ self }", "{ get { return self } }", "{\n    return self\n  }")
      item.text = item.text.replacing("{ return self }", with: body)
      guard !drift.isCareful, drift.random.happens(inPercent: 20) else { return }
      item.text = item.text.replacing("{ get }", with: "{ get set }")
      if item.text.hasSuffix(body), let word = WordReplacement.first("var", in: item.text) {
        item.text = item.text.replacing(" " + body, with: " = self")
        item.text.insert(contentsOf: "lazy ", at: word.lowerBound)
      }
    }
  }

  /// Takes accessors, requirements and protocols away.
  mutating func removeDeclarations() {
    self.forEachList { drift, items in
      items.removeAll { Self.accessors.contains($0.name) && drift.random.happens(inPercent: 35) }
    }
    guard self.random.happens(inPercent: 40) else { return }
    var removed: [String] = []
    let percent = self.random.pick(10, 30)
    self.forEachList { drift, items in
      items.removeAll { item in
        let isProtocol = item.text.contains("protocol ") || item.text.contains("interface ")
        let isPorts = ["Inputs", "Outputs", "Type"].contains { item.name.hasSuffix($0) }
        guard item.kind == .type, isProtocol, isPorts, drift.random.happens(inPercent: percent) else {
          return false
        }
        removed.append(item.name)
        return true
      }
    }
    for name in removed { self.removeConformance(to: name) }
  }

  private mutating func removeConformance(to name: String) {
    self.forEachItem { _, item in
      guard item.kind == .type, item.name != name else { return }
      item.text = Self.removing(name, from: item.text)
    }
  }

  /// A header without a name in the list of what it inherits.
  private static func removing(_ name: String, from text: String) -> String {
    guard let range = WordReplacement.first(name, in: text) else { return text }
    var text = text
    let rest = text[range.upperBound...].drop(while: \.isWhitespace)
    if rest.first == "," {
      let end = rest.dropFirst().drop(while: \.isWhitespace).startIndex
      text.removeSubrange(range.lowerBound..<end)
      return text
    }
    // The last one goes with what stands before it.
    let before = text[..<range.lowerBound]
    guard let mark = before.lastIndex(where: { !$0.isWhitespace }) else { return text }
    let word = before[...mark].reversed().prefix(while: \.isLetter).reversed()
    if text[mark] == "," || text[mark] == ":" {
      text.removeSubrange(mark..<range.upperBound)
    } else if String(word) == "implements" {
      text.removeSubrange(text.index(mark, offsetBy: 1 - word.count)..<range.upperBound)
    }
    return text
  }

  /// Puts the conformances of an empty extension into the header of the class, or all into another order.
  mutating func moveConformances() {
    guard self.isSwift else { return }
    if self.random.happens(inPercent: 40) {
      self.forEachItem { drift, item in
        guard item.text.contains("Type: AnyObject {") else { return }
        item.text = item.text.replacing("Type: AnyObject {", with: "Type {")
      }
    }
    guard self.random.happens(inPercent: 60),
      let index = self.items.firstIndex(where: { $0.text.hasPrefix("extension ") && $0.members == nil }),
      let target = self.items.firstIndex(where: {
        $0.text.contains("final class ") || $0.text.hasPrefix("class ")
      }),
      let colon = self.items[index].text.firstIndex(of: ":")
    else { return }
    let list = self.items[index].text[colon...].dropFirst().prefix { $0 != "{" }
    let names = list.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
    // A class cannot inherit what stands in it.
    guard !self.isCareful || !names.contains(where: { $0.contains(".") }) else { return }
    guard let brace = self.items[target].text.lastIndex(of: "{") else { return }
    let header = self.items[target].text[..<brace]
    let isFirst = !header.contains(":")
    let end = header.lastIndex { !$0.isWhitespace }.map(header.index(after:)) ?? brace
    self.items[target].text.insert(
      contentsOf: (isFirst ? ": " : ", ") + names.joined(separator: ", "), at: end)
    self.items.remove(at: index)
  }

  /// Puts attributes or annotations in front of declarations.
  mutating func addAttributes() {
    let words =
      switch self.example.language {
      case .swift: ["@available(swift 5.0)", "@available(swift, introduced: 4.0)"]
      case .kotlin: ["@Deprecated(\"\")", "@Suppress(\"unused\")"]
      default: ["@Deprecated", "@SuppressWarnings(\"unused\")"]
      }
    self.forEachItem { drift, item in
      guard item.kind != .statement, item.kind != .other, drift.random.happens(inPercent: 8) else { return }
      guard !item.text.hasPrefix("@") || drift.isSwift == false else { return }
      // 'init' takes none.
      guard !drift.isKotlin || item.kind != .initializer else { return }
      let space = drift.random.pick(" ", "\n" + drift.indentation(of: item), "\n", "\t")
      item.text = drift.random.pick(words, or: "") + space + item.text
    }
  }

  func indentation(of item: DriftItem) -> String {
    String(item.lead.reversed().prefix { $0 == " " || $0 == "\t" })
  }
}
