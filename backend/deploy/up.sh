#!/usr/bin/env bash
# Starts the shop of docker-compose.yml with $1 replicas, and waits until they are ready.
set -euo pipefail
cd "$(dirname "$0")/../.."

image=$(backend/deploy/kept-image.sh)
# An empty variable would hide the one of .env.
[ -z "$image" ] || export SHOP_IMAGE=$image
backend/deploy/image.sh
backend/deploy/check-password.sh
backend/deploy/reload-proxy.sh
docker compose up --detach --no-build --wait --scale "shop=$1"
