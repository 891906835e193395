package plumbline.oracle;

import com.sun.tools.javac.parser.Tokens.Token;
import com.sun.tools.javac.parser.Tokens.TokenKind;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The tokens of a file, found by their places. */
final class TokenTable {
  private final List<Token> tokens;
  private final int[] starts;
  /** The start of the opening brace for the end of each closing one. */
  private final Map<Integer, Integer> openingBraces = new HashMap<>();

  TokenTable(List<Token> tokens) {
    this.tokens = tokens;
    this.starts = tokens.stream().mapToInt(token -> token.pos).toArray();
    Deque<Token> open = new ArrayDeque<>();
    for (Token token : tokens) {
      if (token.kind == TokenKind.LBRACE) open.push(token);
      if (token.kind == TokenKind.RBRACE && !open.isEmpty()) openingBraces.put(token.endPos, open.pop().pos);
    }
  }

  /** The index of the first token that starts at a place or behind it. */
  int indexAt(int position) {
    int index = java.util.Arrays.binarySearch(starts, position);
    return index < 0 ? -index - 1 : index;
  }

  Token get(int index) {
    return tokens.get(index);
  }

  int count() {
    return tokens.size();
  }

  /** The start of the brace that a closing brace, which ends at a place, closes. */
  int openingBrace(int end) {
    return openingBraces.getOrDefault(end, -1);
  }
}
