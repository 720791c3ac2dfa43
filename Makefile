# The commands of this repository, which CI calls as well. Each names the tools that it needs.

.DEFAULT_GOAL := help
.NOTPARALLEL: # builds use all cores already
.PHONY: help demo demo-remote primetime test smoke test-tsan proof lint format bench docs bundle release clean

help: ## lists the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' Makefile

demo: ## checks the Landmarks example, builds its server and runs it on 127.0.0.1:8080 (PORT=…); Ctrl-C stops it
	@Scripts/require swift sqlite
	@Scripts/demo

demo-remote: ## the same in two processes: the store as a gRPC server, and the page that calls it (PORT=…, STORE_PORT=…)
	@Scripts/require swift sqlite
	@Scripts/demo-remote

primetime: ## builds the PrimeTime example and runs it here in the terminal
	@Scripts/require swift
	@swift run --package-path Examples primetime --folder .demo

test: ## all tests, of the package and of its examples, warnings as errors (FILTER=… for some), and make smoke
	@Scripts/require swift sqlite browser neovim openssl prometheus smoke
	@Scripts/test

smoke: ## one short run each of docs, demo, demo-remote, bench and proof, on the builds of make test
	@Scripts/require swift sqlite smoke
	@Scripts/smoke

test-tsan: ## the package's tests under the thread sanitizer (FILTER=… for some)
	@Scripts/require swift browser
	@Scripts/test-tsan

proof: ## the long runs: the suite REPEAT=20 times, other versions of swift-syntax, broken source, random trees, races, thread sanitizer, scanner, models with spin
	@Scripts/require swift browser neovim prometheus spin
	@Scripts/proof

lint: ## formatting, imports, documents, scripts, workflows, warnings, and that Furnish carries no Foundation
	@Scripts/require swift sqlite python zip
	@Scripts/lint

format: ## formats all Swift by the settings in .swift-format
	@Scripts/require swift
	@Scripts/format

bench: ## the benchmarks: instructions and allocations, then what only a clock shows
	@Scripts/require swift valgrind
	@Benchmarks/run

docs: ## the documentation of all libraries as one site, in .build/docs; a warning in it is an error
	@Scripts/require swift sqlite docc
	@Scripts/docs

bundle: ## the plugins over a compiled furnish, in .build/furnish-check: they compile no parser of Swift (URL=… to publish it)
	@Scripts/require swift zip
	@Scripts/bundle $(if $(URL),--url "$(URL)")

release: ## checks everything that a release needs, and tags it: VERSION=1.2.3 (DRY_RUN=1 leaves out the tag)
	@Scripts/require swift sqlite docc python zip
	@Scripts/release "$(VERSION)"

clean: ## removes everything that was built, and the demo's database
	@rm -rf .build .demo Examples/.build Benchmarks/.build Benchmarks/*/.build Tools/.build
