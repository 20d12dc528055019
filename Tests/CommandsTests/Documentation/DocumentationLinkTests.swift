import Foundation
import TestSupport
import Testing

/// The links and figures of the pages, in the repository and in the package.
struct DocumentationLinkTests {
  /// A link whose target is not there.
  private static func broken(_ page: DocumentationPage, below root: String) throws -> [String] {
    let text = try page.parts().text.joined(separator: "\n")
    let folder = (root + "/" + page.path as NSString).deletingLastPathComponent
    return try links(in: text).filter { link in
      let parts = link.split(separator: "#", omittingEmptySubsequences: false)
      let path = parts[0].isEmpty ? root + "/" + page.path : folder + "/" + parts[0]
      guard FileManager.default.fileExists(atPath: path) else { return true }
      guard parts.count > 1, path.hasSuffix(".md") else { return false }
      let target = try String(contentsOfFile: path, encoding: .utf8)
      return !anchors(target).contains(String(parts[1]))
    }
  }

  /// The targets of links and images, without those on other hosts.
  private static func links(in text: String) -> [String] {
    let links =
      text.matches(of: /\]\(([^)]+)\)/).map(\.1)
      + text.matches(of: /(?:src|href)="([^"]+)"/).map(\.1)
    return links.filter { !$0.contains("://") }.map(String.init)
  }

  /// The anchors of a page's headings, as GitHub makes them.
  private static func anchors(_ text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
      let words = heading.drop { $0 == "#" || $0 == " " }.lowercased()
      return String(words.filter { $0.isLetter || $0.isNumber || "- _".contains($0) })
        .replacing(" ", with: "-")
    }
  }

  @Test(arguments: DocumentationPage.all)
  func `links and figures of a page are there`(_ page: DocumentationPage) throws {
    #expect(try Self.broken(page, below: Repository.root) == [])
  }

  @Test func `links and figures of the package's pages are there`() throws {
    let sandbox = try Sandbox()
    let folder = sandbox.path + "/share"
    let script = Repository.root + "/Scripts/package/documentation"
    let (status, messages) = try Tool.run(program: script, [folder])
    #expect(status == 0, "\(messages)")
    for page in DocumentationPage.all { #expect(try Self.broken(page, below: folder) == []) }
    for file in ["figures.mk", "recipe.schema.json"] {
      #expect(FileManager.default.contents(atPath: folder + "/" + file)?.isEmpty == false)
    }
  }

  /// A page of which the next one is not known is an end of the way.
  @Test(arguments: DocumentationPage.all.filter(\.isInDocs))
  func `a page links to its neighbours, and the index to it`(_ page: DocumentationPage) throws {
    let name = String(page.path.dropFirst("docs/".count))
    let index = try DocumentationPage(path: "docs/README.md").text()
    #expect(index.contains("\n- [") && index.contains("](\(name)): "))
    let targets = Self.links(in: try page.text()).compactMap { $0.split(separator: "#").first }
    let neighbours = Set(targets.filter { $0.hasSuffix(".md") && $0 != name })
    #expect(neighbours.count >= 2, "\(neighbours)")
  }

  /// `start`, `do`, `look up` and `understand`, in this order.
  @Test(arguments: ["README.md", "docs/README.md"])
  func `links stand in four groups`(_ path: String) throws {
    let page = try DocumentationPage(path: path).text()
    let groups = page.matches(of: /(?m)^(?:## |- \*\*)(Start|Do|Look up|Understand)\b/).map(\.1)
    #expect(groups == ["Start", "Do", "Look up", "Understand"])
  }
}
