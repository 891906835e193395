/// The error type of signals that cannot fail, under its former name.
@available(*, deprecated, renamed: "Never")
public typealias NoError = Never
