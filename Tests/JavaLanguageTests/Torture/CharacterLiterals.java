package torture;

class CharacterLiterals {
  char a = 'a', quote = '\'', doubleQuote = '"', escapedDouble = '\"', backslash = '\\', slash = '/', star = '*';
  char newline = '\n', carriage = '\r', tab = '\t', feed = '\f', back = '\b', space = '\s', blank = ' ';
  char zero = '\0', octal = '\7', octal2 = '\77', octal3 = '\377', unicode = '\u0041', accented = 'é', wide = '名';
  char brace = '{', close = '}', paren = '(', less = '<', semicolon = ';', at = '@';

  boolean isQuote(char c) {
    switch (c) {
      case '\'': case '"': case '\\': return true;
      case ':': return c == a;
      default: return c == '/' || c == '*' || c == quote;
    }
  }
}
