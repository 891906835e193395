/// An error that cannot happen, as older code names it.
@available(*, deprecated, renamed: "Never")
public typealias NoError = Never
