import FurnishSyntax
import SwiftParser
import SwiftSyntax
import Testing

/// The facts about a type with `@Service` or `@Injectable`.
struct ServiceDeclarationTests {
  private func declaration(_ source: String) throws -> ServiceDeclaration {
    let statement = try #require(Parser.parse(source: source).statements.first)
    let group = try #require(statement.item.asProtocol((any DeclGroupSyntax).self))
    // The existential is opened here, since it cannot be opened inside of the expectation.
    let type = ServiceDeclaration(group)
    return try #require(type)
  }

  @Test func `a type is read with its name, its kind and its access`() throws {
    let type = try declaration("@MainActor public final class Page: Base, Furnish.ServiceImplementation {}")
    #expect(type.name == "Page")
    #expect(type.kind == .class)
    #expect(type.access == .public)
    #expect(type.isFinal)
    #expect(type.isOnMainActor)
    #expect(type.inherited == ["Base", "Furnish.ServiceImplementation"])
    #expect(type.declaresConformance("ServiceImplementation"))
    #expect(!type.declaresConformance("Implementation"))
  }

  @Test func `a struct is final and a class is not`() throws {
    #expect(try declaration("struct Page {}").isFinal)
    #expect(try !declaration("class Page {}").isFinal)
    #expect(try declaration("actor Page {}").access == .internal)
  }

  @Test func `injections are read in order`() throws {
    let type = try declaration(
      """
      class Page {
        @Injection(name: .images) var cache: any Cache
        var title = "page"
        @FurnishMacros.Injection private var log: (any Log)!
        @Injection var clock: any Clock = SystemClock()
        @Injection var computed: any Clock { SystemClock() }
        @Injection static var shared: any Clock
      }
      """)
    #expect(type.injections.map(\.name) == ["cache", "log"])
    #expect(type.injections.map(\.type) == ["any Cache", "(any Log)?"])
    #expect(type.injections.map(\.registrationName) == [".images", nil])
    #expect(type.injections.map(\.isOptional) == [false, true])
    #expect(type.injections.map(\.property.access) == [nil, .private])
  }

  @Test func `members that the author wrote are recognized`() throws {
    let type = try declaration(
      """
      class Page {
        typealias Interface = any View
        struct Header {}
        let provider: (any ServiceProvider)?
        required init(provider: any ServiceProvider) { self.provider = provider }
        convenience init?(_ log: any Log, named name: String) async throws { nil }
      }
      """)
    #expect(type.typeNames == ["Interface", "Header"])
    #expect(type.provider?.type == "(any ServiceProvider)?")
    #expect(type.initializers.map(\.labels) == [["provider"], ["_", "named"]])
    #expect(type.initializers.map(\.types) == [["any ServiceProvider"], ["any Log", "String"]])
    #expect(type.initializers.map(\.takesProvider) == [true, false])
    #expect(type.initializers.map(\.isRequired) == [true, false])
    #expect(type.initializers.map(\.isConvenience) == [false, true])
    #expect(type.initializers.map(\.isFailable) == [false, true])
    #expect(type.initializers.map(\.isAsync) == [false, true])
    #expect(type.initializers.map(\.throwsClause) == [nil, "throws"])
  }

  @Test func `an extension is not read as a service declaration`() throws {
    let statement = try #require(Parser.parse(source: "extension Page {}").statements.first)
    let group = try #require(statement.item.asProtocol((any DeclGroupSyntax).self))
    let type = ServiceDeclaration(group)
    #expect(type == nil)
  }
}
