package android.widget;

/** As much of Android's class as the documentation needs. */
public class TextView {
  private CharSequence text = "";

  public CharSequence getText() {
    return this.text;
  }

  public void setText(final CharSequence text) {
    this.text = text;
  }
}
