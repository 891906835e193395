/// A comment above a section that names it.
public enum SectionHeading: Hashable, Sendable {
  case setup
  case inputs
  case outputs
  case actions
  case lifeCycle
}
