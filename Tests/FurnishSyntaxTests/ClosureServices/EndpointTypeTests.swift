import FurnishSyntax
import SwiftParser
import SwiftSyntax
import Testing

@Suite struct EndpointTypeTests {
  private func endpoint(_ type: String) throws -> EndpointType {
    let file = Parser.parse(source: "struct S { var endpoint: \(type) }")
    let members = try #require(file.statements.first?.item.as(StructDeclSyntax.self)).memberBlock.members
    return try #require(ClosureServiceProperty.properties(in: members).first?.endpoint)
  }

  @Test func `the type of an endpoint is read in its parts`() throws {
    let type = try endpoint("@MainActor @Sendable (_ id: Int, String) async throws -> Bool?")
    #expect(type.isSendable)
    #expect(type.isAsync)
    #expect(type.actors.map(\.lastName) == ["MainActor"])
    #expect(type.parameters.map { $0.name?.text } == ["id", nil])
    #expect(type.result.description == "Bool?")
    #expect(type.escaping == "@escaping @MainActor @Sendable (_ id: Int, String) async throws -> Bool?")
  }

  @Test(arguments: [
    ("inout Int", EndpointParameter.Convention.inout), ("borrowing File", .borrowing), ("consuming File", .consuming),
    ("sending Box", .sending), ("isolated Face", .isolated), ("() -> Void", .function), ("(() -> Void)", .function),
    ("@escaping () -> Void", .plain), ("@autoclosure () -> Int", .autoclosure), ("Int", .plain),
    ("(() -> Void)?", .plain), ("@MainActor () -> Void", .function),
  ])
  func `the convention of a parameter is read`(type: String, convention: EndpointParameter.Convention) throws {
    #expect(try endpoint("@Sendable (_ value: \(type)) -> Void").parameters[0].convention == convention)
  }

  @Test func `a variadic parameter is recognized`() throws {
    #expect(try endpoint("@Sendable (_ values: Int...) -> Void").parameters[0].convention == .variadic)
  }

  @Test(arguments: ["Int", "(Int, Int)", "(@Sendable () -> Void)?", "Handler"])
  func `a property that is no function is no endpoint`(type: String) throws {
    let file = Parser.parse(source: "struct S { var endpoint: \(type) }")
    let members = try #require(file.statements.first?.item.as(StructDeclSyntax.self)).memberBlock.members
    #expect(try #require(ClosureServiceProperty.properties(in: members).first).endpoint == nil)
  }
}
