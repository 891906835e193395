extension RandomEdits {
  static let javaFileNames = ["A.java", "B.java", "sub/A.java", "sub/deep/C.java"]

  /// A Java file with a few declarations that may belong to one view model or another.
  mutating func javaText() -> String {
    let imports = [
      "", "import rx.Observable;\n", "import a.*;\n", "import b.LoginViewModel;\n",
      "import a.LoginViewModel.*;\n", "import androidx.lifecycle.ViewModel;\n",
    ]
    let header = "package \(self.pick(["a", "b"]));\nimport rx.Single;\n\(self.pick(imports))"
    return header + (0...self.number(below: 3)).map { _ in self.javaPart() }.joined(separator: "\n")
  }

  private mutating func javaPart() -> String {
    let name = self.pick(["Login", "Signup"]) + "ViewModel"
    let other = self.pick(["Login", "Signup"]) + "ViewModel"
    switch self.number(below: 10) {
    case 0: return "public interface \(name)Inputs { void viewDidLoad(); boolean cancel(); }\n"
    case 1:
      return
        "interface \(name)Inputs extends \(other)Inputs, \(self.pick(["Adapter.Delegate", "Runnable"])) {}\n"
    case 2: return "public interface \(name)Outputs { Observable<String> title(); }\n"
    case 3: return "public class Adapter { public interface Delegate { void picked(Object item); } }\n"
    case 4: return "class Special\(name) extends \(self.pick([name, "\(name).ViewModel", "ViewModel"])) {}\n"
    case 5: return "abstract class Base \(self.pick(["", "implements \(name)Inputs"])) {}\n"
    case 6: return "// plumb:disable \(self.pick(["final-view-model", "all", "nothing"]))\n"
    case 7:
      return """
        public class \(name) \(self.pick(["", "extends Base"])) implements \(name)Inputs, \(other)Outputs {
          private final PublishSubject<Void> viewDidLoad = PublishSubject.create();
          @Override public void viewDidLoad() { \(self.pick(["this.", ""]))viewDidLoad.onNext(null); }
        }

        """
    default:
      return """
        \(self.pick(["", "@SuppressWarnings(\"plumb:all\") "]))public interface \(name) {
          interface Inputs \(self.pick(["", "extends Adapter.Delegate", "extends \(other)Inputs"])) { void b(); void a(); }
          interface Outputs { Observable<String> title(); }
          \(self.pick(["final ", ""]))class ViewModel extends Base implements \(self.pick(["Inputs, Outputs", "\(other).Inputs", "Outputs"])) {
            @Override public Observable<String> title() { return this.title; }
            private final Observable<String> title = Observable.empty();
          }
        }

        """
    }
  }
}
