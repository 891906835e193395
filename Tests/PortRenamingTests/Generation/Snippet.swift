/// Code with uses of a view model, or with the names of its ports for other things.
///
/// Its placeholders are `<#use a#>` for a statement that uses a port of the view model `a`, `<#in a#>` and `<#out a#>` for one
/// of a list of ports, and names between `%`, which are the same in the whole snippet.
struct Snippet: Sendable {
  /// What stands outside of types.
  var top = ""
  /// What stands in the view.
  var member = ""
  /// What stands in a function of the view.
  var body = ""
}
