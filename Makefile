# make        installs what is missing, builds, and draws Recipes/ into Output/
# make schematics  draws only the schematics in Output/
# make test   runs all tests, those of properties on few samples
# make test-all  runs them on many samples, in release
# make test-integrations  runs the tests of Integrations/ with the real tools
# make bench  measures the solver, drawing, the drawing of many and comparing beside others, texts, limits, devices,
#             schematics, the library and logs
# make deb    makes a Debian package of the program, in .build/package
# make release  checks version, changelog and tree, makes the package and tags the commit
# make prune-figures  deletes from Output/ the figures of deleted recipes and of earlier options
# make docs   writes the generated parts of docs/ and the schema of recipes again
# make lint   checks the form of the sources

MAKEFLAGS += --no-builtin-rules
.PHONY: all schematics prune-schematics dependencies test test-all test-integrations bench deb release docs lint
.DELETE_ON_ERROR:

all:

IBAR := .build/release/ibar
RECIPES := Recipes
FIGURES := Output
FIGURE_BUILD := .build/figures
IBARFLAGS := --state all --language all
include Recipes/figures.mk

all: $(FIGURE_STAMPS) schematics
$(FIGURE_STAMPS): $(IBAR)

# The schematics are figures of other options, so they have stamps of their own.
schematics: $(IBAR)
	+@$(MAKE) --no-print-directory -f Scripts/schematics.mk IBAR=$(IBAR)
prune-schematics: $(IBAR)
	+@$(MAKE) --no-print-directory -f Scripts/schematics.mk IBAR=$(IBAR) prune-figures
prune-figures: prune-schematics

dependencies:
	@Scripts/install-dependencies

# SwiftPM knows best what has changed; a program is new only when it did something.
.build/release/%: FORCE | dependencies
	swift build $(RELEASE) --product $*

# A release whose modules tests can look into, so that `make test-all` need not build them again. Its generic
# types are made without a search of all conformances, which takes 200,000 instructions for each of them.
RELEASE := -c release -Xswiftc -enable-testing \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors

test: TESTS := swift test --disable-xctest
test-all: TESTS := IBAR_SAMPLES=25 swift test $(RELEASE) --disable-xctest
test test-all:
	@Scripts/install-dependencies --tests
	@mkdir -p .build
	bash -o pipefail -c '$(TESTS) | tee .build/tests.log' || \
	  { echo "Failed:"; grep "✘ Test .* recorded an issue" .build/tests.log; exit 1; }

test-integrations: $(IBAR)
	Scripts/test-integrations $(IBAR)

bench: dependencies
	Scripts/benchmark/run --instructions
	Scripts/benchmark/batch
	Scripts/benchmark/diff
	Scripts/benchmark/limits
	Scripts/benchmark/devices
	Scripts/benchmark/schematics
	Scripts/benchmark/library
	Scripts/benchmark/logs
	Scripts/benchmark/breakpoints
	Scripts/benchmark/integrations

deb: $(IBAR)
	@Scripts/install-dependencies --package
	Scripts/make-deb

release:
	Scripts/release

docs: $(IBAR)
	@Scripts/install-dependencies --tests
	Scripts/generate $(IBAR)

lint:
	swift format lint --strict -r Package.swift Sources Tests Examples
	@Scripts/benchmark/limits missing
	Scripts/check-defaults
