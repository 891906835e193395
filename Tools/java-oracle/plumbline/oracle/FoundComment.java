package plumbline.oracle;

import com.sun.tools.javac.parser.Tokens.Comment.CommentStyle;

/** A comment where the scanner of the compiler found it. */
record FoundComment(CommentStyle style, int start, int end) {}
