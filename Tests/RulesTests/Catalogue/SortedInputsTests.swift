import Rules
import SourceModel
import Testing

struct SortedInputsTests {
  static let cases = [
    RuleCase(
      "Overloads are sorted by their labels",
      messages: ["move 'tapped(activity:)' before 'tapped(project:)': inputs are alphabetized"],
      Sketch.template(
        inputs: """
            func tapped(project: Project)
            func ▸tapped(activity: Activity)
          """)),
    RuleCase(
      "A shorter name precedes a longer one",
      Sketch.template(
        inputs: """
            func configure(with project: Project)
            func configureWith(project: Project)
            func viewDidAppear(animated: Bool)
            func viewDidLoad()
          """)),
    RuleCase(
      "Case may count or not",
      Sketch.template(
        inputs: """
            func rewardSelected()
            func rewardsLoaded()
          """)),
    RuleCase(
      "The first of two in the wrong order stays",
      messages: ["move 'termsLinkTapped' before 'viewDidLoad': inputs are alphabetized"],
      Sketch.template(
        inputs: """
            func viewDidLoad()
            func ▸termsLinkTapped()
          """)),
    RuleCase(
      "One member out of place is one finding",
      Sketch.template(
        inputs: """
            func ▸zoomChanged()
            func addTapped()
            func backTapped()
            func cancelTapped()
          """)),
    RuleCase(
      "Members under a condition are sorted among themselves",
      Sketch.template(
        inputs: """
            func viewDidLoad()
            #if os(iOS)
              func backTapped()
              func ▸addTapped()
            #endif
          """)),
    RuleCase(
      "A delegate's list that the inputs inherit has its own order",
      """
      public protocol PickerDelegate {
        func pickerClosed()
        func pickerChanged()
      }
      \(Sketch.template(inputs: "  func aTapped()\n  func bTapped()").replacing("LoginViewModelInputs {", with: "LoginViewModelInputs: PickerDelegate {"))
      """),
    RuleCase(
      "Names in backticks are sorted by the name",
      Sketch.template(
        inputs: """
            func `default`()
            func extra()
          """)),
    RuleCase(
      "The members of a nested list are sorted",
      """
      @ViewModel
      public final class LoginViewModel {
        public protocol Inputs {
          func viewDidLoad()
          func ▸emailChanged(_ email: String)
        }
        public protocol Outputs {}
      }
      extension LoginViewModel: LoginViewModel.Inputs, LoginViewModel.Outputs {}
      """),
    RuleCase(
      "Numbers may be sorted as numbers or as text",
      Sketch.template(inputs: "  func step2()\n  func step10()")),
  ]

  static let javaCases = [
    RuleCase(
      "Overloads in Java may stand in any order", .kickstarterJava,
      messages: ["move 'clicked(Project)' before 'scrolled': inputs are alphabetized"],
      Sketch.java(
        inputs: """
              void clicked(User user);
              void clicked(Activity activity);
              void scrolled();
              void ▸clicked(Project project);
          """)),
    RuleCase(
      "What the inputs inherit in Java has its own order", .kickstarterJava,
      Sketch.java(
        inputs: "    void a();\n    void c();", inherited: "LoginAdapter.Delegate, Other",
        below: "interface Other { void z(); void b(); }")),
    RuleCase(
      "Constants and static methods of an interface are no inputs", .kickstarterJava,
      Sketch.java(
        inputs: """
              int Z = 1;
              static void y() {}
              /** Annotations and modifiers do not matter. */
              @NonNull
              public abstract void a();
              void b(final @NonNull Project __);
          """)),
    RuleCase(
      "Every list in another file is sorted", .kickstarterJava,
      """
      final class LoginViewModel implements LoginViewModelInputs, LoginViewModelOutputs {}
      interface LoginViewModelInputs { void b(); void ▸a(); }
      interface LoginViewModelOutputs {}
      """),
  ]

  @Test("The members of Inputs are alphabetized", arguments: cases + javaCases)
  func check(_ testCase: RuleCase) throws { try testCase.check("sorted-inputs") }
}
