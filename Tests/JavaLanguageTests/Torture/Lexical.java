package torture;

class Lexical {
  int a,b,c;int d=a+b;int[]e={a,b,},f[]={{},};double g=1.+a+.5+1.e2+1.f+1e1f+0x1.p3+0xfp1+0x1.8p-1f+0x.8p+1d+1__0+0b1L+0_1;long h=0xFFL+0Xfl+01l;
  char i='\u0061',j='\u005c\u0022',k='\'',l='\u005c'',m='"',n='\177';String o="\u005c\u0022"+"\\\u0022+"\\"+"\u005c\u005c";String p=\u0022\u0022\u0022
      text \u005c""" "" \u005c\u005c u0041 \\u0041 /* // */ ' { ( [
      """;
  boolean q=a<b,r=a>b,s=a<=b,t=a>=b,u=a==b,v=a!=b,w=!q,x=q&&r||s&t|u^v;int y=a<<b>>c>>>d,z=a-- -b-- - --c+ ++a+ +b;
  {a=b=c;a+=b;a-=b;a*=b;a/=b;a%=b;a&=b;a|=b;a^=b;a<<=b;a>>=b;a>>>=b;a=b>c?a:b;a=-b;a=+b;a=~b;a=- -b;a=-~-b;a++;++a;a--;--a;e[a]=b;e[a]++;e[e[a]]=b;q=a<b&&b<c;q=!q;q=!(a<b);q=a<b==b<c;a=(a);a=((a));a=(a)+(b);a=(int)a;a=(int)+a;}
  Runnable aa=()->{},ab=()->a++,ac=()->{a=b;};java.util.function.IntUnaryOperator ad=ae->ae+a,af=(ae)->ae,ag=(int ae)->{return a;},ah=ai->0==ai?1:2
    ==a?ai:b;
}
