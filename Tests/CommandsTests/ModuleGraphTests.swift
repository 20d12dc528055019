import Foundation
import TestSupport
import Testing

/// The modules of Package.swift, and what each of them imports.
struct ModuleGraphTests {
  private static let package =
    (try? String(contentsOfFile: Repository.root + "/Package.swift", encoding: .utf8)) ?? ""

  /// The dependencies of the targets that calls of functions in Package.swift make, by their names.
  private static func dependencies(ofEach functions: Substring...) -> [String: Set<String>] {
    var graph: [String: Set<String>] = [:]
    let call = /(\w+)\(\s*(?:name: )?"(\w+)"(?:,\s*(?:dependencies: )?\[([^\]]*)\])?/
    for match in package.matches(of: call) where functions.contains(match.1) {
      let names = match.3.map { $0.matches(of: /"(\w+)"/).map { String($0.1) } } ?? []
      graph[String(match.2)] = Set(names)
    }
    return graph
  }

  /// The dependencies of each module of ours.
  private static let graph: [String: Set<String>] = {
    // It is no call of that function, since it links the C library's mathematics.
    dependencies(ofEach: "module").merging(["ConstraintSolver": []]) { first, _ in first }
  }()

  /// What the files of a folder import.
  private static func imports(in folder: String) throws -> Set<String> {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var imports: Set<String> = []
    for name in names where name.hasSuffix(".swift") {
      let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
      // They stand before the first brace; a search of the whole text takes seconds.
      let found = text.prefix { $0 != "{" }.matches(
        of: /(?m)^(?:@\w+ )?(?:package |public )?import (?:(?:enum|struct|class|func) )?(\w+)/)
      imports.formUnion(found.map { String($0.1) })
    }
    return imports
  }

  @Test func `modules and tests import what Package.swift says, and all of it`() throws {
    let targets = Self.dependencies(ofEach: "module", "tests", "target", "executableTarget")
    let system: Set = [
      "Foundation", "FoundationXML", "Glibc", "Synchronization", "Testing",
    ]
    var count = 0
    for folder in ["Sources", "Tests", "Examples"].map({ Repository.root + "/" + $0 }) {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        let imports = try Self.imports(in: folder + "/" + name)
        guard let dependencies = targets[name] else {
          #expect(imports.isEmpty, "\(name) is no target")
          continue
        }
        #expect(imports.subtracting(system) == dependencies, "\(name)")
        count += 1
      }
    }
    #expect(count == targets.count)
  }

  /// Those that stand in the documentation.
  private static func documented() throws -> [String: Set<String>] {
    let path = Repository.root + "/docs/architecture.md"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let list = try #require(text.firstMatch(of: /<!-- modules -->([\s\S]*?)<!-- end -->/)).1
    var graph: [String: Set<String>] = [:]
    for line in list.split(separator: "\n") {
      let parts = line.split(separator: ":").map { part in
        part.matches(of: /`(\w+)`/).map { String($0.1) }
      }
      for name in parts[0] { graph[name] = parts.count > 1 ? Set(parts[1]) : [] }
    }
    return graph
  }

  @Test func `the documentation has the graph of Package.swift`() throws {
    let documented = try Self.documented()
    #expect(Self.graph.count > 15)
    for (module, names) in Self.graph where !["Basics", "Diagnostics"].contains(module) {
      let ours = names.filter { Self.graph[$0] != nil }
        .subtracting(["Basics", "Diagnostics"])
      #expect(documented[module] == ours, "\(module)")
    }
  }

  /// The picture of the modules is drawn from a recipe, a label a module, in rows.
  @Test func `the picture has every module above those that it imports`() async throws {
    let folder = Repository.root + "/docs/figures"
    let recipe = try String(contentsOfFile: folder + "/Modules.yaml", encoding: .utf8)
    var rows: [String: Int] = [:]
    var row = 0
    for line in recipe.split(separator: "\n") {
      if line.contains(/Row \d+:/) { row += 1 }
      if let name = line.firstMatch(of: /text: (\w+)/)?.1 { rows[String(name)] = row }
    }
    for (module, names) in try Self.documented() {
      let own = try #require(rows[module], "\(module)")
      for name in names { #expect(own < rows[name] ?? 0, "\(module), \(name)") }
    }
    let sandbox = try Sandbox()
    let figure = sandbox.path + "/Modules.svg"
    let outcome = await Outcome.of(
      "render", folder + "/Modules.yaml", "--style", "screen", "-o", figure)
    #expect(outcome.errors.isEmpty)
    let drawn = try #require(FileManager.default.contents(atPath: figure))
    #expect(drawn == FileManager.default.contents(atPath: folder + "/Modules.svg"))
  }

  /// Each of these is hidden by one module.
  @Test(arguments: [
    ("CYAML", "RecipeFiles"), ("CCairo", "Drawing"), ("CFreeType", "Drawing"), ("CPNG", "Pictures"),
    ("CMarkdown", "Markdown"), ("CPopt", "Commands"), ("CJSON", "JSON"),
    ("CLinux", "Platform"),
  ])
  func `one module imports a library`(_ library: String, _ module: String) {
    #expect(Self.graph.filter { $0.value.contains(library) }.map(\.key) == [module])
  }

  @Test func `readers know the builder and not each other`() throws {
    let recipes = try #require(Self.graph["Recipes"])
    #expect(recipes.isDisjoint(with: ["RecipeFiles", "Guides", "Markdown", "CYAML"]))
    for reader in ["RecipeFiles", "Guides"] {
      let names = try #require(Self.graph[reader])
      #expect(names.contains("Recipes"))
      #expect(names.isDisjoint(with: ["RecipeFiles", "Guides", "Figures", "Commands"]))
    }
  }
}
