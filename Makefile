# What people and machines do with this repository. `make help` lists it.

SWIFT ?= swift
SOURCES := Package.swift Plugins Sources Tests TestSupport Tools Benchmarks Examples
FORMAT := --recursive --parallel --configuration .swift-format $(wildcard $(SOURCES))
# The tests cover the publishers as well.
TRAITS := --traits OpenCombine
# The tests and what they run. Without `--product` all targets would be built a second time, for another destination.
BUILD_TESTS = $(SWIFT) build --product PlumblinePackageTests $(TRAITS)
RUN_TESTS = $(SWIFT) test --skip-build $(TRAITS)
STEP := Scripts/step

# The percentage of the random cases that each command tries; the nightly run tries all of them.
CHECK_SCALE ?= 2
TEST_SCALE ?= 3
ALL_SCALE ?= 10
# Suites that take more than two seconds of processor time at the scale of `make check`: they run commands and
# compilers, fill disks, kill processes, or try thousands of texts.
SLOW := AgreementTests BuildPlanTests CacheTests ChildProcessTests CompletionTests ConfigurationSchemaTests \
  ConversionTests DeepCodeTests DeepProducerTests DeepStackTests DiagnosticTests DiffCommandTests \
  DocumentOutputTests DriftTests EditingAtOnceTests EndlessTurnTests ErrorMessageTests \
  IntegrationTests.ExampleTests ExampleViewsTests ExitCodeTests FaultTests FileFinderTests FixCommandTests \
  FixConditionTests FixInterruptionTests FixOnBadDisksTests FixingAtOnceTests FormConversionTests \
  FuzzTargetTests GeneratedAppTests GitIgnoreTests GraphPropertyTests GrowthTests HeaderComparisonTests \
  HostileOutputTests InitCommandTests InitialValueDriftTests InputCheckTests InterruptedRenameTests \
  JavaComponentTests KotlinBrokenFileTests KotlinOracleTests LanguageIdentityTests LargeFileTests \
  LeakAssertionTests LineDifferenceTests LintCommandTests EngineTests.LinterTests LiveNodesTests LongChainTests \
  MessageTests MutationTests NameSearchTests NewCommandTests OptionTests OracleTests OutputDestinationTests \
  OutputErrorTests OutputFunnelTests OutsideFileTests ParityCommandTests PortsCommandTests PortsFormTests \
  JavaLanguageTests.ProblemTests RecordTests RenameCommandTests RenameConfigurationTests RenamePropertyTests \
  ReportedFixTests RobustnessTests RoundTests RoundTripTests RulesCommandTests RunUsesTests SARIFReporterTests \
  ScarcityTests ScopeComparisonTests SessionTests SpecialFileTests StatisticsTests TamperTests TemplateTests
# Suites whose number of cases depends on the scale, or of which `make test` tries a sample.
SCALED := AgreementTests BuildPlanTests CacheTests ComponentTests DeepCodeTests DriftTests \
  EditingAtOnceTests ExampleViewsTests FaultTests FixInterruptionTests FixingAtOnceTests FuzzTargetTests \
  GeneratedAppTests GitIgnoreTests GrowthTests HeaderComparisonTests HostileOutputTests InputCheckTests InterruptedRenameTests \
  KotlinProblemTests LargeFileTests LintCommandTests MatrixTests MutationTests OpenCombineComparisonTests \
  OptionTests OutputDestinationTests OutputErrorTests RandomGraphTests RandomTransitionTests \
  RenamePropertyTests RobustnessTests RoundTripTests SARIFReporterTests ScopeComparisonTests \
  SessionOracleTests SessionTests TypingTests
# The targets of the fuzzer beside source texts; `plumb-fuzz --help` lists them.
FUZZ_TARGETS := configuration baseline description template cache ignore-file file-list layout tree
# What the broken files depend on beside their numbers; another one makes others.
FUZZ_SEED ?= 1
FUZZ = .build/release/plumb-fuzz --iterations 100000 --seed $(FUZZ_SEED)
# What passed is not tested again while these files are unchanged.
TESTED := Makefile Package.swift Documentation/Rules Plugins Scripts Sources Tests TestSupport Tools Examples
PASSED := .build/logs/test-passed

.DEFAULT_GOAL := help
.PHONY: help demo run-example build check test test-all test-release examples java lint format generate docs bench corpus \
  fuzz fuzz-swift fuzz-java fuzz-kotlin fuzz-formats plumb-fuzz growth drift scaffold install clean

help: ## Show what there is to do
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

demo: ## Build plumb and run it on the view models in Examples/
	@# Where nobody watches, each step of the build would be a line.
	$(SWIFT) build --product plumb $$([ -t 1 ] || echo --quiet)
	@Scripts/tool demo .build/debug/plumb

run-example: ## Run the sending list of Examples/ in this terminal
	Scripts/setup example
	$(SWIFT) build --package-path Examples/SendingList --product sending-list
	@Examples/SendingList/.build/debug/sending-list

build: ## Build everything, the tools of the developers as well
	$(SWIFT) build --build-tests $(TRAITS)

check: ## Check the format and run the quick tests (a minute after a build; nothing is installed)
	@$(STEP) --begin 'Format and quick tests'
	@$(STEP) 'format' $(SWIFT) format lint --strict $(FORMAT)
	@$(STEP) 'build' $(BUILD_TESTS)
	@PLUMBLINE_TEST_SCALE=$(CHECK_SCALE) $(STEP) 'quick tests' $(RUN_TESTS) $(addprefix --skip ,$(SLOW))
	@$(STEP) --end

test: ## Check the format and run all tests of the tool, the runtime and the macros (10 minutes in a fresh clone)
	@$(STEP) --begin 'Tests of the tool, the runtime and the macros'
	@touch $(PASSED).new
	@$(STEP) 'format' $(SWIFT) format lint --strict $(FORMAT)
	@$(STEP) 'build' $(BUILD_TESTS)
	@PLUMBLINE_TEST_SCALE=$(TEST_SCALE) $(STEP) 'tests' $(RUN_TESTS)
	@mv $(PASSED).new $(PASSED)
	@$(STEP) --end

test-all: export PLUMBLINE_TEST_SCALE = $(ALL_SCALE)
test-all: ## Run everything: make test, then more random cases, sanitizers, Java, documentation, scaffolding, examples
	@if [ ! -e $(PASSED) ] || [ -n "$$(find $(TESTED) -path '*/.build' -prune -o -type f -newer $(PASSED) -print)" ]; \
	  then $(MAKE) test; fi
	@$(STEP) --begin 'Everything else'
	@$(STEP) 'tools of the tests' Scripts/setup tests
	@$(STEP) 'tools of Java' Scripts/setup java
	@$(STEP) 'tools of Kotlin' Scripts/setup kotlin
	@$(STEP) 'more random cases' $(RUN_TESTS) $(addprefix --filter ,$(SCALED))
	@$(STEP) 'oracles of Java and Kotlin' $(RUN_TESTS) --filter OracleTests
	@SEQUENCES=100000 $(STEP) 'library for Android' Scripts/test-android java
	@$(STEP) 'graphs of the examples in Java' Scripts/test-examples graphs java 400
	@$(STEP) 'hazards of data flow in Java' Scripts/test-examples hazards
	@$(STEP) 'library for Android in Kotlin' Scripts/test-android kotlin
	@$(STEP) 'documentation' Scripts/docs build
	@$(STEP) 'commands of the first pages' Scripts/docs transcripts --check "$$(Scripts/tool path plumb)"
	@$(STEP) 'adapters' Scripts/check adapters
	@$(STEP) 'runtime, optimized, with the address sanitizer' Scripts/test optimized
	@$(STEP) 'allocations' Scripts/bench allocations
	@$(STEP) 'time of type checking' Scripts/check type-checking
	@$(STEP) 'descriptions' Scripts/check descriptions
	@$(STEP) 'new view models in Java' Scripts/test-scaffold java
	@$(STEP) 'new view models in Kotlin' Scripts/test-scaffold kotlin
	@$(STEP) 'examples' $(SWIFT) test --package-path Examples
	@$(STEP) 'graphs of the examples in Swift' Scripts/test-examples graphs swift 400
	@$(STEP) 'examples in the other form' Scripts/test-examples converted
	@$(STEP) 'examples that drifted and were fixed' Scripts/test-examples fixed 1 2 3 4 5
	@$(STEP) 'examples with other names, on Plumbline' Scripts/test-examples renamed swift
	@$(STEP) 'examples with other names, with macros' Scripts/test-examples renamed macros
	@$(STEP) 'examples with other names, of the blueprint' Scripts/test-examples renamed rxswift
	@$(STEP) 'examples with other names, in Java' Scripts/test-examples renamed java
	@$(STEP) 'examples with other names, in Kotlin' Scripts/test-examples renamed kotlin
	@$(STEP) 'blueprint' Scripts/test-examples blueprint
	@$(STEP) 'new view models in Swift' Scripts/test-scaffold swift
	@$(STEP) 'tools of the sending list' Scripts/setup example
	@$(STEP) 'sending list' Scripts/test-examples sending-list
	@$(STEP) 'plugin' Scripts/test plugin
	@$(STEP) 'editors' Scripts/test editors
	@$(STEP) 'pages' Scripts/test pages
	@$(STEP) 'workflows' Scripts/check workflows
	@$(STEP) 'packages of a release' Scripts/test-release --quick
	@$(STEP) --end

test-release: ## Make the files of a release, install each, and build the program twice to compare it (needs root and debootstrap)
	Scripts/setup java
	Scripts/test-release --rebuild
	$(BUILD_TESTS)
	@# A static program takes no library that injects faults.
	PLUMBLINE_TOOL="$(CURDIR)/.build/release-binaries/linux-$(shell uname -m)/plumb" \
	  $(RUN_TESTS) --filter PlumbCommandTests --skip FaultTests

examples: ## Test the view models in Examples/
	$(SWIFT) test --package-path Examples
	Scripts/setup example
	$(SWIFT) test --package-path Examples/SendingList

java: ## Build and test the library for Android and the examples in Java
	Scripts/setup java
	Scripts/test-android java

lint: ## Check the format of the sources
	$(SWIFT) format lint --strict $(FORMAT)

format: ## Format the sources
	$(SWIFT) format --in-place $(FORMAT)

generate: ## Write the generated documentation, its picture, and the generated overloads
	Scripts/docs rule-pages
	$(SWIFT) build --product plumb
	.build/debug/plumb rules --format markdown | \
	  sed -e '/^## /,$$d' -e 's|(#\([a-z-]*\))|(Rules/\1.md)|' | sed -e '$$d' > Documentation/Rules.md
	.build/debug/plumb init --schema > Documentation/configuration.schema.json
	Scripts/docs pictures .build/debug/plumb
	Scripts/docs graphs .build/debug/plumb
	Scripts/docs transcripts .build/debug/plumb
	Scripts/generate-overloads

docs: ## Build the documentation of the libraries with DocC
	Scripts/setup tests
	Scripts/docs build

bench: ## Measure plumb and signals against their peers
	Scripts/bench

corpus: ## Compare what plumb reads in all files of the JDK with the Java compiler
	Scripts/setup java
	$(SWIFT) build -c release --product plumb-corpus
	.build/release/plumb-corpus

fuzz: fuzz-swift fuzz-java fuzz-kotlin fuzz-formats ## Try 100,000 broken files of each language and format that plumb reads

plumb-fuzz:
	$(SWIFT) build -c release --product plumb-fuzz

fuzz-swift fuzz-java fuzz-kotlin: fuzz-%: plumb-fuzz
	$(FUZZ) --language $* --corpus Examples --corpus Sources --timeout 30 --failures .build/fuzz-failures/$*

fuzz-formats: plumb-fuzz
	@failed=; for target in $(FUZZ_TARGETS); do \
	  $(FUZZ) --target $$target --failures .build/fuzz-failures/$$target || failed="$$failed $$target"; \
	done; [ -z "$$failed" ] || { echo "failed:$$failed"; exit 1; }

growth: ## Find commands whose time grows faster than n log n (an hour or more, for every night)
	$(SWIFT) build -c release --product plumb
	$(SWIFT) build -c release --product plumb-fuzz
	.build/release/plumb-fuzz growth --quiet

scaffold: ## Write view models from many descriptions in every dialect, compile and run them
	Scripts/setup java
	$(SWIFT) build --product plumb
	$(SWIFT) build --build-tests --package-path Examples
	Scripts/check descriptions
	Scripts/test-examples converted
	Scripts/test-scaffold swift
	Scripts/test-scaffold java
	Scripts/test-scaffold kotlin

drift: ## Let the examples drift at random, 5,000 times a folder, and check what plumb fix makes of it
	Scripts/setup java
	$(SWIFT) build --target Plumbline $(TRAITS)
	$(SWIFT) build -c release --product plumb-drift
	Scripts/test drift

install: ## Install plumb into PREFIX/bin, and the pages of the rules beside it (PREFIX is /usr/local by default)
	SWIFT="$(SWIFT)" Scripts/tool release --product plumb
	install -d $(or $(PREFIX),/usr/local)/bin
	install .build/release/plumb $(or $(PREFIX),/usr/local)/bin/plumb
	install -d $(or $(PREFIX),/usr/local)/share/doc/plumb/rules
	install -m 644 Documentation/Rules/*.md $(or $(PREFIX),/usr/local)/share/doc/plumb/rules

clean: ## Remove what was built
	rm -rf .build
