import Foundation
import Testing

@testable import FurnishScanner

/// The facts of one file, which depend on its text alone and can be stored.
@Suite struct FileFactsTests {
  private static let source = """
    @_exported import Core
    import Furnish

    @Service(Log.self)
    public final class ConsoleLog<Line>: Log, Sendable {
      @Injection(name: "fast") var clock: any Clock
      public init(_ lines: [Line], count: Int? = nil) async throws {}
      static func live(client: some Client) -> Self { Self() }
    }
    func wire(_ services: any ServiceCollection) {
      // furnish:ignore missing-service from outside
      services.register((any Log).self, lifetime: .scoped, ConsoleLog<Int>.init(_:count:))
      #if DEBUG
        services.register(Int.self) { provider in provider.resolveRequired() }
      #endif
    }
    """

  @Test func `facts are decoded as they were stored`() throws {
    let facts = FileFacts(Self.source)
    #expect(try JSONDecoder().decode(FileFacts.self, from: JSONEncoder().encode(facts)) == facts)
  }

  @Test func `the same text has the same facts`() { #expect(FileFacts(Self.source) == FileFacts(Self.source)) }

  @Test func `imports are read`() {
    let facts = FileFacts(Self.source)
    #expect(
      facts.imports == [
        ImportFacts(module: "Core", isExported: true), ImportFacts(module: "Furnish", isExported: false),
      ])
  }

  @Test func `types are read`() throws {
    let type = try #require(FileFacts(Self.source).types.first)
    #expect(type.kind == .class)
    #expect(type.name == "ConsoleLog")
    #expect(type.genericParameters == ["Line"])
    #expect(type.inherited == [.name("Log"), .name("Sendable")])
    #expect(type.access == .public)
    #expect(type.attributes.map(\.name) == ["Service"])
    #expect(type.attributes.first?.arguments.map(\.value) == [.metatype(.name("Log"))])
    #expect(type.place == Place(line: 5, column: 20))
  }

  @Test func `initializers are read`() throws {
    let initializer = try #require(FileFacts(Self.source).functions.first { $0.name == "init" })
    #expect(initializer.labels == [nil, "count"])
    #expect(initializer.parameters.map(\.type) == [.array(.name("Line")), .optional(.name("Int"))])
    #expect(initializer.parameters.map(\.hasDefault) == [false, true])
    #expect(initializer.isAsync)
    // The body contains nothing about services, and that of a generic type may carry them.
    #expect(initializer.body == [] && initializer.isFollowedOnly)
  }

  @Test func `a comment applies to the next line or to its own`() {
    let facts = FileFacts(
      "let a = 1 // furnish:ignore one because\n// furnish:ignore two\nlet b = \"furnish:ignore\"\n")
    #expect(facts.ignores.map(\.rule) == ["one", "two"])
    #expect(facts.ignores.map(\.reason) == ["because", ""])
    #expect(facts.ignores.map(\.line) == [1, 3])
  }

  @Test(
    arguments: [
      ("DEBUG", ["DEBUG"], true), ("DEBUG", [], false), ("!DEBUG", [], true), ("A && B", ["A"], false),
      ("A && B", ["A", "B"], true), ("A || B && C", ["A"], true), ("A || B && C", ["B"], false),
      ("(A || B) && C", ["A"], false), ("os(Linux)", ["os(Linux)"], true), ("swift(>=6.0)", [], true),
      ("false", [], false),
    ] as [(String, Set<String>, Bool)])
  func `a condition is evaluated with the flags that are set`(
    _ condition: String, _ flags: Set<String>, _ holds: Bool
  ) throws {
    let facts = FileFacts("#if \(condition)\nstruct A {}\n#else\nstruct B {}\n#endif")
    let isCompiled = facts.types.map { type in type.condition.holds { flags.contains($0) } }
    #expect(isCompiled == [holds, !holds])
  }

  /// Compares random bytes with the standard library: bytes are UTF-8 if decoding them repairs nothing.
  @Test func `bytes are UTF-8 if decoding repairs nothing`() {
    let palette: [UInt8] = [
      0x41, 0x7F, 0x80, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEE, 0xF0, 0xF1, 0xF4, 0xF5, 0xFF, 0x90,
      0x8F,
    ]
    var state: UInt32 = 1
    var valid = 0
    for _ in 0..<20_000 {
      let bytes = (0..<Int(state % 6)).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return palette[Int(state >> 16) % palette.count]
      }
      state = state &* 1_664_525 &+ 1_013_904_223
      let isValid = bytes.withUnsafeBufferPointer { isValidUTF8($0) }
      #expect(isValid == Array(String(decoding: bytes, as: UTF8.self).utf8).elementsEqual(bytes))
      if isValid { valid += 1 }
    }
    #expect(valid > 100)
  }
}
