package com.plumbline.examples.models;

/** What every service reports when a request does not succeed. */
public final class ServiceError extends Exception {
  private static final long serialVersionUID = 1;

  public enum Code {
    INVALID_CREDENTIALS,
    OFFLINE,
    TWO_FACTOR_REQUIRED,
    UNKNOWN
  }

  private final Code code;

  public ServiceError(Code code, String message) {
    super(message);
    this.code = code;
  }

  /** Whatever went wrong, as an error of a service. */
  public static ServiceError of(Throwable error) {
    if (error instanceof ServiceError) {
      return (ServiceError) error;
    }
    return new ServiceError(Code.UNKNOWN, String.valueOf(error.getMessage()));
  }

  public Code code() {
    return this.code;
  }

  /** The message in the words of the server. */
  public String message() {
    return this.getMessage();
  }
}
