package plumbline.oracle;

import com.sun.tools.javac.parser.JavaTokenizer;
import com.sun.tools.javac.parser.ScannerFactory;
import com.sun.tools.javac.parser.Tokens;
import com.sun.tools.javac.parser.Tokens.Comment.CommentStyle;
import com.sun.tools.javac.parser.Tokens.Token;
import com.sun.tools.javac.parser.Tokens.TokenKind;
import java.util.ArrayList;
import java.util.List;

/** The scanner of the compiler, which also remembers the comments. */
final class RecordingTokenizer extends JavaTokenizer {
  final List<FoundComment> comments = new ArrayList<>();

  /** The text ends with a line break, as the scanner forgets a comment that is the last line without one. */
  RecordingTokenizer(ScannerFactory factory, char[] text) {
    super(factory, text, text.length);
  }

  List<Token> tokens() {
    List<Token> tokens = new ArrayList<>();
    while (true) {
      Token token = readToken();
      if (token.kind == TokenKind.EOF) return tokens;
      tokens.add(token);
    }
  }

  @Override
  protected Tokens.Comment processComment(int start, int end, CommentStyle style) {
    comments.add(new FoundComment(style, start, end));
    return super.processComment(start, end, style);
  }
}
