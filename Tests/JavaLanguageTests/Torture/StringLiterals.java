package torture;

class StringLiterals {
  String empty = "", quote = "\"", backslash = "\\", both = "\\\"", comment = "/* no */ // no", braces = "}{";
  String octals = "\0\00\377\400".substring(1), escapes = "\b\t\n\f\r\s\'\"\\", lines = "\n" + "\r\n";
  String generic = "List<String>", annotation = "@Override", end = "*/";
  String[] array = {"a", "b",}, nested[] = {{}, {"c"}, {"d", "e",},};
  int length = "x".length() + """
      y""".length();

  String use() { return empty + "empty" + 'e' + quote.length() + ("a" + "b").length() + array[length]; }
}
