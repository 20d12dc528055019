# make        installs what is missing, builds, and draws Recipes/ into Output/
# make test   runs all tests
# make bench  measures the solver beside others, the setting of text, and comparing
# make lint   checks the form of the sources

IBAR := .build/release/ibar
RECIPES := $(sort $(shell find Recipes -name '*.yaml'))
STAMPS := $(RECIPES:Recipes/%.yaml=.build/figures/%.stamp)

MAKEFLAGS += --no-builtin-rules
.PHONY: all dependencies test bench lint FORCE
.DELETE_ON_ERROR:

all: $(STAMPS)

dependencies:
	@Scripts/install-dependencies

# SwiftPM knows best what has changed; the program is new only when it did something.
$(IBAR): FORCE | dependencies
	swift build -c release --product ibar

# A stamp lists the figures it stands for: one that is missing is drawn again.
drawn = $(strip $(file <$1))
missing = $(if $(filter-out $(wildcard $(drawn)),$(drawn)),FORCE)

.SECONDEXPANSION:
$(STAMPS): .build/figures/%.stamp: Recipes/%.yaml $(IBAR) $$(call missing,.build/figures/$$*.stamp)
	$(IBAR) render $< --output Output/$(patsubst %/,%,$(dir $*)) --stamp $@

test: dependencies
	swift test --disable-xctest

bench: dependencies
	Scripts/benchmark/run --instructions
	Scripts/benchmark/diff

lint:
	swift format lint --strict -r Package.swift Sources Tests Examples
