/// A programming language that view models are written in.
public enum Language: String, Hashable, Sendable, CaseIterable {
  case swift
  case java
}
