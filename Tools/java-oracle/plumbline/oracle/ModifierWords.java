package plumbline.oracle;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.parser.Tokens.Token;
import com.sun.tools.javac.parser.Tokens.TokenKind;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCModifiers;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Reads the modifiers of a declaration from its tokens, as the tree does not know their order. */
final class ModifierWords {
  private static final Set<TokenKind> KEYWORDS = Set.of(
      TokenKind.PUBLIC, TokenKind.PROTECTED, TokenKind.PRIVATE, TokenKind.STATIC, TokenKind.ABSTRACT, TokenKind.FINAL,
      TokenKind.NATIVE, TokenKind.SYNCHRONIZED, TokenKind.TRANSIENT, TokenKind.VOLATILE, TokenKind.STRICTFP,
      TokenKind.DEFAULT);
  private final SourceUnit unit;

  ModifierWords(SourceUnit unit) {
    this.unit = unit;
  }

  /** The modifiers from a place to another, without those in annotations. */
  List<String> in(JCModifiers modifiers, int start, int end) {
    List<String> words = new ArrayList<>();
    int index = unit.tokens.indexAt(start);
    while (index < unit.tokens.count() && unit.tokens.get(index).pos < end) {
      Token token = unit.tokens.get(index);
      JCAnnotation annotation = annotationAt(modifiers, token.pos);
      if (annotation != null) {
        index = unit.tokens.indexAt(unit.end(annotation));
      } else if (KEYWORDS.contains(token.kind)) {
        words.add(token.kind.name);
        index += 1;
      } else if (isWord(token, "sealed") && (modifiers.flags & Flags.SEALED) != 0) {
        words.add("sealed");
        index += 1;
      } else if (isWord(token, "non") && (modifiers.flags & Flags.NON_SEALED) != 0) {
        words.add("non-sealed");
        index += 3;
      } else if (token.kind == TokenKind.MONKEYS_AT) {
        // `@interface`
        index += 1;
      } else {
        break;
      }
    }
    return words;
  }

  private static boolean isWord(Token token, String word) {
    return token.kind == TokenKind.IDENTIFIER && token.name().contentEquals(word);
  }

  private static JCAnnotation annotationAt(JCModifiers modifiers, int position) {
    for (JCAnnotation annotation : modifiers.annotations) {
      if (annotation.pos == position) return annotation;
    }
    return null;
  }
}
