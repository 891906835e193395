import SourceModel

extension Rule {
  static let initializedBeforeUse = Rule(
    id: "initialized-before-use",
    summary: "A field that `init` uses is declared above it.",
    rationale: """
      An instance is initialized from top to bottom: a field below `init` is still `null` when the code of `init` \
      runs, whatever its type says. The compiler sees a use of such a field in `init` itself, but none in a lambda of \
      a subscription, which runs at once when the source replays a value. The rule ignores fields without an initial \
      value.
      """,
    source: RuleSource(.plumbline, "view models in Kotlin, “fields before `init`”"),
    severity: .error,
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

              val inputs: Inputs = this
              val outputs: Outputs = this
              private val disposables = CompositeDisposable()

              init {
                this.emailChanged
                  .map { it.isNotEmpty() }
                  .subscribe { this.▸isFormValid.onNext(it) }
                  .addToDisposable(disposables)
              }

              private val isFormValid = BehaviorSubject.create<Boolean>()

              override fun emailChanged(email: String) = this.emailChanged.onNext(email)
              override fun isFormValid(): Observable<Boolean> = this.isFormValid
              override fun onCleared() = this.disposables.clear()
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
              override fun onCleared() = this.disposables.clear()
            }
          }
          """
      )
    ],
    check: { viewModel, _ in
      let members = viewModel.declaration.members
      var findings: [Finding] = []
      for (index, member) in members.enumerated() {
        guard let block = member.function, block.kind == .initializerBlock, let body = block.body else {
          continue
        }
        let below = Set(
          members[(index + 1)...].compactMap(\.property).filter { property in
            property.isStoredInInstance && (property.initialValue != nil || property.delegate != nil)
          }.map(\.header.name.text))
        guard !below.isEmpty else { continue }
        // The first use says enough.
        var reported: Set<String> = []
        for reference in body.withNestedBodies.flatMap(\.references) {
          let name = reference.name
          switch reference.form {
          case .plain, .qualified, .shorthandBinding: break
          case .call, .instance: continue
          }
          guard below.contains(name.text), reported.insert(name.text).inserted,
            !body.otherInstances.contains(where: { $0.contains(name.range) })
          else { continue }
          findings.append(
            Finding(
              "declare '\(name.text)' above 'init': a field below has no value yet when 'init' runs",
              path: viewModel.path, range: name.range))
        }
      }
      return findings
    }
  )
}
