package com.example.projects;

import android.content.Intent;

/** The result of an activity, which the library replaces. */
public abstract class ActivityResult {
  public abstract int requestCode();

  public abstract Intent intent();

  public boolean isOk() {
    return true;
  }

  public boolean isRequestCode(final int code) {
    return this.requestCode() == code;
  }
}
