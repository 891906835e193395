package plumbline.oracle;

import java.util.List;
import java.util.stream.Collectors;
import org.jetbrains.kotlin.lexer.KtTokens;
import org.jetbrains.kotlin.psi.KtFunctionType;
import org.jetbrains.kotlin.psi.KtIntersectionType;
import org.jetbrains.kotlin.psi.KtModifierList;
import org.jetbrains.kotlin.psi.KtNullableType;
import org.jetbrains.kotlin.psi.KtParameter;
import org.jetbrains.kotlin.psi.KtProjectionKind;
import org.jetbrains.kotlin.psi.KtTypeElement;
import org.jetbrains.kotlin.psi.KtTypeProjection;
import org.jetbrains.kotlin.psi.KtTypeReference;
import org.jetbrains.kotlin.psi.KtUserType;

/** Writes types in one form, however they are spelled in the source. */
final class KotlinTypeText {
  private KotlinTypeText() {}

  static String of(KtTypeReference type) {
    if (type == null || type.getTypeElement() == null) return "";
    return of(type.getTypeElement(), isSuspending(type.getModifierList()));
  }

  static String joined(List<KtTypeReference> types, String separator) {
    return types.stream().map(KotlinTypeText::of).collect(Collectors.joining(separator));
  }

  private static boolean isSuspending(KtModifierList modifiers) {
    return modifiers != null && modifiers.hasModifier(KtTokens.SUSPEND_KEYWORD);
  }

  private static String of(KtTypeElement type, boolean isSuspending) {
    if (type instanceof KtNullableType nullable) {
      KtTypeElement inner = nullable.getInnerType();
      String text = of(inner, isSuspending || isSuspending(nullable.getModifierList()));
      return (inner instanceof KtFunctionType ? "(" + text + ")" : text) + "?";
    }
    if (type instanceof KtUserType user) return of(user);
    if (type instanceof KtFunctionType function) return (isSuspending ? "suspend " : "") + of(function);
    if (type instanceof KtIntersectionType intersection) {
      return of(intersection.getLeftTypeRef()) + " & " + of(intersection.getRightTypeRef());
    }
    return type == null ? "" : type.getText();
  }

  private static String of(KtUserType user) {
    String arguments = user.getTypeArguments().stream().map(KotlinTypeText::of).collect(Collectors.joining(", "));
    return path(user) + (arguments.isEmpty() ? "" : "<" + arguments + ">");
  }

  /** The names without the type arguments of outer types. */
  private static String path(KtUserType user) {
    String qualifier = user.getQualifier() == null ? "" : path(user.getQualifier()) + ".";
    return qualifier + user.getReferencedName();
  }

  private static String of(KtTypeProjection projection) {
    if (projection.getProjectionKind() == KtProjectionKind.STAR) return "*";
    String text = of(projection.getTypeReference());
    return switch (projection.getProjectionKind()) {
      case IN -> "in " + text;
      case OUT -> "out " + text;
      default -> text;
    };
  }

  private static String of(KtFunctionType function) {
    KtTypeReference receiver = function.getReceiverTypeReference();
    String parameters = function.getParameters().stream().map(KotlinTypeText::of).collect(Collectors.joining(", "));
    String owner = "";
    if (receiver != null) {
      boolean isFunction = receiver.getTypeElement() instanceof KtFunctionType;
      owner = (isFunction ? "(" + of(receiver) + ")" : of(receiver)) + ".";
    }
    return owner + "(" + parameters + ") -> " + of(function.getReturnTypeReference());
  }

  private static String of(KtParameter parameter) {
    String name = parameter.getName();
    return (name == null ? "" : name + ": ") + of(parameter.getTypeReference());
  }
}
