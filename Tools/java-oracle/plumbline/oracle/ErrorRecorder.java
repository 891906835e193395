package plumbline.oracle;

import java.util.HashMap;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticListener;
import javax.tools.JavaFileObject;

/** Remembers the first error of each file. */
final class ErrorRecorder implements DiagnosticListener<JavaFileObject> {
  private final Map<String, String> errors = new HashMap<>();
  private String general;

  @Override
  public void report(Diagnostic<? extends JavaFileObject> diagnostic) {
    if (diagnostic.getKind() != Diagnostic.Kind.ERROR) return;
    String message = oneLine(diagnostic.getMessage(null));
    JavaFileObject file = diagnostic.getSource();
    if (file == null) {
      giveUp(message);
    } else {
      errors.putIfAbsent(file.toUri().toString(), diagnostic.getLineNumber() + ": " + message);
    }
  }

  private static String oneLine(String message) {
    return message.replaceAll("\\s+", " ");
  }

  /** Notes an error that concerns all files. */
  void giveUp(String message) {
    if (general == null) general = oneLine(message);
  }

  /** The first error that belongs to no file; null if there is none. */
  String general() {
    return general;
  }

  /** The first error of a file; null if it has none. */
  String error(JavaFileObject file) {
    return errors.get(file.toUri().toString());
  }
}
