/// Recipes to begin with.
extension RecipeTemplate {
  static let settings = RecipeTemplate(
    "settings", "a grouped table with sections",
    """
    # Settings: a grouped table. A cell with a header begins a section.
    title: TITLE
    canvas: {bars: {navigation: {title: TITLE}}}
    views:
      Table:
        kind: tableView
        style: grouped
        subviews:
          Account Cell: {kind: tableViewCell, text: Account, detailText: Ada, accessory: disclosureIndicator}
          Sounds Cell:
            kind: tableViewCell
            header: General
            text: Sounds
            subviews:             # a cell can hold views, with constraints of its own
              Sounds Switch: {kind: switch}
            constraints: |
              // In these lines, Superview is the cell.
              1. Sounds Switch.Trailing = Superview.TrailingMargin
              2. Sounds Switch.CenterY = Superview.CenterY
          Language Cell: {kind: tableViewCell, text: Language, detailText: English, accessory: disclosureIndicator}
          Units Cell: {kind: tableViewCell, header: Units, text: Metres, accessory: checkmark}
          Feet Cell: {kind: tableViewCell, text: Feet}
    constraints: |
      3. Table.Leading = Superview.Leading
      4. Table.Trailing = Superview.Trailing
      5. Table.Top = Superview.Top
      6. Table.Bottom = Superview.Bottom
    languages:                    # 'ibar render FILE --language de' draws one
      de:
        views:
          Account Cell: {text: Konto}
          Sounds Cell: {header: Allgemein, text: Töne}
          Language Cell: {text: Sprache, detailText: Deutsch}
          Units Cell: {header: Einheiten, text: Meter}
          Feet Cell: {text: Fuß}
    """)

  static let login = RecipeTemplate(
    "login", "fields of a limited width, with a state for failure",
    """
    # A login: fields of one width in the middle, never wider than 400 points.
    title: TITLE
    views:
      Title Label: {kind: label, text: Welcome back, font: {style: title1}}
      User Field: {kind: textField, placeholder: Email}
      Password Field: {kind: textField, placeholder: Password}
      Sign In Button: {kind: button, title: Sign In}
      Forgot Button: {kind: button, title: Forgot password?}
    constraints: |
      1. Title Label.CenterX = Superview.CenterX
      2. Title Label.Top = Safe Area.Top + 48
      3. User Field.Top = Title Label.Bottom + 32
      4. User Field.CenterX = Superview.CenterX
      5. User Field.Width <= 400
      // Optional: the field is as wide as the margins allow, but for line 5.
      6. User Field.Leading = Superview.LeadingMargin (Priority 750)
      7. Password Field.Top = User Field.Bottom + 12
      8. Password Field.Leading = User Field.Leading
      9. Password Field.Trailing = User Field.Trailing
      10. Sign In Button.Top = Password Field.Bottom + 24
      11. Sign In Button.CenterX = Superview.CenterX
      12. Forgot Button.Top = Sign In Button.Bottom + 12
      13. Forgot Button.CenterX = Superview.CenterX
    states:                       # 'ibar render FILE --state Failed' draws one
      Failed:
        views:
          Title Label: {text: Try again}
    languages:
      de:
        views:
          Title Label: {text: Willkommen}
          User Field: {placeholder: E-Mail}
          Password Field: {placeholder: Passwort}
          Sign In Button: {title: Anmelden}
          Forgot Button: {title: Passwort vergessen?}
        states:
          Failed: {views: {Title Label: {text: Noch einmal}}}
    """)

  static let tabs = RecipeTemplate(
    "tabs", "bars above and below, and a segmented control",
    """
    # Tabs: bars above and below, a segmented control, and the content between them.
    title: TITLE
    canvas:
      bars:
        navigation: {title: TITLE}
        tab: [A, B, C]
    views:
      Range Control: {kind: segmentedControl, segments: [Day, Week, Month]}
      Content: {backgroundColor: lightGray}
    constraints: |
      // The safe area ends where the bars begin.
      1. Range Control.Top = Safe Area.Top + 12
      2. Range Control.Leading = Superview.LeadingMargin
      3. Range Control.Trailing = Superview.TrailingMargin
      4. Content.Top = Range Control.Bottom + 12
      5. Content.Leading = Superview.Leading
      6. Content.Trailing = Superview.Trailing
      7. Content.Bottom = Safe Area.Bottom
    languages:                    # 'ibar render FILE --language de' draws one
      de: {views: {Range Control: {segments: [Tag, Woche, Monat]}}}
    """)

  static let detail = RecipeTemplate(
    "detail", "a page that scrolls",
    """
    # A detail page: a picture, and texts that scroll when they are longer than the screen.
    title: TITLE
    canvas: {bars: {navigation: {title: TITLE}}}
    views:
      Page:
        kind: scrollView
        subviews:
          Photo: {kind: imageView, image: {name: photo, size: [360, 200]}, contentMode: scaleAspectFill, clipsToBounds: true}
          Title Label: {kind: label, text: A walk by the river, font: {style: title2}, numberOfLines: 0}
          Body Label:
            kind: label
            numberOfLines: 0      # as many as the text needs
            text: >-
              The path begins behind the mill and follows the water for two hours.
              Take the bridge at the second bend.
        constraints: |
          1. Photo.Top = Superview.Top
          2. Photo.Leading = Superview.Leading
          3. Photo.Trailing = Superview.Trailing
          4. Photo.Height = 200
          5. Title Label.Top = Photo.Bottom + 16
          6. Title Label.Leading = Superview.Leading + 16
          7. Title Label.Trailing = Superview.Trailing - 16
          8. Body Label.Top = Title Label.Bottom + 8
          9. Body Label.Leading = Title Label.Leading
          10. Body Label.Trailing = Title Label.Trailing
          // From top to bottom without a gap: this gives the content its height.
          11. Body Label.Bottom = Superview.Bottom - 16
    constraints: |
      12. Page.Leading = Superview.Leading
      13. Page.Trailing = Superview.Trailing
      14. Page.Top = Safe Area.Top
      15. Page.Bottom = Safe Area.Bottom
      // The content is as wide as the page, so it scrolls up and down alone.
      16. Photo.Width = Page.Width
    languages:                    # 'ibar render FILE --language de' draws one
      de:
        views:
          Title Label: {text: Ein Weg am Fluss}
          Body Label:
            text: >-
              Der Weg beginnt hinter der Mühle und folgt zwei Stunden lang dem Wasser.
              An der zweiten Biegung führt eine Brücke hinüber.
    """)
}
