package plumbline.oracle;

import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.JavaFileObject.Kind;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/**
 * Hides the sources of the folder that patches a module, so that the compiler takes the classes of the files it is not
 * given from the module itself.
 */
final class ModuleFileManager extends ForwardingJavaFileManager<StandardJavaFileManager> {
  ModuleFileManager(StandardJavaFileManager manager) {
    super(manager);
  }

  @Override
  public Iterable<JavaFileObject> list(Location location, String packageName, Set<Kind> kinds, boolean recurse)
      throws IOException {
    if (!kinds.contains(Kind.SOURCE)) return super.list(location, packageName, kinds, recurse);
    Set<Kind> others = EnumSet.copyOf(kinds);
    others.remove(Kind.SOURCE);
    return others.isEmpty() ? List.of() : super.list(location, packageName, others, recurse);
  }
}
