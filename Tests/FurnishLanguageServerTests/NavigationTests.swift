import Foundation
import FurnishScanner
import Testing

@testable import FurnishLanguageServer

/// Hovers, definitions and references.
@Suite struct NavigationTests {
  private static let core = """
    import Furnish
    protocol Log: Sendable {}
    struct ConsoleLog: Log {}
    struct Cart: Sendable { init(log: any Log, cache: Lazy<Cache>) {} }
    struct Cache: Sendable {}
    enum Session: ScopeLevel {}
    struct Core: ServiceModule {
      func register(in services: any ServiceCollection) {
        services
          .register((any Log).self) { ConsoleLog() }
          .register(Cart.self, lifetime: .scoped(to: Session.self), Cart.init(log:cache:))
          .register(Cache.self, name: "images") { Cache() }
          .register(Cache.self, lifetime: .transient) { Cache() }
      }
    }

    """
  private static let main = """
    import Furnish
    final class Screen: Sendable {
      let log = Injected<any Log>()
      @Injected var cart: Cart
    }
    func run() throws {
      let container = ServiceContainer()
      try container.services.include(Core())
      let provider = try container.validated()
      _ = provider.resolveRequired((any Log).self)
      _ = provider.resolveRequired(Cache.self, name: "images")
      _ = provider.makeScope(Session.self).resolveRequired(Cart.self)
    }

    """
  private let editor: TestEditor
  private let core = "Sources/App/Core.swift"
  private let main = "Sources/App/Main.swift"

  init() throws {
    editor = try TestEditor(["Package.swift": "", core: Self.core, main: Self.main])
    try editor.open(main)
    try editor.open(core)
  }

  /// Finds the place of a text in a file, counted from zero.
  private func place(_ text: String, in file: String, after line: Int = 0) throws -> (line: Int, character: Int) {
    let lines = (file == core ? Self.core : Self.main).components(separatedBy: "\n")
    let number = try #require(lines.indices.first { $0 >= line && lines[$0].contains(text) })
    let found = try #require(lines[number].range(of: text))
    return (number, lines[number].utf16.distance(from: lines[number].startIndex, to: found.lowerBound))
  }

  private func definition(_ text: String, in file: String, after line: Int = 0) throws -> [String] {
    let place = try place(text, in: file, after: line)
    return editor.places(try editor.request("definition", at: file, place.line, place.character))
  }

  private func hover(_ text: String, in file: String, after line: Int = 0) throws -> String? {
    let place = try place(text, in: file, after: line)
    return try editor.request("hover", at: file, place.line, place.character)["result"]?["contents"]?["value"]?.text
  }

  @Test func `a request leads to its registration`() throws {
    let log = ["\(core):9:7"]
    #expect(try definition("resolveRequired((any", in: main) == log)
    #expect(try definition("Log).self", in: main) == log)
    #expect(try definition("any Log).self", in: main) == log)
    #expect(try definition("Cache.self, name", in: main) == ["\(core):11:7"], "the name is part of it")
    #expect(try definition("images", in: main) == ["\(core):11:7"])
  }

  @Test func `an injected property, a parameter, and a type lead to the registration as well`() throws {
    let log = ["\(core):9:7"]
    #expect(try definition("Log>()", in: main) == log)
    #expect(try definition("cart: Cart", in: main) == ["\(core):10:7"])
    #expect(try definition("@Injected", in: main) == ["\(core):10:7"])
    #expect(try definition("Log, cache", in: core) == log)
    #expect(try definition("Cache>", in: core) == ["\(core):11:7", "\(core):12:7"].reversed())
    #expect(try definition("Log: Sendable", in: core) == log)
    #expect(try definition("ConsoleLog: Log", in: core) == log, "what implements a service stands for it")
  }

  @Test func `nothing is found at a place that names no service`() throws {
    #expect(try definition("import", in: main) == [])
    #expect(try definition("container =", in: main) == [])
    #expect(try hover("Sendable", in: core) == nil)
    let outside = try editor.request("hover", at: main, 999, 0)
    #expect(outside["result"]?.text == "null")
    #expect(try editor.request("hover", at: "Sources/App/None.swift", 0, 0)["result"]?.text == "null")
  }

  @Test func `a hover shows the registration of a service and the number of its dependents`() throws {
    let log = try hover("Log).self", in: main)
    #expect(
      log == """
        any Log
        registered at \(core):10, singleton, created as ConsoleLog
        1 dependent: Cart, 2 requests
        """)
    let cart = try hover("Cart.self)", in: main)
    #expect(
      cart == """
        Cart
        registered at \(core):11, scoped to Session
        0 dependents, 2 requests
        """)
    let marked = try TestEditor(
      ["Package.swift": "", core: Self.core, main: Self.main],
      capabilities: #"{"textDocument": {"hover": {"contentFormat": ["markdown", "plaintext"]}}}"#)
    try marked.open(main)
    let place = try place("images", in: main)
    let answer = try marked.request("hover", at: main, place.line, place.character)["result"]?["contents"]
    #expect(answer?["kind"]?.text == "markdown")
    #expect(
      answer?["value"]?.text
        == "`Cache \"images\"`  \nregistered at [\(core):12](\(marked.uri(core))#L12), singleton  \n0 dependents, 1 request"
    )
  }

  @Test func `references are the requests and the dependents`() throws {
    let place = try place("Log: Sendable", in: core)
    func references(_ more: String) throws -> [String] {
      editor.places(try editor.request("references", at: core, place.line, place.character, more: more))
    }
    let users = ["\(main):2:12", "\(main):9:15", "\(core):10:7"]
    let (found, all) = (try references(""), try references(#", "context": {"includeDeclaration": true}"#))
    #expect(found == users)
    #expect(all == ["\(core):9:7"] + users)
  }

  @Test func `an answer is about the text that was typed last`() throws {
    try editor.replace(core, with: "// one line more\n" + Self.core)
    #expect(try definition("Log).self", in: main) == ["\(core):10:7"])
  }
}
