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
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

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
        assertThrows(MissingValueException.class, () -> Intent.empty().get(TAGS)).getMessage());
  }

  @Test
  @DisplayName("a value of another type counts as missing, and the message tells of it")
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
  @DisplayName("a key refuses primitive types, null, and what does not fit")
  @SuppressWarnings({"unchecked", "rawtypes"})
  void refuses() {
    assertEquals(
        "the key 'count' needs the class of an object, not int",
        assertThrows(IllegalArgumentException.class, () -> TypedKey.of("count", int.class))
            .getMessage());
    assertThrows(
        IllegalArgumentException.class, () -> TypedBundle.builder().with(NAME, null));
    assertThrows(
        IllegalArgumentException.class, () -> TypedBundle.builder().with((TypedKey) NAME, 1));
    assertThrows(
        IllegalArgumentException.class,
        () -> TypedBundle.builder().with(TAGS, Arrays.asList("a", null)));
  }

  @Test
  @DisplayName("keys, bundles, intents, results and pairs are equal when they say the same")
  void equality() {
    assertEquals(NAME, TypedKey.of("name", String.class));
    assertNotEquals(NAME, TypedKey.of("name", Integer.class));
    assertNotEquals(NAME, TypedKey.listOf("name", String.class));
    assertNotEquals(NAME, TypedKey.of("title", String.class));
    final TypedBundle bundle = TypedBundle.builder().with(NAME, "plum").build();
    assertEquals(bundle, TypedBundle.of(Map.of("name", "plum")));
    assertNotEquals(bundle, TypedBundle.empty());
    final Intent intent = Intent.builder().action("show").extras(bundle).build();
    assertEquals(intent, Intent.builder().action("show").with(NAME, "plum").build());
    assertEquals(intent.hashCode(), intent.toBuilder().build().hashCode());
    assertNotEquals(intent, intent.toBuilder().action("hide").build());
    assertNotEquals(intent, intent.toBuilder().data(URI.create("plum:1")).build());
    assertEquals(ActivityResult.create(1, -1, intent), ActivityResult.create(1, -1, intent));
    assertNotEquals(ActivityResult.create(1, -1, intent), ActivityResult.create(2, -1, intent));
    assertNotEquals(ActivityResult.create(1, -1, intent), ActivityResult.create(1, 0, intent));
    assertEquals(Pair.create(1, "a"), Pair.create(1, "a"));
    assertEquals(Pair.create(1, "a").hashCode(), Pair.create(1, "a").hashCode());
    assertNotEquals(Pair.create(1, "a"), Pair.create(1, "b"));
    assertNotEquals(Pair.create(1, "a"), Pair.create(2, "a"));
    assertEquals("(1, a)", Pair.create(1, "a").toString());
  }

  @Test
  @DisplayName("an intent has an action, an address and extras")
  void intent() {
    final Intent intent =
        Intent.builder()
            .action("view")
            .data(URI.create("https://orchard.example/1"))
            .with(COUNT, 3)
            .build();
    assertEquals(Optional.of("view"), intent.action());
    assertEquals(Optional.of(URI.create("https://orchard.example/1")), intent.data());
    assertEquals(3, intent.get(COUNT));
    assertEquals(Optional.empty(), intent.find(NAME));
    assertEquals(Optional.empty(), Intent.empty().action());
    assertEquals(Optional.empty(), Intent.empty().data());
    assertEquals(TypedBundle.empty(), Intent.empty().extras());
  }

  @Test
  @DisplayName("a result says which request it answers and how it went")
  void result() {
    final ActivityResult ok = ActivityResult.create(7, ActivityResult.OK, Intent.empty());
    assertTrue(ok.isFor(7));
    assertFalse(ok.isFor(8));
    assertTrue(ok.isOk());
    assertFalse(ok.isCanceled());
    final ActivityResult canceled =
        ActivityResult.create(7, ActivityResult.CANCELED, Intent.empty());
    assertFalse(canceled.isOk());
    assertTrue(canceled.isCanceled());
    assertEquals(7, canceled.requestCode());
    assertEquals(0, canceled.resultCode());
    assertEquals(Intent.empty(), canceled.intent());
  }
}
