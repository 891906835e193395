package plumbline.oracle;

import org.jetbrains.kotlin.com.intellij.psi.PsiElement;
import org.jetbrains.kotlin.psi.KtAnnotationEntry;
import org.jetbrains.kotlin.psi.KtCallExpression;
import org.jetbrains.kotlin.psi.KtCallableReferenceExpression;
import org.jetbrains.kotlin.psi.KtConstructorDelegationReferenceExpression;
import org.jetbrains.kotlin.psi.KtDestructuringDeclarationEntry;
import org.jetbrains.kotlin.psi.KtDoubleColonExpression;
import org.jetbrains.kotlin.psi.KtFileAnnotationList;
import org.jetbrains.kotlin.psi.KtImportList;
import org.jetbrains.kotlin.psi.KtInstanceExpressionWithLabel;
import org.jetbrains.kotlin.psi.KtNameReferenceExpression;
import org.jetbrains.kotlin.psi.KtPackageDirective;
import org.jetbrains.kotlin.psi.KtParenthesizedExpression;
import org.jetbrains.kotlin.psi.KtPostfixExpression;
import org.jetbrains.kotlin.psi.KtQualifiedExpression;
import org.jetbrains.kotlin.psi.KtSimpleNameExpression;
import org.jetbrains.kotlin.psi.KtThisExpression;
import org.jetbrains.kotlin.psi.KtTypeConstraintList;
import org.jetbrains.kotlin.psi.KtTypeReference;
import org.jetbrains.kotlin.psi.KtValueArgumentName;

/** Writes the names that no local has, and the uses of the instance. */
final class KotlinNameWriter {
  private final Block block;

  KotlinNameWriter(Block block) {
    this.block = block;
  }

  void visit(PsiElement element) {
    if (element instanceof KtAnnotationEntry || element instanceof KtFileAnnotationList
        || element instanceof KtImportList || element instanceof KtPackageDirective
        || element instanceof KtTypeReference || element instanceof KtValueArgumentName
        || element instanceof KtTypeConstraintList || element instanceof KtConstructorDelegationReferenceExpression) {
      return;
    }
    if (element instanceof KtThisExpression expression) {
      writeInstance(expression);
      return;
    }
    if (element instanceof KtInstanceExpressionWithLabel) return;
    if (element instanceof KtNameReferenceExpression name) {
      writeName(name);
      return;
    }
    for (PsiElement child = element.getFirstChild(); child != null; child = child.getNextSibling()) visit(child);
  }

  private void writeName(KtNameReferenceExpression name) {
    PsiElement parent = name.getParent();
    boolean isCall = parent instanceof KtCallExpression call && call.getCalleeExpression() == name;
    if (isSelector(isCall ? parent : name)) return;
    if (parent instanceof KtDestructuringDeclarationEntry) return;
    if (parent instanceof KtCallableReferenceExpression reference
        && reference.getCallableReference() == name && reference.getReceiverExpression() != null) {
      return;
    }
    if (KotlinScopes.isLocal(name, name.getReferencedName())) return;
    // The arguments of a type are none of a call: `List<String>::size`.
    boolean isType = isCall && parent.getParent() instanceof KtDoubleColonExpression
        && ((KtCallExpression) parent).getValueArgumentList() == null
        && ((KtCallExpression) parent).getLambdaArguments().isEmpty();
    write(isCall && !isType ? "call" : "plain", name);
  }

  private void write(String kind, KtSimpleNameExpression name) {
    block.line("N").field(kind).field(name.getReferencedName());
    block.position(name.getTextRange().getStartOffset());
  }

  private static boolean isSelector(PsiElement element) {
    return element.getParent() instanceof KtQualifiedExpression qualified
        && qualified.getSelectorExpression() == element;
  }

  private void writeInstance(KtThisExpression expression) {
    if (!KotlinScopes.isInstance(expression)) return;
    // `(this).name` and `this!!.name` name the member as well.
    PsiElement receiver = expression;
    while (receiver.getParent() instanceof KtParenthesizedExpression
        || receiver.getParent() instanceof KtPostfixExpression postfix
            && postfix.getOperationReference().getText().equals("!!")) {
      receiver = receiver.getParent();
    }
    if (receiver.getParent() instanceof KtQualifiedExpression qualified
        && qualified.getReceiverExpression() == receiver) {
      PsiElement selector = qualified.getSelectorExpression();
      if (selector instanceof KtCallExpression call) selector = call.getCalleeExpression();
      if (selector instanceof KtNameReferenceExpression name) {
        write("qualified", name);
        return;
      }
    }
    block.line("N").field("instance").field("this").position(expression.getTextRange().getStartOffset());
  }
}
