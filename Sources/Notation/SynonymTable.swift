/// Words of other systems, and their names here.
///
/// They are what people bring along from CSS, Android, older UIKit code, SnapKit and Masonry.
package enum SynonymTable {
  /// The meaning of a foreign word.
  package enum Meaning: Hashable, Sendable {
    /// It has another name here.
    case word(String)
    /// It has no single name here.
    case advice(String)
  }

  /// The meaning of a word where one of some names is expected; nil when it is not known or not one of
  /// the names.
  package static func meaning(of word: String, among names: [String]) -> Meaning? {
    let key = key(word)
    let translated = translation(of: key) ?? []
    // A view may have the name of a kind or a key, and another word means none of them.
    let own = names.contains("Superview") ? [] : (kinds[key] ?? []) + (keys[key] ?? [])
    let all =
      (words[key] ?? []) + own + translated
      + (word.lowercased().hasSuffix(anchor) ? [key] : [])
    let meant = keys(of: key, all, among: names) ?? all
    if let name = meant.lazy.compactMap({ word in
      names.first { $0.lowercased() == word.lowercased() }
    }).first {
      return .word(name)
    }
    // An item of this name has nothing to do with a key of other systems.
    if names.contains("Superview") { return nil }
    let advice = ([key] + translated).lazy.map { $0.lowercased() }.compactMap { key in
      adviceInPlace(on: key, among: names) ?? self.advice(on: key)
    }.first
    return (advice ?? (key == "number" && names.contains("stepper") ? numbers : nil)).map {
      .advice($0)
    }
  }

  /// The names of a translated word, an Arabic one with its article or without it.
  private static func translation(of key: String) -> [String]? {
    translations[key] ?? (key.hasPrefix("ال") ? translations[String(key.dropFirst(2))] : nil)
  }

  /// Whether it is a word of another system.
  package static func isKnown(_ word: String) -> Bool {
    let key = key(word)
    return words[key] != nil || advice(on: key) != nil
  }

  /// The end of UIKit's names of attributes: `heightAnchor`.
  private static let anchor = "anchor"

  /// A word in lower case, without hyphens and without the end of an anchor's name.
  private static func key(_ word: String) -> String {
    let key = word.lowercased().filter { !"-_ ".contains($0) }
    return key.hasSuffix(anchor) && key != anchor ? String(key.dropLast(anchor.count)) : key
  }

  /// Foreign words without hyphens and in lower case; several meanings where several tables have one.
  private static let words: [String: [String]] = [
    // Attributes
    "margintop": ["Top"], "marginbottom": ["Bottom"],
    "leftedge": ["Leading"], "rightedge": ["Trailing"], "topedge": ["Top"],
    "bottomedge": ["Bottom"],
    "start": ["Leading", "leading"], "end": ["Trailing", "trailing"],
    "leadingedge": ["Leading"], "trailingedge": ["Trailing"],
    "centrex": ["CenterX"], "centrey": ["CenterY"], "horizontalcenter": ["CenterX"],
    "verticalcenter": ["CenterY"], "centerx": ["CenterX"], "centery": ["CenterY"],
    "centerhorizontal": ["CenterX"], "centerhorizontally": ["CenterX"],
    "centervertical": ["CenterY"], "centervertically": ["CenterY"],
    "xcenter": ["CenterX"], "ycenter": ["CenterY"],
    "midx": ["CenterX"], "midy": ["CenterY"], "minx": ["Left"], "maxx": ["Right"],
    "miny": ["Top"], "maxy": ["Bottom"], "x": ["Leading"], "y": ["Top"], "w": ["Width"],
    "h": ["Height"], "leftmargin": ["LeftMargin"], "marginleft": ["LeftMargin"],
    "marginstart": ["LeadingMargin"], "marginend": ["TrailingMargin"],
    "capheight": ["FirstBaseline"], "lastbaseline": ["LastBaseline"],
    // Items
    "view": ["Superview"], "parent": ["Superview"], "screen": ["Superview"],
    "window": ["Superview"], "display": ["Superview"], "container": ["Superview"],
    "canvas": ["Superview"], "rootview": ["Superview"], "mainview": ["Superview"],
    "safearealayoutguide": ["Safe Area"],
    "safearea": ["Safe Area"],
    // Kinds
    "uiview": ["view"], "div": ["view"], "box": ["view"], "uilabel": ["label"],
    "text": ["label"], "span": ["label"], "uibutton": ["button"], "uitextfield": ["textField"],
    "input": ["textField"], "edittext": ["textField"], "uiimageview": ["imageView"],
    "img": ["imageView"], "image": ["imageView"], "uitextview": ["textView"],
    "textarea": ["textView"], "uiswitch": ["switch"], "toggle": ["switch"],
    "checkbox": ["switch"], "uislider": ["slider"], "uistepper": ["stepper"],
    "seekbar": ["slider"], "range": ["slider"],
    "uistackview": ["stackView"], "hstack": ["stackView"],
    "linearlayout": ["stackView"], "uiscrollview": ["scrollView"],
    "uitableview": ["tableView"], "uitableviewcell": ["tableViewCell"], "cell": ["tableViewCell"],
    "spinner": ["activityIndicatorView"], "uiactivityindicatorview": ["activityIndicatorView"],
    "uisegmentedcontrol": ["segmentedControl"], "uiprogressview": ["progressView"],
    // Keys
    "type": ["kind"], "class": ["kind"], "background": ["backgroundColor"],
    "backgroundcolour": ["backgroundColor"],
    "children": ["subviews", "arrangedSubviews"], "views": ["subviews"], "subviews": ["views"],
    "fontsize": ["font"],
    "fill": ["backgroundColor"], "bottom": ["Bottom", "below"], "under": ["below"],
    "side": ["beside"],
    "rectangle": ["view"], "rect": ["view"], "square": ["view"], "shape": ["view"],
    "panel": ["view"], "card": ["view"], "night": ["dark"], "day": ["light"], "textsize": ["font"],
    "checked": ["isOn"],
    "lines": ["numberOfLines"], "maxlines": ["numberOfLines"], "lineclamp": ["numberOfLines"],
    "linelimit": ["numberOfLines"], "hint": ["placeholder"],
    "hidden": ["isHidden"], "margins": ["layoutMargins"],
    "hugging": ["contentHuggingPriority"],
    "compressionresistance": ["contentCompressionResistancePriority"],
    "resistance": ["contentCompressionResistancePriority"],
    "intrinsicsize": ["intrinsicContentSize"], "align": ["textAlignment", "alignment"],
    "textalign": ["textAlignment"], "alignitems": ["alignment"], "justifycontent": ["distribution"],
    "label": ["text", "title"], "color": ["textColor", "backgroundColor"],
    "foregroundcolor": ["textColor"], "foregroundstyle": ["textColor"], "fontcolor": ["textColor"],
    "itemspacing": ["spacing"], "cells": ["subviews"], "rows": ["subviews"], "caption": ["text"],
    "string": ["text"], "content": ["text"],
    "src": ["image"], "radius": ["cornerRadius"], "gap": ["spacing"], "direction": ["axis"],
    "orientation": ["axis", "orientations"], "semantic": ["semanticContentAttribute"],
    "arrangedviews": ["arrangedSubviews"], "name": ["title"], "description": ["summary"],
    "layer.cornerradius": ["cornerRadius"], "layer.borderwidth": ["borderWidth"],
    "layer.bordercolor": ["borderColor"], "progress": ["value"],
    "progresstintcolor": ["tintColor"], "minimumtracktintcolor": ["tintColor"],
    "currentpageindicatortintcolor": ["tintColor"], "attributedtext": ["text"],
    "currenttitle": ["title"], "settitle": ["title"], "relatedby": ["relation"],
    "toitem": ["secondItem"],
    // Values
    "left": ["leading"], "right": ["trailing"],
    "title": ["title1"], "xs": ["extraSmall"], "s": ["small"], "m": ["medium"], "l": ["large"],
    "xl": ["extraLarge"], "xxl": ["extraExtraLarge"], "xxxl": ["extraExtraExtraLarge"],
    "h1": ["title1", "label"], "h2": ["title2", "label"], "h3": ["title3", "label"],
    "h4": ["headline", "label"], "h5": ["subheadline", "label"], "h6": ["footnote", "label"],
    "p": ["body", "label"], "texts": ["views"],
    "small": ["footnote", "compact"], "narrow": ["compact"], "wide": ["regular"],
    "100": ["ultraLight"], "200": ["thin"], "300": ["light"], "400": ["regular"],
    "normal": ["regular"],
    "500": ["medium"], "600": ["semibold"], "700": ["bold"], "800": ["heavy"], "900": ["black"],
    "primary": ["filled"], "secondary": ["tinted"], "outline": ["bordered"],
    "flexstart": ["leading"], "flexend": ["trailing"], "stretch": ["fill"],
    "baseline": ["firstBaseline"], "centre": ["center"], "middle": ["center"],
    "spacebetween": ["equalSpacing"], "spaceevenly": ["equalSpacing"],
    "spacearound": ["equalCentering"], "row": ["horizontal", "stackView"],
    "column": ["vertical"], "hbox": ["stackView"],
    "rtl": ["rightToLeft", "forceRightToLeft"],
    "ltr": ["leftToRight", "forceLeftToRight"], "aspectfit": ["scaleAspectFit"],
    "aspectfill": ["scaleAspectFill"], "contain": ["scaleAspectFit"],
    "cover": ["scaleAspectFill"], "grey": ["gray"],
    "transparent": ["clear"], "none": ["clear"], "subhead": ["subheadline"],
    "grayish": ["gray"], "lightgrey": ["lightGray"], "darkgrey": ["darkGray"],
  ]

  private static let lengths =
    "a length is a constraint, such as 'NAME.Width = 100'; a label or a button needs none"

  private static let numbers =
    "use 'stepper' for a minus and a plus, or 'textField' for a number to type"

  private static func spaces(_ side: String = "Top") -> String {
    "delete it: a space is the constant of a constraint, such as '\(space(of: "NAME", side, "8.0"))'"
  }

  /// The constraint of a space between an edge of an item and the superview.
  static func space(of item: String, _ side: String, _ number: String) -> String {
    ["Bottom", "Trailing"].contains(side)
      ? "Superview.\(side) = \(item).\(side) + \(number)"
      : "\(item).\(side) = Superview.\(side) + \(number)"
  }

  /// The edge that the last part of a space's name means: `Left` in `paddingLeft`.
  static func side(_ word: String) -> String? {
    let edges = ["left": "Leading", "start": "Leading", "right": "Trailing", "end": "Trailing"]
    let word = word.lowercased()
    return ["Top", "Bottom", "Leading", "Trailing"].first { $0.lowercased() == word } ?? edges[word]
  }

  /// The advice on a space at one side: `marginTop`, `layout_paddingLeft`.
  private static func adviceOnSpace(_ key: String) -> String? {
    let name = key.hasPrefix("layout") ? key.dropFirst("layout".count) : key[...]
    return ["margin", "padding"].lazy.filter(name.hasPrefix).compactMap {
      side(String(name.dropFirst($0.count))).map(spaces)
    }.first
  }

  private static func advice(on key: String) -> String? { advice[key] ?? adviceOnSpace(key) }

  private static let columns = "write 'kind: stackView' and 'axis: vertical'"

  private static let gravity =
    "'textAlignment' places a text in its view; a constraint places a view: 'CenterX = Superview.CenterX'"

  private static let advice: [String: String] = [
    "edges": "edges are four constraints: Leading, Trailing, Top and Bottom",
    "alledges": "edges are four constraints: Leading, Trailing, Top and Bottom",
    "horizontaledges": "horizontal edges are two constraints: Leading and Trailing",
    "verticaledges": "vertical edges are two constraints: Top and Bottom",
    "size": "a size is two constraints: Width and Height",
    "center": "a centre is two constraints: CenterX and CenterY",
    "inset": "an inset is a constant on each edge: 'Leading = Superview.Leading + 8.0', "
      + "'Superview.Trailing = Trailing + 8.0'",
    "insets": "an inset is a constant on each edge: 'Leading = Superview.Leading + 8.0', "
      + "'Superview.Trailing = Trailing + 8.0'",
    "offset": "an offset is a constant: '+ 8.0'",
    "layoutwidth": SynonymTable.lengths, "layoutheight": SynonymTable.lengths,
    "width": SynonymTable.lengths, "height": SynonymTable.lengths, "minwidth": SynonymTable.lengths,
    "maxwidth": SynonymTable.lengths, "minheight": SynonymTable.lengths,
    "maxheight": SynonymTable.lengths, "margin": SynonymTable.spaces(),
    "layoutmargin": SynonymTable.spaces(), "padding": SynonymTable.spaces(),
    "position": "delete it: constraints place views",
    "whitespace":
      "delete it; 'numberOfLines: 1' is one line, 'numberOfLines: 0' as many as it takes",
    "vstack": SynonymTable.columns, "vbox": SynonymTable.columns, "column": SynonymTable.columns,
    "layoutgravity": SynonymTable.gravity, "gravity": SynonymTable.gravity,
    "border": "a border has two keys: 'borderWidth: 1' and 'borderColor: black'",
    "alpha": "a colour holds its own opacity: '\"#RRGGBBAA\"'",
    "zindex": "delete it: views are drawn in the order of their lines, the last one in front",
    "visibility": "write 'isHidden: true' for a view that is not shown",
    "spacer": "a stack view needs none: 'distribution: equalSpacing' or 'customSpacing' makes room",
    "bold": "weights are keys of fonts: 'font: {weight: bold}'",
    "fontweight": "weights are keys of fonts: 'font: {weight: bold}'",
    "weight": "weights are keys of fonts: 'font: {weight: bold}'",
    "fontfamily": "texts are in the system's font: 'font: {size: 17}'",
    "display": "views in a row are arranged by a stack view: 'kind: stackView'",
    "flex": "views in a row are arranged by a stack view: 'kind: stackView'",
    "flexdirection":
      "a row or a column of views is a stack view: 'kind: stackView' and 'axis: vertical'",
    "aspectratio": "an aspect ratio ties a view's Width to its Height: 'Width = 2.0 x Height'",
    "ratio": "an aspect ratio ties a view's Width to its Height: 'Width = 2.0 x Height'",
  ]
}
