package com.plumbline.android;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Typed values:")
final class TypedValueTests {
  private static final TypedKey<String> NAME = TypedKey.of("name", String.class);
  private static final TypedKey<Integer> COUNT = TypedKey.of("count", Integer.class);
  private static final TypedKey<List<String>> TAGS = TypedKey.listOf("tags", String.class);

  @Test
  @DisplayName("a bundle has the values of its keys")
  void bundle() {
    final TypedBundle bundle =
        TypedBundle.builder().with(NAME, "plum").with(COUNT, 2).with(TAGS, List.of("a", "b")).build();
    assertEquals("plum", bundle.get(NAME));
    assertEquals(2, bundle.get(COUNT));
    assertEquals(List.of("a", "b"), bundle.get(TAGS));
    assertEquals(Optional.empty(), TypedBundle.empty().find(NAME));
    assertEquals("fig", bundle.toBuilder().with(NAME, "fig").build().get(NAME));
    assertEquals("plum", bundle.get(NAME));
    assertEquals(
        Optional.empty(), bundle.toBuilder().without(NAME).build().find(NAME));
  }

  @Test
  @DisplayName("a missing value is named with its type")
  void missing() {
    assertEquals(
        "there is no value for 'name' (java.lang.String)",
        assertThrows(MissingValueException.class, () -> TypedBundle.empty().get(NAME)).getMessage());
    assertEquals(
        "there is no value for 'tags' (a list of java.lang.String)",
        assertThrows(MissingValueException.class, () -> TypedIntent.empty().get(TAGS)).getMessage());
  }

  @Test
  @DisplayName("a value of another type is treated as missing, and the message reports its type")
  void otherType() {
    final Map<String, Object> foreign = new HashMap<>();
    foreign.put("name", 7);
    foreign.put("tags", Arrays.asList("a", 2));
    foreign.put("count", null);
    final TypedBundle bundle = TypedBundle.of(foreign);
    foreign.put("name", "later");
    assertEquals(Optional.empty(), bundle.find(NAME));
    assertEquals(Optional.empty(), bundle.find(TAGS));
    assertEquals(Optional.empty(), bundle.find(COUNT));
    assertEquals(
        "there is no value for 'name' (java.lang.String), but one of java.lang.Integer",
        assertThrows(MissingValueException.class, () -> bundle.get(NAME)).getMessage());
    assertEquals(List.of("name", "tags"), bundle.asMap().keySet().stream().sorted().toList());
  }

  @Test
  @DisplayName("a bundle of the system may have a value without a name, which it omits")
  void nullName() {
    final Map<String, Object> foreign = new HashMap<>();
    foreign.put(null, "from another app");
    foreign.put("name", "plum");
    final TypedBundle bundle = TypedBundle.of(foreign);
    assertEquals(TypedBundle.builder().with(NAME, "plum").build(), bundle);
    assertEquals(bundle, new SavedValues(bundle).toBundle());
    assertEquals(TypedBundle.empty(), new SavedValues(bundle).scope("row").toBundle());
  }

  @Test
  @DisplayName("a list in a bundle does not change any more")
  void listsAreCopied() {
    final List<String> tags = new ArrayList<>(List.of("a"));
    final TypedBundle bundle = TypedBundle.builder().with(TAGS, tags).build();
    tags.add("b");
    assertEquals(List.of("a"), bundle.get(TAGS));
    assertThrows(UnsupportedOperationException.class, () -> bundle.get(TAGS).add("c"));
    assertThrows(UnsupportedOperationException.class, () -> bundle.asMap().clear());
  }

  @Test
  @DisplayName("a key rejects void, null, and values of other types")
  @SuppressWarnings({"unchecked", "rawtypes"})
  void refuses() {
    assertThrows(IllegalArgumentException.class, () -> TypedKey.of("nothing", void.class));
    assertThrows(
        IllegalArgumentException.class, () -> TypedBundle.builder().with(NAME, null));
    assertThrows(
        IllegalArgumentException.class, () -> TypedBundle.builder().with((TypedKey) NAME, 1));
    assertThrows(
        IllegalArgumentException.class,
        () -> TypedBundle.builder().with(TAGS, Arrays.asList("a", null)));
  }

  @Test
  @DisplayName("keys, bundles, intents, results and pairs are equal when their values are")
  void equality() {
    assertEquals(NAME, TypedKey.of("name", String.class));
    assertNotEquals(NAME, TypedKey.of("name", Integer.class));
    assertNotEquals(NAME, TypedKey.listOf("name", String.class));
    assertNotEquals(NAME, TypedKey.of("title", String.class));
    final TypedBundle bundle = TypedBundle.builder().with(NAME, "plum").build();
    assertEquals(bundle, TypedBundle.of(Map.of("name", "plum")));
    assertNotEquals(bundle, TypedBundle.empty());
    final TypedIntent intent = TypedIntent.builder().action("show").extras(bundle).build();
    assertEquals(intent, TypedIntent.builder().action("show").with(NAME, "plum").build());
    assertEquals(intent.hashCode(), intent.toBuilder().build().hashCode());
    assertNotEquals(intent, intent.toBuilder().action("hide").build());
    assertNotEquals(intent, intent.toBuilder().data(URI.create("plum:1")).build());
    assertEquals(TypedResult.create(1, -1, intent), TypedResult.create(1, -1, intent));
    assertNotEquals(TypedResult.create(1, -1, intent), TypedResult.create(2, -1, intent));
    assertNotEquals(TypedResult.create(1, -1, intent), TypedResult.create(1, 0, intent));
    assertEquals(ValuePair.create(1, "a"), ValuePair.create(1, "a"));
    assertEquals(ValuePair.create(1, "a").hashCode(), ValuePair.create(1, "a").hashCode());
    assertNotEquals(ValuePair.create(1, "a"), ValuePair.create(1, "b"));
    assertNotEquals(ValuePair.create(1, "a"), ValuePair.create(2, "a"));
    assertEquals("(1, a)", ValuePair.create(1, "a").toString());
  }

  @Test
  @DisplayName("an intent has an action, an address and extras")
  void intent() {
    final TypedIntent intent =
        TypedIntent.builder()
            .action("view")
            .data(URI.create("https://orchard.example/1"))
            .with(COUNT, 3)
            .build();
    assertEquals(Optional.of("view"), intent.action());
    assertEquals(Optional.of("https://orchard.example/1"), intent.data());
    assertEquals(Optional.of(URI.create("https://orchard.example/1")), intent.uri());
    assertEquals(3, intent.get(COUNT));
    assertEquals(Optional.empty(), intent.find(NAME));
    assertEquals(Optional.empty(), TypedIntent.empty().action());
    assertEquals(Optional.empty(), TypedIntent.empty().data());
    assertEquals(TypedBundle.empty(), TypedIntent.empty().extras());
  }

  @Test
  @DisplayName("a key of a primitive type is that of its objects")
  void primitiveKeys() {
    final TypedKey<Integer> primitive = TypedKey.of("count", int.class);
    assertEquals(COUNT, primitive);
    assertEquals(3, TypedBundle.builder().with(primitive, 3).build().get(COUNT));
    assertEquals(
        List.of(true),
        TypedBundle.builder()
            .with(TypedKey.listOf("flags", boolean.class), List.of(true))
            .build()
            .get(TypedKey.listOf("flags", Boolean.class)));
    for (final Class<?> type :
        List.of(
            boolean.class, byte.class, short.class, char.class, int.class, long.class, float.class,
            double.class)) {
      assertFalse(TypedKey.of("key", type).toString().contains("(" + type + ")"));
    }
  }

  private static Stream<Arguments> links() {
    return Stream.of(
        Arguments.of("https://x/a b?ref=x|y", "https://x/a%20b?ref=x%7Cy"),
        Arguments.of("https://x/100%", "https://x/100%25"),
        Arguments.of("https://x/%zz%20", "https://x/%25zz%20"),
        Arguments.of("https://x/a?q[]=1&q[]=2", "https://x/a?q[]=1&q[]=2"),
        Arguments.of("https://x/a[1]", "https://x/a%5B1%5D"),
        Arguments.of("https://x/a#b#c", "https://x/a#b%23c"),
        Arguments.of("https://x/\"<>\\^`{}", "https://x/%22%3C%3E%5C%5E%60%7B%7D"),
        Arguments.of("https://x/a\nb", "https://x/a%0Ab"),
        Arguments.of("https://x/ü", "https://x/ü"),
        Arguments.of("https://x/a\u00a0b", "https://x/a%C2%A0b"),
        Arguments.of("mailto:a b", "mailto:a%20b"),
        Arguments.of("", ""),
        Arguments.of("just text", "just%20text"));
  }

  @ParameterizedTest
  @MethodSource("links")
  @DisplayName("an intent accepts links with characters that a URI does not allow")
  void links(final String text, final String uri) {
    final TypedIntent intent = TypedIntent.builder().data(text).build();
    assertEquals(Optional.of(text), intent.data());
    assertEquals(Optional.of(URI.create(uri)), intent.uri());
  }

  @Test
  @DisplayName("an intent accepts any text as data, though it may not be a URI")
  void anyText() {
    final Random random = new Random(1);
    final String characters = "aZ09:/?#[]@!$&'()*+,;=%-._~ \"<>\\^`{|}\t\n\u00e9\u2028\ud83d\ude00\ud800";
    for (int turn = 0; turn < 20_000; turn++) {
      final StringBuilder text = new StringBuilder(random.nextBoolean() ? "https://x/" : "");
      for (int length = random.nextInt(12); length > 0; length--) {
        text.append(characters.charAt(random.nextInt(characters.length())));
      }
      final TypedIntent intent = TypedIntent.builder().data(text.toString()).build();
      assertEquals(Optional.of(text.toString()), intent.data());
      intent.uri().ifPresent(uri -> assertEquals(uri, URI.create(uri.toString())));
    }
    assertEquals(Optional.empty(), TypedIntent.builder().data(":").build().uri());
  }

  @Test
  @DisplayName("a result has the codes of its request and of its outcome")
  void result() {
    final TypedResult ok = TypedResult.create(7, TypedResult.OK, TypedIntent.empty());
    assertTrue(ok.isFor(7));
    assertFalse(ok.isFor(8));
    assertTrue(ok.isOk());
    assertFalse(ok.isCanceled());
    final TypedResult canceled =
        TypedResult.create(7, TypedResult.CANCELED, TypedIntent.empty());
    assertFalse(canceled.isOk());
    assertTrue(canceled.isCanceled());
    assertEquals(7, canceled.requestCode());
    assertEquals(0, canceled.resultCode());
    assertEquals(TypedIntent.empty(), canceled.intent());
  }
}
