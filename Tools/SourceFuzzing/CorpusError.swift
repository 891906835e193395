/// A path of the corpus that cannot be read.
package struct CorpusError: Error, CustomStringConvertible {
  package var path: String

  package init(path: String) {
    self.path = path
  }

  package var description: String { "cannot read '\(self.path)': name a file or a folder that exists" }
}
