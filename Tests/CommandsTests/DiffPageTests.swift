import Commands
import Foundation
import TestSupport
import Testing

/// The HTML report in a browser.
struct DiffPageTests {
  /// Uses the page as a reader does, and writes down what it then shows.
  private static let driver = #"""
    <script>
    (async () => {
      const seen = {};
      const wait = () => new Promise(resolve => setTimeout(resolve, 300));
      const key = key => document.body.dispatchEvent(
        new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
      const names = () => [...document.querySelectorAll("#list button")]
        .filter(row => !row.hidden).map(row => row.textContent);
      const put = (id, value) => {
        const field = document.getElementById(id);
        field.value = value;
        field.dispatchEvent(new Event("input", {bubbles: true}));
      };
      await wait();
      seen.all = names();
      seen.first = document.getElementById("name").textContent;
      seen.sentence = document.querySelector("#sentences li").textContent;
      seen.overlay = document.querySelectorAll("#stage .pile img").length;
      put("class", "restyled");
      await wait();
      seen.restyled = names();
      seen.command = document.getElementById("command").textContent;
      put("class", "");
      put("cause", report.groups[0].id);
      seen.cause = names();
      put("cause", "");
      put("search", "it-s");
      seen.search = names();
      put("search", "");
      document.querySelector("#list button").click();
      key("j");
      await wait();
      seen.next = document.getElementById("name").textContent;
      key("k");
      await wait();
      seen.back = document.getElementById("name").textContent;
      key("3");
      await wait();
      const old = () => document.querySelector("#stage img[data-side=old]");
      seen.slider = old().style.clipPath;
      key("ArrowRight");
      seen.slid = old().style.clipPath;
      put("slider", 90);
      seen.far = old().style.clipPath;
      key("5");
      await wait();
      seen.onion = old().style.opacity;
      key("4");
      await wait();
      key(" ");
      const before = old().style.visibility;
      key(" ");
      seen.blinks = before !== old().style.visibility;
      key("2");
      await wait();
      seen.sides = document.querySelectorAll("#stage figure").length;
      key("6");
      await wait();
      seen.mask = document.querySelector("#stage img").src.split("/").slice(-2).join("/");
      put("scope", "cause");
      seen.accept = document.getElementById("command").textContent;
      document.body.replaceChildren(JSON.stringify(seen));
    })();
    </script>
    """#

  @Test(.enabled(if: Browser.path != nil, "no Chromium is installed"))
  func `the report opens from disk, filters, slides, blinks and takes keys`() async throws {
    let sandbox = try await DiffReportTests.sandbox()
    let folder = sandbox.path + "/report"
    _ = await Outcome.of(
      "diff", sandbox.path + "/old", sandbox.path + "/new", "-o", folder, "--report", "html")
    let page = try String(contentsOfFile: folder + "/index.html", encoding: .utf8)
    try sandbox.write(
      page.replacingOccurrences(of: "</body>", with: Self.driver + "</body>"),
      to: "report/driven.html")
    let shown = try Browser.page(at: folder + "/driven.html")
    let text = try #require(shown.range(of: "<body>")).upperBound
    let body = String(shown[text...].prefix { $0 != "<" })
    let seen = try #require(
      JSONSerialization.jsonObject(
        with: Data(body.replacingOccurrences(of: "&gt;", with: ">").utf8)) as? [String: Any],
      "\(shown.suffix(2000))")
    #expect(
      seen["all"] as? [String] == [
        "Moved.png and .svg", "Styled.png and .svg", "It-s-new.png and .svg",
      ])
    #expect(seen["first"] as? String == "Moved.png and .svg")
    #expect((seen["sentence"] as? String)?.hasPrefix("moved: Red View: width 276 -> 271") == true)
    #expect(seen["overlay"] as? Int == 2)
    #expect(seen["restyled"] as? [String] == ["Styled.png and .svg"])
    #expect((seen["command"] as? String)?.hasSuffix(" --accept Styled.png Styled.svg") == true)
    #expect(seen["cause"] as? [String] == ["Moved.png and .svg"])
    #expect(seen["search"] as? [String] == ["It-s-new.png and .svg"])
    #expect(seen["next"] as? String == "Styled.png and .svg")
    #expect(seen["back"] as? String == "Moved.png and .svg")
    #expect((seen["slider"] as? String)?.contains("50%") == true)
    #expect((seen["slid"] as? String)?.contains("55%") == true)
    #expect((seen["far"] as? String)?.contains("90%") == true)
    #expect(
      (seen["onion"] as? String).flatMap(Double.init).map { ($0 - 0.1).magnitude < 0.01 } == true)
    #expect(seen["blinks"] as? Bool == true && seen["sides"] as? Int == 2)
    #expect(seen["mask"] as? String == "mask/Moved.png")
    #expect(seen["accept"] as? String != seen["command"] as? String)
  }
}
