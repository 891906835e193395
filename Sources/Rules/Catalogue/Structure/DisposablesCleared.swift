import SourceModel

extension Rule {
  static let disposablesCleared = Rule(
    id: "disposables-cleared",
    summary: "The disposables of a view model are cleared when it ends.",
    rationale: """
      A `CompositeDisposable` keeps subscriptions until it is cleared or disposed of, so that one which never is \
      keeps the view model and its view alive. Any function may clear it: `onCleared` in a `ViewModel` of Android, an \
      input in the view model of a view holder. The rule ignores one that the view model gets from outside, and one that \
      is handed to other code as a whole. There is no fix: an `onCleared` may be inherited, and which input ends a view \
      model without one is not known.
      """,
    source: RuleSource(.plumbline, "view models in Kotlin, `disposables.clear()`"),
    dialects: [.kickstarterKotlin],
    forms: [.written, .generated, .flows],
    examples: [
      RuleExample(
        .kickstarterKotlin,
        bad: """
          interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              fun emailChanged(email: String)
            }

            interface Outputs {
              /** Emits whether the form is valid. */
              fun isFormValid(): Observable<Boolean>
            }

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
              private val emailChanged = PublishSubject.create<String>()
              private val isFormValid = BehaviorSubject.create<Boolean>()

              val inputs: Inputs = this
              val outputs: Outputs = this
              private val ▸disposables = CompositeDisposable()

              init {
                this.emailChanged
                  .map { it.isNotEmpty() }
                  .subscribe { this.isFormValid.onNext(it) }
                  .addToDisposable(disposables)
              }

              override fun emailChanged(email: String) = this.emailChanged.onNext(email)
              override fun isFormValid(): Observable<Boolean> = this.isFormValid
            }
          }
          """,
        good: """
          interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              fun emailChanged(email: String)
            }

            interface Outputs {
              /** Emits whether the form is valid. */
              fun isFormValid(): Observable<Boolean>
            }

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
              private val emailChanged = PublishSubject.create<String>()
              private val isFormValid = BehaviorSubject.create<Boolean>()

              val inputs: Inputs = this
              val outputs: Outputs = this
              private val disposables = CompositeDisposable()

              init {
                this.emailChanged
                  .map { it.isNotEmpty() }
                  .subscribe { this.isFormValid.onNext(it) }
                  .addToDisposable(disposables)
              }

              override fun emailChanged(email: String) = this.emailChanged.onNext(email)
              override fun isFormValid(): Observable<Boolean> = this.isFormValid

              override fun onCleared() {
                disposables.clear()
                super.onCleared()
              }
            }
          }
          """
      )
    ],
    check: { viewModel, _ in
      let holders = viewModel.declaration.properties.filter { property in
        property.header.isPrivate && property.isStoredInInstance && property.initialValue != nil
          && viewModel.library.has(property.knownType?.name, .subscriptions)
      }
      guard !holders.isEmpty else { return [] }
      let bodies = viewModel.allBodies.flatMap(\.value.withNestedBodies)
      return holders.filter { holder in
        let name = holder.header.name.text
        // One that nothing is added to holds nothing.
        let isUsed = bodies.contains { $0.references.contains { $0.name.text == name } }
        return isUsed
          && !bodies.contains { Self.clears(name, in: $0) || Self.returns(name, from: $0) }
      }.map { holder in
        let name = holder.header.name
        return Finding(
          "clear '\(name.text)' when the view model ends: its subscriptions outlive the view model otherwise",
          path: viewModel.path, range: name.range)
      }
    }
  )

  private static let clearingMethods: Set = ["clear", "dispose", "unsubscribe"]

  /// Whether code calls a method of a field that ends the subscriptions in it, or names one.
  private static func clears(_ field: String, in body: Body) -> Bool {
    body.calls.contains { call in
      guard let chain = call.chain, chain.member?.text == field else { return false }
      return chain.linksAfterMember.contains { self.clearingMethods.contains($0.name.text) }
    }
  }

  /// Whether a function gives a field away.
  private static func returns(_ field: String, from body: Body) -> Bool {
    guard let chain = body.result?.chain else { return false }
    return chain.member?.text == field && chain.linksAfterMember.isEmpty
  }
}
