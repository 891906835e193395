import Plumbline

/// What a source of a graph is fed by.
enum Input {
  case observer(Signal<Int, GraphError>.Observer)
  case property(MutableProperty<Int>)
}
