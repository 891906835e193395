package torture;

class A<A> { A a; <A> A A(A A) { A: for (;;) { if (A == this.<A>A(A)) break A; A = null; } return A; } A() { this.a = a; a = this.a; } class B<X> { A A; B<X> B(B<X> B) { A = B.A; return B.B(this); } } }
class T { T T; T(T T) { this.T = T; T.T = this.T; } T T() { return T.T().T; } T T(T t) { T T = t; return T; } static class S { T T = new T(null); T T() { return T; } } Object o = new Object() { T T = T(); T T() { return T; } }; }
class a { int a; a b; int a(int a) { a: { if (a > 1) break a; } return a + this.a + b.a + b.a(a); } class b extends a { int get() { return a + b.a(a) + super.a; } } a c() { a a = b; a.a = this.a; return a; } a[] a(a[]... a) { return a[0]; } }
class C { int C, D; C C() { return C > D ? new C() : this; } C() { C = D; } void D() { C C = new C(); C.C = D; C.D(); } class F { int C = D; } void E() { class D { int get() { return C; } int C; } int C = D; C = new D().get(); } }
