/// What runs in a turn: one of several links of a node, a join, or what has begun the turn.
enum ReferenceCode: Hashable {
  case beginning
  case link(ObjectIdentifier)
  case join(Int)
}
