package plumbline.oracle;

import org.jetbrains.kotlin.com.intellij.lang.ASTNode;
import org.jetbrains.kotlin.com.intellij.psi.PsiComment;
import org.jetbrains.kotlin.com.intellij.psi.PsiElement;
import org.jetbrains.kotlin.com.intellij.psi.PsiWhiteSpace;
import org.jetbrains.kotlin.lexer.KtTokens;

/** Where the code of an element starts and ends, without the comments that belong to it and without separators. */
final class CodeRange {
  private CodeRange() {}

  static int start(PsiElement element) {
    ASTNode first = first(element.getNode());
    return first == null ? element.getTextRange().getStartOffset() : first.getStartOffset();
  }

  static int end(PsiElement element) {
    ASTNode last = last(element.getNode());
    return last == null ? element.getTextRange().getEndOffset() : last.getStartOffset() + last.getTextLength();
  }

  private static boolean isIgnored(ASTNode node) {
    return node.getTextLength() == 0 || node.getPsi() instanceof PsiComment || node.getPsi() instanceof PsiWhiteSpace;
  }

  private static ASTNode first(ASTNode node) {
    if (isIgnored(node)) return null;
    if (node.getFirstChildNode() == null) return node;
    for (ASTNode child = node.getFirstChildNode(); child != null; child = child.getTreeNext()) {
      ASTNode first = first(child);
      if (first != null) return first;
    }
    return null;
  }

  private static ASTNode last(ASTNode node) {
    if (isIgnored(node) || node.getElementType() == KtTokens.SEMICOLON || node.getElementType() == KtTokens.COMMA) {
      return null;
    }
    if (node.getFirstChildNode() == null) return node;
    for (ASTNode child = node.getLastChildNode(); child != null; child = child.getTreePrev()) {
      ASTNode last = last(child);
      if (last != null) return last;
    }
    return null;
  }
}
