public import Plumbline

/// An event of a signal.
@available(*, deprecated, message: "Use 'Signal.Event' or 'SignalProducer.Event'.")
public typealias Event<Value, Failure: Error> = Signal<Value, Failure>.Event
