import SourceModel

extension Rule {
  static let initializedBeforeUse = Rule(
    id: "initialized-before-use",
    summary: "A field that `init` uses is declared above it.",
    rationale: """
      An instance is initialized from top to bottom: a field below `init` is still `null` when the code of `init` \
      runs, whatever its type says. The compiler sees a use of such a field in `init` itself, but none in a lambda of \
      a subscription, which runs at once when the source replays a value. The rule ignores fields without an initial \
      value. A new subject and new disposables are moved above `init`, since nothing can tell when they are made; what \
      else a field is initialized with may depend on what is in between, and is not moved.
      """,
    source: RuleSource(.plumbline, "view models in Kotlin, “fields before `init`”"),
    severity: .error,
    dialects: [.kickstarterKotlin],
    forms: [.written, .generated, .flows],
    examples: [
      RuleExample(
        .kickstarterKotlin, isFixed: true,
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

              val inputs: Inputs = this
              val outputs: Outputs = this
              private val disposables = CompositeDisposable()

              private val isFormValid = BehaviorSubject.create<Boolean>()

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
        let below = Dictionary(
          members[(index + 1)...].compactMap(\.property).filter { property in
            property.isStoredInInstance && (property.initialValue != nil || property.delegate != nil)
          }.map { ($0.header.name.text, $0) }, uniquingKeysWith: { first, _ in first })
        guard !below.isEmpty else { continue }
        // The first use says enough.
        var reported: Set<String> = []
        for reference in body.withNestedBodies.flatMap(\.references) {
          let name = reference.name
          switch reference.form {
          case .plain, .qualified, .shorthandBinding, .capture: break
          case .call, .instance: continue
          }
          guard let field = below[name.text], reported.insert(name.text).inserted,
            !body.otherInstances.contains(where: { $0.contains(name.range) })
          else { continue }
          findings.append(
            Finding(
              "declare '\(name.text)' above 'init': a field below has no value yet when 'init' runs",
              path: viewModel.path, range: name.range
            ).fixed(
              by: Self.isNew(field, viewModel)
                ? .move(
                  Move([field.header.range], to: .before(block.header.range), isOfInitialization: true))
                : .refused("its initial value may depend on what is in between")))
        }
      }
      return findings
    }
  )

  /// Whether a field is initialized with a new subject or new disposables, which are the same wherever they are made.
  private static func isNew(_ field: PropertyDeclaration, _ viewModel: ViewModel) -> Bool {
    guard field.delegate == nil, field.header.attributes.isEmpty, let chain = field.initialValue?.chain,
      chain.links.count == 1, let call = chain.links.first, call.arguments?.isEmpty == true
    else { return false }
    let library = viewModel.library
    switch chain.base {
    case .name(let type):
      return call.name.text == "create" && library.isStream(type.text)
        && viewModel.kindOfType(type.text) == nil
    case .none:
      return library.has(call.name.text, .subscriptions) && viewModel.kindOfType(call.name.text) == nil
    default: return false
    }
  }
}
