#!/usr/bin/env bash
# Replaces the replicas of docker-compose.yml one by one: starts a new one, waits until it is ready, stops an old one.
# Builds the image of this checkout and keeps the one before as etalase:previous. When SHOP_IMAGE names an image, that
# one is used: to go back, SHOP_IMAGE=etalase:previous. A new replica that does not get ready is removed.
set -euo pipefail
cd "$(dirname "$0")/../.."

# Compose's --wait would fail on a replica before that is sick. The image's health check ends the wait; a replica that
# exits is not ready.
is_ready() {
  local state='0 starting'
  while [ "$state" = '0 starting' ]; do
    sleep 1
    state=$(docker inspect --format '{{.RestartCount}} {{.State.Health.Status}}' "$1")
  done
  [ "$state" = '0 healthy' ]
}

backend/deploy/image.sh --keep-previous

replicas=$(docker compose ps --quiet shop)
if [ -z "$replicas" ]; then
  echo 'No replica is running: start the shop with make up' >&2
  exit 1
fi
# Compose would start a stopped replica, such as an interrupted update leaves, in place of a new one.
docker compose --progress quiet rm --force shop >/dev/null
one_more=$(($(wc -w <<<"$replicas") + 1))
for replica in $replicas; do
  before=$(docker compose ps --all --quiet shop)
  docker compose --progress quiet up --detach --no-build --no-deps --no-recreate --scale "shop=$one_more" shop || true
  new=$(docker compose ps --all --quiet shop | grep --invert-match --line-regexp --fixed-strings "$before" || true)
  if ! is_ready "$new"; then
    if [ -n "$new" ]; then
      docker logs --tail 20 "$new" >&2
      docker rm --force "$new" >/dev/null
    fi
    echo 'The update ended: the new replica did not get ready and was removed, the others were left as they are' >&2
    exit 1
  fi
  docker stop "$replica" >/dev/null
  docker rm "$replica" >/dev/null
  echo "Replaced replica ${replica:0:12}"
done

backend/deploy/reload-proxy.sh
