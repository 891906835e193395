package torture;
class ControlZ { int a; int b() { return a; } }
// last
