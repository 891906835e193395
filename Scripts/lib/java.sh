# shellcheck shell=bash
# Finds JDK 17, its sources, RxJava 3 and JUnit 5, on Linux and on macOS, and compiles and tests with them. Sourced, it
# installs nothing and prints nothing.
#
# Sets, each empty where nothing is found:
#   java_home        the folder of JDK 17
#   java_sources     src.zip of JDK 17
#   rxjava           the class path of RxJava
#   junit            the class path to compile tests with: JUnit 5 and 4
#   junit_console    the console launcher of JUnit
# and the paths of what Scripts/setup installs:
#   java_corpus      the sources of JDK 17
#   kotlin_compiler  the folder of the Kotlin compiler
#   kotlin           the class path of the Kotlin compiler, with its library
#
# JAVA_HOME is preferred when it is a JDK 17. Libraries are searched in PLUMBLINE_JARS (a folder), in the folder of
# Debian's packages and in the local repositories of Maven and Gradle.

# A JDK other than 17 compiles neither for Java 8 without a warning nor the comparison with the compiler.
is_jdk_17() {
  [ -x "$1/bin/javac" ] && grep -q '^JAVA_VERSION="17[."]' "$1/release" 2>/dev/null
}

find_jdk() {
  local home system=
  if [ -x /usr/libexec/java_home ]; then system=$(/usr/libexec/java_home -v 17 2>/dev/null) || system=; fi
  for home in "${JAVA_HOME:-}" "$system" \
    /usr/lib/jvm/*17* \
    /Library/Java/JavaVirtualMachines/*17*/Contents/Home \
    "${HOMEBREW_PREFIX:-/opt/homebrew}"/opt/openjdk@17/libexec/openjdk.jdk/Contents/Home \
    /usr/local/opt/openjdk@17/libexec/openjdk.jdk/Contents/Home \
    "$HOME"/.sdkman/candidates/java/17*; do
    if [ -n "$home" ] && is_jdk_17 "$home"; then
      printf '%s\n' "$home"
      return
    fi
  done
}

# find_jar <group> <artifact> <name in Debian> [version]: prints the path of a library.
find_jar() {
  local group=$1 artifact=$2 debian=$3 version=${4:-} found='' candidate
  local maven gradle=$HOME/.gradle/caches/modules-2/files-2.1/$group/$artifact
  maven=${MAVEN_REPOSITORY:-$HOME/.m2/repository}/$(printf '%s' "$group" | tr . /)/$artifact
  # The last version of a major version, in the order of the names.
  for candidate in "/usr/share/java/$debian.jar" \
    "$gradle/$version"*/*/"$artifact-$version"*[0-9].jar \
    "$maven/$version"*/"$artifact-$version"*[0-9].jar \
    "${PLUMBLINE_JARS:-/nonexistent}/$artifact.jar" \
    "${PLUMBLINE_JARS:-/nonexistent}/$artifact-$version"*[0-9].jar; do
    [ -s "$candidate" ] && found=$candidate
  done
  printf '%s\n' "$found"
}

# Joins paths to a class path; prints nothing when one is missing.
class_path() {
  local path joined=
  for path in "$@"; do
    [ -n "$path" ] || return 0
    joined=${joined:+$joined:}$path
  done
  printf '%s\n' "$joined"
}

# need_java [libraries]: ends the script as skipped when the JDK, or the libraries, are missing.
need_java() {
  local missing=
  [ -n "$java_home" ] || missing='JDK 17'
  if [ "${1:-}" = libraries ]; then
    [ -n "$rxjava" ] || missing="${missing:+$missing, }RxJava 3"
    if [ -z "$junit" ] || [ -z "$junit_console" ]; then missing="${missing:+$missing, }JUnit 5"; fi
  fi
  [ -z "$missing" ] || skip "$missing not found; Scripts/setup java installs it or says how"
}

has_kotlin() { [ -s "$kotlin_compiler/compiler.jar" ]; }

# compile_java RELEASE CLASSES CLASSPATH PATH...: compiles the sources of folders without a warning.
compile_java() {
  local release=$1 classes=$2 classpath=$3
  shift 3
  mkdir -p "$classes"
  find "$@" -name '*.java' | LC_ALL=C sort > "$classes.sources"
  "$java_home/bin/javac" --release "$release" -encoding UTF-8 -proc:none "${java_warnings[@]}" -g \
    -cp "$classpath" -d "$classes" "@$classes.sources"
}

# compile_kotlin CLASSES CLASSPATH PATH...: compiles Kotlin without a warning.
compile_kotlin() {
  local classes=$1 classpath=$2
  shift 2
  "$java_home/bin/java" -Xmx2g -cp "$kotlin" org.jetbrains.kotlin.cli.jvm.K2JVMCompiler \
    -no-stdlib -no-reflect -jvm-target 17 "${kotlin_warnings[@]}" -cp "$classpath:$kotlin_compiler/stdlib.jar" -d "$classes" "$@"
}

# document_java CLASSPATH FOLDER ARGUMENT...: builds the documentation of what the arguments say. A warning is an error.
document_java() {
  local classpath=$1 folder=$2
  shift 2
  "$java_home/bin/javadoc" --release 8 -quiet -encoding UTF-8 -Xdoclint:all -Werror -windowtitle 'Plumbline for Android' \
    -cp "$classpath" -d "$folder" "$@"
}

# run_java_tests CLASSPATH FOLDER...: runs the tests in folders of classes.
run_java_tests() {
  local classpath=$1 classes
  shift
  classes=$(IFS=:; echo "$*")
  "$java_home/bin/java" -Xmx512m "-Dplumbline.sequences=${SEQUENCES:-10000}" \
    -jar "$junit_console" --class-path "$classes:$classpath" \
    --scan-class-path "$classes" --include-classname '.*Tests?' --fail-if-no-tests \
    --disable-banner --disable-ansi-colors --details "${DETAILS:-summary}"
}

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
java_warnings=(-Xlint:all -Werror)
kotlin_warnings=(-Werror)
# shellcheck disable=SC2034 # Scripts/setup uses it.
java_corpus=$root/.build/java-corpus
kotlin_compiler=$root/.build/kotlin-compiler
kotlin=$kotlin_compiler/compiler.jar:$kotlin_compiler/stdlib.jar
java_home=$(find_jdk)
java_sources=
for candidate in "$java_home/lib/src.zip" /usr/lib/jvm/openjdk-17/lib/src.zip; do
  if [ -n "$java_home" ] && [ -s "$candidate" ]; then
    java_sources=$candidate
    break
  fi
done
rxjava=$(class_path \
  "$(find_jar io.reactivex.rxjava3 rxjava rxjava 3)" \
  "$(find_jar org.reactivestreams reactive-streams reactive-streams 1)")
junit=$(class_path \
  "$(find_jar org.junit.jupiter junit-jupiter-api junit-jupiter-api 5)" \
  "$(find_jar org.junit.jupiter junit-jupiter-params junit-jupiter-params 5)" \
  "$(find_jar org.junit.platform junit-platform-commons junit-platform-commons 1)" \
  "$(find_jar org.opentest4j opentest4j opentest4j 1)" \
  "$(find_jar org.apiguardian apiguardian-api apiguardian-api 1)" \
  "$(find_jar junit junit junit4 4)")
junit_console=$(find_jar org.junit.platform junit-platform-console-standalone junit-platform-console-standalone 1)
export java_home java_sources rxjava junit junit_console
