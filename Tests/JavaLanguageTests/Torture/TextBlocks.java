package torture;

class TextBlocks {
  String empty = """
      """;
  String plain = """
      class Inner { int notAField; }
      // no comment
      /* nor this */
      "quotes" and ""two"" and \""" three \"""
      """;
  String escapes = """
      \b\t\n\f\r\s\"\'\\ \0 \12 \123 \377
      joined \
      lines \u0041 \\u0041
      ends with a quote\"""";
  String trailing = """   	
      spaces behind the opening""";
  String quotes = """
      ""\"""\"" \""" "\"""";
  String braces = """
      { [ (
      """.strip();

  String concatenated(String value) {
    return """
        a""" + value + """
        b""" + plain + "\"" + "" + "//" + "/*" + escapes;
  }
}
