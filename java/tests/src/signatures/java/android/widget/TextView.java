package android.widget;

import android.view.View;

/** As much of Android's class as the documentation needs. */
public class TextView extends View {
  private CharSequence text = "";

  public CharSequence getText() {
    return this.text;
  }

  public void setText(final CharSequence text) {
    this.text = text;
  }
}
