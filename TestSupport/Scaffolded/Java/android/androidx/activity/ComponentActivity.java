package androidx.activity;

import android.app.Application;
import android.os.Bundle;

/** The signatures of AndroidX that new views use, from its public documentation. */
public class ComponentActivity {
  public final Application getApplication() {
    return new Application();
  }

  protected void onCreate(final Bundle savedInstanceState) {}

  protected void onStart() {}

  protected void onResume() {}

  protected void onPause() {}

  protected void onStop() {}

  protected void onDestroy() {}
}
