import JavaLanguage
import SourceModel
import Testing

@Suite("Declarations of Java are described")
struct DeclarationTests {
  @Test("A view model of the template is described with its parts")
  func template() {
    let java = Java(
      """
      package com.example.viewmodels;

      import io.reactivex.rxjava3.core.Observable;

      public interface LoginViewModel {
        interface Inputs extends Adapter.Delegate {
          /** Call when the email changes. */
          void email(final @NonNull String email);
        }

        final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
          public ViewModel(final @NonNull Environment environment) {
            super(environment);
          }

          private final PublishSubject<String> email = PublishSubject.create();
          public final Inputs inputs = this;

          @Override public void email(final @NonNull String email) {
            this.email.onNext(email);
          }
        }
      }
      """)
    #expect(java.problems == [])
    #expect(java.file.package?.text == "com.example.viewmodels")
    let wrapper = java.type
    #expect(wrapper?.kind == .protocol)
    let inputs = wrapper?.types.first
    #expect(inputs?.inherited.map(\.type.description) == ["Adapter.Delegate"])
    #expect(inputs?.functions.first?.fullName == "email(String)")
    #expect(inputs?.functions.first?.header.isDocumented(in: .java) == true)
    #expect(inputs?.functions.first?.returnsValue == false)
    let viewModel = wrapper?.types.last
    #expect(viewModel?.superclass?.type.spelled(in: .java) == "ActivityViewModel<LoginActivity>")
    #expect(
      viewModel?.inherited.map { java.text($0.range) } == [
        "ActivityViewModel<LoginActivity>", "Inputs", "Outputs",
      ])
    #expect(viewModel?.functions.map(\.kind) == [.initializer, .function])
    #expect(viewModel?.properties.map(\.isConstant) == [true, true])
    #expect(viewModel?.properties.last?.initialValue?.isInstance == true)
    let implementation = viewModel?.functions.last
    #expect(implementation?.header.attributes.map(\.name) == ["Override"])
    #expect(implementation?.parameters.map(\.name) == ["email"])
    #expect(implementation?.body?.effects.first?.target.chain?.links.map(\.name.text) == ["email", "onNext"])
  }

  @Test("Full names have the types of the parameters without what they are made of")
  func fullNames() {
    let java = Java(
      """
      interface Test {
        void a(List<String> x, Map.Entry<A, B> y, int[] z, String... rest);
        <T> T b(T t, long n[]);
        int c()[];
      }
      """)
    #expect(
      java.type?.functions.map(\.fullName) == ["a(List, Entry, int[], String[])", "b(T, long[])", "c()"])
    #expect(java.type?.functions.last?.result?.type == .array(.named(path: ["int"], arguments: [])))
  }

  @Test("Blank lines separate the groups of imports, and comments do not")
  func imports() {
    let java = Java(
      """
      package a;

      import b.C;
      // a comment
      import b.D;

      import static b.E.*;
      import static b.F.g; import h.I;
      """)
    #expect(java.file.imports.map(\.path) == ["b.C", "b.D", "b.E.*", "b.F.g", "h.I"])
    #expect(java.file.imports.map(\.group) == [0, 0, 1, 1, 1])
    #expect(java.file.imports.map(\.modifiers) == [[], [], ["static"], ["static"], []])
  }

  @Test("A comment at the end of a line belongs to the code before it, and documentation to what follows")
  func comments() {
    let java = Java(
      """
      class Test {
        int a; // about a
        // about b
        int b; /** about c */
        int c; /* about d */ int d;
      }
      """)
    #expect(
      java.type?.properties.map { $0.header.leadingComments.map(\.text) } == [
        [], ["// about b"], ["/** about c */"], ["/* about d */"],
      ])
    #expect(java.type?.properties.map { $0.header.isDocumented(in: .java) } == [false, false, true, false])
  }

  @Test("Constants of enums, components of records and fields of interfaces are told from fields")
  func kinds() {
    let java = Java(
      """
      enum Kind { A(x) { int a = 1; }, B; int b; }
      record Point(int x, int y) { Point { check(x); } static int z; }
      interface Limits { int MOST = 3; }
      @interface Marker { int value() default 3; }
      """)
    let types = java.file.declarations.compactMap(\.type)
    #expect(types.map(\.kind) == [.enum, .record, .protocol, .annotation])
    guard case .enumConstant(let constant)? = types[0].members.first else {
      Issue.record("a constant is the first member")
      return
    }
    #expect(constant.header.name.text == "A")
    #expect(constant.initialBody?.references.map(\.name.text) == ["x"])
    #expect(constant.initialBody?.types.first?.properties.map(\.header.name.text) == ["a"])
    #expect(types[1].properties.map(\.isStoredInInstance) == [true, true, false])
    // The parameters of a compact constructor have the names of the components.
    #expect(types[1].functions.first?.kind == .initializer)
    #expect(types[2].properties.map(\.isStoredInInstance) == [false])
    #expect(types[3].functions.map(\.header.name.text) == ["value"])
  }

  @Test("Comments that speak to the tool are directives")
  func directives() {
    let java = Java(
      """
      // plumb:disable:next sorted-inputs
      class Test { /* plumb:disable:this x */ String a = "// plumb:no"; }
      """)
    #expect(
      java.file.directives.map(\.text) == [
        "// plumb:disable:next sorted-inputs", "/* plumb:disable:this x */",
      ])
  }
}
