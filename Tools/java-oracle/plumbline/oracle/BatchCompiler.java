package plumbline.oracle;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.tools.javac.api.BasicJavacTask;
import com.sun.tools.javac.api.JavacTool;
import com.sun.tools.javac.code.Types;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;

/** Compiles batches up to the point where the meaning of each name is known. */
final class BatchCompiler {
  private final Path folder;

  BatchCompiler(Path folder) {
    this.folder = folder;
  }

  /** The reports of the files, in their order. */
  String compile(Batch batch) {
    try {
      return reports(batch);
    } catch (IOException error) {
      throw new java.io.UncheckedIOException(error);
    }
  }

  private String reports(Batch batch) throws IOException {
    JavacTool tool = JavacTool.create();
    ErrorRecorder errors = new ErrorRecorder();
    try (StandardJavaFileManager standard =
        tool.getStandardFileManager(errors, Locale.ROOT, StandardCharsets.UTF_8)) {
      Map<JavaFileObject, String> paths = new LinkedHashMap<>();
      for (String path : batch.paths()) {
        for (JavaFileObject file : standard.getJavaFileObjects(folder.resolve(path))) paths.put(file, path);
      }
      JavaFileManager manager = batch.module() == null ? standard : new ModuleFileManager(standard);
      BasicJavacTask task =
          (BasicJavacTask) tool.getTask(null, manager, errors, options(batch), null, paths.keySet());
      List<FileReport> reports = new ArrayList<>();
      List<JavaFileObject> files = new ArrayList<>();
      for (CompilationUnitTree tree : task.parse()) {
        JavaFileObject file = tree.getSourceFile();
        files.add(file);
        reports.add(new FileReport(
            paths.get(file), new SourceUnit(tree, task.getContext()), errors.error(file) == null));
      }
      if (batch.hasNames()) analyze(task, errors);
      Types types = Types.instance(task.getContext());
      StringBuilder text = new StringBuilder();
      for (int index = 0; index < reports.size(); index++) {
        String error = errors.error(files.get(index));
        text.append(reports.get(index).finish(error == null ? errors.general() : error, types));
      }
      return text.toString();
    }
  }

  /** Looks up the names, unless there is so much wrong with the files that the compiler gives up. */
  private static void analyze(BasicJavacTask task, ErrorRecorder errors) throws IOException {
    try {
      task.analyze();
    } catch (IllegalStateException error) {
      errors.giveUp(error.getMessage());
    }
  }

  private List<String> options(Batch batch) {
    // Errors in one file do not keep the compiler from looking at others.
    List<String> options = new ArrayList<>(List.of(
        "-proc:none", "-implicit:none", "-nowarn", "-Xlint:none", "-Xmaxerrs", "1000000",
        "-XDshould-stop.ifError=FLOW"));
    if (batch.module() != null) {
      options.add("--patch-module");
      options.add(batch.module() + "=" + folder.resolve(batch.module()));
      options.add("--add-modules");
      options.add(batch.module());
    }
    return options;
  }
}
