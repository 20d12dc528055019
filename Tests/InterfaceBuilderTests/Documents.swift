import Diagnostics
import Foundation
import LayoutModel
import Recipes
import TestSupport

@testable import InterfaceBuilder

/// Documents for tests.
enum Documents {
  /// The layouts of a fixture of this project's own.
  static func layouts(ofFixture name: String) throws -> Checked<[Recipe]> {
    let path = Repository.root + "/Tests/Fixtures/InterfaceBuilder/" + name
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return layouts(of: text)
  }

  /// The layouts of a text.
  static func layouts(of text: String) -> Checked<[Recipe]> {
    InterfaceBuilderReader.layouts(in: SourceFile(path: "Main.xib", text: text), named: "Main")
  }

  /// A xib with one root view of 375 x 667 points, saved for a device by a version of Xcode's plug-in.
  static func xib(
    _ content: String, device: String? = "retina4_7", plugin: String = "14460.31",
    root: String = "<view contentMode=\"scaleToFill\" id=\"roo-ot-000\">", resources: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(plugin)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    \(device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? "")
    <dependencies>
    <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="\(plugin)"/>
    </dependencies>
    <objects>
    \(root)
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    \(content)
    </view>
    </objects>
    \(resources)
    </document>
    """
  }

  /// A view of 10 x 10 points with an id, and the constraints that its superview holds.
  static func view(
    _ id: String = "vie-w0-000", _ attributes: String = "", inner: String = "",
    constraints: String = ""
  ) -> String {
    """
    <subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" userLabel="Box" \(attributes)>
    <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
    \(inner)
    </view>
    </subviews>
    <constraints>\(constraints)</constraints>
    <viewLayoutGuide key="safeArea" id="saf-ea-000"/>
    """
  }

  /// The frame of the view with an id on the saved canvas, in its superview's coordinates.
  static func frame(of id: String, in text: String) throws -> Rect? {
    let recipe = layouts(of: text).value?.first
    guard let recipe, let layout = recipe.layouts(on: CanvasRequest()).first else { return nil }
    let solved = try LayoutEngine.solve(layout)
    return layout.views.firstIndex { $0.id == id }.map(solved.frameInSuperview)
  }
}
