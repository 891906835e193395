extension DeepInput {
  /// Values that are nested, each as what an output is set to.
  static let expressions: [DeepInput] =
    [
      around("parentheses", "(", "1", ")"), around("open parentheses", "(", "", ""),
      around("arrays", "[", "1", "]"), around("open arrays", "[", "", ""),
      around("dictionaries", "[1: ", "2", "]"), around("closures", "{ ", "1", " }"),
      around("closures with names", "{ a in ", "a", " }"), around("open closures", "{ ", "", ""),
      around("calls in arguments", "a(b: ", "1", ")"), around("subscripts in subscripts", "a[", "1", "]"),
      around("string interpolation", "\"\\(", "1", ")\""), around("open interpolation", "\"\\(", "", ""),
      around("raw strings", "#", "\"a\"", "#"), around("open multiline strings", "\"\"\"\n\\(", "", ""),
      around("macro arguments", "#a(", "1", ")"), around("if expressions", "if a { ", "1", " } else { 2 }"),
      around("switch expressions", "switch a { default: ", "1", " }"),
      around("prefix operators", "-(", "1", ")"),
      around("negations", "!", "a", ""), around("spaced negations", "! ", "a", ""),
      around("minuses", "-", "a", ""), around("spaced minuses", "- ", "a", ""),
      around("tries", "try ", "a", ""), around("optional tries", "try? ", "a", ""),
      around("awaits", "await ", "a", ""), around("awaited tries", "try await ", "a", ""),
      around("unsafe", "unsafe ", "a", ""), around("any values", "any ", "A", ".self"),
      around("some values", "some ", "A", ".self"), around("repeats", "repeat each ", "a", ""),
      around("dots before", ".", "a", ""),
      around("ternaries", "a ? b : ", "c", ""), around("nested ternaries", "a ? ", "b", " : c"),
      around("inout", "&", "a", ""), around("spaced inout", "& ", "a", ""),
      around("trailing closures", "a { ", "b", " }"),
      around("generic specializations", "A<", "B", ">()"), around("consumes", "consume ", "a", ""),
      around("closure captures", "{ [a = ", "b", "] in a }"),
      around("key path subscripts", "\\.a[", "\\.b", "]"),
      around("anonymous closures", "{ _ = $0; ", "$0", " }()"),
      chain("members", "a", ".b"), chain("member calls", "self.a", ".b()"),
      chain("member calls with closures", "self.a.signal", ".map { $0 }"),
      chain("member calls over lines", "self.a", "\n      .b(c)"), chain("optional members", "a", "?.b"),
      chain("optional chaining", "a", "?"), chain("force unwraps", "a", "!"), chain("subscripts", "a", "[0]"),
      chain("calls", "a", "()"), chain("trailing closure calls", "a", " {}"),
      chain("labelled closures", "a {}", " b: {}"),
      chain("specialization members", "A", "<B>.C"), chain("sums", "1", " + 1"),
      chain("sums of members", "a", " + self.b.c"),
      chain("custom operators", "a", " <~ b"), chain("nil coalescing", "a", " ?? b"),
      chain("casts", "a", " as B"), chain("optional casts", "a", " as? B"),
      chain("casts to any", "a", " as any B"),
      chain("checks", "a", " is B"), chain("assignments", "a", " = b"), chain("comparisons", "a", " < b"),
      chain("postfix operators", "a", "++"), chain("tuple members", "a", ".0"),
      chain("key paths", "\\.a", ".b"),
      chain("key path optionals", "\\A.b", "?"), chain("string pieces", "\"a\"", " + \"b\\(c)\""),
      chain("arguments", "a(1", ", 1"), chain("elements", "[1", ", 1"),
      chain("closure statements", "{ a", "; a"),
      chain("dots", "a", "."), chain("arrows", "a", " -> b"), chain("ternary pieces", "a", " ? b"),
      chain("wildcards", "_", " = _"), chain("backslashes", "a", "\\"), chain("backticks", "a", "`"),
    ].map { deep in DeepInput("value of \(deep.name)") { Self.viewModel(value: deep.text(depth: $0)) } }

  /// A view model that holds something deep.
  static func viewModel(
    value: String = "self.aProperty.signal", type: String = "Int", statement: String = "",
    member: String = "",
    top: String = ""
  ) -> String {
    """
    import Plumbline

    \(top)
    protocol AViewModelInputs {
      func a(_ a: \(type))
    }

    protocol AViewModelOutputs {
      var b: Signal<\(type), Never> { get }
    }

    protocol AViewModelType {
      var inputs: AViewModelInputs { get }
      var outputs: AViewModelOutputs { get }
    }

    final class AViewModel: AViewModelType, AViewModelInputs, AViewModelOutputs {
      init() {
        \(statement)
        self.b = \(value)
      }

      \(member)
      private let aProperty = MutableProperty<\(type)?>(nil)
      func a(_ a: \(type)) {
        self.aProperty.value = a
      }

      let b: Signal<\(type), Never>

      var inputs: AViewModelInputs { return self }
      var outputs: AViewModelOutputs { return self }
    }

    """
  }
}
