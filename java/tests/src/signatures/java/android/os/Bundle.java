package android.os;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** As much of Android's class as the documentation needs. */
public final class Bundle implements Parcelable {
  private final Map<String, Object> values = new HashMap<>();

  public Set<String> keySet() {
    return this.values.keySet();
  }

  public Object get(final String key) {
    return this.values.get(key);
  }

  public Bundle getBundle(final String key) {
    return (Bundle) this.values.get(key);
  }

  public void putBundle(final String key, final Bundle value) {
    this.values.put(key, value);
  }

  public void putParcelable(final String key, final Parcelable value) {
    this.values.put(key, value);
  }

  public void putSerializable(final String key, final java.io.Serializable value) {
    this.values.put(key, value);
  }
}
