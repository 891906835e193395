package plumbline.oracle;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Prints what the Kotlin compiler's parser knows about files, for comparison with what Plumbline reads.
 *
 * <p>Argument: a folder. Standard input has the paths of files below the folder, a line each.
 */
public final class KotlinMain {
  private KotlinMain() {}

  public static void main(String[] arguments) throws IOException {
    if (arguments.length != 1) {
      System.err.println("usage: oracle kotlin FOLDER < paths");
      System.exit(64);
    }
    List<String> paths;
    try (var input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
      paths = input.lines().filter(line -> !line.isEmpty()).toList();
    }
    PrintStream output = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    KotlinParser parser = new KotlinParser();
    for (String path : paths) {
      String text = Files.readString(Path.of(arguments[0], path));
      output.print(new KotlinReport(path, text, parser));
    }
    output.flush();
    // The compiler's threads go on.
    System.exit(0);
  }
}
