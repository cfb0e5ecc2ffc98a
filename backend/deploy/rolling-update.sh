#!/usr/bin/env bash
# Replaces the replicas of docker-compose.yml one by one: starts a new one, waits until it is ready, stops an old one.
# Builds the image of this checkout and keeps the one before as etalase:previous. When SHOP_IMAGE names an image, that
# one is used: to go back, SHOP_IMAGE=etalase:previous.
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
  docker compose --progress quiet up --detach --no-build --no-deps --no-recreate --wait --scale "shop=$one_more" shop
  docker stop "$replica" >/dev/null
  docker rm "$replica" >/dev/null
  echo "Replaced replica ${replica:0:12}"
done
