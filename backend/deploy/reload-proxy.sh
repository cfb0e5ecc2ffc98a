#!/usr/bin/env bash
# Applies a changed Caddyfile to the running proxy without interruption. compose alone would not notice the change,
# because compose does not compare the content of the file. After a change of docker-compose.yml or .env, compose
# recreates the proxy. If the proxy would not start with the new configuration, the running proxy stays as it is.
set -euo pipefail
cd "$(dirname "$0")/../.."

[ -n "$(docker compose ps --quiet --status running proxy 2>/dev/null)" ] || exit 0
# The check runs in a new container, which has the same variables and image as a proxy that compose recreates below.
if ! output=$(docker compose --progress quiet run --rm --no-deps -T proxy \
  sh /etc/caddy/proxy.sh validate 2>&1 </dev/null); then
  echo "$output" >&2
  echo 'The proxy would not start with this configuration, and goes on with the one before' >&2
  exit 1
fi
# Only a changed file is reloaded, because Caddy closes idle connections on a reload. USR1 makes Caddy reload the file.
# /data/configured is a copy of the file that Caddy has read.
docker compose exec -T proxy sh -c \
  'cmp -s /etc/caddy/Caddyfile /data/configured || { kill -USR1 1 && cp /etc/caddy/Caddyfile /data/configured; }'
docker compose --progress quiet up --detach --no-deps proxy
