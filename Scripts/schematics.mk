# The schematics of the base layouts, by stamps of their own, in the folder of the other figures.
#
# make -f Scripts/schematics.mk IBAR=.build/release/ibar

RECIPES := Recipes
FIGURES := Output
FIGURE_BUILD := .build/schematics
IBARFLAGS := --style schematic --format svg
all:
include Recipes/figures.mk

all: $(FIGURE_STAMPS)
	@:
$(FIGURE_STAMPS): $(IBAR)
