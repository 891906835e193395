package plumbline.oracle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Divides files into batches that fit into memory. */
final class Batches {
  private static final int SIZE = 400;

  private Batches() {}

  /** The batches in the order of their last files. */
  static List<Batch> of(List<String> paths, boolean hasModules) {
    Map<String, List<String>> byModule = new LinkedHashMap<>();
    List<String> moduleFiles = new ArrayList<>();
    List<Batch> batches = new ArrayList<>();
    for (String path : paths) {
      if (path.endsWith("module-info.java")) {
        moduleFiles.add(path);
        continue;
      }
      String module = hasModules ? path.substring(0, path.indexOf('/')) : null;
      List<String> files = byModule.computeIfAbsent(module, key -> new ArrayList<>());
      files.add(path);
      if (files.size() == SIZE) batches.add(new Batch(module, byModule.remove(module), true));
    }
    byModule.forEach((module, files) -> batches.add(new Batch(module, files, true)));
    if (!moduleFiles.isEmpty()) batches.add(new Batch(null, moduleFiles, false));
    return batches;
  }
}
