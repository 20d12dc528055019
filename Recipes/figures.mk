# Draws a folder of recipes, each when something it is drawn from has changed.
#
#   RECIPES := recipes          the folder of recipes, searched with its sub-folders
#   FIGURES := figures          the folder of figures, with the same sub-folders
#   all:                        first, for what make makes when nothing is asked
#   include figures.mk
#   all: $(FIGURE_STAMPS)
#
# A recipe has a stamp, which is new whenever ibar has looked at it. Its figures stay as old as they are
# when nothing in them has changed, so that what is made of them is not made again.

IBAR ?= ibar
IBARFLAGS ?=
RECIPES ?= Recipes
FIGURES ?= figures
FIGURE_BUILD ?= .figures

FIGURE_STAMPS := $(patsubst $(RECIPES)/%.yaml,$(FIGURE_BUILD)/%.stamp,\
  $(sort $(shell find $(RECIPES) -name '*.yaml')))

# What each stamp was made from: the recipe, its images, and the fonts of its texts.
# Before secondary expansion begins: a name with '$' must not be expanded once more.
-include $(FIGURE_STAMPS:.stamp=.d)
# They come with the stamps: make need not look for rules to make them.
$(FIGURE_STAMPS:.stamp=.d): ;

# A stamp lists the figures it stands for: one that is missing is drawn again.
missing = $(if $(filter-out $(wildcard $1),$1),FORCE)
figures_missing = $(call missing,$(strip $(file <$1)))
.PHONY: FORCE
FORCE: ;

.SECONDEXPANSION:
$(FIGURE_STAMPS): $(FIGURE_BUILD)/%.stamp: $(RECIPES)/%.yaml \
    $$(call figures_missing,$(FIGURE_BUILD)/$$*.stamp)
	$(IBAR) render $< $(IBARFLAGS) --output $(FIGURES)/$(patsubst %/,%,$(dir $*)) \
	  --stamp $@ --deps $(@:.stamp=.d)

# One run makes all four figures of a recipe, so that a page can ask for any of them.
$(FIGURES)/%.portrait.svg $(FIGURES)/%.portrait.png \
$(FIGURES)/%.landscape.svg $(FIGURES)/%.landscape.png &: $(FIGURE_BUILD)/%.stamp ;
