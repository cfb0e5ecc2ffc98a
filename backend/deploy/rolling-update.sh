#!/usr/bin/env bash
# Replaces the replicas of docker-compose.yml one by one: starts a new one, waits until it is ready, stops an old one.
# Builds the image of this checkout and keeps the one before as etalase:previous. When SHOP_IMAGE names an image, that
# one is used: to go back, SHOP_IMAGE=etalase:previous. A new replica that does not get ready is removed.
set -euo pipefail
cd "$(dirname "$0")/../.."

backend/deploy/image.sh --keep-previous

replicas=$(docker compose ps --quiet shop)
if [ -z "$replicas" ]; then
  echo 'No replica is running: start the shop with make up' >&2
  exit 1
fi
one_more=$(($(wc -w <<<"$replicas") + 1))
for replica in $replicas; do
  before=$(docker compose ps --all --quiet shop)
  # Longer than the image's health check takes to call a replica unhealthy. One that exits again and again never is.
  if ! docker compose --progress quiet up --detach --no-build --no-deps --no-recreate --wait --wait-timeout 300 \
    --scale "shop=$one_more" shop; then
    for new in $(docker compose ps --all --quiet shop | grep --invert-match --line-regexp --fixed-strings "$before"); do
      docker logs --tail 20 "$new" >&2
      docker rm --force "$new" >/dev/null
    done
    echo 'The new replica did not get ready: the update ended, and the replicas before still run' >&2
    exit 1
  fi
  docker stop "$replica" >/dev/null
  docker rm "$replica" >/dev/null
  echo "Replaced replica ${replica:0:12}"
done

# A changed Caddyfile is read again without a pause. A change of docker-compose.yml or .env recreates the proxy.
if [ -n "$(docker compose ps --quiet --status running proxy 2>/dev/null)" ]; then
  docker compose exec -T proxy sh -c 'kill -USR1 1'
  docker compose --progress quiet up --detach --no-deps proxy
fi
