#!/bin/sh
# Runs Caddy with the variables of the Caddyfile: `proxy.sh run`, or `proxy.sh validate` to check the file.
set -eu

# With a last slash, Caddy would serve the home page only.
SITE_ADDRESS=${SITE_ADDRESS%/}
case $SITE_ADDRESS in
  https://*)
    name=${SITE_ADDRESS#https://}
    # An IPv6 address in brackets contains colons, too.
    case $name in
      *]) ;;
      *:*) name=${name%:*} ;;
    esac
    REDIRECTED=http://$name
    ;;
  # Nothing is redirected. Caddy needs some address in this place.
  *) REDIRECTED=http://redirected.invalid ;;
esac
export SITE_ADDRESS REDIRECTED

# /data/configured is a copy of the Caddyfile that Caddy has read. reload-proxy.sh compares the copy with the file.
[ "$1" != run ] || cp /etc/caddy/Caddyfile /data/configured
exec caddy "$1" --config /etc/caddy/Caddyfile
