import Furnish
import Testing

@Suite struct ExplainsMissingTests {
  @Test func `a provider can state why a service is missing`() {
    let error = #expect(throws: ServiceError.self) {
      try EmptyShop().require(Int.self, fileID: "App/Shop.swift", line: 3)
    }
    #expect(
      error?.description == """
        Int was not found, because it is Sunday.
          where: Swift.Int, requested at App/Shop.swift:3
          fix:   come back on Monday.
        """)
  }

  @Test func `an optional request returns nil`() {
    #expect(EmptyShop().resolve(Int.self) == nil)
  }
}

private final class EmptyShop: ScopedProvider, ExplainsMissing {
  let whyMissing = "because it is Sunday"
  let howToProvide = "come back on Monday."

  func find<T>(_ request: ServiceRequest<T>) -> T? { nil }

  func findAll<T>(_ request: ServiceRequest<T>) -> [T] { [] }

  func makeScope() -> EmptyShop { self }

  func close() {}

  func overriding(_ register: (any ServiceCollection) -> Void) -> any ScopedProvider { self }
}
