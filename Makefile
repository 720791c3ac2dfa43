# The verbs of this repository. CI calls only these, and each says what it needs.

.DEFAULT_GOAL := help
.NOTPARALLEL: # builds use all cores already
.PHONY: help demo primetime test test-tsan proof lint format bench docs clean

help: ## says what the verbs are
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' Makefile

demo: ## checks the Landmarks example, builds its server and runs it on 127.0.0.1:8080 (PORT=…); Ctrl-C stops it
	@Scripts/require swift sqlite
	@Scripts/demo

primetime: ## builds the PrimeTime example and runs it here in the terminal
	@Scripts/require swift
	@Scripts/primetime

test: ## all tests, of the package and of its examples, warnings as errors (FILTER=… for some)
	@Scripts/require swift sqlite browser neovim
	@Scripts/test-all

test-tsan: ## the package's tests under the thread sanitizer (FILTER=… for some)
	@Scripts/require swift browser
	@Scripts/test-tsan

proof: ## the long runs: the suite REPEAT=20 times, other versions of swift-syntax, broken source, random trees, races, thread sanitizer, scanner, models with spin
	@Scripts/require swift browser neovim spin
	@Scripts/proof

lint: ## formatting, imports, documents, scripts, warnings, and that Furnish carries no Foundation
	@Scripts/require swift sqlite yaml
	@Scripts/lint

format: ## formats all Swift as .swift-format asks
	@Scripts/require swift
	@Scripts/check-format --fix

bench: ## the benchmarks: instructions and allocations, then what only a clock shows
	@Scripts/require swift valgrind
	@Scripts/bench

docs: ## the documentation, in .build/docs; a warning in it is an error
	@Scripts/require swift docc
	@Scripts/docs

clean: ## removes everything that was built, and the demo's database
	@Scripts/clean
