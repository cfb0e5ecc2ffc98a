#!/usr/bin/env bash
# Brings a changed Caddyfile to a running proxy without a pause; compose does not compare its content. A change of
# docker-compose.yml or .env recreates the proxy. One that would not start leaves the running proxy as it is.
set -euo pipefail
cd "$(dirname "$0")/../.."

[ -n "$(docker compose ps --quiet --status running proxy 2>/dev/null)" ] || exit 0
# In a new container, which has the variables and the image that the proxy gets below.
if ! output=$(docker compose --progress quiet run --rm --no-deps -T proxy \
  sh -c 'SITE_ADDRESS=${SITE_ADDRESS%/} caddy validate --config /etc/caddy/Caddyfile' 2>&1 </dev/null); then
  echo "$output" >&2
  echo 'The proxy would not start with this configuration, and goes on with the one before' >&2
  exit 1
fi
# Only a changed file, because Caddy closes idle connections when it reads the file again.
docker compose exec -T proxy sh -c \
  'cmp -s /etc/caddy/Caddyfile /data/configured || { kill -USR1 1 && cp /etc/caddy/Caddyfile /data/configured; }'
docker compose --progress quiet up --detach --no-deps proxy
