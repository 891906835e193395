package plumbline.oracle;

import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.TreeScanner;
import java.util.ArrayList;
import java.util.List;

/**
 * Collects the simple names of a file with the types around them.
 *
 * <p>It runs before the compiler adds declarations of its own. What the names mean is known later.
 */
final class NameCollector extends TreeScanner {
  final List<FoundName> names = new ArrayList<>();
  private List<JCClassDecl> types = List.of();

  @Override
  public void visitClassDef(JCClassDecl type) {
    List<JCClassDecl> before = types;
    List<JCClassDecl> inner = new ArrayList<>(before);
    inner.add(type);
    types = inner;
    super.visitClassDef(type);
    types = before;
  }

  @Override
  public void visitIdent(JCIdent name) {
    names.add(new FoundName(name, types));
  }
}
