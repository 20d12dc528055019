# make        installs what is missing, builds, and draws Recipes/ into Output/
# make test   runs all tests
# make bench  measures the solver, drawing, the drawing of many and comparing beside others, and texts
# make dist   makes a tarball of the program with its libraries, in .build/dist
# make prune-figures  removes the figures of recipes that are gone from Output/
# make lint   checks the form of the sources

MAKEFLAGS += --no-builtin-rules
.PHONY: all dependencies test bench dist lint
.DELETE_ON_ERROR:

all:

IBAR := .build/release/ibar
RECIPES := Recipes
FIGURES := Output
FIGURE_BUILD := .build/figures
IBARFLAGS := --state all --language all
include Recipes/figures.mk

all: $(FIGURE_STAMPS)
$(FIGURE_STAMPS): $(IBAR)

dependencies:
	@Scripts/install-dependencies

# Static libraries in the program, since to find and bind shared ones is most of its start. `make LIBRARIES=`
# links the shared ones.
LIBRARIES = $$(Scripts/static-libraries)

# SwiftPM knows best what has changed; the program is new only when it did something.
$(IBAR): FORCE | dependencies
	Scripts/build-release $(LIBRARIES)

test: dependencies
	swift test --disable-xctest

bench: dependencies
	Scripts/benchmark/run --instructions
	Scripts/benchmark/batch
	Scripts/benchmark/diff

dist: dependencies
	Scripts/make-dist

lint:
	swift format lint --strict -r Package.swift Sources Tests Examples
