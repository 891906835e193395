/// What the events have come to, so that none can be left out.
final class Sum {
  var value = 0
}
