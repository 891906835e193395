/// The Java compiler and the libraries of the examples, as `Scripts/java-tools` finds them.
package struct JavaTools {
  /// The path of the compiler.
  let compiler: String
  /// The class path of RxJava.
  let libraries: String

  /// - Parameter root: the folder of the repository.
  package init(root: String) throws {
    let script = ". \"$0/Scripts/java-tools\" && printf '%s\\n' \"$java_home\" \"$rxjava\""
    let lines = try Command("bash", ["-c", script, root]).output.split(separator: "\n")
    guard lines.count == 2 else {
      throw CompilerError("JDK 17 or RxJava 3 not found; Scripts/setup-java installs them or says how")
    }
    self.compiler = lines[0] + "/bin/javac"
    self.libraries = String(lines[1])
  }
}
