import Foundation

/// The compilers of Java and Kotlin and the libraries of the examples, as `Scripts/lib/java.sh` finds them.
package struct JavaTools {
  /// The path of the compiler.
  let compiler: String
  /// The path of the program that runs classes.
  let program: String
  /// The class path of RxJava.
  let libraries: String
  /// The class path of the Kotlin compiler and its library; nil where `Scripts/setup kotlin` has not installed it.
  package let kotlin: String?

  /// - Parameter root: the folder of the repository.
  package init(root: String) throws {
    let script = ". \"$0/Scripts/lib/java.sh\" && printf '%s\\n' \"$java_home\" \"$rxjava\""
    let lines = try Command("bash", ["-c", script, root]).output.split(separator: "\n")
    guard lines.count == 2 else {
      throw CompilerError("JDK 17 or RxJava 3 not found; Scripts/setup java installs them or says how")
    }
    self.compiler = lines[0] + "/bin/javac"
    self.program = lines[0] + "/bin/java"
    self.libraries = String(lines[1])
    let jars = ["compiler", "stdlib"].map { "\(root)/.build/kotlin-compiler/\($0).jar" }
    self.kotlin =
      jars.allSatisfy(FileManager.default.fileExists) ? jars.joined(separator: ":") : nil
  }
}
