.DEFAULT_GOAL := help
.PHONY: help start dev check check-commits test test-all test-browsers test-attacks test-deployment api bench up down rolling-update services reset-password install

help: ## list the commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 24

start: install ## install, build and open the shop on http://localhost:3000
	npm start

dev: install ## the same for development: reload a page to see its edit, restart on change
	npm run dev

check: ## check format, lint, types and module boundaries
	@# The type checker is a Go program, which collects its garbage less often with this.
	GOGC=400 npm run check

check-commits: ## check the messages of the commits since BASE (main): a subject of more than 72 characters is an error
	npm run --silent check:commits -- --from "$$(git merge-base $(or $(BASE),main) HEAD)"

test: install check ## check, build and run the core of the tests: each promise, page and refusal once
	npm test

test-all: test ## run `make test`, and then the other tests of services and Chromium, Firefox, WebKit and `make dev`
	npm run test:rest

test-browsers: install ## build, and walk a visitor and an owner through Firefox and WebKit
	npm run build
	npm run test:browsers

test-attacks: install ## build, attack the shop in full (Linux, Python), and print a table: family, cases, failures
	npm run build
	ATTACKS=full npm run test:services -- --testPathPatterns 'backend/test/(access|attacks|contract-refusals|history-killed|queues|request-limits|[a-z-]*hostile)'

api: ## write openapi/openapi.json and the front end's client from the code
	npm run api

bench: install ## measure the shop beside bare node:http, bare Nest and targets (wrk, if installed)
	npm run build
	npm run bench

test-deployment: install ## build the image, and test docker-compose.yml, Swarm under load and the previous release
	npm run build
	npm run test:deployment

up: ## start the whole shop in containers behind a proxy (needs .env); SHOP_IMAGE names a published image
	backend/deploy/up.sh $(or $(REPLICAS),2)

down: ## stop it, and keep its data
	docker compose down

rolling-update: ## update the shop of `make up` replica by replica (SHOP_IMAGE=etalase:previous goes back)
	backend/deploy/rolling-update.sh

services: ## start PostgreSQL and object storage alone, in containers with ports on this machine (needs .env)
	docker compose -f docker-compose.yml -f backend/deploy/services.yml up -d --wait postgres storage

reset-password: ## set a new administrator password
	npm run build -w backend
	npm run reset-password

install: node_modules/.package-lock.json

node_modules/.package-lock.json: package-lock.json
	npm ci
