import Foundation
import FurnishGraph
import FurnishScanner
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files and folders that cannot be read. Each is reported, and the others are still checked. FurnishScannerTests compare
/// the texts of these reports.
struct HostileFileTests {
  private static let sound = """
    import Furnish

    struct Page { init(number: Int) {} }

    func makeContainer() throws -> ServiceContainer {
      let container = ServiceContainer()
      try container.services.register(Page.self, Page.init(number:))
      return container
    }

    """

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func `a file without the permission to read it is reported`() throws {
    let folder = try HostileFolder(["Sound.swift": Data(Self.sound.utf8), "Closed.swift": Data()])
    chmod(folder.path("Closed.swift"), 0)
    #expect(folder.judged() == ["Closed.swift unreadable-file", "Sound.swift missing-service"])
  }

  @Test func `a loop of links is followed once`() throws {
    let folder = try HostileFolder(["Inner/Sound.swift": Data(Self.sound.utf8)])
    try FileManager.default.createSymbolicLink(atPath: folder.path("Inner/Again"), withDestinationPath: "..")
    for name in ["Itself", "Itself.swift"] {
      try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: name)
    }
    // A link that leads nowhere is an error only if it is named like a source file.
    #expect(folder.judged() == ["Inner/Sound.swift missing-service", "Itself.swift unreadable-file"])
  }

  @Test func `a folder whose name ends in .swift is searched`() throws {
    let folder = try HostileFolder([
      "Folder.swift/Sound.swift": Data(Self.sound.utf8), "Folder.swift/Inside.txt": Data(),
    ])
    #expect(folder.judged() == ["Folder.swift/Sound.swift missing-service"])
  }

  @Test func `a pipe is reported and not read`() throws {
    let folder = try HostileFolder(["Sound.swift": Data(Self.sound.utf8)])
    try #require(mkfifo(folder.path("Pipe.swift"), 0o600) == 0)
    #expect(folder.judged() == ["Pipe.swift unreadable-file", "Sound.swift missing-service"])
  }

  @Test(
    arguments: [[0xFF, 0xFE, 0x41, 0x00], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0x2F, 0x2F, 0xE9], [0xF5, 0x80]]
      as [[UInt8]])
  func `a file that is not UTF-8 is reported`(bytes: [UInt8]) throws {
    let folder = try HostileFolder(["Sound.swift": Data(Self.sound.utf8), "Latin.swift": Data(bytes)])
    #expect(folder.judged() == ["Latin.swift unreadable-file", "Sound.swift missing-service"])
  }

  @Test func `a file that takes the parser too long is abandoned`() throws {
    // The parser would take about a minute. Its time grows exponentially with the brackets.
    let text = "let x = " + String(repeating: "[", count: 20)
    let folder = try HostileFolder(["Sound.swift": Data(Self.sound.utf8), "Brackets.swift": Data(text.utf8)])
    #expect(folder.judged(patience: 5) == ["Brackets.swift unreadable-file", "Sound.swift missing-service"])
  }

  @Test(arguments: ["", "\n", " ", "//", "/*", "\"", "#if", "}", "\0"])
  func `a file with almost no content is read`(text: String) throws {
    let folder = try HostileFolder(["Sound.swift": Data(Self.sound.utf8), "Tiny.swift": Data(text.utf8)])
    #expect(folder.judged().contains("Sound.swift missing-service"))
  }

  @Test(arguments: [
    "class A: B {}; class B: A {}; func f(_ a: A) { a.x.resolve(Int.self) }",
    "class A: A.B {}; let a = A.C.self",
    "class A: A {}; extension A.D { struct E {} }",
    "typealias A = B; typealias B = A; let a = A.self",
    "protocol A: B {}; protocol B: A {}; struct C: A, ServiceModule {}",
    "let a = b; let b = a; var c: ServiceContainer { c }",
    "func a(_ s: any ServiceCollection) { a(s); a(s); b(s) }; func b(_ s: any ServiceCollection) { a(s); b(s) }",
    "struct M: ServiceModule { func register(in s: any ServiceCollection) { s.include(M()); M().register(in: s) } }",
  ])
  func `a circular declaration does not lead to an endless search`(text: String) throws {
    let folder = try HostileFolder([
      "Sound.swift": Data(Self.sound.utf8), "Circle.swift": Data(("import Furnish\n" + text).utf8),
    ])
    #expect(folder.judged().contains("Sound.swift missing-service"))
  }

  @Test(arguments: DeepSource.allCases)
  func `deep nesting does not stop the check`(source: DeepSource) throws {
    let folder = try HostileFolder(["Sound.swift": Data(Self.sound.utf8), "Deep.swift": Data(source.text.utf8)])
    #expect(folder.judged().contains("Sound.swift missing-service"))
  }
}

/// Sources that are nested more deeply than any real ones.
enum DeepSource: CaseIterable {
  case chain, parentheses, closures, elseIfs, types, operators, generics, branches, unclosed

  var text: String {
    switch self {
    case .chain: container(String(repeating: "\n.register(Int.self) { 1 }", count: 5_000))
    case .parentheses: "let x = " + around("(", "1", ")", 3_000)
    case .closures: container("\n.register(Int.self) { " + around("{ ", "1", " }()", 200) + " }")
    case .elseIfs:
      "import Furnish\nfunc f(_ n: Int, _ provider: any ServiceProvider) { if n == 0 {}"
        + String(repeating: " else if n == 1 { _ = provider.resolve(Int.self) }", count: 3_000) + " }"
    case .types: around("struct S { ", "", " }", 240)
    case .operators: "import Furnish\nlet x = 1" + String(repeating: " + 1", count: 20_000)
    case .generics: "import Furnish\nlet x: " + around("Array<", "Int", ">", 240)
    case .branches:
      "import Furnish\nfunc f(_ provider: any ServiceProvider) { "
        + around("if true { ", "_ = provider.resolve(Int.self)", " }", 240) + " }"
    case .unclosed:
      "import Furnish\nfunc f(_ services: any ServiceCollection) { services"
        + String(repeating: ".register(Int.self) { ", count: 3_000)
    }
  }

  private func container(_ chain: String) -> String {
    "import Furnish\nfunc f() throws { let c = ServiceContainer()\ntry c.services\(chain) }"
  }

  private func around(_ open: String, _ inside: String, _ close: String, _ depth: Int) -> String {
    String(repeating: open, count: depth) + inside + String(repeating: close, count: depth)
  }
}
