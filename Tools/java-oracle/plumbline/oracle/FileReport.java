package plumbline.oracle;

import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.parser.Tokens.Comment.CommentStyle;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCImport;

/** What the compiler knows about one file, in lines. */
final class FileReport {
  private final SourceUnit unit;
  private final Block block;
  private final NameCollector names = new NameCollector();

  /**
   * Writes what is known before the compiler has looked at the meaning of names.
   *
   * @param isParsed whether the file parses: only then there are trees of all that is written in it
   */
  FileReport(String path, SourceUnit unit, boolean isParsed) {
    this.unit = unit;
    this.block = new Block(unit.offsets);
    block.line("F").field(path);
    if (!isParsed) return;
    if (unit.tree.getPackageName() != null) block.line("P").field(TypeText.of(unit.tree.getPackageName()));
    unit.tree.getImports().forEach(this::writeImport);
    new DeclarationWriter(unit, block).scan(unit.tree.defs);
    unit.comments.forEach(this::writeComment);
    unit.tree.accept(names);
  }

  /** Adds what is known at the end. */
  String finish(String error, Types types) {
    if (error == null) {
      names.names.forEach(name -> writeName(name, types));
    } else {
      block.line("X").field(error);
    }
    block.line("E");
    return block.toString();
  }

  private void writeImport(JCImport tree) {
    block.line("I").field(TypeText.of((JCExpression) tree.qualid)).field(tree.staticImport ? "static" : "");
    block.range(unit.start(tree), unit.end(tree));
  }

  private void writeComment(FoundComment comment) {
    String kind = comment.style() == CommentStyle.LINE ? "line"
        : unit.isDocumentation(comment) ? "documentation" : "block";
    block.line("C").field(kind).range(comment.start(), comment.end());
  }

  private void writeName(FoundName name, Types types) {
    String kind = name.kind(types);
    if (kind == null) return;
    block.line("N").field(kind).field(name.tree().name.toString()).position(name.tree().pos);
  }
}
