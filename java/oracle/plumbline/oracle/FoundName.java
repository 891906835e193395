package plumbline.oracle;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import java.util.List;

/** A simple name and the types around it. */
record FoundName(JCIdent tree, List<JCClassDecl> types) {
  /** What kind of field it is; null when it is something else. */
  String kind() {
    Symbol symbol = tree.sym;
    if (symbol == null || symbol.kind != Kind.VAR || symbol.owner.kind != Kind.TYP) return null;
    String name = symbol.name.toString();
    if (name.equals("this") || name.equals("super")) return null;
    boolean isStatic = (symbol.flags() & Flags.STATIC) != 0;
    for (JCClassDecl type : types) {
      if (type.sym == symbol.owner) return isStatic ? null : "field";
    }
    return isStatic ? "shared" : "inherited";
  }
}
