import SeededRandom

extension AppDialect {
  static let java = AppDialect(
    values: [("String", "\"a\""), ("Integer", "1"), ("Boolean", "true")], fileExtension: "java",
    uses: Self.usesInJava, others: Self.othersInJava,
    call: { "\($0.isEmpty ? "" : $0 + ".")\($1)(\($2));" },
    observe: { "\($0.isEmpty ? "" : $0 + ".")\($1)().subscribe(each -> System.out.println(each));" },
    viewModel: Self.javaViewModel, members: Self.membersInJava,
    file: { number, text in
      """
      package app\(number);

      import com.plumbline.android.ActivityViewModel;
      import com.plumbline.android.Environment;
      import io.reactivex.rxjava3.core.Observable;
      import io.reactivex.rxjava3.subjects.PublishSubject;
      import java.util.List;
      import java.util.Map;
      import java.util.function.Consumer;

      \(text)

      """
    },
    view: { name, members, bodies in
      let functions = bodies.enumerated().map { "  void step\($0)() {\n\($1)\n  }" }
      return """
        class \(name)View {
          final \(name)ViewModel.ViewModel viewModel = new \(name)ViewModel.ViewModel(new Environment());
        \(members)
        \(functions.joined(separator: "\n"))
        }

        """
    }, library: Self.libraryInJava)

  private static let javaViewModel: @Sendable (String, Ports, String, inout SplitMix64) -> String = {
    name, ports, more, random in
    func parameter(_ type: String?) -> String { type.map { "final \($0) value" } ?? "" }
    var text = "interface \(name)ViewModel {\n  interface Inputs {\n"
    for (input, type) in ports.inputs {
      text += "    /** Call when \(input). */\n    void \(input)(\(type.map { $0 + " value" } ?? ""));\n"
    }
    text += "  }\n\n  interface Outputs {\n"
    for (output, type) in ports.outputs {
      text += "    /** Emits the \(output). */\n    Observable<\(type)> \(output)();\n"
    }
    text += """
        }

        final class ViewModel extends ActivityViewModel<\(name)View> implements Inputs, Outputs {
          public ViewModel(final Environment environment) {
            super(environment);

      """
    for (output, type) in ports.outputs {
      let (input, _) = random.pick(ports.inputs, or: ("", nil))
      let value = Self.java.values.first { $0.type == type }?.text ?? ""
      let source = "this.\(input).map(each -> \(value))"
      text +=
        random.happens(inPercent: 30)
        ? "      final Observable<\(type)> \(output) = \(source);\n      this.\(output) = \(output);\n"
        : "      this.\(output) = \(source);\n"
    }
    text += "    }\n\n"
    for (input, type) in ports.inputs {
      text += "    private final PublishSubject<\(type ?? "Object")> \(input) = PublishSubject.create();\n"
    }
    for (output, type) in ports.outputs { text += "    private final Observable<\(type)> \(output);\n" }
    text += "    public final Inputs inputs = this;\n    public final Outputs outputs = this;\n\n"
    for (input, type) in ports.inputs {
      let value = type == nil ? "\"\"" : "value"
      text += "    @Override public void \(input)(\(parameter(type))) { this.\(input).onNext(\(value)); }\n"
    }
    for (output, type) in ports.outputs {
      text += "    @Override public Observable<\(type)> \(output)() { return this.\(output); }\n"
    }
    return text + more + "\n  }\n}\n"
  }

  private static let membersInJava = [
    "    private static String helper%s%(final String %w1%) { final String %w2% = %w1%; return %w2%; }",
    "    private enum State%s% { %w1%, %w2% }",
    "    private void send%s%() { <#in this.inputs#> }", "    private void again%s%() { <#in this#> }",
    "    private void plain%s%() { <#in #> }", "    private void show%s%() { <#out this.outputs#> }",
    "    private void watch%s%() { <#out this#> }", "    private void observe%s%() { <#out #> }",
    "    private static Consumer<String> map%s%() { return %w1% -> System.out.println(%w1%); }",
    "    private static final class Row%s% { int %w1%; int %w1%() { return this.%w1%; } }",
  ]

  private static let usesInJava: [Snippet] = [
    Snippet(body: "<#use this.viewModel#>"), Snippet(body: "<#use viewModel#>"),
    Snippet(body: "final %n%ViewModel.ViewModel vm = this.viewModel;\n<#use vm#>\n<#use vm#>"),
    Snippet(body: "final var vm = this.viewModel;\n<#use vm#>"),
    Snippet(body: "final Runnable work = () -> { <#use this.viewModel#> };\nwork.run();"),
    Snippet(
      top: "class Show%s% { static void show(final %n%ViewModel.ViewModel form) { <#use form#> } }",
      body: "Show%s%.show(this.viewModel);"),
    Snippet(
      top:
        "class Run%s% { static <T extends %n%ViewModel.Inputs> void run(final T form) { <#in form#> } }",
      body: "Run%s%.run(this.viewModel);"),
    Snippet(body: "for (final %n%ViewModel.ViewModel one : List.of(this.viewModel)) { <#use one#> }"),
    Snippet(body: "for (var one : List.of(this.viewModel)) { <#use one#> }"),
    Snippet(
      top:
        "class Holder%s% { final %n%ViewModel.Inputs list; final %n%ViewModel.Outputs shown;\nHolder%s%(final %n%ViewModel.ViewModel vm) { this.list = vm.inputs; this.shown = vm.outputs; } }",
      body:
        "final Holder%s% holder = new Holder%s%(this.viewModel);\n<#in holder.list#>\n<#out holder.shown#>"),
    Snippet(
      top: "record Kept%s%(%n%ViewModel.Inputs list) {}",
      body: "final Kept%s% kept = new Kept%s%(this.viewModel.inputs);\n<#in kept.list()#>"),
    Snippet(
      top:
        "class Make%s% { static %n%ViewModel.ViewModel make() { return new %n%ViewModel.ViewModel(new Environment()); } }",
      body: "<#use Make%s%.make()#>"),
    Snippet(
      top:
        "class Flow%s% { static final %n%ViewModel.ViewModel SHARED = new %n%ViewModel.ViewModel(new Environment()); }",
      body: "<#use Flow%s%.SHARED#>"),
    Snippet(
      body:
        "final %n%ViewModel.Inputs inputs = this.viewModel.inputs;\n<#in inputs#>\nfinal %n%ViewModel.Outputs outputs = this.viewModel.outputs;\n<#out outputs#>"
    ),
    Snippet(body: "List.of(this.viewModel).forEach((%n%ViewModel.ViewModel vm) -> { <#use vm#> });"),
    Snippet(body: "List.of(this.viewModel).forEach(vm -> { <#use vm#> });"),
    Snippet(
      body: "final Object any = this.viewModel;\nif (any instanceof %n%ViewModel.Inputs form) { <#in form#> }"
    ),
    Snippet(body: "final Object any = this.viewModel;\n<#in ((%n%ViewModel.Inputs) any)#>"),
    Snippet(
      top:
        "class Base%s% { final %n%ViewModel.ViewModel model = new %n%ViewModel.ViewModel(new Environment()); }\nclass Sub%s% extends Base%s% { void go() { <#use this.model#> <#use model#> } }"
    ),
    Snippet(
      body:
        "final Map<String, %n%ViewModel.ViewModel> byName = Map.of(\"a\", this.viewModel);\n<#use byName.get(\"a\")#>"
    ),
    Snippet(body: "final %n%ViewModel.ViewModel direct = this.viewModel;\n<#in direct#>\n<#out direct#>"),
    Snippet(body: "final %n%ViewModel.ViewModel vm = true ? this.viewModel : null;\n<#use vm#>"),
    Snippet(
      top:
        "class Tests%s% { final %n%ViewModel.ViewModel vm;\nTests%s%(final %n%ViewModel.ViewModel vm) { this.vm = vm; }\nvoid testIt() { <#use this.vm#>\n<#use vm#> } }",
      body: "new Tests%s%(this.viewModel).testIt();"),
    Snippet(body: "{ final %n%ViewModel.ViewModel vm = this.viewModel; <#use vm#> }"),
    Snippet(body: "final Object shown = this.viewModel.outputs.%outName%();\nSystem.out.println(shown);"),
    Snippet(
      top: "class Box%s%<T> { final T held;\nBox%s%(final T held) { this.held = held; } }",
      body: "final Box%s%<%n%ViewModel.ViewModel> box = new Box%s%<>(this.viewModel);\n<#use box.held#>"),
    Snippet(
      member: "  %n%ViewModel.ViewModel viewModel%s%() { return this.viewModel; }",
      body: "<#use this.viewModel%s%()#>\n<#use viewModel%s%()#>"),
    Snippet(body: "new Object() { void go() { <#use viewModel#> } }.go();"),
  ]

  private static let othersInJava: [Snippet] = [
    Snippet(body: "final String %w1% = \"a\";\nSystem.out.println(%w1%);"),
    Snippet(
      top: "class Form%s% { String %w1% = \"a\"; }",
      body: "final Form%s% form = new Form%s%();\nSystem.out.println(form.%w1%);"),
    Snippet(top: "class Form%s% { void %w1%() {} }", body: "new Form%s%().%w1%();"),
    Snippet(
      top: "class Form%s% { void %w1%() {} }", member: "  final Form%s% form%s% = new Form%s%();",
      body: "this.form%s%.%w1%();"),
    Snippet(
      top: "enum Kind%s% { %w1%, %w2% }",
      body:
        "final Kind%s% kind = Kind%s%.%w1%;\nswitch (kind) {\ncase %w1%: break;\ncase %w2%: break;\n}"),
    Snippet(
      top: "class Other%s% { void %w1%() {}\nvoid go() { this.%w1%(); %w1%(); } }",
      body: "new Other%s%().go();"),
    Snippet(
      top: "class Label%s% { static int label(final int %w1%) { return %w1%; } }", body: "Label%s%.label(1);"),
    Snippet(body: "List.of(1).forEach(%w1% -> System.out.println(%w1%));"),
    Snippet(body: "// %w1% is shown\nSystem.out.println(\"%w1%\");"),
    Snippet(
      top: "class Names%s% { static final String %w1% = \"a\"; }", body: "System.out.println(Names%s%.%w1%);"),
    Snippet(
      top: "class Cell%s% { int %w1% = 1;\nvoid fill() { this.%w1% = 2; System.out.println(%w1%); } }",
      body: "new Cell%s%().fill();"),
    Snippet(top: "record Row%s%(int %w1%) {}", body: "System.out.println(new Row%s%(1).%w1%());"),
    Snippet(
      top:
        "class Form%s% { String get() { return \"\"; }\nstatic String %w1%(final Form%s% form) { return \"\"; } }",
      body: "System.out.println(Form%s%.%w1%(new Form%s%()));"),
    Snippet(
      top:
        "interface Named%s% { int %w1%(); }\nclass Name%s% implements Named%s% { public int %w1%() { return 1; } }",
      body: "final Named%s% named = new Name%s%();\nSystem.out.println(named.%w1%());"),
    Snippet(
      top: "class Form%s% { String %w1%() { return \"a\"; } }",
      body: "System.out.println(List.of(new Form%s%()).stream().map(Form%s%::%w1%).toList());"),
    Snippet(
      top: "class Pair%s%<T> { T %w1%; }", body: "System.out.println(new Pair%s%<String>().%w1%);"),
    Snippet(top: "class Node%s% { Node%s% %w1%; }", body: "System.out.println(new Node%s%().%w1%);"),
    Snippet(body: "%w1%:\nfor (int i = 0; i < 1; i++) { break %w1%; }"),
    Snippet(body: "int %w1% = 1;\n%w1% += 1;"),
  ]

  private static let libraryInJava = [
    "io/reactivex/rxjava3/core/Observable.java": """
    package io.reactivex.rxjava3.core;
    import java.util.function.Consumer;
    import java.util.function.Function;
    public class Observable<T> {
      public <R> Observable<R> map(Function<? super T, ? extends R> f) { return new Observable<R>(); }
      public void subscribe(Consumer<? super T> f) {}
    }
    """,
    "io/reactivex/rxjava3/subjects/PublishSubject.java": """
    package io.reactivex.rxjava3.subjects;
    import io.reactivex.rxjava3.core.Observable;
    public class PublishSubject<T> extends Observable<T> {
      public static <T> PublishSubject<T> create() { return new PublishSubject<T>(); }
      public void onNext(T value) {}
    }
    """,
    "com/plumbline/android/Environment.java": "package com.plumbline.android;\npublic class Environment {}\n",
    "com/plumbline/android/ActivityViewModel.java": """
    package com.plumbline.android;
    public class ActivityViewModel<V> { public ActivityViewModel(Environment environment) {} }
    """,
    "androidx/lifecycle/ViewModel.java": "package androidx.lifecycle;\npublic class ViewModel {}\n",
  ]
}
