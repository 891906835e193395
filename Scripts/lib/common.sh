# shellcheck shell=bash
# What the scripts share. A script sources this file, has a function `run_NAME` for each of its subcommands, and ends with
# `dispatch NAMES "$@"`. The comment at its beginning is its usage.

# Paths that a user names are relative to this folder.
# shellcheck disable=SC2034 # The scripts use it.
called_from=$PWD
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit
root=$PWD
label=$(basename "$0")
# What is built from has no files that a run leaves.
export PYTHONDONTWRITEBYTECODE=1

usage() {
  awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$root/Scripts/$(basename "$0")" >&2
  exit 64
}

# dispatch NAMES [SUBCOMMAND [ARGUMENT...]]: runs a subcommand that is among the names.
dispatch() {
  case " $1 " in
  *" ${2:-} "*) ;;
  *) usage ;;
  esac
  label="$label $2"
  "run_$2" "${@:3}"
}

fail() {
  printf '%s: %s\n' "$label" "$1" >&2
  exit "${2:-1}"
}

# A tool is missing; see Scripts/step.
skip() { fail "$1" 77; }

# make_temporary_folder [PARENT]: makes a folder that is removed at the end.
make_temporary_folder() {
  folder=$(mktemp -d "${1:-${TMPDIR:-/tmp}}/plumbline.XXXXXX")
  trap 'rm -rf "$folder"' EXIT
}

# The path of a program that was built for debugging. SwiftPM adds `-tool` to the name where it was built with the tests.
built() {
  local newest
  # shellcheck disable=SC2012 # Neither name needs quotes.
  newest=$(ls -t ".build/debug/$1-tool" ".build/debug/$1" 2>/dev/null | head -n 1 || true)
  [ -n "$newest" ] || fail "$1 is not built; make build builds it"
  echo "$root/$newest"
}

# Finds the command, unless PLUMB names it.
find_plumb() { plumb=${PLUMB:-$(built plumb)}; }

# What is installed or measured is optimized across modules, which makes `plumb` faster by a twentieth, and has the library of
# Swift in it, as the programs of a release have: faster by a tenth. macOS has no such library.
build_release() {
  local options=(-Xswiftc -cross-module-optimization)
  [ "$(uname)" = Darwin ] || options+=(--static-swift-stdlib)
  "${SWIFT:-swift}" build -c release "${options[@]}" "$@"
}

# Packages of Debian.
install_packages() {
  if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then skip "please install: $*"; fi
  apt-get update
  DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "$@"
}

# A bare Debian has no Python, or one without the module that makes virtual environments.
has_python() { python3 -c 'import ensurepip, venv' 2>/dev/null; }

# install_python_packages NAME LISTS [OPTION...]: installs what lists of Scripts/requirements have into .build/NAME-venv, once.
install_python_packages() {
  local environment=.build/$1-venv lists=() requirements=() list ready
  for list in $2; do
    lists+=("Scripts/requirements/$list.txt")
    requirements+=(--requirement "Scripts/requirements/$list.txt")
  done
  shift 2
  ready=$environment/ready-$(cat "${lists[@]}" | cksum | cut -d ' ' -f 1)
  [ ! -e "$ready" ] || return 0
  mkdir -p .build
  exec 9>"$environment.lock"
  # Another process may be installing it.
  if command -v flock >/dev/null; then flock 9; fi
  [ ! -e "$ready" ] || return 0
  has_python || install_packages python3 python3-venv || return
  rm -rf "$environment"
  python3 -m venv "$environment" || return
  "$environment/bin/pip" install --quiet --disable-pip-version-check --require-hashes "$@" "${requirements[@]}" || return
  touch "$ready"
}

# recognizes COUNT FOLDER: a view model that is not recognized has no findings either.
recognizes() {
  "$plumb" lint --no-cache --format json "$2" | python3 -c "
import json, sys
count = json.load(sys.stdin)['viewModels']
sys.exit(0 if count == $1 else f'$label: {count} view models are recognized, not $1')"
}

# emit_frameworks FOLDER: modules with the signatures of UIKit and SwiftUI that are used, for where neither is. Other libraries
# that found them would take them for the real ones.
emit_frameworks() {
  local framework
  for framework in UIKit SwiftUI; do
    swiftc -swift-version 6 -parse-as-library -emit-module -module-name "$framework" \
      -o "$1/$framework.swiftmodule" "TestSupport/Adapters/$framework.swift"
  done
}
