package plumbline.oracle;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Prints what the compiler knows about Java files, for comparison with what Plumbline reads.
 *
 * <p>Arguments: {@code plain} or {@code modules}, and a folder. Standard input has the paths of files below the folder, a
 * line each; for {@code modules} a path starts with the name of the module.
 */
public final class Main {
  private Main() {}

  public static void main(String[] arguments) throws IOException, InterruptedException, ExecutionException {
    if (arguments.length != 2 || !List.of("plain", "modules").contains(arguments[0])) {
      System.err.println("usage: oracle java plain|modules FOLDER < paths");
      System.exit(64);
    }
    List<String> paths;
    try (var input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
      paths = input.lines().filter(line -> !line.isEmpty()).toList();
    }
    List<Batch> batches = Batches.of(paths, arguments[0].equals("modules"));
    print(batches, new BatchCompiler(Path.of(arguments[1])));
  }

  /** Compiles some batches at a time, and prints them in their order. */
  private static void print(List<Batch> batches, BatchCompiler compiler)
      throws InterruptedException, ExecutionException {
    int threads = Runtime.getRuntime().availableProcessors();
    PrintStream output = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    try {
      Deque<Future<String>> running = new ArrayDeque<>();
      for (Batch batch : batches) {
        if (running.size() > threads) output.print(running.remove().get());
        running.add(executor.submit(() -> compiler.compile(batch)));
      }
      while (!running.isEmpty()) output.print(running.remove().get());
    } finally {
      executor.shutdownNow();
      output.flush();
    }
  }
}
