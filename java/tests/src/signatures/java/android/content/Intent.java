package android.content;

import android.net.Uri;
import android.os.Bundle;

/** As much of Android's class as the documentation needs. */
public final class Intent {
  private String action;
  private Uri data;
  private Bundle extras;

  public String getAction() {
    return this.action;
  }

  public Intent setAction(final String action) {
    this.action = action;
    return this;
  }

  public Uri getData() {
    return this.data;
  }

  public Intent setData(final Uri data) {
    this.data = data;
    return this;
  }

  public Bundle getExtras() {
    return this.extras;
  }

  public Intent putExtras(final Bundle extras) {
    this.extras = extras;
    return this;
  }
}
