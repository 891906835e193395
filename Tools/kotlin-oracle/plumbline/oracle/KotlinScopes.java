package plumbline.oracle;

import java.util.List;
import org.jetbrains.kotlin.com.intellij.psi.PsiElement;
import org.jetbrains.kotlin.lexer.KtTokens;
import org.jetbrains.kotlin.psi.KtAnonymousInitializer;
import org.jetbrains.kotlin.psi.KtBlockExpression;
import org.jetbrains.kotlin.psi.KtCallExpression;
import org.jetbrains.kotlin.psi.KtCatchClause;
import org.jetbrains.kotlin.psi.KtClass;
import org.jetbrains.kotlin.psi.KtClassBody;
import org.jetbrains.kotlin.psi.KtClassOrObject;
import org.jetbrains.kotlin.psi.KtContextParameterList;
import org.jetbrains.kotlin.psi.KtDestructuringDeclaration;
import org.jetbrains.kotlin.psi.KtDoWhileExpression;
import org.jetbrains.kotlin.psi.KtExpression;
import org.jetbrains.kotlin.psi.KtForExpression;
import org.jetbrains.kotlin.psi.KtFunction;
import org.jetbrains.kotlin.psi.KtFunctionLiteral;
import org.jetbrains.kotlin.psi.KtLambdaArgument;
import org.jetbrains.kotlin.psi.KtModifierListOwner;
import org.jetbrains.kotlin.psi.KtNamedDeclaration;
import org.jetbrains.kotlin.psi.KtNamedFunction;
import org.jetbrains.kotlin.psi.KtParameter;
import org.jetbrains.kotlin.psi.KtParameterList;
import org.jetbrains.kotlin.psi.KtPrimaryConstructor;
import org.jetbrains.kotlin.psi.KtProperty;
import org.jetbrains.kotlin.psi.KtPropertyAccessor;
import org.jetbrains.kotlin.psi.KtQualifiedExpression;
import org.jetbrains.kotlin.psi.KtSecondaryConstructor;
import org.jetbrains.kotlin.psi.KtThisExpression;
import org.jetbrains.kotlin.psi.KtTypeAlias;
import org.jetbrains.kotlin.psi.KtWhenExpression;

/** What names mean, as far as a file shows it: from a place outwards through everything around it. */
final class KotlinScopes {
  private KotlinScopes() {}

  /** Whether a local or a parameter has a name at a place. */
  static boolean isLocal(PsiElement place, String name) {
    // The elements between the place and the scope.
    PsiElement third = null;
    PsiElement second = null;
    PsiElement child = place;
    for (PsiElement scope = place.getParent(); scope != null; scope = scope.getParent()) {
      if (declares(scope, child, name)) return true;
      if (scope instanceof KtClassOrObject type && child instanceof KtClassBody body) {
        boolean seesParameters = second instanceof KtAnonymousInitializer
            || second instanceof KtProperty && !(third instanceof KtPropertyAccessor);
        if (seesParameters && hasPlainParameter(type.getPrimaryConstructor(), null, name)) return true;
        // A member hides the locals around its type.
        if (hasMember(body, name)) return false;
      }
      if (scope instanceof KtClassOrObject type && !(child instanceof KtClassBody)
          && !(child instanceof KtPrimaryConstructor)
          && hasPlainParameter(type.getPrimaryConstructor(), null, name)) {
        return true;
      }
      third = second;
      second = child;
      child = scope;
    }
    return false;
  }

  private static boolean declares(PsiElement scope, PsiElement child, String name) {
    if (scope instanceof KtBlockExpression block) return declaredBefore(block, child, name);
    if (scope instanceof KtFunctionLiteral lambda) {
      if (lambda.getValueParameterList() == null) return name.equals("it");
      return isAmong(lambda.getValueParameters(), null, name);
    }
    // A default value sees the parameters before its own.
    if (scope instanceof KtParameterList list && list.getParent() instanceof KtPrimaryConstructor constructor) {
      return hasPlainParameter(constructor, child, name);
    }
    if (scope instanceof KtParameterList list && list.getParent() instanceof KtFunction function) {
      return isAmong(function.getValueParameters(), child, name);
    }
    if (scope instanceof KtFunction function && !(function instanceof KtPrimaryConstructor)) {
      if (function instanceof KtNamedFunction && contextDeclares(function, name)) return true;
      return !(child instanceof KtParameterList) && isAmong(function.getValueParameters(), null, name);
    }
    if (scope instanceof KtPropertyAccessor accessor) {
      return name.equals("field") || isAmong(accessor.getValueParameters(), null, name)
          || contextDeclares(accessor.getProperty(), name);
    }
    if (scope instanceof KtProperty property) return contextDeclares(property, name);
    if (scope instanceof KtForExpression loop && loop.getBody() != null && child == loop.getBody().getParent()) {
      return loop.getLoopParameter() != null && isAmong(List.of(loop.getLoopParameter()), null, name);
    }
    if (scope instanceof KtCatchClause clause) {
      return clause.getCatchParameter() != null && name.equals(clause.getCatchParameter().getName());
    }
    if (scope instanceof KtWhenExpression when && when.getSubjectVariable() != null) {
      return child != when.getSubjectVariable() && name.equals(when.getSubjectVariable().getName());
    }
    if (scope instanceof KtDoWhileExpression loop && loop.getCondition() != null
        && child == loop.getCondition().getParent() && loop.getBody() instanceof KtBlockExpression block) {
      return declaredBefore(block, null, name);
    }
    return false;
  }

  /** Whether a statement before a place declares a name, or the declaration around the place does. */
  private static boolean declaredBefore(KtBlockExpression block, PsiElement place, String name) {
    for (KtExpression statement : block.getStatements()) {
      boolean isAround = statement == place;
      if (statement instanceof KtDestructuringDeclaration declaration) {
        if (!isAround && declaration.getEntries().stream().anyMatch(entry -> name.equals(entry.getName()))) return true;
      } else if (statement instanceof KtNamedDeclaration declaration && !(statement instanceof KtTypeAlias)) {
        boolean isVisible = !isAround || !(statement instanceof KtProperty);
        if (isVisible && name.equals(declaration.getName())) return true;
      }
      if (isAround) return false;
    }
    return false;
  }

  /** Whether a parameter has a name, of those before another. */
  private static boolean isAmong(List<KtParameter> parameters, PsiElement end, String name) {
    for (KtParameter parameter : parameters) {
      if (parameter == end) return false;
      KtDestructuringDeclaration parts = parameter.getDestructuringDeclaration();
      if (parts == null ? name.equals(parameter.getName())
          : parts.getEntries().stream().anyMatch(entry -> name.equals(entry.getName()))) {
        return !name.equals("_");
      }
    }
    return false;
  }

  private static boolean hasPlainParameter(KtPrimaryConstructor constructor, PsiElement end, String name) {
    if (constructor == null) return false;
    for (KtParameter parameter : constructor.getValueParameters()) {
      if (parameter == end) return false;
      if (!parameter.hasValOrVar() && name.equals(parameter.getName())) return true;
    }
    return false;
  }

  private static boolean contextDeclares(KtModifierListOwner owner, String name) {
    if (owner.getModifierList() == null) return false;
    for (KtContextParameterList list : owner.getModifierList().getContextParameterLists()) {
      if (list.getContextParameters().stream().anyMatch(parameter -> name.equals(parameter.getName()))) return true;
    }
    return false;
  }

  private static boolean hasMember(KtClassBody body, String name) {
    return body.getDeclarations().stream().anyMatch(member ->
        (member instanceof KtProperty || member instanceof KtNamedFunction) && name.equals(member.getName()));
  }

  // Instances

  /** Whether {@code this} is the instance of the innermost type. */
  static boolean isInstance(KtThisExpression expression) {
    String label = expression.getLabelName();
    PsiElement child = expression;
    for (PsiElement scope = expression.getParent(); scope != null; scope = scope.getParent()) {
      if (scope instanceof KtClassOrObject type && child instanceof KtClassBody) {
        return label == null || type.getNameIdentifier() != null && label.equals(type.getName());
      }
      if (label == null && hasReceiver(scope, child)) return false;
      child = scope;
    }
    return false;
  }

  private static boolean hasReceiver(PsiElement scope, PsiElement child) {
    if (scope instanceof KtNamedFunction function) return function.getReceiverTypeReference() != null;
    if (scope instanceof KtProperty property) {
      return child instanceof KtPropertyAccessor && property.getReceiverTypeReference() != null;
    }
    if (!(scope instanceof KtLambdaArgument) || !(scope.getParent() instanceof KtCallExpression call)) return false;
    String name = call.getCalleeExpression() == null ? "" : call.getCalleeExpression().getText();
    boolean isOnReceiver = call.getParent() instanceof KtQualifiedExpression qualified
        && qualified.getSelectorExpression() == call;
    return isOnReceiver ? name.equals("apply") || name.equals("run") : name.equals("with");
  }
}
