#!/usr/bin/env bash
# Checks whether the database accepts POSTGRES_PASSWORD. A new password in .env does not change the password of an
# existing volume. Without this check, the replicas would try to log in for minutes.
set -euo pipefail
cd "$(dirname "$0")/../.."

# The database may be another one (docs/operate/scaling.md).
docker compose config --services | grep --line-regexp postgres >/dev/null || exit 0
docker compose --progress quiet up --detach --no-recreate --wait postgres
# In a container of its own, because the database trusts every connection from inside its container.
if ! output=$(docker compose --progress quiet run --rm --no-deps -T --entrypoint sh postgres -c \
  'PGPASSWORD=$POSTGRES_PASSWORD exec psql --no-password --host=postgres --username="$SHOP_ROLE" --dbname=etalase --command="SELECT 1"' \
  2>&1 </dev/null); then
  echo "$output" >&2
  echo 'The database refuses POSTGRES_PASSWORD or POSTGRES_ROLE of .env: docs/operate/secrets.md says how to change them' >&2
  exit 1
fi
