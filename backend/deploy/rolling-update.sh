#!/usr/bin/env bash
# Replaces the replicas of docker-compose.yml one by one: starts a new replica, waits until that replica is ready, and
# stops an old replica. If the new replica does not become ready, removes it and ends the update.
# Without SHOP_IMAGE, builds the image of this checkout and keeps the previous image as etalase:previous. With
# SHOP_IMAGE, uses that image. SHOP_IMAGE=etalase:previous returns to the previous image.
set -euo pipefail
cd "$(dirname "$0")/../.."

# Compose's option --wait is not used, because it would fail when an old replica is unhealthy. The wait ends when the
# image's health check has a result. The wait also ends when the replica has exited, which raises the restart count.
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
# An interrupted update may leave a stopped replica. Compose would start that replica instead of a new one.
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

# `make up` then starts the same image.
if [ -n "${SHOP_IMAGE:-}" ]; then
  backend/deploy/kept-image.sh keep "$SHOP_IMAGE"
else
  backend/deploy/kept-image.sh forget
fi

backend/deploy/reload-proxy.sh
