#!/usr/bin/env bash
# Prints the value of SHOP_IMAGE for `make up`: that of the environment, or else the image that the last
# `SHOP_IMAGE=… make rolling-update` went to. Prints nothing without either. `kept-image.sh keep <image>` remembers an
# image, and `kept-image.sh forget` forgets it. A tag remembers it, so that `docker image prune` does not remove it.
set -euo pipefail
cd "$(dirname "$0")/../.."

tag=$(docker compose config --format json | sed -n 's/^  "name": "\(.*\)",$/\1/p'):kept
case ${1:-} in
  keep) docker tag "$2" "$tag" ;;
  forget) docker image rm "$tag" >/dev/null 2>&1 || true ;;
  *)
    if [ -n "${SHOP_IMAGE:-}" ]; then
      echo "$SHOP_IMAGE"
    elif docker image inspect "$tag" >/dev/null 2>&1; then
      echo 'Starting the image that the last update named. make rolling-update takes the newest.' >&2
      echo "$tag"
    fi
    ;;
esac
