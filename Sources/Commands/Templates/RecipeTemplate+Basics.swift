/// Recipes to begin with.
extension RecipeTemplate {
  static let form = RecipeTemplate(
    "form", "labels and fields in two columns",
    """
    # A form: labels on the left, fields beside them. Run 'ibar render FILE' to draw it.
    title: TITLE
    views:                        # from back to front
      Name Label: {kind: label, text: Name}
      Name Field: {kind: textField, placeholder: First and last name}
      Email Label: {kind: label, text: Email}
      Email Field: {kind: textField, placeholder: name@example.com}
      Save Button: {kind: button, title: Save}
    constraints: |
      // One line is one constraint. The numbers are optional; figures show them.
      1. Name Label.Leading = Superview.LeadingMargin
      2. Name Label.Baseline = Name Field.Baseline
      3. Name Field.Leading = Name Label.Trailing + Standard
      4. Name Field.Trailing = Superview.TrailingMargin
      5. Name Field.Top = Safe Area.Top + 24
      6. Email Label.Leading = Superview.LeadingMargin
      7. Email Label.Baseline = Email Field.Baseline
      8. Email Field.Top = Name Field.Bottom + 16
      9. Email Field.Leading = Email Label.Trailing + Standard
      10. Email Field.Trailing = Superview.TrailingMargin
      // Both fields begin at the same place: behind the longer label.
      11. Name Field.Leading = Email Field.Leading
      12. Save Button.Top = Email Field.Bottom + 24
      13. Save Button.CenterX = Superview.CenterX
    languages:                    # 'ibar render FILE --language de' draws one
      de:
        views:
          Name Field: {placeholder: Vor- und Nachname}
          Email Label: {text: E-Mail}
          Save Button: {title: Sichern}
    """)

  static let list = RecipeTemplate(
    "list", "a table of cells",
    """
    # A list: a table view in a navigation bar. UIKit sizes and stacks the cells.
    title: TITLE
    canvas: {bars: {navigation: {title: TITLE}}}
    views:
      Table:
        kind: tableView
        subviews:                 # one cell below the other
          First Cell: {kind: tableViewCell, text: Apples, detailText: "12", accessory: disclosureIndicator}
          Second Cell: {kind: tableViewCell, text: Pears, detailText: "5", accessory: disclosureIndicator}
          Third Cell: {kind: tableViewCell, text: Plums, detailText: "31", accessory: disclosureIndicator}
    constraints: |
      // The table fills the screen, behind the bars.
      1. Table.Leading = Superview.Leading
      2. Table.Trailing = Superview.Trailing
      3. Table.Top = Superview.Top
      4. Table.Bottom = Superview.Bottom
    languages:                    # 'ibar render FILE --language de' draws one
      de:
        views:
          First Cell: {text: Äpfel}
          Second Cell: {text: Birnen}
          Third Cell: {text: Pflaumen}
    """)

  static let card = RecipeTemplate(
    "card", "a picture and texts in a box with round corners",
    """
    # A card: a picture with a title and a text below it, inside a view with round corners.
    title: TITLE
    views:
      Card:
        backgroundColor: lightGray
        cornerRadius: 12
        clipsToBounds: true
        subviews:                 # views in a view; their order is that in depth
          Photo: {kind: imageView, image: {name: photo, size: [300, 200]}, contentMode: scaleAspectFill, clipsToBounds: true}
          Title Label: {kind: label, text: Harbour at dawn, font: {style: headline}}
          Text Label: {kind: label, text: Twelve boats and no wind., font: {style: subheadline}, numberOfLines: 0}
        constraints: |
          // In these lines, Superview is the card.
          1. Photo.Leading = Superview.Leading
          2. Photo.Trailing = Superview.Trailing
          3. Photo.Top = Superview.Top
          4. Title Label.Leading = Superview.Leading + 16
          5. Title Label.Trailing = Superview.Trailing - 16
          6. Title Label.Top = Photo.Bottom + 12
          7. Text Label.Leading = Title Label.Leading
          8. Text Label.Trailing = Title Label.Trailing
          9. Text Label.Top = Title Label.Bottom + 4
          10. Superview.Bottom = Text Label.Bottom + 16
    constraints: |
      // In these, it is the screen.
      11. Card.Leading = Superview.LeadingMargin
      12. Card.Trailing = Superview.TrailingMargin
      13. Card.Top = Safe Area.Top + 20
      14. Photo.Height = 140
    languages:                    # 'ibar render FILE --language de' draws one
      de:
        views:
          Title Label: {text: Hafen am Morgen}
          Text Label: {text: Zwölf Boote und kein Wind.}
    """)
}
