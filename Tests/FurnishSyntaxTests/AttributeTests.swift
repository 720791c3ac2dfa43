import FurnishSyntax
import SwiftParser
import SwiftSyntax
import Testing

/// The facts about attributes.
struct AttributeTests {
  private func attributes(_ source: String) throws -> AttributeListSyntax {
    let statement = try #require(Parser.parse(source: source).statements.first)
    return try #require(statement.item.asProtocol((any WithAttributesSyntax).self)).attributes
  }

  private func service(_ attribute: String) throws -> ServiceAttribute {
    ServiceAttribute(try #require(try attributes("\(attribute) class Page {}").first(named: "Service")))
  }

  @Test func `an attribute is found by its name, with or without its module`() throws {
    let attributes = try attributes("@MainActor @FurnishMacros.Service(Log.self) class Page {}")
    #expect(attributes.has("Service"))
    #expect(attributes.has("MainActor"))
    #expect(!attributes.has("FurnishMacros"))
  }

  @Test func `an attribute under a condition is found`() throws {
    let attributes = try attributes(
      """
      #if DEBUG
      @Service
      #else
      @Injectable
      #endif
      class Page {}
      """)
    #expect(attributes.allAttributes.map(\.lastName) == ["Service", "Injectable"])
  }

  @Test func `arguments are found by their labels`() throws {
    let attribute = try #require(try attributes("@Entry(3, test: [1]) var a = 3").first(named: "Entry"))
    #expect(attribute.argument(nil)?.description == "3")
    #expect(attribute.argument("test")?.description == "[1]")
    #expect(attribute.argument("preview") == nil)
  }

  @Test(arguments: [
    ("@Service", nil), ("@Service()", nil), ("@Service(Log.self)", "any Log"), ("@Service((any Log).self)", "any Log"),
    ("@Service((Base).self)", "Base"), ("@Service(App.Log.self)", "any App.Log"),
    ("@Service((any Log & Sendable).self)", "any Log & Sendable"),
  ])
  func `the interface is the type to request`(attribute: String, interface: String?) throws {
    let service = try service(attribute)
    #expect(service.interface == interface)
    #expect(!service.isMalformed)
  }

  @Test(arguments: ["@Service(\"log\")", "@Service(any Log)", "@Service(label: Log.self)", "@Service(.self)"])
  func `an argument that is no type is malformed`(attribute: String) throws {
    #expect(try service(attribute).isMalformed)
  }

  @Test func `access levels are ordered, and spelled as modifiers`() {
    #expect(AccessLevel.private < .fileprivate)
    #expect(AccessLevel.package < .public)
    #expect(AccessLevel.open.forMember == .public)
    #expect(AccessLevel.private.forMember == .internal)
    #expect([AccessLevel.internal, .package, .open].map(\.modifier) == ["", "package ", "open "])
  }

  @Test func `each kind of declaration is described with its article`() throws {
    let kinds = ["class A {}", "actor A {}", "enum A {}", "extension A {}", "func a() {}"].map { source in
      Parser.parse(source: source).statements.first.flatMap { DeclarationKind($0.item) }?.described
    }
    #expect(kinds == ["a class", "an actor", "an enum", "an extension", nil])
  }
}
