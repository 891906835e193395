import SourceModel
import Testing

/// What belongs to a view model in Java: the variations of real code.
struct JavaVariationTests {
  private static let flat = [
    (
      "app/viewmodels/LoginViewModel.java",
      """
      package com.example.viewmodels;

      import com.example.viewmodels.inputs.LoginViewModelInputs;
      import com.example.viewmodels.outputs.LoginViewModelOutputs;
      import rx.subjects.PublishSubject;

      public final class LoginViewModel extends ActivityViewModel<LoginActivity> implements LoginViewModelInputs,
        LoginViewModelOutputs {
        private final PublishSubject<Void> logIn = PublishSubject.create();
        public final LoginViewModelInputs inputs = this;
        @Override public void logIn() { this.logIn.onNext(null); }
      }
      """
    ),
    (
      "app/viewmodels/inputs/LoginViewModelInputs.java",
      "package com.example.viewmodels.inputs; public interface LoginViewModelInputs { void logIn(); }"
    ),
    (
      "app/viewmodels/outputs/LoginViewModelOutputs.java",
      "package com.example.viewmodels.outputs; public interface LoginViewModelOutputs {}"
    ),
  ]

  // MARK: Where lists stand

  @Test("A flat view model has its lists in other folders")
  func flatViewModel() throws {
    let viewModel = try JavaFixture(Self.flat).viewModel()
    #expect(viewModel.name == "LoginViewModel")
    #expect(viewModel.wrapper == nil)
    #expect(viewModel.isComplete)
    #expect(viewModel.groups.map(\.isOwn) == [true, true])
    #expect(viewModel.groups.map(\.isNested) == [false, false])
    #expect(viewModel.portFiles.map(\.path) == Self.flat.dropFirst().map(\.0))
    #expect(viewModel.inputs.map(\.port.path) == ["app/viewmodels/inputs/LoginViewModelInputs.java"])
  }

  @Test("A list that is in no file of the run is told from one that is missing")
  func listsElsewhere() throws {
    let viewModel = try JavaFixture(Array(Self.flat.dropLast())).viewModel()
    #expect(!viewModel.isComplete)
    #expect(viewModel.groups.map { $0.declaration != nil } == [true, false])
    let missing = try JavaFixture(JavaFixture.wrapped(header: "implements Outputs")).viewModel()
    #expect(missing.isComplete)
  }

  @Test("Of two types of one name the imports tell which is meant")
  func importsTell() throws {
    let lists = ["a", "b", "c"].map { package in
      ("\(package)/Ports.java", "package \(package); public interface LoginInputs { void in\(package)(); }")
    }
    for (header, expected) in [
      ("package a; import b.LoginInputs;", ["inb"]), ("package a;", ["ina"]),
      ("package x; import c.*;", ["inc"]),
      ("package a; import c.*;", ["ina"]), ("package x; import d.LoginInputs; import a.*;", []),
      ("package x;", []),
    ] {
      let text = "\(header) class LoginViewModel implements LoginInputs {}"
      let viewModel = try JavaFixture(lists + [("x/LoginViewModel.java", text)]).viewModel()
      #expect(viewModel.ports(.inputs).map(\.name.text) == expected, "\(header)")
      #expect(viewModel.isComplete == !expected.isEmpty)
    }
  }

  @Test("Of two files that declare one type the nearer one is meant")
  func variantsOfABuild() throws {
    let files = ["debug", "release"].flatMap { variant in
      [
        ("\(variant)/Ports.java", "package a; interface LoginInputs { void in\(variant)(); }"),
        ("\(variant)/LoginViewModel.java", "package a; class LoginViewModel implements LoginInputs {}"),
      ]
    }
    let viewModels = JavaFixture(files).viewModels
    #expect(viewModels.map { $0.ports(.inputs).map(\.name.text) } == [["indebug"], ["inrelease"]])
  }

  @Test("Lists of one name belong to the wrappers around them")
  func listsOfOneName() {
    let wrappers = ["Login", "Signup"].map { name in
      "interface \(name)ViewModel { interface Inputs { void in\(name)(); } class ViewModel implements Inputs {} }"
    }
    let viewModels = JavaFixture(wrappers.joined(separator: "\n")).viewModels
    #expect(viewModels.map(\.name) == ["LoginViewModel", "SignupViewModel"])
    #expect(viewModels.map { $0.ports(.inputs).map(\.name.text) } == [["inLogin"], ["inSignup"]])
  }

  @Test("A list that another wrapper declares is not the view model's own")
  func listsOfAnotherWrapper() throws {
    let viewModel = try #require(
      JavaFixture(
        "interface AViewModel { interface Inputs { void a(); } class ViewModel implements Inputs {} }",
        "interface BViewModel { interface Inputs {} class ViewModel implements Inputs, AViewModel.Inputs {} }"
      ).viewModels.last)
    #expect(viewModel.groups.map(\.name) == ["Inputs", "AViewModel.Inputs"])
    #expect(viewModel.groups.map(\.isOwn) == [true, false])
    #expect(viewModel.ports(.inputs).map(\.isOwn) == [false])
  }

  @Test("A list is found as a member that the wrapper inherits")
  func inheritedLists() throws {
    let viewModel = try JavaFixture(
      "interface Ports { interface Inputs { void a(); } }",
      "interface LoginViewModel extends Ports { class ViewModel implements Inputs {} }"
    ).viewModel()
    #expect(viewModel.ports(.inputs).map(\.name.text) == ["a"])
  }

  @Test("A list of the wrapper that nobody implements belongs to the view model")
  func listsBesideTheClass() throws {
    let viewModel = try JavaFixture(
      """
      interface LoginViewModel {
        interface Inputs { void a(); }
        interface Outputs {}
        final class Data {}
        final class ViewModel extends ActivityViewModel<LoginActivity> implements Outputs {}
      }
      """
    ).viewModel()
    #expect(viewModel.groups.map(\.name) == ["Outputs", "Inputs"])
    #expect(viewModel.groups.map { $0.conformance != nil } == [true, false])
    #expect(viewModel.ownPorts(.inputs).map(\.name.text) == ["a"])
    #expect(viewModel.inputs.isEmpty)
  }

  @Test("`Errors` is a list of outputs")
  func errors() throws {
    let viewModel = try JavaFixture(
      JavaFixture.wrapped(
        header: "implements Inputs, Outputs, Errors",
        members: """
          private final PublishSubject<String> loginError = PublishSubject.create();
          public final Errors errors = this;
          @Override public Observable<String> invalidLogin() { return this.loginError.filter(x -> x != null); }
          """, lists: "interface Errors { Observable<String> invalidLogin(); }")
    ).viewModel()
    #expect(viewModel.ownGroups(.outputs).map(\.name) == ["Outputs", "Errors"])
    #expect(viewModel.outputFunctions.map(\.port.group) == ["Errors"])
    #expect(viewModel.outputFunctions.map(\.storage?.value.header.name.text) == ["loginError"])
  }

  @Test(
    "Base classes of all kinds are told as they are written",
    arguments: ["FragmentViewModel<LoginFragment>", "ActivityViewModel<MessageViewHolder>", "BaseViewModel"])
  func bases(base: String) throws {
    let text = JavaFixture.wrapped().replacing("ActivityViewModel<LoginActivity>", with: base)
    let viewModel = try JavaFixture(text).viewModel()
    #expect(viewModel.base?.type.spelled(in: .java) == base)
    #expect(viewModel.isComplete)
  }

  // MARK: Delegates

  @Test("The methods of a delegate are inputs of its own, at any distance")
  func delegates() throws {
    let viewModel = try JavaFixture(
      JavaFixture.wrapped(
        inputs: "void login();",
        members: """
          private final PublishSubject<Project> project = PublishSubject.create();
          @Override public void projectClicked(final Holder holder, final Project project) {
            this.project.onNext(project);
          }
          @Override public void login() {}
          @Override public void headerClicked() {}
          """
      ).replacing("interface Inputs", with: "interface Inputs extends Adapter.Delegate")
        .replacing("import rx.Observable;", with: "import com.example.ui.Adapter; import rx.Observable;"),
      """
      package com.example.ui;
      public class Adapter {
        public interface Delegate extends Header.Delegate {
          void projectClicked(Holder holder, Project project);
        }
      }
      """,
      "package com.example.ui; interface Header { interface Delegate { void headerClicked(); void login(); } }"
    ).viewModel()
    #expect(viewModel.isComplete)
    #expect(
      viewModel.ports(.inputs).map(\.fullName) == [
        "login()", "projectClicked(Holder, Project)", "headerClicked()",
      ])
    #expect(viewModel.ports(.inputs).map(\.isOwn) == [true, false, false])
    #expect(viewModel.ownPorts(.inputs).map(\.name.text) == ["login"])
    #expect(viewModel.inputs.map(\.port.isOwn) == [false, true, false])
    #expect(viewModel.inputs[0].feeds.map(\.member.text) == ["project"])
  }

  @Test("A delegate that is in no file of the run makes its list incomplete")
  func delegatesElsewhere() throws {
    let text = JavaFixture.wrapped().replacing(
      "interface Inputs", with: "interface Inputs extends Adapter.Delegate")
    let viewModel = try JavaFixture(text).viewModel()
    #expect(!viewModel.isComplete)
    #expect(viewModel.groups.map(\.isComplete) == [false, true])
    let library = text.replacing("Adapter.Delegate", with: "android.view.View.OnClickListener")
    #expect(try JavaFixture(library).viewModel().isComplete)
  }

  @Test("The types of a generic delegate need not be those of the methods")
  func genericDelegates() throws {
    let viewModel = try JavaFixture(
      JavaFixture.wrapped(
        inputs: "void tapped(Activity activity);",
        members: """
          @Override public void picked(final Project project, final int position) {}
          @Override public void tapped(final Activity activity) {}
          @Override public void tapped(final Project project) {}
          public void tapped(final int a, final int b) {}
          """,
        lists: "interface Picker<T> { void picked(T item, int position); void tapped(T item); }"
      ).replacing("interface Inputs", with: "interface Inputs extends Picker<Project>")
    ).viewModel()
    #expect(
      viewModel.inputs.map { "\($0.function.value.fullName) is \($0.port.fullName)" } == [
        "picked(Project, int) is picked(T, int)", "tapped(Activity) is tapped(Activity)",
        "tapped(Project) is tapped(T)",
      ])
  }

  // MARK: Methods

  @Test("Overloads, static methods and those with a body are told apart")
  func methods() throws {
    let viewModel = try JavaFixture(
      JavaFixture.wrapped(
        inputs: """
          void tapped(List<String> names);
          void tapped(String... names);
          default void old() {}
          static void none() {}
          private void helper() {}
          int NUMBER = 1;
          interface Nested { void nested(); }
          """,
        members: """
          @Override public void tapped(final @NonNull java.util.List<String> __) {}
          public void tapped(String[] names) {}
          static void none() {}
          """)
    ).viewModel()
    #expect(viewModel.ports(.inputs).map(\.fullName) == ["tapped(List)", "tapped(String[])", "old()"])
    #expect(viewModel.inputs.map(\.port.fullName) == ["tapped(List)", "tapped(String[])"])
  }

  @Test("Inputs feed subjects, several or none, and call others")
  func feeds() throws {
    let viewModel = try JavaFixture(
      JavaFixture.wrapped(
        inputs:
          "void a(); void b(); void c(int x); void d(); void e(); void f(); void g(Helper helper); void h();",
        members: """
          private final PublishSubject<Integer> x = PublishSubject.create(), y = PublishSubject.create();
          private final Tracker tracker;
          @Override public void a() { this.x.onNext(1); y.onNext(2); }
          @Override public void b() { this.x.onNext(1); }
          @Override public void c(final int x) { this.x.onNext(Pair.create(x, 1).first); }
          @Override public void d() { this.a(); b(); }
          @Override public void e() { this.tracker.track(); Log.debug(""); }
          @Override public void f() {}
          @Override public void g(final Helper helper) { helper.help(); new Other().run(); }
          @Override public void h() { this.koala.track(); koala.track(); finish(); if (true) { x.onNext(3); } }
          """)
    ).viewModel()
    #expect(
      viewModel.inputs.map { $0.feeds.map { "\($0.member.text)\($0.storage == nil ? "" : "!")" } } == [
        ["x!", "y!"], ["x!"], ["x!"], ["a", "b"], ["tracker!"], [], [], ["koala", "koala", "finish", "x!"],
      ])
  }

  @Test("The field behind an output is told, under another name and with operators behind it")
  func outputs() throws {
    let viewModel = try JavaFixture(
      JavaFixture.wrapped(
        outputs: (1...8).map { "Observable<A> o\($0)();" }.joined(separator: " "),
        members: """
          ViewModel() {
            this.o1 = this.a.map(x -> x);
            o2 = this.o1;
            final Observable<A> other = this.a;
          }
          { this.other = Observable.empty(); }
          private final PublishSubject<A> a = PublishSubject.create();
          private final Observable<A> o1, o2;
          private final Observable<A> other;
          private static final Observable<A> CONSTANT = Observable.empty();
          @Override public Observable<A> o1() { return this.o1; }
          @Override public @NonNull Observable<A> o2() { return o2; }
          @Override public Observable<A> o3() { return this.other.map(x -> x).filter(A::isGood); }
          @Override public Observable<A> o4() { return a; }
          @Override public Observable<A> o5() { return Observable.merge(this.a, this.other); }
          @Override public Observable<A> o6() { return this.helper().map(x -> x); }
          @Override public Observable<A> o7() { final Observable<A> x = this.a; return x; }
          @Override public Observable<A> o8() { return CONSTANT; }
          private Observable<A> helper() { return this.a; }
          """)
    ).viewModel()
    #expect(
      viewModel.outputFunctions.map { $0.storage?.value.header.name.text } == [
        "o1", "o2", "other", "a", nil, nil, nil, nil,
      ])
    #expect(viewModel.outputs.map(\.port.name.text) == ["o1", "o2", "o3", "o4"])
    #expect(viewModel.outputs.map(\.property.value.header.name.text) == ["o1", "o2", "other", "a"])
    #expect(viewModel.outputs.map(\.assignments.count) == [1, 1, 1, 0])
  }

  @Test("A subject may be an input and an output at once")
  func doubledSubjects() throws {
    let viewModel = try JavaFixture(
      JavaFixture.wrapped(
        inputs: "void show();", outputs: "Observable<Void> showDialog();",
        members: """
          private final PublishSubject<Void> show = PublishSubject.create();
          @Override public void show() { this.show.onNext(null); }
          @Override public Observable<Void> showDialog() { return this.show; }
          """)
    ).viewModel()
    #expect(viewModel.inputs[0].feeds[0].storage?.value === viewModel.outputFunctions[0].storage?.value)
  }

  // MARK: Around the ports

  @Test("Dependencies, constants and nested types are members that change no port")
  func otherMembers() throws {
    let viewModel = try JavaFixture(
      JavaFixture.wrapped(
        inputs: "void a();",
        members: """
          private final ApiClient client;
          private static final int LIMIT = 3;
          private static final Comparator<A> ORDER = (a, b) -> 0;
          static { LIST.add(1); }
          ViewModel(final ApiClient client) { this.client = client; }
          enum State { ON, OFF }
          static class Data { void a() {} }
          /* a comment */ @Override public void a() {}
          """)
    ).viewModel()
    #expect(viewModel.inputs.map(\.function.value.fullName) == ["a()"])
    #expect(
      viewModel.properties.map(\.value.header.name.text) == ["client", "LIMIT", "ORDER", "inputs", "outputs"])
    #expect(viewModel.initializers.count == 1)
    #expect(viewModel.kindOfType("State") == .enum)
  }

  @Test("A superclass of the run brings its lists, which are not the subclass's own")
  func superclasses() throws {
    let viewModels = JavaFixture(
      "abstract class Base extends Root implements BaseInputs {}",
      "interface BaseInputs { void a(); } class Root implements Missing {}",
      "interface LoginViewModel { interface Outputs {} class ViewModel extends Base implements Outputs {} }"
    ).viewModels
    let viewModel = try #require(viewModels.last)
    #expect(viewModel.groups.map(\.name) == ["Outputs", "BaseInputs"])
    #expect(viewModel.groups.map(\.isOwn) == [true, false])
    #expect(viewModel.inheritsClass)
    #expect(viewModel.isComplete)
  }

  @Test("A class that another inherits from is known by the name of its wrapper too")
  func subclasses() throws {
    func hasSubclasses(_ text: String) throws -> Bool {
      let fixture = JavaFixture(
        "package a; interface LoginViewModel { interface Inputs {} class ViewModel implements Inputs {} }",
        text)
      return try #require(fixture.viewModels.first).hasSubclasses
    }
    #expect(try hasSubclasses("class B extends LoginViewModel.ViewModel {}"))
    #expect(try hasSubclasses("class B extends a.LoginViewModel.ViewModel {}"))
    #expect(try hasSubclasses("import a.LoginViewModel.ViewModel; class B extends ViewModel {}"))
    #expect(try hasSubclasses("import a.LoginViewModel.*; class B extends ViewModel {}"))
    #expect(try !hasSubclasses("import androidx.lifecycle.ViewModel; class B extends ViewModel {}"))
    #expect(try !hasSubclasses("class B extends OtherViewModel.ViewModel {}"))
    let nested = """
      interface LoginViewModel {
        interface Inputs {}
        class ViewModel implements Inputs {}
        class Special extends ViewModel {}
      }
      """
    #expect(try #require(JavaFixture(nested).viewModels.first).hasSubclasses)
  }

  @Test("A base class of view models is told from one of stand-ins")
  func baseClasses() throws {
    let base = "class LoginViewModel implements LoginInputs {} interface LoginInputs {}"
    for (text, isBase) in [
      ("class MockLoginViewModel extends LoginViewModel {}", false),
      ("class SpecialViewModel extends LoginViewModel {}", true),
      ("interface SpecialViewModel { class ViewModel extends LoginViewModel {} }", true),
    ] {
      let viewModel = try #require(JavaFixture(base, text).viewModels.first)
      #expect(viewModel.hasSubclasses)
      #expect(viewModel.isBaseClass == isBase, "\(text)")
    }
  }

  // MARK: Dialects

  static let dialects: [(imports: String, type: String, isJava: Bool)] = [
    ("import rx.Observable;", "Observable<Void>", true),
    ("import io.reactivex.Observable;", "Observable<Void>", true),
    ("import io.reactivex.rxjava3.core.*;", "Flowable<Void>", true),
    ("", "rx.Observable<Void>", true), ("", "Observable<Void>", true),
    ("import java.util.Observable;", "Observable", false),
    ("import androidx.lifecycle.LiveData;", "LiveData<Void>", false), ("", "LiveData<Void>", false),
  ]

  @Test("The imports and the types of the ports tell the dialect", arguments: dialects)
  func tellsDialects(_ testCase: (imports: String, type: String, isJava: Bool)) {
    let text = """
      \(testCase.imports)
      interface LoginViewModel {
        interface Inputs {}
        interface Outputs { \(testCase.type) a(); }
        final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {}
      }
      """
    #expect(
      JavaFixture(text, dialect: nil).viewModels.map(\.dialect) == (testCase.isJava ? [.kickstarterJava] : [])
    )
  }

  @Test("The file of the ports, or the base class of a view model without outputs, tells the dialect")
  func tellsDialectsElsewhere() {
    let user = "class LoginViewModel implements LoginInputs, LoginOutputs {}"
    let lists = "interface LoginInputs {} interface LoginOutputs { Stream<Void> a(); }"
    #expect(JavaFixture(user, lists, dialect: nil).viewModels.isEmpty)
    #expect(JavaFixture(user, "import rx.functions.*; \(lists)", dialect: nil).viewModels.count == 1)
    let inputs = "interface LoginInputs {} class LoginViewModel extends Base implements LoginInputs {}"
    #expect(JavaFixture(inputs, dialect: nil).viewModels.isEmpty)
    let base = inputs.replacing("Base", with: "FragmentViewModel<LoginFragment>")
    #expect(JavaFixture(base, dialect: nil).viewModels.count == 1)
    // A dialect of Swift cannot be that of a Java file.
    #expect(JavaFixture(inputs, dialect: .rxSwift).viewModels.isEmpty)
  }
}
