#!/usr/bin/env bash
# Provides the shop's image. If SHOP_IMAGE is set, in the environment or in .env, pulls that image, unless this machine
# already has it. Otherwise builds the image. With --keep-previous, first tags the image of the oldest healthy replica
# as etalase:previous.
set -euo pipefail
cd "$(dirname "$0")/../.."

variables=$(docker compose config --environment)
if grep '^SHOP_IMAGE=.' <<<"$variables" >/dev/null; then
  docker compose pull --policy missing shop
else
  if [ "${1:-}" = --keep-previous ]; then
    # The tag is not copied from etalase:latest. After a failed update, that is an image that did not become ready.
    format='{{with .State.Health}}{{if eq .Status "healthy"}}{{$.Created}} {{$.Image}}{{end}}{{end}}'
    image=$(docker compose ps --quiet shop | xargs -r docker inspect --format "$format" |
      sort | awk 'NF { print $2; exit }')
    [ -z "$image" ] || docker tag "$image" etalase:previous
  fi
  docker compose build --build-arg "COMMIT=$(git rev-parse --short=9 HEAD 2>/dev/null || true)" shop
fi
