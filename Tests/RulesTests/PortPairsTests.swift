import Engine
import Rules
import SourceModel
import TestSupport
import Testing

/// A field moves together with the function beneath it where the view model pairs them.
struct PortPairsTests {
  private static let rules: Set = [
    "sorted-input-functions", "sorted-input-storage", "sorted-output-functions", "sorted-output-storage",
  ]

  private static func kotlin(_ members: String) -> String {
    """
    import androidx.lifecycle.ViewModel
    import io.reactivex.Observable
    import io.reactivex.subjects.BehaviorSubject
    import io.reactivex.subjects.PublishSubject

    interface LoginViewModel {
        interface Inputs {
            fun emailChanged(email: String)
            fun viewLoaded()
        }

        interface Outputs {
            fun isFormValid(): Observable<Boolean>
            fun title(): Observable<String>
        }

        class LoginViewModel : ViewModel(), Inputs, Outputs {
    \(members)        val inputs: Inputs = this
            val outputs: Outputs = this

            init {
                viewLoaded.map { "Log in" }.subscribe { title.onNext(it) }.addToDisposable(disposables)
                emailChanged.map { it.contains("@") }.subscribe { isFormValid.onNext(it) }.addToDisposable(disposables)
            }
        }
    }

    """
  }

  private static let viewLoaded = """
            // The screen of an app that starts.
            private val viewLoaded = PublishSubject.create<Unit>()
            override fun viewLoaded() = viewLoaded.onNext(Unit)


    """
  private static let emailChanged = """
            private val emailChanged = PublishSubject.create<String>()
            override fun emailChanged(email: String) {
                emailChanged.onNext(email)
            }


    """
  private static let title = """
            private val title = BehaviorSubject.create<String>()
            override fun title(): Observable<String> = title


    """
  private static let isFormValid = """
            private val isFormValid = BehaviorSubject.createDefault(false)
            override fun isFormValid(): Observable<Boolean> = isFormValid


    """

  @Test(
    "In Kotlin, a field and its function move together, with their comments and the blank lines around them",
    arguments: [
      [viewLoaded, emailChanged, title, isFormValid], [emailChanged, viewLoaded, title, isFormValid],
      [viewLoaded, emailChanged, isFormValid, title],
    ])
  func pairs(_ members: [String]) throws {
    let old = Self.kotlin(members.joined())
    let result = try Lint.fixed([("LoginViewModel.kt", old)], rules: Self.rules)
    let new = try #require(result.changes.first).new
    let expected = Self.kotlin([Self.emailChanged, Self.viewLoaded, Self.isFormValid, Self.title].joined())
    #expect(String(decoding: new, as: UTF8.self) == expected)
    #expect(result.left.report.findings.isEmpty)
  }

  @Test("Where the fields are apart from the functions, each list is sorted by itself")
  func apart() throws {
    let fields = """
              private val viewLoaded = PublishSubject.create<Unit>()
              private val emailChanged = PublishSubject.create<String>()

      """
    let functions = """
              override fun viewLoaded() = viewLoaded.onNext(Unit)
              override fun emailChanged(email: String) = emailChanged.onNext(email)

      """
    func swapped(_ text: String) -> String {
      let lines = text.split(separator: "\n")
      return lines.reversed().joined(separator: "\n") + "\n"
    }
    let outputs = Self.isFormValid + Self.title
    let old = Self.kotlin(fields + functions + outputs)
    let result = try Lint.fixed([("LoginViewModel.kt", old)], rules: Self.rules)
    let new = try #require(result.changes.first).new
    #expect(
      String(decoding: new, as: UTF8.self) == Self.kotlin(swapped(fields) + swapped(functions) + outputs))
  }
}
