#!/bin/sh
# Restarts the server's processes one after the other, so that one always responds to the proxy:
#   sudo deploy/restart.sh [port...]     default: 3000 3001
# If a process does not become healthy, the script stops with a message; the others still run the previous release.
# RESTART is the command that restarts the process of a port, without systemd; PATIENCE is the seconds to wait.
set -eu
[ $# -gt 0 ] || set -- 3000 3001
: "${PATIENCE:=60}"

is_healthy() { curl -fsS -o /dev/null --max-time 5 "http://127.0.0.1:$1/api/health" 2>/dev/null; }

for port in "$@"; do
    if [ -n "${RESTART:-}" ]; then $RESTART "$port"; else systemctl restart "ridgedocs@$port"; fi
    waited=0
    until is_healthy "$port"; do
        if [ "$waited" -ge "$PATIENCE" ]; then
            echo "The server on port $port is not healthy after $PATIENCE s: see journalctl -u ridgedocs@$port" >&2
            exit 1
        fi
        sleep 1
        waited=$((waited + 1))
    done
    echo "The server on port $port has restarted"
    # The proxy retries a server two seconds after it did not respond.
    sleep 3
done
