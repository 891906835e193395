package plumbline.oracle;

import org.jetbrains.kotlin.com.intellij.psi.PsiComment;
import org.jetbrains.kotlin.com.intellij.psi.PsiElement;
import org.jetbrains.kotlin.com.intellij.psi.PsiErrorElement;
import org.jetbrains.kotlin.kdoc.psi.api.KDoc;
import org.jetbrains.kotlin.lexer.KtTokens;
import org.jetbrains.kotlin.psi.KtFile;
import org.jetbrains.kotlin.psi.KtImportDirective;

/** What the parser knows about one file, in lines. */
final class KotlinReport {
  private final Block block;

  KotlinReport(String path, String text, KotlinParser parser) {
    block = new Block(Offsets.withoutCarriageReturns(text));
    block.line("F").field(path);
    String normalized = text.startsWith("\uFEFF") ? text.substring(1) : text;
    KtFile file = parser.parse(normalized.replace("\r\n", "\n").replace('\r', '\n'));
    PsiErrorElement error = firstError(file);
    if (error != null) {
      block.line("X").field(error.getTextOffset()).field(" " + error.getErrorDescription().replace('\n', ' '));
    } else {
      if (file.getPackageDirective() != null && !file.getPackageDirective().getFqName().isRoot()) {
        block.line("P").field(file.getPackageDirective().getFqName().asString());
      }
      file.getImportDirectives().forEach(this::writeImport);
      new KotlinDeclarationWriter(block).visit(file);
      writeComments(file);
      new KotlinNameWriter(block).visit(file);
    }
    block.line("E");
  }

  @Override
  public String toString() {
    return block.toString();
  }

  private static PsiErrorElement firstError(PsiElement element) {
    if (element instanceof PsiErrorElement error) return error;
    for (PsiElement child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
      PsiErrorElement error = firstError(child);
      if (error != null) return error;
    }
    return null;
  }

  private void writeImport(KtImportDirective directive) {
    String path = directive.getImportedFqName() == null ? "" : directive.getImportedFqName().asString();
    block.line("I").field(path + (directive.isAllUnder() ? ".*" : ""));
    block.field(directive.getAliasName() == null ? "" : directive.getAliasName());
    block.range(CodeRange.start(directive), CodeRange.end(directive));
  }

  private void writeComments(PsiElement element) {
    for (PsiElement child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
      if (child instanceof PsiComment comment) {
        boolean isBlock = comment.getTokenType() == KtTokens.BLOCK_COMMENT;
        block.line("C").field(comment instanceof KDoc ? "documentation" : isBlock ? "block" : "line");
        block.range(child.getTextRange().getStartOffset(), child.getTextRange().getEndOffset());
      } else {
        writeComments(child);
      }
    }
  }
}
