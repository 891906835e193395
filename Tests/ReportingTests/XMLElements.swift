import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of an XML document in the order in which they open.
enum XMLElements {
  struct Element {
    var name: String
    var attributes: [String: String]
  }

  /// Parses a document; throws what is wrong with it.
  static func parsed(_ document: String) throws -> [Element] {
    let collector = Collector()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = collector
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    return collector.elements
  }

  private final class Collector: NSObject, XMLParserDelegate {
    var elements: [Element] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      self.elements.append(Element(name: name, attributes: attributes))
    }
  }
}
