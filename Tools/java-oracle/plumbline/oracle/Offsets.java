package plumbline.oracle;

import java.util.Arrays;

/** Turns places in a text, as the compiler counts them, into offsets of UTF-8. */
final class Offsets {
  /** The offset of each UTF-16 unit and of the end; null when every unit is one byte. */
  private final int[] offsets;

  Offsets(char[] text) {
    this.offsets = isPlain(text) ? null : measure(text);
  }

  private Offsets(int[] offsets) {
    this.offsets = offsets;
  }

  /** For places in a text whose line ends have become line feeds, and which has lost its byte order mark. */
  static Offsets withoutCarriageReturns(String text) {
    char[] units = text.toCharArray();
    int[] all = measure(units);
    int[] offsets = new int[units.length + 1];
    int count = 0;
    for (int index = units.length > 0 && units[0] == '\uFEFF' ? 1 : 0; index < units.length; index++) {
      boolean isPair = units[index] == '\r' && index + 1 < units.length && units[index + 1] == '\n';
      offsets[count++] = all[index];
      if (isPair) index += 1;
    }
    offsets[count++] = all[units.length];
    return new Offsets(Arrays.copyOf(offsets, count));
  }

  int of(int position) {
    return offsets == null ? position : offsets[Math.min(position, offsets.length - 1)];
  }

  private static boolean isPlain(char[] text) {
    for (char unit : text) {
      if (unit >= 0x80) return false;
    }
    return true;
  }

  private static int[] measure(char[] text) {
    int[] offsets = new int[text.length + 1];
    int offset = 0;
    for (int index = 0; index < text.length; index++) {
      offsets[index] = offset;
      char unit = text[index];
      // The two units of a pair have two bytes each.
      offset += unit < 0x80 ? 1 : unit < 0x800 || Character.isSurrogate(unit) ? 2 : 3;
    }
    offsets[text.length] = offset;
    return offsets;
  }
}
