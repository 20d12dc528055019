/// A storyboard of the sample app, and the recipe of the same layout.
struct StoryboardRecipe: Sendable {
  /// The storyboard's path in its project, without the extension.
  var storyboard: String
  /// The recipe's path in Recipes, without the extension.
  var recipe: String
  /// The names of views in the recipe, by the ids of the same views in the storyboard.
  var names: [String: String]
}

extension StoryboardRecipe {
  /// Every storyboard that has frames to compare, with each view whose frame follows from constraints.
  static let all: [StoryboardRecipe] = [
    StoryboardRecipe(
      storyboard: "AdaptiveSingleView",
      recipe: "SimpleConstraints/AdaptiveSingleView",
      names: [
        "ol4-Eu-QsX": "Blue View"
      ]),
    StoryboardRecipe(
      storyboard: "AnimatingChanges",
      recipe: "ChangingConstraints/AnimatingChanges",
      names: [
        "QAL-M6-fcl": "Red Box",
        "FOr-dJ-mff": "Blue Box",
      ]),
    StoryboardRecipe(
      storyboard: "AspectFitImageView",
      recipe: "ImageViews/AspectFitImageView",
      names: [
        "Z76-Et-cUq": "Top Content",
        "mU1-HF-HUk": "Bottom Content",
        "CKr-oz-ces": "Image View",
      ]),
    StoryboardRecipe(
      storyboard: "AspectRatioImageView",
      recipe: "ImageViews/AspectRatioImageView",
      names: [
        "Ebq-Dw-Caq": "Top Content",
        "vtV-JC-ivN": "Bottom Content",
        "wiw-yF-Xlh": "Leading Content",
        "hHL-x7-vNq": "Trailing Content",
        "sxB-aZ-pR9": "Image View",
      ]),
    StoryboardRecipe(
      storyboard: "Base.lproj/LaunchScreen",
      recipe: "SampleApp/RecipeBrowser",
      names: [
        "fsa-oP-Sw5": "Outer Stack View",
        "Fho-pb-5Dz": "Title Label",
        "okX-lC-42p": "Container View",
        "z8A-zo-Qjn": "Button Stack View",
        "Yrc-bb-Qgf": "Previous Button",
        "4kj-lS-D27": "Info Button",
        "Zp0-oN-rVn": "Next Button",
      ]),
    StoryboardRecipe(
      storyboard: "Base.lproj/Main",
      recipe: "SampleApp/LoadingView",
      names: [
        "gG6-qn-ffv": "Loading Indicator"
      ]),
    StoryboardRecipe(
      storyboard: "Base.lproj/SimpleSingleView",
      recipe: "SimpleConstraints/SimpleSingleView",
      names: [
        "P0x-Xi-vGE": "Red View"
      ]),
    StoryboardRecipe(
      storyboard: "ButtonsSizeClass",
      recipe: "ViewsWithIntrinsicContentSize/TwoButtonsWithSizeClassBasedLayouts",
      names: [
        "Ry2-A3-ZJq": "Long Button",
        "49p-pm-lpU": "Short Button",
      ]),
    StoryboardRecipe(
      storyboard: "DynamicHeightColumns",
      recipe: "ViewsWithIntrinsicContentSize/DynamicHeightColumns",
      names: [
        "LEc-cn-ZZN": "First Name Label",
        "eaR-yL-raZ": "First Name Text Field",
        "OWU-JK-Lmn": "Middle Name Text Field",
        "ak7-Qj-qwh": "Last Name Text Field",
        "FrM-lm-urU": "Middle Name Label",
        "8Wq-JB-6tD": "Last Name Label",
      ]),
    StoryboardRecipe(
      storyboard: "DynamicHeightLabelAndTextField",
      recipe: "ViewsWithIntrinsicContentSize/DynamicHeightLabelAndTextField",
      names: [
        "YOh-ce-ZM0": "Name Text Field",
        "8jR-sB-KZK": "Name Label",
      ]),
    StoryboardRecipe(
      storyboard: "DynamicTextAndReadability",
      recipe: "DynamicText/DynamicTextAndReadability",
      names: [
        "Icy-35-X7s": "Text View",
        "gIn-fc-R50": "Title Label",
      ]),
    StoryboardRecipe(
      storyboard: "EqualWhiteSpace",
      recipe: "GroupingAndWhiteSpace/EqualWhiteSpace",
      names: [
        "7bp-qU-b2A": "Leading Dummy View",
        "Zje-at-ARN": "Short Button",
        "gk9-lM-gb5": "Center Dummy View",
        "XQR-y1-518": "Long Button",
        "3pc-Dz-EqN": "Trailing Dummy View",
      ]),
    StoryboardRecipe(
      storyboard: "FixedHeightColumns",
      recipe: "ViewsWithIntrinsicContentSize/FixedHeightColumns",
      names: [
        "lkA-Zy-QRs": "First Name Label",
        "GWs-Yh-yX0": "First Name Text Field",
        "EeG-7N-2IG": "Middle Name Text Field",
        "fgz-Ea-4rA": "Last Name Text Field",
        "VLU-KF-XwO": "Middle Name Label",
        "nYN-qh-77N": "Last Name Label",
      ]),
    StoryboardRecipe(
      storyboard: "GroupingViews",
      recipe: "GroupingAndWhiteSpace/GroupingViews",
      names: [
        "8Ug-p6-Wba": "Dummy View",
        "0zd-ch-0wL": "My Controls Label",
        "Bpu-zJ-5KH": "Activate Label",
        "d0q-M3-Aai": "Skew Label",
        "EQW-to-94i": "Activate Switch",
        "HLI-EQ-QMg": "Stabilize Switch",
        "diR-L3-h4b": "Skew Switch",
        "cE8-ab-qVb": "Stabilize Label",
      ]),
    StoryboardRecipe(
      storyboard: "NestedStackViews",
      recipe: "StackViews/NestedStackViews",
      names: [
        "oyc-qe-1ck": "Root Stack View",
        "EcO-Xe-pUV": "Upper Stack View",
        "Y6d-8w-Tjm": "Image View",
        "rUG-LP-2jr": "Name Rows Stack View",
        "Og3-ll-sS5": "First Name Stack View",
        "w3m-Ba-Aqi": "First Name Label",
        "S9e-bh-TAa": "First Name Text Field",
        "bau-AO-TqM": "Middle Name Stack View",
        "GR4-9t-QQd": "Middle Name Label",
        "lLw-jY-xXU": "Middle Name Text Field",
        "Pf0-ea-ED4": "Last Name Stack View",
        "azD-Av-9YE": "Last Name Label",
        "2wu-Sa-6w5": "Last Name Text Field",
        "k3c-5q-RMs": "Text View",
        "ZIU-ff-Ux4": "Button Stack View",
        "I2A-eI-bUy": "Save Button",
        "YPb-gx-sbK": "Cancel Button",
        "HsB-PR-VVy": "Clear Button",
      ]),
    StoryboardRecipe(
      storyboard: "ScrollView",
      recipe: "ScrollViews/ScrollViewWithSquares",
      names: [
        "WrX-FB-uhw": "Scroll View",
        "faq-6x-QtF": "Content View",
        "pdp-nI-rYF": "Square 1",
        "qxH-fi-7Dr": "Square 2",
        "nLg-JU-U43": "Square 3",
        "XGf-VZ-Dsh": "Square 4",
        "J4E-9J-O58": "Square 5",
        "uON-MZ-5uD": "Square 6",
        "h2F-sr-JaX": "Square 7",
        "5iV-91-mh5": "Square 8",
        "Xq6-U2-OaJ": "Square 9",
        "aeg-0x-GJw": "Square 10",
        "lrH-ce-kgy": "Square 11",
        "RQh-3S-qix": "Square 12",
        "30e-oY-4Je": "Square 13",
        "a6p-fF-3pd": "Square 14",
        "egB-BF-NIE": "Square 15",
        "pRA-UY-Mue": "Square 16",
      ]),
    StoryboardRecipe(
      storyboard: "SelfSizingTableViewCells",
      recipe: "SelfSizingTableViewCells/SelfSizingCells",
      names: [
        "RVd-cO-7wD": "First Text View"
      ]),
    StoryboardRecipe(
      storyboard: "SimpleStackView",
      recipe: "StackViews/SimpleStackView",
      names: [
        "602-zA-mia": "Stack View",
        "RbI-bQ-VdZ": "Flowers Label",
        "W58-cM-RXx": "Image View",
        "A81-pl-gTn": "Edit Button",
      ]),
    StoryboardRecipe(
      storyboard: "SizeClasses",
      recipe: "SizeClasses/SizeClassSpecificLayouts",
      names: [
        "swm-ZV-6dP": "Red View",
        "koF-1p-Xt1": "Red Label",
        "wQ4-a7-U7J": "Green View",
        "5no-Vb-vFG": "Green Label",
        "0oG-iH-T8m": "Blue View",
        "m7k-hn-OIR": "Blue Label",
        "JRw-xW-HYR": "Yellow View",
        "W1W-98-Aye": "Yellow Label",
      ]),
    StoryboardRecipe(
      storyboard: "ThreeEqualWidthButtons",
      recipe: "ViewsWithIntrinsicContentSize/ThreeEqualWidthButtons",
      names: [
        "LcK-1s-jJQ": "Short Button",
        "AYh-7D-8LD": "Medium Button",
        "NUQ-lB-t5s": "Long Button",
      ]),
    StoryboardRecipe(
      storyboard: "TwoDifferentWidthViews",
      recipe: "SimpleConstraints/TwoDifferentWidthViews",
      names: [
        "gzz-kX-nZ4": "Purple View",
        "dYK-jC-A2h": "Orange View",
      ]),
    StoryboardRecipe(
      storyboard: "TwoEqualWidthButtons",
      recipe: "ViewsWithIntrinsicContentSize/TwoEqualWidthButtons",
      names: [
        "nYW-aB-LHE": "Short Button",
        "krE-Ml-jf7": "Long Button",
      ]),
    StoryboardRecipe(
      storyboard: "TwoEqualWidthViews",
      recipe: "SimpleConstraints/TwoEqualWidthViews",
      names: [
        "AXy-OC-8da": "Yellow View",
        "spI-6I-wg2": "Green View",
      ]),
    StoryboardRecipe(
      storyboard: "TwoViewsWithComplexWidths",
      recipe: "SimpleConstraints/TwoViewsWithComplexWidths",
      names: [
        "mlR-Oy-8fV": "Blue View",
        "YBd-Db-317": "Red View",
      ]),
    StoryboardRecipe(
      storyboard: "UIKitDynamics",
      recipe: "ChangingConstraints/UIKitDynamics",
      names: [
        "3Yf-qg-cic": "Activate Label",
        "94F-ef-8Wt": "Skew Label",
        "jB4-uS-mjP": "Activate Switch",
        "hT2-06-PwV": "Stabilize Switch",
        "1OW-aa-cNa": "Skew Switch",
        "Lwh-E4-whN": "Stabilize Label",
        "EED-Sv-mRY": "My Controls Label",
      ]),
  ]
}
