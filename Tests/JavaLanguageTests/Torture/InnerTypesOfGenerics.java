package torture;

class InnerTypesOfGenerics<A> {
  class Inner<B> {
    class Deepest<C> {}
    class Plain {}
    A a; B b;
  }

  InnerTypesOfGenerics<String>.Inner<Integer> field;
  InnerTypesOfGenerics<String>.Inner<Integer>.Deepest<int[]>[] deep;
  InnerTypesOfGenerics<A[]>.Inner<? extends A>.Plain plain;
  torture.InnerTypesOfGenerics<A>.Inner<A> qualified;
  InnerTypesOfGenerics.Inner raw;

  InnerTypesOfGenerics<A>.Inner<A> make(InnerTypesOfGenerics<A>.Inner<A> other) {
    InnerTypesOfGenerics<String>.Inner<Integer> local = field;
    InnerTypesOfGenerics<A>.Inner<A>.Deepest<A> deepest = this.new Inner<A>().new Deepest<A>();
    InnerTypesOfGenerics<A>.Inner<A> array[] = null;
    return qualified == null ? other : array[0];
  }
}
