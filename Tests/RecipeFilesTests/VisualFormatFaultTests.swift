import Testing

extension FaultTests {
  /// Faults of strings in the visual format.
  static let visualFormat: [Fault] = [
    Fault(
      name: "the letter for the bar", recipe: FaultTests.line("V:l-[redView]"),
      messages: ["3:8: Expected a view or '|' | write '|' in place of the letter at character 3"]),
    Fault(
      name: "a line that begins with the letter", recipe: FaultTests.line("l-[redView]"),
      messages: ["3:6: Expected a view or '|' | write '|' in place of the letter at character 1"]),
    Fault(
      name: "an unknown identifier", recipe: FaultTests.line("[redView]-[bleuView]"),
      messages: ["3:17: Unable to find view with name bleuView | did you mean 'blueView'?"]),
    Fault(
      name: "a negative size", recipe: FaultTests.line("[redView(-5)]"),
      messages: ["3:15: a size cannot be negative | use a number that is 0 or more"]),
    Fault(
      name: "two directions",
      recipe: "views: {A: {}}\nvisualFormat:\n"
        + "  options: [directionLeftToRight, directionRightToLeft]\n  formats: \"|[a]\"\n",
      messages: [
        "3:12: a string is read in one direction"
          + " | use directionLeftToRight or directionRightToLeft"
      ]),
    Fault(
      name: "all faults at once",
      recipe: """
        views: {A: {}}
        constraints: |
          H:|-[a
          V|[a]
        visualFormat:
          - metrics: {1x: 2}
            options: [alignAllTpo]
            formats: "H:[a]-x-|"
          - {}
        """,
      messages: [
        "3:9: Expected more input | write 'H:|-[a]'",
        "4:4: Expected ':' after 'V' to specify vertical arrangement | write 'V:|[a]'",
        "6:15: '1x' is no name of a metric"
          + " | use letters, numbers and underscores, a letter or an underscore first",
        "7:15: 'alignAllTpo' is not an option | did you mean 'alignAllTop'?",
        "8:21: Encountered metric with name \"x\", but value was not specified in metrics or views"
          + " dictionaries | give it a number under the recipe's 'metrics', as in 'metrics: {x: 8}'",
        "9:5: a visual format needs 'formats' | write it as in '{formats: [\"H:|-[redView]-|\"]}'",
      ]),
  ]
}
