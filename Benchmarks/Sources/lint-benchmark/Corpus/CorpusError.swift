/// The packages bring too few files to measure anything by.
struct CorpusError: Error, CustomStringConvertible {
  var folders: [String]
  var found: Int
  var needed: Int

  var description: String {
    "\(self.folders.joined(separator: ", ")): only \(self.found) Swift files of the \(self.needed) that are "
      + "needed; 'swift package --package-path Benchmarks/Corpus resolve' checks them out"
  }
}
