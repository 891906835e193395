# What people and machines do with this repository. `make help` lists it.

SWIFT ?= swift
SOURCES := Package.swift Plugins Sources Tests Fuzzing Benchmarks Examples
PLUMB := .build/debug/plumb
# The tests cover the publishers as well.
TRAITS := --traits OpenCombine

.DEFAULT_GOAL := help
.PHONY: help demo run-example build test examples java lint format generate docs bench corpus fuzz drift scaffold install clean

help: ## Show what there is to do
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

demo: ## Build plumb and run it on the view models in Examples/
	$(SWIFT) build --product plumb
	@Scripts/demo $(PLUMB)

run-example: ## Run the sending list of Examples/ in this terminal
	Scripts/setup-example
	$(SWIFT) build --package-path Examples/SendingList --product sending-list
	@Examples/SendingList/.build/debug/sending-list

build: ## Build everything
	$(SWIFT) build --build-tests $(TRAITS)

test: lint ## Check the format and run all tests
	Scripts/setup
	Scripts/setup-java
	Scripts/test-java
	$(SWIFT) build --build-tests $(TRAITS)
	$(SWIFT) test --skip-build $(TRAITS)
	Scripts/test-optimized
	Scripts/bench allocations
	Scripts/check-documentation --skip-build
	Scripts/check-adapters
	Scripts/test-blueprint
	$(SWIFT) test --package-path Examples
	Scripts/setup-example
	Scripts/test-example
	Scripts/check-descriptions
	Scripts/test-converted-examples
	Scripts/test-scaffold
	Scripts/test-scaffold-java
	$(MAKE) drift
	Scripts/test-fixed-examples 1 2 3 4 5
	Scripts/test-plugin

examples: ## Test the view models in Examples/
	$(SWIFT) test --package-path Examples
	Scripts/setup-example
	$(SWIFT) test --package-path Examples/SendingList

java: ## Build and test the library for Android and the examples in Java
	Scripts/setup-java
	Scripts/test-java

lint: ## Check the format of the sources
	$(SWIFT) format lint --strict --recursive --parallel --configuration .swift-format $(wildcard $(SOURCES))

format: ## Format the sources
	$(SWIFT) format --in-place --recursive --parallel --configuration .swift-format $(wildcard $(SOURCES))

generate: ## Write the generated documentation anew
	$(SWIFT) build --product plumb
	@mkdir -p Documentation
	$(PLUMB) rules --format markdown > Documentation/Rules.md

docs: ## Build the documentation of the libraries with DocC
	Scripts/setup
	Scripts/docs

bench: ## Measure plumb and signals against their peers
	Scripts/bench

corpus: ## Compare what plumb reads in all files of the JDK with the Java compiler
	Scripts/setup-java
	$(SWIFT) build -c release --product plumb-corpus
	.build/release/plumb-corpus

fuzz: ## Feed plumb 100,000 broken files
	$(SWIFT) build -c release --product plumb-fuzz
	.build/release/plumb-fuzz --iterations 100000 --seed 1 --corpus Examples --corpus Sources --timeout 30

scaffold: ## Write view models from many descriptions in every dialect, compile and run them
	Scripts/setup-java
	$(SWIFT) build --product plumb
	$(SWIFT) build --build-tests --package-path Examples
	Scripts/check-descriptions
	Scripts/test-converted-examples
	Scripts/test-scaffold
	Scripts/test-scaffold-java

drift: ## Let the examples drift at random, 5,000 times a folder, and check what plumb fix makes of it
	Scripts/setup-java
	$(SWIFT) build --target Plumbline $(TRAITS)
	$(SWIFT) build -c release --product plumb-drift
	.build/release/plumb-drift check --cases 5000 --compiled-swift 100 --compiled-java 500

install: ## Install plumb into PREFIX/bin (default /usr/local)
	SWIFT="$(SWIFT)" Scripts/build-release --product plumb
	install -d $(or $(PREFIX),/usr/local)/bin
	install .build/release/plumb $(or $(PREFIX),/usr/local)/bin/plumb

clean: ## Remove what was built
	rm -rf .build
