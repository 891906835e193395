package plumbline.oracle;

/** The lines about one file. */
final class Block {
  private final StringBuilder text = new StringBuilder();
  private final Offsets offsets;

  Block(Offsets offsets) {
    this.offsets = offsets;
  }

  /** Starts a line. */
  Block line(String kind) {
    if (!text.isEmpty()) text.append('\n');
    text.append(kind);
    return this;
  }

  Block field(String value) {
    text.append('\t').append(value);
    return this;
  }

  Block field(int value) {
    text.append('\t').append(value);
    return this;
  }

  /** Two fields: the start and the end of a range; two empty ones if there is none. */
  Block range(int start, int end) {
    if (start < 0) return field("").field("");
    return field(offsets.of(start)).field(offsets.of(end));
  }

  Block position(int position) {
    return field(offsets.of(position));
  }

  @Override
  public String toString() {
    return text + "\n";
  }
}
