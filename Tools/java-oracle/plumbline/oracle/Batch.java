package plumbline.oracle;

import java.util.List;

/**
 * Files that are compiled together.
 *
 * @param module the module that they belong to; null if there is none
 * @param paths the paths of the files below the folder
 * @param hasNames whether the files have names to look up; descriptions of modules have none, and are only parsed
 */
record Batch(String module, List<String> paths, boolean hasNames) {}
