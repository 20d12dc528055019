# Draws a folder of recipes, each when something it is drawn from has changed.
#
#   RECIPES := recipes          the folder of recipes, searched with its sub-folders
#   FIGURES := figures          the folder of figures, with the same sub-folders
#   IBARFLAGS := --scale 3      further options, if any
#   all:                        first, for what make makes when nothing is asked
#   include figures.mk
#   all: $(FIGURE_STAMPS)
#
# A recipe has a stamp, which is new whenever ibar has looked at it. Its figures stay as old as they are
# when nothing in them has changed, so that what is made of them is not made again.
#
# `make prune-figures` deletes the figures of deleted recipes, and those that earlier options drew.
#
# Two Makefiles can draw into one folder of figures with other options: each has a FIGURE_BUILD of its own, the
# folder of its stamps, beside or within the other's. Pruning keeps what the other's stamps list.
#
# Put .figures/ into .gitignore, and the folder of figures too unless you commit them. ibar-watch.html and
# ibar-watch.js lie there only while `ibar render --watch` runs.

IBAR ?= ibar
IBARFLAGS ?=
RECIPES ?= Recipes
FIGURES ?= figures
FIGURE_BUILD ?= .figures

# As make and find write the names in them.
override RECIPES := $(patsubst ./%,%,$(RECIPES:%/=%))
override FIGURES := $(patsubst ./%,%,$(FIGURES:%/=%))
override FIGURE_BUILD := $(patsubst ./%,%,$(FIGURE_BUILD:%/=%))

# A name that make or the shell would read as something else comes in quotes, and so is none of a recipe.
found_recipes := $(sort $(shell find $(RECIPES) -name '*.yaml' \
  \( -path "*[[:space:]:%;|=\$$&()<>'\"\`\\\\]*" -printf "'%p'\n" -o -print \)))
nameless := $(filter-out $(RECIPES)/%.yaml,$(found_recipes))
ifneq ($(nameless),)
$(error Rename $(nameless): make takes no name with a blank or one of : % ; | = $$ & ( ) < > ' " ` \)
endif

FIGURE_STAMPS := $(found_recipes:$(RECIPES)/%.yaml=$(FIGURE_BUILD)/%.stamp)

# What each stamp was made from: the recipe, its images, and the fonts of its texts.
# Before secondary expansion begins: a name with '$' must not be expanded once more.
-include $(FIGURE_STAMPS:.stamp=.d)
# They come with the stamps: make need not look for rules to make them.
$(FIGURE_STAMPS:.stamp=.d): ;

# A file that is new, and all stamps old, when figures are to go elsewhere or options are others.
figure_options := $(FIGURE_BUILD)/.options
options_now := $(strip $(FIGURES) $(IBARFLAGS))
ifneq ($(file <$(figure_options)),$(options_now))
$(figure_options): FORCE
endif
$(figure_options):
	@mkdir -p $(@D) && printf '%s\n' '$(subst ','\'',$(options_now))' >$@

# A stamp lists its figures, with their digests: one that is missing is drawn again. A word with
# '#' is a figure of earlier options.
hash := \#
listed_by = $(filter-out $(hash)%,$(filter %.svg %.png,$(foreach stamp,$1,$(file <$(stamp)))))
missing = $(if $(filter-out $(wildcard $1),$1),FORCE)
figures_missing = $(call missing,$(call listed_by,$1))
.PHONY: FORCE prune-figures
FORCE: ;

.SECONDEXPANSION:
$(FIGURE_STAMPS): $(FIGURE_BUILD)/%.stamp: $(RECIPES)/%.yaml $(figure_options) \
    $$(call figures_missing,$(FIGURE_BUILD)/$$*.stamp)
	$(IBAR) render $< --allow $(RECIPES) $(IBARFLAGS) --output $(patsubst %/,%,$(FIGURES)/$(filter-out ./,$(dir $*))) \
	  --stamp $@ --deps $(@:.stamp=.d)

# One run makes all four figures of a recipe, or both where the canvas is a size, so that a page can ask for
# any of them. Those with a state or the like in their names have rules like these in the Makefile that asks.
$(FIGURES)/%.portrait.svg $(FIGURES)/%.portrait.png \
$(FIGURES)/%.landscape.svg $(FIGURES)/%.landscape.png &: $(FIGURE_BUILD)/%.stamp ;
$(FIGURES)/%.svg $(FIGURES)/%.png &: $(FIGURE_BUILD)/%.stamp ;

# Stamps of deleted recipes. Others' files may lie here too: what ours was made from names the recipe.
recipe_of = $(1:$(FIGURE_BUILD)/%.stamp=$(RECIPES)/%.yaml)
gone_stamps = $(foreach stamp,$(filter-out $(FIGURE_STAMPS),$(filter $(FIGURE_BUILD)/%.stamp,\
  $(shell find $(FIGURE_BUILD) -name '*.stamp'))),\
  $(if $(filter $(call recipe_of,$(stamp)),$(file <$(stamp:.stamp=.d))),$(stamp)))

# What earlier options drew: one run for each folder, after the stamps list what is drawn now.
in_folder = $(foreach recipe,$(found_recipes),$(if $(filter $1,$(dir $(recipe))),$(recipe)))
prune = $(IBAR) render $(call in_folder,$1) --allow $(RECIPES) $(IBARFLAGS) \
  --output $(patsubst %/,%,$(FIGURES)/$(patsubst $(RECIPES)/%,%,$1)) --prune --stamp $(stamps)/.pruned

# Folders of stamps, beside ours or within, of other options that draw into FIGURES.
found_options = $(foreach folder,$(FIGURE_BUILD)/.. $(FIGURE_BUILD),\
  $(wildcard $(folder)/.options $(folder)/*/.options $(folder)/.[!.]*/.options))
other_builds = $(filter-out $(realpath $(FIGURE_BUILD)),$(sort $(foreach file,$(found_options),\
  $(if $(filter $(realpath $(FIGURES)),$(realpath $(firstword $(file <$(file))))),\
    $(realpath $(dir $(file)))))))

# ibar keeps what is listed beside the stamp: stamps of other rules, and for the run those of the other folders.
stamps = $(patsubst %/,%,$(FIGURE_BUILD)/$(patsubst $(RECIPES)/%,%,$1))
define prune_line
@rm -f $(stamps)/.kept $(stamps)/.pruned
$(if $(other_builds),@find $(other_builds) -name '*.stamp' -exec cat {} + >$(stamps)/.kept)
$(call prune,$1)
@rm -f $(stamps)/.kept $(stamps)/.pruned

endef

# What stamps of deleted recipes list: a run without recipes, beside copies of all other stamps.
gone := $(FIGURE_BUILD)/.gone
other_stamps = $(filter-out $(gone_stamps),$(shell find $(FIGURE_BUILD) $(other_builds) -path $(gone) -prune -o \
  -type f ! -name '*.d' ! -name .options -print))
define prune_gone
@rm -rf $(gone) && mkdir -p $(gone)/none && cat $(gone_stamps) >$(gone)/.pruned
$(if $(other_stamps),@cp --backup=numbered -t $(gone) $(other_stamps))
$(IBAR) render $(gone)/none --output $(FIGURES) --prune --stamp $(gone)/.pruned
@rm -rf $(gone) $(gone_stamps) $(gone_stamps:.stamp=.d)

endef

prune-figures: $(FIGURE_STAMPS)
	$(if $(wildcard $(RECIPES)/.),,$(error There is no folder of recipes $(RECIPES)))
	$(if $(gone_stamps),$(prune_gone))
	$(foreach folder,$(sort $(dir $(found_recipes))),$(call prune_line,$(folder)))
