extension Sample {
  /// A view model in Kotlin with an input that returns something.
  package static func driftedKotlin(_ name: String = "SearchViewModel", package: String = "com.example")
    -> String
  {
    """
    package \(package)

    import io.reactivex.Observable

    interface \(name) {
      interface Inputs {
        fun search(): Boolean
      }

      interface Outputs

      class \(name) : ViewModel(), Inputs, Outputs {
        override fun search(): Boolean = true
      }
    }

    """
  }
}
