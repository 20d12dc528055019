/// Recipes to begin with.
extension RecipeTemplate {
  static let grid = RecipeTemplate(
    "grid", "stack views in a stack view",
    """
    # A grid: stack views in a stack view. They set frames, so most constraints are not needed.
    title: TITLE
    views:
      Grid:
        kind: stackView
        axis: vertical
        distribution: fillEqually
        spacing: 12
        arrangedSubviews:         # from top to bottom
          Upper Row:
            kind: stackView
            distribution: fillEqually
            spacing: 12
            arrangedSubviews:     # in the reading direction
              One: {backgroundColor: red}
              Two: {backgroundColor: yellow}
          Lower Row:
            kind: stackView
            distribution: fillEqually
            spacing: 12
            arrangedSubviews:
              Three: {backgroundColor: green}
              Four: {backgroundColor: blue}
      Caption Label: {kind: label, text: Four colours}
    constraints: |
      1. Grid.Leading = Superview.LeadingMargin
      2. Grid.Trailing = Superview.TrailingMargin
      3. Grid.Top = Safe Area.Top + 20
      4. Caption Label.Top = Grid.Bottom + 12
      5. Caption Label.CenterX = Superview.CenterX
      6. Caption Label.Bottom = Safe Area.Bottom - 20
    languages:                    # 'ibar render FILE --language de' draws one
      de: {views: {Caption Label: {text: Vier Farben}}}
    """)

  static let chat = RecipeTemplate(
    "chat", "bubbles, and a field that stretches",
    """
    # A chat: bubbles at both sides, and a bar for the next message at the bottom.
    title: TITLE
    canvas: {bars: {navigation: {title: TITLE}}}
    views:
      Question:
        backgroundColor: lightGray
        cornerRadius: 14
        subviews:
          Question Label: {kind: label, text: Are you coming to the concert tonight?, numberOfLines: 0}
        constraints: |
          1. Question Label.Leading = Superview.Leading + 12
          2. Question Label.Trailing = Superview.Trailing - 12
          3. Question Label.Top = Superview.Top + 8
          4. Question Label.Bottom = Superview.Bottom - 8
      Answer:
        backgroundColor: green
        cornerRadius: 14
        subviews:
          Answer Label: {kind: label, text: "Yes, at eight.", textColor: white, numberOfLines: 0}
        constraints: |
          5. Answer Label.Leading = Superview.Leading + 12
          6. Answer Label.Trailing = Superview.Trailing - 12
          7. Answer Label.Top = Superview.Top + 8
          8. Answer Label.Bottom = Superview.Bottom - 8
      # It stretches, since it holds its content less tightly than the button does.
      Message Field: {kind: textField, placeholder: Message, contentHuggingPriority: {horizontal: 249}}
      Send Button: {kind: button, title: Send}
    constraints: |
      9. Question.Leading = Superview.LeadingMargin
      10. Question.Top = Safe Area.Top + 16
      // A bubble is as wide as its text, and leaves a quarter of the screen free.
      11. Question.Width <= 75% x Superview.Width
      12. Answer.Trailing = Superview.TrailingMargin
      13. Answer.Top = Question.Bottom + 12
      14. Answer.Width <= 75% x Superview.Width
      15. Message Field.Leading = Superview.LeadingMargin
      16. Message Field.Bottom = Safe Area.Bottom - 8
      17. Send Button.Leading = Message Field.Trailing + Standard
      18. Send Button.Trailing = Superview.TrailingMargin
      19. Send Button.Baseline = Message Field.Baseline
    languages:                    # 'ibar render FILE --language de' draws one
      de:
        views:
          Question Label: {text: Kommst du heute Abend mit ins Konzert?}
          Answer Label: {text: "Ja, um acht."}
          Message Field: {placeholder: Nachricht}
          Send Button: {title: Senden}
    """)

  static let onboarding = RecipeTemplate(
    "onboarding", "a picture and texts around a layout guide",
    """
    # A first page: what is new, in the middle of the room that the button leaves.
    title: TITLE
    layoutGuides: [Middle]        # a rectangle that is not drawn
    views:
      Picture: {kind: imageView, image: {name: picture, size: [160, 120]}}
      Title Label: {kind: label, text: Draw a layout, font: {style: title1}, textAlignment: center, numberOfLines: 0}
      Text Label: {kind: label, text: Write constraints. Get a figure., textAlignment: center, numberOfLines: 0}
      Pages: {kind: pageControl, numberOfPages: 3}
      Next Button: {kind: button, title: Next}
    constraints: |
      // The guide is the room above the dots; the three views are in its middle.
      1. Middle.Top = Safe Area.Top
      2. Middle.Bottom = Pages.Top
      3. Middle.Leading = Superview.Leading
      4. Middle.Trailing = Superview.Trailing
      5. Picture.CenterX = Superview.CenterX
      6. Title Label.CenterY = Middle.CenterY + 20
      7. Title Label.Leading = Superview.LeadingMargin
      8. Title Label.Trailing = Superview.TrailingMargin
      9. Title Label.Top = Picture.Bottom + 16
      10. Text Label.Top = Title Label.Bottom + 8
      11. Text Label.Leading = Superview.LeadingMargin
      12. Text Label.Trailing = Superview.TrailingMargin
      13. Pages.CenterX = Superview.CenterX
      14. Next Button.Top = Pages.Bottom + 8
      15. Next Button.CenterX = Superview.CenterX
      16. Next Button.Bottom = Safe Area.Bottom - 16
    languages:                    # 'ibar render FILE --language de' draws one
      de:
        views:
          Title Label: {text: Ein Layout zeichnen}
          Text Label: {text: Constraints schreiben. Eine Abbildung bekommen.}
          Next Button: {title: Weiter}
    """)
}
