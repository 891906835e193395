/// A string in which a template is open.
struct OpenString {
  /// Where it starts.
  var start: Int
  /// Whether it has three quotes.
  var isRaw: Bool
  /// The number of dollar signs that start a template.
  var dollars: Int
  /// Whether its start is among the tokens.
  var isStarted = false
}
