package plumbline.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jetbrains.kotlin.com.intellij.psi.PsiElement;
import org.jetbrains.kotlin.lexer.KtModifierKeywordToken;
import org.jetbrains.kotlin.lexer.KtTokens;
import org.jetbrains.kotlin.psi.KtAnnotationEntry;
import org.jetbrains.kotlin.psi.KtAnonymousInitializer;
import org.jetbrains.kotlin.psi.KtClass;
import org.jetbrains.kotlin.psi.KtClassBody;
import org.jetbrains.kotlin.psi.KtClassOrObject;
import org.jetbrains.kotlin.psi.KtConstructor;
import org.jetbrains.kotlin.psi.KtContextParameterList;
import org.jetbrains.kotlin.psi.KtDeclaration;
import org.jetbrains.kotlin.psi.KtEnumEntry;
import org.jetbrains.kotlin.psi.KtModifierList;
import org.jetbrains.kotlin.psi.KtNamedFunction;
import org.jetbrains.kotlin.psi.KtObjectDeclaration;
import org.jetbrains.kotlin.psi.KtParameter;
import org.jetbrains.kotlin.psi.KtPrimaryConstructor;
import org.jetbrains.kotlin.psi.KtProperty;
import org.jetbrains.kotlin.psi.KtSecondaryConstructor;
import org.jetbrains.kotlin.psi.KtSuperTypeCallEntry;
import org.jetbrains.kotlin.psi.KtSuperTypeListEntry;
import org.jetbrains.kotlin.psi.KtTypeAlias;
import org.jetbrains.kotlin.psi.KtTypeParameter;

/** Writes the declarations of a file, each on a line, in the order of the source. Locals are none, local types are. */
final class KotlinDeclarationWriter {
  private final Block block;
  private int depth;

  KotlinDeclarationWriter(Block block) {
    this.block = block;
  }

  void visit(PsiElement element) {
    if (element instanceof KtAnnotationEntry) return;
    if (element instanceof KtEnumEntry entry) {
      writeEntry(entry);
      return;
    }
    boolean isWritten = write(element);
    if (isWritten) depth += 1;
    for (PsiElement child = element.getFirstChild(); child != null; child = child.getNextSibling()) visit(child);
    if (isWritten) depth -= 1;
  }

  /** Writes the line of a declaration; returns whether others may be in it. */
  private boolean write(PsiElement element) {
    if (element instanceof KtClassOrObject type) return writeType(type);
    if (element instanceof KtNamedFunction function && !function.isLocal() && function.getName() != null) {
      return writeFunction(function);
    }
    if (element instanceof KtProperty property && !property.isLocal()) return writeProperty(property);
    if (element instanceof KtPrimaryConstructor constructor) {
      writeConstructor(constructor, constructor.getConstructorKeyword());
    } else if (element instanceof KtSecondaryConstructor constructor) {
      writeConstructor(constructor, constructor.getConstructorKeyword());
      return true;
    } else if (element instanceof KtAnonymousInitializer initializer) {
      Line line = new Line("block", initializer);
      line.setBody(initializer.getBody());
      line.write();
      return true;
    } else if (element instanceof KtParameter parameter && parameter.hasValOrVar()) {
      Line line = new Line("field", parameter);
      line.setName(parameter.getName(), parameter.getNameIdentifier());
      line.type = type(parameter);
      line.write();
    } else if (element instanceof KtTypeAlias alias && alias.isTopLevel() || isMemberAlias(element)) {
      KtTypeAlias alias2 = (KtTypeAlias) element;
      Line line = new Line("alias", alias2);
      line.setName(alias2.getName(), alias2.getNameIdentifier());
      line.typeParameters = names(alias2.getTypeParameters());
      line.type = KotlinTypeText.of(alias2.getTypeReference());
      line.write();
    }
    return false;
  }

  private static boolean isMemberAlias(PsiElement element) {
    return element instanceof KtTypeAlias && element.getParent() instanceof KtClassBody;
  }

  private boolean writeType(KtClassOrObject type) {
    boolean isAnonymous = type instanceof KtObjectDeclaration object && object.isObjectLiteral();
    Line line = new Line(isAnonymous ? "anonymous" : kind(type), type);
    if (!isAnonymous) line.setName(type.getName(), type.getNameIdentifier());
    line.typeParameters = names(type.getTypeParameters());
    List<String> interfaces = new ArrayList<>();
    for (KtSuperTypeListEntry entry : type.getSuperTypeListEntries()) {
      String text = KotlinTypeText.of(entry.getTypeReference());
      if (entry instanceof KtSuperTypeCallEntry && line.superclass.isEmpty()) line.superclass = text;
      else interfaces.add(text);
    }
    line.interfaces = String.join(";", interfaces);
    line.setBody(type.getBody());
    line.write();
    return true;
  }

  private static String kind(KtClassOrObject type) {
    if (!(type instanceof KtClass declaration)) return "object";
    if (declaration.isInterface()) return "interface";
    if (declaration.isEnum()) return "enum";
    return declaration.isAnnotation() ? "annotation" : "class";
  }

  private void writeEntry(KtEnumEntry entry) {
    Line line = new Line("constant", entry);
    line.setName(entry.getName(), entry.getNameIdentifier());
    line.isStatic = true;
    line.write();
    depth += 1;
    if (entry.getBody() != null) {
      Line body = new Line("anonymous", null);
      PsiElement first = entry.getInitializerList() == null ? entry.getBody() : entry.getInitializerList();
      body.start = CodeRange.start(first);
      body.end = CodeRange.end(entry.getBody());
      body.setBody(entry.getBody());
      body.write();
    }
    // The members are in the body.
    for (PsiElement child = entry.getFirstChild(); child != null; child = child.getNextSibling()) {
      if (child == entry.getBody()) depth += 1;
      if (!(child instanceof KtModifierList)) visit(child);
      if (child == entry.getBody()) depth -= 1;
    }
    depth -= 1;
  }

  private boolean writeFunction(KtNamedFunction function) {
    Line line = new Line("method", function);
    line.setName(function.getName(), function.getNameIdentifier());
    line.typeParameters = names(function.getTypeParameters());
    line.superclass = KotlinTypeText.of(function.getReceiverTypeReference());
    line.type = KotlinTypeText.of(function.getTypeReference());
    line.parameters = parameters(function.getValueParameters());
    line.setBody(function.getBodyExpression());
    line.write();
    return true;
  }

  private boolean writeProperty(KtProperty property) {
    Line line = new Line("field", property);
    line.setName(property.getName(), property.getNameIdentifier());
    line.typeParameters = names(property.getTypeParameters());
    line.superclass = KotlinTypeText.of(property.getReceiverTypeReference());
    line.type = KotlinTypeText.of(property.getTypeReference());
    line.setBody(property.getDelegateExpressionOrInitializer());
    line.write();
    return true;
  }

  private void writeConstructor(KtConstructor<?> constructor, PsiElement keyword) {
    Line line = new Line("constructor", constructor);
    line.setName("constructor", keyword);
    line.parameters = parameters(constructor.getValueParameters());
    line.setBody(constructor.getBodyExpression());
    if (constructor instanceof KtSecondaryConstructor secondary && !secondary.hasBody()
        && !secondary.getDelegationCall().isImplicit()) {
      line.setBody(secondary.getDelegationCall());
    }
    line.write();
  }

  private static String names(List<KtTypeParameter> parameters) {
    return parameters.stream().map(KtTypeParameter::getName).collect(Collectors.joining(" "));
  }

  private static String parameters(List<KtParameter> parameters) {
    return parameters.stream()
        .map(parameter -> type(parameter) + " " + parameter.getName())
        .collect(Collectors.joining(";"));
  }

  private static String type(KtParameter parameter) {
    String type = KotlinTypeText.of(parameter.getTypeReference());
    return parameter.isVarArg() ? "Array<" + type + ">" : type;
  }

  /** What the line of a declaration shows. */
  private final class Line {
    private final String kind;
    private final KtDeclaration declaration;
    int start = -1;
    int end = -1;
    String name = "";
    int nameStart = -1;
    int nameEnd = -1;
    String typeParameters = "";
    String superclass = "";
    String interfaces = "";
    String type = "";
    String parameters = "";
    boolean isStatic;
    int bodyStart = -1;
    int bodyEnd = -1;

    Line(String kind, KtDeclaration declaration) {
      this.kind = kind;
      this.declaration = declaration;
      if (declaration != null) {
        start = CodeRange.start(declaration);
        end = CodeRange.end(declaration);
      }
    }

    void setName(String name, PsiElement identifier) {
      this.name = name == null ? "" : name;
      if (identifier == null) return;
      nameStart = identifier.getTextRange().getStartOffset();
      nameEnd = identifier.getTextRange().getEndOffset();
    }

    void setBody(PsiElement body) {
      if (body == null) return;
      bodyStart = CodeRange.start(body);
      bodyEnd = CodeRange.end(body);
    }

    void write() {
      KtModifierList modifiers = declaration == null ? null : declaration.getModifierList();
      block.line("D").field(depth).field(kind).field(name);
      block.range(start, end).range(nameStart, nameEnd);
      block.field(words(modifiers)).field(annotations(modifiers));
      block.field(typeParameters).field(superclass).field(interfaces).field(type).field(parameters);
      List<String> traits = new ArrayList<>();
      if (isStatic) traits.add("static");
      if (declaration != null && declaration.getDocComment() != null) traits.add("documented");
      block.field(String.join(" ", traits));
      block.range(bodyStart, bodyEnd);
    }

    private static String words(KtModifierList modifiers) {
      List<String> words = new ArrayList<>();
      if (modifiers == null) return "";
      for (PsiElement child = modifiers.getFirstChild(); child != null; child = child.getNextSibling()) {
        if (child instanceof KtContextParameterList) words.add("context");
        else if (child.getNode().getElementType() instanceof KtModifierKeywordToken
            || child.getNode().getElementType() == KtTokens.FUN_KEYWORD) words.add(child.getText());
      }
      return String.join(" ", words);
    }

    private static String annotations(KtModifierList modifiers) {
      if (modifiers == null) return "";
      return modifiers.getAnnotationEntries().stream()
          .map(entry -> String.valueOf(entry.getShortName()))
          .collect(Collectors.joining(" "));
    }
  }
}
