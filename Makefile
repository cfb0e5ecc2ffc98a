.DEFAULT_GOAL := help
.PHONY: help start dev check test api bench services reset-password install

help: ## list the commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 24

start: install ## install, build and open the shop on http://localhost:3000
	npm start

dev: install ## the same for development: hot module replacement, restart on change
	npm run dev

check: ## check format, lint, types and module boundaries
	npm run check

test: install ## check, build and run every test
	npm run check
	npm test

api: ## write openapi/openapi.json and the front end's client from the code
	npm run api

bench: install ## measure requests per second against a bare node:http server
	npm run build
	npm run bench

services: ## start PostgreSQL and object storage in containers (needs .env)
	docker compose up -d --wait

reset-password: ## set a new administrator password
	npm run build -w backend
	npm run reset-password

install: node_modules/.package-lock.json

node_modules/.package-lock.json: package-lock.json
	npm ci
