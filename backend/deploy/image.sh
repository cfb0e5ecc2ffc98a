#!/usr/bin/env bash
# Gets the shop's image: pulls the one that SHOP_IMAGE names, also in .env, unless it is here. Builds it otherwise; with
# --keep-previous the image before stays as etalase:previous.
set -euo pipefail
cd "$(dirname "$0")/../.."

variables=$(docker compose config --environment)
if grep '^SHOP_IMAGE=.' <<<"$variables" >/dev/null; then
  docker compose pull --policy missing shop
else
  if [ "${1:-}" = --keep-previous ] && docker image inspect etalase:latest >/dev/null 2>&1; then
    docker tag etalase:latest etalase:previous
  fi
  docker compose build shop
fi
