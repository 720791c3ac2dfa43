import Foundation
import FurnishGraph
import FurnishScanner
import Testing

/// The fixes that are certain, and those that are not.
@Suite struct ProgramFixerTests {
  /// Applies all fixes, and returns the text and the descriptions of the fixes.
  private func fixed(_ text: String, other: String? = nil) throws -> (text: String, fixes: [String]) {
    var files = ["Sources/App/main.swift": text]
    files["Sources/App/Other.swift"] = other
    let folder = try TemporaryFolder(files)
    let reading = Program.reading(["."], from: folder.url.path, readsManifest: false)
    var fixer = ProgramFixer(reading.program, Program.Options(), base: folder.url.path)
    fixer.run { $0 }
    let changed = fixer.changedFiles.first { $0.path.hasSuffix("main.swift") }
    return (changed.map { String(decoding: $0.new, as: UTF8.self) } ?? text, fixer.fixes.map(\.summary))
  }

  private func cycle(hen: String, more: String = "") -> String {
    """
    import Furnish
    \(hen)
    struct Egg: Sendable { let weight = 1; init(hen: Hen) {} }
    \(more)
    func wire(_ container: ServiceContainer) throws {
      try container.services
        .register(Egg.self, Egg.init(hen:))
        .register(Hen.self, Hen.init(egg:))
    }
    """
  }

  @Test func `a file that has become shorter since the check is left as it is`() throws {
    let folder = try TemporaryFolder([
      "Sources/App/main.swift": cycle(hen: "struct Hen: Sendable { init(egg: Egg) {} }")
    ])
    let reading = Program.reading(["."], from: folder.url.path, readsManifest: false)
    try "import Furnish".write(
      to: folder.url.appendingPathComponent("Sources/App/main.swift"), atomically: true, encoding: .utf8)
    var fixer = ProgramFixer(reading.program, Program.Options(), base: folder.url.path)
    fixer.run { $0 }
    #expect(fixer.changedFiles.isEmpty)
  }

  @Test func `a parameter that is not used, and one that a struct stores, become lazy`() throws {
    let unused = try fixed(cycle(hen: "struct Hen: Sendable { init(egg: Egg) {} }"))
    #expect(unused.fixes == ["changed `Egg` to `Lazy<Egg>` in Hen"])
    #expect(unused.text == cycle(hen: "struct Hen: Sendable { init(egg: Lazy<Egg>) {} }"))
    let stored = try fixed(cycle(hen: "final class Hen: Sendable { let egg: Egg; init(egg: Egg) { self.egg = egg } }"))
    #expect(
      stored.text
        == cycle(hen: "final class Hen: Sendable { let egg: Lazy<Egg>; init(egg: Lazy<Egg>) { self.egg = egg } }"))
  }

  @Test(arguments: [
    "class Hen { init(egg: Egg) {} }",
    "@Service final class Hen: Sendable { init(egg: Egg) {} }",
    "struct Hen: Sendable, Hashable { let egg: Egg; init(egg: Egg) { self.egg = egg } }",
    "struct Hen: Sendable { var egg: Egg; init(egg: Egg) { self.egg = egg } }",
    "struct Hen: Sendable { let weight: Int; init(egg: Egg) { weight = egg.weight } }",
    "struct Hen: Sendable { let egg: Egg; init(egg: Egg) { self.egg = egg }; func f(egg: Int) -> Int { egg } }",
    "struct Hen: Sendable { let egg: Egg; init(egg: Egg) { self.egg = egg }; func f(o: Nest) -> Int { o.egg } }",
    "struct Hen: Sendable { init(egg: Egg) {}; init() {} }",
  ])
  func `a cycle is not fixed if the change may not compile`(_ hen: String) throws {
    let text = cycle(hen: hen)
    let result = try fixed(text)
    #expect(result.text == text)
    #expect(result.fixes == [])
  }

  @Test(arguments: [
    "let hen = Hen(egg: egg)", "extension Hen: Nesting {}", "func f(_ nest: Nest) { print(nest.hen.egg) }",
  ])
  func `a cycle is not fixed if other code uses the declaration`(_ other: String) throws {
    let text = cycle(hen: "struct Hen: Sendable { let egg: Egg; init(egg: Egg) { self.egg = egg } }")
    #expect(try fixed(text, other: other).fixes == [])
    #expect(try fixed(text, other: "let nothing = 1").fixes.count == 1)
  }

  private func captive(_ registration: String) -> String {
    """
    import Furnish
    struct User: Sendable { init() {} }
    struct Basket: Sendable { init(user: User) {} }
    func wire(_ container: ServiceContainer) throws {
      try container.services
        .register(User.self, lifetime: .scoped, User.init)
        \(registration)
    }
    """
  }

  @Test(arguments: [
    (".register(Basket.self, Basket.init(user:))", ".register(Basket.self, lifetime: .scoped, Basket.init(user:))"),
    (
      ".register(Basket.self, name: \"a\") { provider in Basket(user: provider.resolveRequired(User.self)) }",
      ".register(Basket.self, name: \"a\", lifetime: .scoped) { provider in Basket(user: provider.resolveRequired(User.self)) }"
    ),
  ])
  func `a missing lifetime is added after the type and the name`(_ old: String, _ new: String) throws {
    #expect(try fixed(captive(old)).text == captive(new))
  }

  @Test(arguments: [
    ".register(Basket.self, lifetime: .singleton, Basket.init(user:))",
    ".register(Basket.self, eager: true, Basket.init(user:))",
  ])
  func `a lifetime is unchanged if it is written, or if a change would lead to another finding`(
    _ registration: String
  ) throws {
    #expect(try fixed(captive(registration)).fixes == [])
  }

  private func named(_ request: String, _ names: [String]) -> String {
    """
    import Furnish
    let container = ServiceContainer()
    try container.services
      \(names.map { ".register(Int.self, name: \"\($0)\") { 1 }" }.joined(separator: "\n  "))
    let provider = try container.validated()
    _ = provider.resolveAll(Int.self)
    _ = provider.resolveRequired(Int.self, name: \(request))
    """
  }

  @Test func `a name is changed if only one registered name is similar`() throws {
    #expect(try fixed(named("\"timout\"", ["port", "timeout"])).text == named("\"timeout\"", ["port", "timeout"]))
    for (name, names) in [
      ("porz", ["port", "pore"]), ("elsewhere", ["port"]), ("a", ["b"]), ("cache1", ["cache2"]),
    ] {
      #expect(try fixed(named("\"\(name)\"", names)).fixes == [], "\(name)")
    }
  }

  @Test func `a fix is applied even if another one is not certain`() throws {
    let text =
      captive(".register(Basket.self, Basket.init(user:))") + """

        // furnish:ignore duplicate-key
        func run(_ container: ServiceContainer) throws {
          _ = try container.validated().resolveRequired(Basket.self)
        }
        func start() throws {
          let container = ServiceContainer()
          try wire(container)
          try run(container)
        }
        """
    let result = try fixed(text)
    #expect(result.fixes == ["removed the comment"])
    #expect(result.text == text.replacing("// furnish:ignore duplicate-key\n", with: ""))
  }

  @Test func `the name of a rule in a comment is corrected if the comment then silences a finding`() throws {
    let text = """
      import Furnish
      let container = ServiceContainer()
      try container.services.register(Int.self) { 1 }
      let provider = try container.validated()
      _ = provider.resolveRequired(String.self)  // furnish:ignore mising-service the host registers it
      _ = provider.resolveRequired(Int.self)
      """
    #expect(try fixed(text).text == text.replacing("mising-service", with: "missing-service"))
  }
}
