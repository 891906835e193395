extension Sample {
  /// A view model in Kotlin with the inputs `a` and `b`, and the outputs `x` and `y` that the code of `init` assigns.
  ///
  /// - Parameter members: further members of the class.
  package static func kotlinForm(_ code: String, members: String = "") -> String {
    """
    import io.reactivex.rxjava3.core.Observable
    import io.reactivex.rxjava3.subjects.PublishSubject

    interface FormViewModel {
      interface Inputs {
        fun a(text: String)
        fun b()
      }

      interface Outputs {
        fun x(): Observable<String>
        fun y(): Observable<Boolean>
      }

      class FormViewModel(private val client: ApiClientType) : ViewModel(), Inputs, Outputs {
        private val a = PublishSubject.create<String>()
        private val b = PublishSubject.create<Unit>()
        private val failed = PublishSubject.create<Throwable>()
        private val x: Observable<String>
        private val y: Observable<Boolean>
        private val disposables = CompositeDisposable()

        val inputs: Inputs = this
        val outputs: Outputs = this

        init {
          \(code)
        }

        \(members)

        override fun a(text: String) = this.a.onNext(text)
        override fun b() { this.b.onNext(Unit) }
        override fun x(): Observable<String> = this.x
        override fun y(): Observable<Boolean> { return this.y }
      }
    }
    """
  }
}
