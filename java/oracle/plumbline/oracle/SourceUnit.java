package plumbline.oracle;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.tools.javac.parser.ScannerFactory;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Log;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/** A parsed file with its tokens and comments. */
final class SourceUnit {
  final JCCompilationUnit tree;
  final char[] text;
  final TokenTable tokens;
  final List<FoundComment> comments;
  final Offsets offsets;

  SourceUnit(CompilationUnitTree tree, Context context) throws IOException {
    this.tree = (JCCompilationUnit) tree;
    CharSequence content = tree.getSourceFile().getCharContent(true);
    this.text = content.toString().toCharArray();
    this.offsets = new Offsets(text);
    char[] line = Arrays.copyOf(text, text.length + 1);
    line[text.length] = '\n';
    Log log = Log.instance(context);
    var before = log.useSource(tree.getSourceFile());
    RecordingTokenizer tokenizer = new RecordingTokenizer(ScannerFactory.instance(context), line);
    this.tokens = new TokenTable(tokenizer.tokens());
    this.comments = tokenizer.comments;
    log.useSource(before);
  }

  int start(JCTree node) {
    return TreeInfo.getStartPos(node);
  }

  int end(JCTree node) {
    return TreeInfo.getEndPos(node, tree.endPositions);
  }

  /** Whether a comment has nothing but its delimiters, the same star being part of both. */
  boolean isEmpty(FoundComment comment) {
    String raw = new String(text, comment.start(), comment.end() - comment.start());
    return raw.replaceAll("\\\\u+[0-9a-fA-F]{4}", "x").length() == 4;
  }
}
