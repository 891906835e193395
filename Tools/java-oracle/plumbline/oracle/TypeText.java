package plumbline.oracle;

import com.sun.source.tree.AnnotatedTypeTree;
import com.sun.source.tree.ArrayTypeTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IntersectionTypeTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.PrimitiveTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WildcardTree;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes types in one form, however they are spelled in the source. */
final class TypeText {
  private TypeText() {}

  static String of(Tree type) {
    if (type == null) return "";
    if (type instanceof IdentifierTree identifier) return identifier.getName().toString();
    if (type instanceof PrimitiveTypeTree primitive) {
      return primitive.getPrimitiveTypeKind().name().toLowerCase(Locale.ROOT);
    }
    if (type instanceof MemberSelectTree select) return of(select.getExpression()) + "." + select.getIdentifier();
    if (type instanceof ArrayTypeTree array) return of(array.getType()) + "[]";
    if (type instanceof AnnotatedTypeTree annotated) return of(annotated.getUnderlyingType());
    if (type instanceof IntersectionTypeTree intersection) return joined(intersection.getBounds(), " & ");
    if (type instanceof WildcardTree wildcard) return wildcard(wildcard);
    if (type instanceof ParameterizedTypeTree generic) {
      String arguments = joined(generic.getTypeArguments(), ", ");
      // A diamond has none.
      return of(generic.getType()) + (arguments.isEmpty() ? "" : "<" + arguments + ">");
    }
    throw new IllegalArgumentException("not a type: " + type.getKind());
  }

  static String joined(List<? extends Tree> types, String separator) {
    return types.stream().map(TypeText::of).collect(Collectors.joining(separator));
  }

  private static String wildcard(WildcardTree wildcard) {
    return switch (wildcard.getKind()) {
      case EXTENDS_WILDCARD -> "? extends " + of(wildcard.getBound());
      case SUPER_WILDCARD -> "? super " + of(wildcard.getBound());
      default -> "?";
    };
  }
}
