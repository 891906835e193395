package torture;

import java.util.*;

class InheritedFields extends InheritedFieldsBase {
  int own, hiding, outer;
  class Inner extends InheritedFieldsBase { int mine; int use() { return own + hiding + inherited + mine + outer + shared; } }
  class Other extends InheritedFieldsMiddle { int hiding; int use() { return own + hiding + inherited + middle + this.middle + super.hiding; } }
  static class Nested extends InheritedFields { int use() { return own + hiding + inherited + CONSTANT; } class Deep { int use() { return own + hiding + inherited + outer; } } }
  int use() { return own + hiding + inherited + this.inherited + super.hiding + CONSTANT + shared + super.shared; }
  Object anonymous = new InheritedFieldsMiddle() { int use() { return own + hiding + inherited + middle + outer; } { own = middle; hiding = inherited; } };
  Object constants = new InheritedFieldsConstants() { int use() { return own + outer + hiding; } };
  void locals() { int own = 1, middle = 2, hiding = 3; class Local extends InheritedFieldsMiddle { int use() { return own + hiding + middle + inherited + outer; } } new InheritedFieldsMiddle() { int outer = own + hiding + middle; }; }
  <T extends InheritedFields> int generic(T t) { return t.own + own; }
}

class InheritedFieldsBase { int inherited, hiding; static int shared; static final int CONSTANT = 1; private int secret; int get() { return secret + inherited; } class Sub extends InheritedFieldsBase { int get() { return inherited + hiding; } } }
class InheritedFieldsMiddle extends InheritedFieldsBase { int middle, hiding; int get() { return middle + hiding + inherited; } }
interface InheritedFieldsConstants { int own = 5; int outer = 6; }
