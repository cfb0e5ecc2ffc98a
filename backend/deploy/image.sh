#!/usr/bin/env bash
# Gets the shop's image: pulls the one that SHOP_IMAGE names, also in .env, unless it is here. Builds it otherwise; with
# --keep-previous the image of the oldest healthy replica stays as etalase:previous.
set -euo pipefail
cd "$(dirname "$0")/../.."

variables=$(docker compose config --environment)
if grep '^SHOP_IMAGE=.' <<<"$variables" >/dev/null; then
  docker compose pull --policy missing shop
else
  if [ "${1:-}" = --keep-previous ]; then
    # Not etalase:latest, which after a failed update is an image that did not get ready.
    format='{{with .State.Health}}{{if eq .Status "healthy"}}{{$.Created}} {{$.Image}}{{end}}{{end}}'
    image=$(docker compose ps --quiet shop | xargs -r docker inspect --format "$format" |
      sort | awk 'NF { print $2; exit }')
    [ -z "$image" ] || docker tag "$image" etalase:previous
  fi
  docker compose build shop
fi
