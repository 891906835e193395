package plumbline.oracle;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.tools.javac.parser.ScannerFactory;
import com.sun.tools.javac.parser.Tokens.Comment.CommentStyle;
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

  /** Whether a documentation comment stands before a token. The compiler takes the empty comment for one. */
  boolean hasDocumentation(int start) {
    int index = tokens.indexAt(start);
    int previousEnd = index == 0 ? 0 : tokens.get(index - 1).endPos;
    int low = 0;
    int high = comments.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (comments.get(middle).start() < previousEnd) low = middle + 1;
      else high = middle;
    }
    for (; low < comments.size() && comments.get(low).start() < start; low++) {
      if (isDocumentation(comments.get(low))) return true;
    }
    return false;
  }

  boolean isDocumentation(FoundComment comment) {
    return comment.style() == CommentStyle.JAVADOC && !isEmpty(comment);
  }

  /** Whether a comment has nothing but its delimiters, the same star being part of both. */
  private boolean isEmpty(FoundComment comment) {
    String raw = new String(text, comment.start(), comment.end() - comment.start());
    return raw.replaceAll("\\\\u+[0-9a-fA-F]{4}", "x").length() == 4;
  }
}
