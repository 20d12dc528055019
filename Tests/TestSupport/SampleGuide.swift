package import Diagnostics
package import Guides
import RecipeFiles
import Recipes

/// Guides for tests, written as authors of several habits would write them.
package enum SampleGuide {
  /// Two layouts in fences with numbers, their attributes in tables below headings that repeat.
  package static let english = """
    ---
    title: Boxes
    ---
    # Boxes

    ## One Box

    ### Constraints

    <div align="center">
    <img src="box.png">
    </div>
    ```
    1. Green View.Leading = Superview.LeadingMargin
    2. Green View.Trailing = Superview.TrailingMargin
    3. Green View.Top = Top Layout Guide.Bottom + 20.0
    4. Bottom Layout Guide.Top = Green View.Bottom + 20.0
    ```

    ### Attributes

    | View       | Attribute  | Value  |
    | ---------- | ---------- | ------ |
    | Green View | Background | Yellow |

    ## A Field

    ### Constraints

    ~~~text
    1. Name Label.Leading = Superview.LeadingMargin
    2. Name Text Field.Trailing = Superview.TrailingMargin
    3. Name Text Field.Leading = Name Label.Trailing + Standard
    4. Name Text Field.Top = Top Layout Guide.Bottom + 20.0
    5. Name label.Baseline = Name Text Field.Baseline
    ~~~

    ### Attributes

    | Name            | Horizontal hugging | Vertical hugging | Horizontal resistance | Vertical resistance |
    | --------------- | ------------------ | ---------------- | --------------------- | ------------------- |
    | Name Label      | 251                | 251              | 750                   | 749                 |
    | Name Text Field | 48                 |                  |                       |                     |

    """

  /// Setext headings in two languages, an unnumbered list, and a table in another language.
  package static let chinese = """
    1.2 Two Boxes Side by Side - 并排
    ===

    约束
    ---

    - // 垂直
    - Left Box.top = 1.0 * Superview.top + 20.0
    - Superview.bottom = 1.0 * Left Box.bottom + 20.0
    - Left Box.top = 1.0 * Right Box.top + 0.0
    - Left Box.bottom = 1.0 * Right Box.bottom + 0.0
    -
    - // 水平
    - Left Box.leading = 1.0 * Superview.leading + 20.0
    - Right Box.leading = 1.0 * Left Box.trailing + 8.0
    - Superview.trailing = 1.0 * Right Box.trailing + 20.0
    - Left Box.width = 1.0 * Right Box.width + 0.0

    属性
    ---

    | 视图 | 属性 | 值 |
    | --- | --- | --- |
    | Left Box | Background/背景 | Red/红色 |
    | `Right Box` | 背景色 | 蓝色 |

    1.3 Overlay - 覆盖
    ===

    约束
    ---

    属性
    ---

    """

  /// Code in two languages, with its own names for the superview.
  package static let code = """
    Side by side
    ------------

        UIView *first = [[UIView alloc] init];
        [first setBackgroundColor:[UIColor purpleColor]];
        CGRect box = CGRectMake(30.f, 40, 100, 120);
        NSDictionary *metrics = @{@"left": @(CGRectGetMinX(box)), @"wide": @(CGRectGetWidth(box))};
        [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-left-[first(wide)]-[second(first)]"
            options:NSLayoutFormatAlignAllTop | NSLayoutFormatAlignAllBottom metrics:metrics views:views]];
        [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-40-[first(120)]" options:0 metrics:nil views:views]];

    Centred
    -------

    ```swift
    view.addSubview(redView)
    redView.backgroundColor = .orange
    let size: CGFloat = 50
    NSLayoutConstraint(item: redView, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX, multiplier: 1, constant: 0).isActive = true
    NSLayoutConstraint(item: redView, attribute: .centerY, relatedBy: .equal, toItem: view, attribute: .centerY, multiplier: 1, constant: 0).isActive = true
    NSLayoutConstraint(item: redView, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: size).isActive = true
    NSLayoutConstraint(item: redView, attribute: .height, relatedBy: .equal, toItem: redView, attribute: .width, multiplier: 2, constant: 0).isActive = true
    ```

    """

  /// The layouts of a guide's text; the names of their figures begin with `g`.
  package static func layouts(of text: String) -> Checked<[GuideLayout]> {
    let file = SourceFile(path: "g.md", text: text)
    return GuideReader.layouts(
      in: file, named: "g", imageSize: { _, _ in .missing(near: nil) },
      recipeText: GuideReader.RecipeText(
        hasKey: RecipeFileReader.hasKey, name: RecipeFileReader.givenName)
    ) {
      part, name, title in
      RecipeFileReader.recipe(
        in: part, of: file, named: name, titled: title, imageSize: { _, _ in .missing(near: nil) },
        include: { _, _ in .refused("there are no files") })
    }
  }
}
