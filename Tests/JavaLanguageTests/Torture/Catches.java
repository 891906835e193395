package torture;

class Catches {
  Exception e, error;
  int count;
  String message;

  void use() {
    try { count++; } catch (RuntimeException e) { e.printStackTrace(); message = e.getMessage(); }
    try { count++; } catch (final IllegalStateException | IllegalArgumentException e) { e.printStackTrace(); } catch (java.lang.Error | java.lang.RuntimeException error) { error.printStackTrace(); } finally { e = error; }
    try { int e = 1; count = e; } catch (RuntimeException count) { count.toString(); e = count; }
    try { throw new Error(message); } catch (@SuppressWarnings("a") @Deprecated Error message) { message.toString(); } 
    try { } finally { int count = 1; e.toString(); }
    try { try { } finally { } } catch (Throwable t) { try { throw t; } catch (Throwable e) { error.initCause(e); } }
    e.toString(); error.toString(); count = message.length();
  }
}
