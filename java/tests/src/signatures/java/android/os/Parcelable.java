package android.os;

/** As much of Android's interface as the documentation needs. */
public interface Parcelable {}
