package torture;
class NoLineAtEnd { int a; int b() { return a; } } // no line break