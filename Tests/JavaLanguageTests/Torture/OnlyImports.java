import java.util.*;import java . util . List ;;
import static java.util.Collections.*; import static java.util.Map.Entry; import java.util.Map.Entry;;;