package plumbline.oracle;

import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.parser.Tokens.Token;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCBlock;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCModifiers;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import com.sun.tools.javac.tree.JCTree.JCTypeParameter;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.tree.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes the declarations of a file, each on a line, in the order of the source.
 *
 * <p>It runs before the compiler adds declarations of its own.
 */
final class DeclarationWriter extends TreeScanner {
  private final SourceUnit unit;
  private final Block block;
  private final ModifierWords modifierWords;
  /** The innermost declaration around the place. */
  private JCTree parent;
  private int depth;
  /** The creation whose class comes next. */
  private JCNewClass creation;
  /** The end of the declaration that each of several declarators is part of. */
  private int endOfDeclarators;

  DeclarationWriter(SourceUnit unit, Block block) {
    this.unit = unit;
    this.block = block;
    this.modifierWords = new ModifierWords(unit);
  }

  @Override
  public void visitClassDef(JCClassDecl type) {
    int end = unit.end(type);
    int bodyStart = unit.tokens.openingBrace(end);
    boolean isAnonymous = type.name.isEmpty();
    Line line = new Line(kind(type));
    line.start = isAnonymous ? creation.pos : unit.start(type);
    line.end = end;
    line.modifiers = type.mods;
    if (!isAnonymous) {
      line.name = unit.tokens.get(unit.tokens.indexAt(type.pos) + 1);
      line.modifiersEnd = type.pos;
    }
    line.typeParameters = type.typarams;
    line.superclass = TypeText.of(type.extending);
    boolean isOfConstant = (type.mods.flags & Flags.ENUM) != 0;
    line.interfaces = isAnonymous && !isOfConstant
        ? TypeText.of(creation.clazz) : TypeText.joined(type.implementing, ";");
    line.isDocumented = isDocumented(type);
    line.bodyStart = bodyStart;
    line.bodyEnd = end;
    line.write();
    JCTree parentBefore = enter(type);
    int endBefore = endOfDeclarators;
    List<JCTree> members = type.defs;
    for (int index = 0; index < members.size(); index++) {
      if (members.get(index) instanceof JCVariableDecl field) endOfDeclarators = endOfDeclarators(field, members, index);
      scan(members.get(index));
    }
    endOfDeclarators = endBefore;
    leave(parentBefore);
  }

  @Override
  public void visitNewClass(JCNewClass tree) {
    scan(tree.encl);
    scan(tree.args);
    creation = tree;
    scan(tree.def);
  }

  @Override
  public void visitMethodDef(JCMethodDecl method) {
    Line line = new Line(method.getReturnType() == null ? "constructor" : "method");
    line.start = unit.start(method);
    line.end = unit.end(method);
    line.modifiers = method.mods;
    line.modifiersEnd = method.pos;
    line.name = tokenAt(method.pos);
    line.typeParameters = method.typarams;
    line.result = TypeText.of(method.restype);
    boolean isCompact = (method.mods.flags & Flags.COMPACT_RECORD_CONSTRUCTOR) != 0;
    line.parameters = isCompact ? "" : parameters(method.params);
    line.isStatic = (method.mods.flags & Flags.STATIC) != 0;
    line.isThrowing = method.thrown.nonEmpty();
    line.isDocumented = isDocumented(method);
    if (method.body != null) {
      line.bodyEnd = unit.end(method.body);
      line.bodyStart = unit.tokens.openingBrace(line.bodyEnd);
    }
    line.write();
    JCTree before = enter(method);
    scan(method.body);
    leave(before);
  }

  @Override
  public void visitVarDef(JCVariableDecl variable) {
    if (!(parent instanceof JCClassDecl)) {
      super.visitVarDef(variable);
      return;
    }
    boolean isConstant = (variable.mods.flags & Flags.ENUM) != 0;
    boolean isComponent = isComponent(variable);
    boolean isShared = (((JCClassDecl) parent).mods.flags & Flags.INTERFACE) != 0;
    Line line = new Line(isConstant ? "constant" : isComponent ? "component" : "field");
    line.start = unit.start(variable);
    line.end = endOfDeclarators;
    line.modifiers = variable.mods;
    line.name = tokenAt(isConstant ? variable.vartype.pos : variable.pos);
    line.modifiersEnd = line.name.pos;
    line.result = isConstant ? "" : TypeText.of(variable.vartype);
    line.isStatic = isShared || (variable.mods.flags & Flags.STATIC) != 0;
    line.isDocumented = isDocumented(variable);
    line.write();
    JCTree before = enter(variable);
    scan(variable.init);
    leave(before);
  }

  @Override
  public void visitBlock(JCBlock body) {
    if (!(parent instanceof JCClassDecl)) {
      super.visitBlock(body);
      return;
    }
    Line line = new Line("block");
    line.start = unit.start(body);
    line.end = unit.end(body);
    line.bodyEnd = line.end;
    line.bodyStart = unit.tokens.openingBrace(line.bodyEnd);
    line.isStatic = body.isStatic();
    line.write();
    JCTree before = enter(body);
    super.visitBlock(body);
    leave(before);
  }

  private JCTree enter(JCTree declaration) {
    JCTree before = parent;
    parent = declaration;
    depth += 1;
    return before;
  }

  private void leave(JCTree before) {
    parent = before;
    depth -= 1;
  }

  /** The end of `int a, b;` for both of the fields: they share their modifiers. */
  private int endOfDeclarators(JCVariableDecl field, List<JCTree> members, int index) {
    if (isComponent(field)) return unit.end(field);
    JCTree last = field;
    for (int next = index + 1; next < members.size(); next++) {
      if (!(members.get(next) instanceof JCVariableDecl other) || other.mods != field.mods) break;
      last = other;
    }
    return unit.end(last);
  }

  private static boolean isComponent(JCVariableDecl field) {
    return (field.mods.flags & Flags.RECORD) != 0 && (field.mods.flags & Flags.GENERATED_MEMBER) != 0;
  }

  private static String kind(JCClassDecl type) {
    if (type.name.isEmpty()) return "anonymous";
    return switch (type.getKind()) {
      case INTERFACE -> "interface";
      case ENUM -> "enum";
      case RECORD -> "record";
      case ANNOTATION_TYPE -> "annotation";
      default -> "class";
    };
  }

  private boolean isDocumented(JCTree declaration) {
    return unit.tree.docComments.hasComment(declaration) && unit.hasDocumentation(unit.start(declaration));
  }

  private Token tokenAt(int position) {
    return unit.tokens.get(unit.tokens.indexAt(position));
  }

  private static String parameters(List<JCVariableDecl> parameters) {
    return parameters.stream()
        .map(parameter -> TypeText.of(parameter.vartype) + " " + parameter.name)
        .collect(Collectors.joining(";"));
  }

  /** What the line of a declaration shows. */
  private final class Line {
    private final String kind;
    int start;
    int end;
    Token name;
    JCModifiers modifiers;
    int modifiersEnd;
    List<JCTypeParameter> typeParameters = List.of();
    String superclass = "";
    String interfaces = "";
    String result = "";
    String parameters = "";
    boolean isStatic;
    boolean isThrowing;
    boolean isDocumented;
    int bodyStart = -1;
    int bodyEnd = -1;

    Line(String kind) {
      this.kind = kind;
    }

    void write() {
      block.line("D").field(depth).field(kind);
      block.field(name == null ? "" : name.name().toString());
      block.range(start, end).range(name == null ? -1 : name.pos, name == null ? -1 : name.endPos);
      block.field(String.join(" ", words())).field(annotations());
      block.field(typeParameters.stream().map(each -> each.name.toString()).collect(Collectors.joining(" ")));
      block.field(superclass).field(interfaces).field(result).field(parameters);
      block.field(traits());
      block.range(bodyStart, bodyEnd);
    }

    private List<String> words() {
      // A block has no tree for its modifiers, and can have but one.
      if (modifiers == null) return isStatic ? List.of("static") : List.of();
      return name == null ? List.of() : modifierWords.in(modifiers, start, modifiersEnd);
    }

    private String traits() {
      List<String> traits = new ArrayList<>();
      if (isStatic) traits.add("static");
      if (isThrowing) traits.add("throws");
      if (isDocumented) traits.add("documented");
      return String.join(" ", traits);
    }

    private String annotations() {
      if (modifiers == null) return "";
      List<String> names = new ArrayList<>();
      for (var annotation : modifiers.annotations) {
        names.add(TreeInfo.name(annotation.annotationType).toString());
      }
      return String.join(" ", names);
    }
  }
}
