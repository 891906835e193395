// A comment.

/** The documentation of a package. */
@Deprecated /* between */ (since = "a, b", forRemoval = true)
package torture.Package;

import java.util.List;
import static java.util.Map.Entry;
// the end
