package plumbline.oracle;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import java.util.List;

/** A simple name and the types around it. */
record FoundName(JCIdent tree, List<JCClassDecl> types) {
  /** What kind of field it is; null when it is something else, or a static field of a type around it. */
  String kind(Types members) {
    Symbol symbol = tree.sym;
    if (symbol == null || symbol.kind != Kind.VAR || symbol.owner.kind != Kind.TYP) return null;
    String name = symbol.name.toString();
    if (name.equals("this") || name.equals("super")) return null;
    boolean isStatic = (symbol.flags() & Flags.STATIC) != 0;
    // The innermost type that has the field is the one whose field it is.
    for (int index = types.size() - 1; index >= 0; index--) {
      Symbol type = types.get(index).sym;
      if (type == symbol.owner) return isStatic ? null : "field";
      if (symbol.isMemberOf((Symbol.TypeSymbol) type, members)) break;
    }
    return isStatic ? "shared" : "inherited";
  }
}
