package torture;;
import java.util.List;;
; import java.util.Map;
;
class StraySemicolons {; int a;; ; int b; {;}; static {;;}; void m() {; a++;;; if (a > 1); else; while (b > 1); for (;;); }; StraySemicolons() {;}; class Inner {;;}; enum E {A;;; int c;;}; interface I {; int X = 1;; void n();; } ; @interface J {;; int k();; };
  record R(int d) {; R {;}; int e() { return d; };};
};;
interface StraySemicolons2 { } ;
;
