#!/bin/sh
# Put promtool and systemd-analyze into bin/ of a folder: those of the machine, else out of Debian's packages, which
# are fetched and unpacked into that folder. Nothing is installed and nothing of the machine is changed, so that it
# needs no root: apt keeps its lists and packages in the folder too.
set -eu

folder=$(cd "$1" && pwd)
apt=$folder/apt
missing=

apt() {
    command=$1
    shift
    "$command" -qq -o APT::Sandbox::User="$(id -un)" -o Acquire::Retries=3 \
        -o Acquire::http::Timeout=20 -o Acquire::https::Timeout=20 -o Debug::NoLocking=1 \
        -o Dir::State::lists="$apt/lists" -o Dir::Cache="$apt/cache" "$@"
}

# Unpack a program's package, and with `closure` also what it requires and the machine lacks.
fetch() {
    command -v apt-get >/dev/null && command -v dpkg >/dev/null || return 1
    mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial" "$apt/packages"
    if [ ! -e "$apt/updated" ]; then
        # A source of the machine that does not answer is no reason to give up: the package decides.
        apt apt-get update >/dev/null 2>&1 || true
        touch "$apt/updated"
    fi
    if [ "${2:-}" = closure ]; then
        apt apt-get -y --no-install-recommends --download-only install "$1" >/dev/null || return 1
        mv "$apt"/cache/archives/*.deb "$apt/packages/"
    else
        (cd "$apt/packages" && apt apt-get download "$1") || return 1
    fi
    for package in "$apt"/packages/*.deb; do
        dpkg -x "$package" "$folder/debian"
        rm "$package"
    done
}

# Name the program in bin/. What was unpacked finds its libraries beside it, as systemd-analyze does the usual units.
provide() {
    program=$1
    if found=$(command -v "$program"); then
        ln -sf "$found" "$folder/bin/$program"
    elif shift && fetch "$@" && found=$(find "$folder/debian" -path "*/bin/$program" | head -n 1) && [ -n "$found" ]; then
        libraries=$(find "$folder/debian" -name '*.so.*' -exec dirname {} + | sort -u | tr '\n' ':')
        libraries=$libraries$(find "$folder/debian" -name 'libsystemd-*.so' -exec dirname {} + | sort -u | tr '\n' ':')
        cat >"$folder/bin/$program" <<SCRIPT
#!/bin/sh
LD_LIBRARY_PATH='$libraries' SYSTEMD_UNIT_PATH='$folder/debian/lib/systemd/system:' exec '$found' "\$@"
SCRIPT
        chmod +x "$folder/bin/$program"
    else
        echo "$program is not on the PATH and could not be fetched from Debian." >&2
        missing=yes
    fi
}

provide promtool prometheus
provide systemd-analyze systemd closure
rm -rf "$apt"
test -z "$missing"
