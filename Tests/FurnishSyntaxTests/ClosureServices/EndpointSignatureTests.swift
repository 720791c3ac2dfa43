import FurnishSyntax
import SwiftParser
import SwiftSyntax
import Testing

/// The spelling of an endpoint, which the two sides of a remote call compare.
@Suite struct EndpointSignatureTests {
  private func signature(_ type: String) throws -> String {
    let file = Parser.parse(source: "struct S { var endpoint: @Sendable \(type) }")
    let members = try #require(file.statements.first?.item.as(StructDeclSyntax.self)).memberBlock.members
    return try #require(ClosureServiceProperty.properties(in: members).first?.endpoint).signature
  }

  @Test(arguments: [
    ("(_ ids: Array<Int>) async throws -> Void", "(ids: [Int]) async throws -> Void"),
    ("(_ map: Dictionary<String, Array<Int>>) async throws -> ()", "(map: [String: [Int]]) async throws -> Void"),
    ("(_ map: [String : Int]) async throws -> Swift.Void", "(map: [String: Int]) async throws -> Void"),
    ("() async throws -> Optional<Landmark>", "() async throws -> Landmark?"),
    ("() async throws -> Swift.Optional<Swift.Array<Landmark?>>", "() async throws -> [Landmark?]?"),
    ("() async throws -> Foundation.Date", "() async throws -> Date"),
    ("(_ a: (Int), _ b: ((String))) async throws -> (Bool)", "(a: Int, b: String) async throws -> Bool"),
    ("(Int, _ `in`: Int) async throws -> Int", "(_: Int, in: Int) async throws -> Int"),
    ("() async throws(any Error) -> Int", "() async throws -> Int"),
    ("() async throws(LandmarkError) -> Int", "() async throws(LandmarkError) -> Int"),
    (
      "() async throws -> AsyncThrowingStream<Landmark, any Swift.Error>",
      "() async throws -> AsyncThrowingStream<Landmark, any Error>"
    ),
    (
      "(_ items: AsyncThrowingStream<Int, Error>) async throws -> AsyncThrowingStream<Landmark, Swift.Error>",
      "(items: AsyncThrowingStream<Int, any Error>) async throws -> AsyncThrowingStream<Landmark, any Error>"
    ),
    ("() async throws -> Optional<any P>", "() async throws -> (any P)?"),
    ("(_ id: /* of the landmark */ Int) async throws -> Int", "(id: Int) async throws -> Int"),
    ("() async throws -> Page < Landmark , Int >", "() async throws -> Page<Landmark, Int>"),
  ])
  func `sugar, layout and the names of Swift's own modules make no difference`(type: String, spelling: String) throws {
    #expect(try signature(type) == spelling)
  }

  @Test(arguments: [
    ("(_ id: Models.Landmark) async throws -> Int", "(id: Models.Landmark) async throws -> Int"),
    ("(_ id: Landmark.ID) async throws -> Outer<Int>.Inner", "(id: Landmark.ID) async throws -> Outer<Int>.Inner"),
    ("(_ ids: Array<Int, Int>) async throws -> My.Array<Int>", "(ids: Array<Int, Int>) async throws -> My.[Int]"),
    ("(_ pair: (a: Int, b: Int)) async throws -> Int", "(pair: (a: Int, b: Int)) async throws -> Int"),
    ("(_ value: inout Int) -> Int", "(value: inout Int)  -> Int"),
    ("(_ value: @escaping () -> Void) throws -> Int", "(value: @escaping() -> Void) throws -> Int"),
  ])
  func `other types keep their spelling`(type: String, spelling: String) throws {
    #expect(try signature(type) == spelling)
  }
}
