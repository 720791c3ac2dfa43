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

  @Test func `a throwing request for all services states why they are missing`() async {
    let shop = EmptyShop()
    let errors = [
      #expect(throws: ServiceError.self) { try shop.requireAll(Int.self, fileID: "App/Shop.swift", line: 3) },
      #expect(throws: ServiceError.self) {
        try shop.requireAll(Int.self, by: String.self, fileID: "App/Shop.swift", line: 3)
      },
      await #expect(throws: ServiceError.self) {
        try await shop.requireAll(Int.self, fileID: "App/Shop.swift", line: 3)
      },
      await #expect(throws: ServiceError.self) {
        try await shop.requireAll(Int.self, by: String.self, fileID: "App/Shop.swift", line: 3)
      },
    ]
    let expected = """
      Int was not found, because it is Sunday.
        where: Swift.Int, requested at App/Shop.swift:3
        fix:   come back on Monday.
      """
    #expect(errors.map { $0?.description } == [expected, expected, expected, expected])
  }

  @Test func `an optional request for all services returns none`() {
    #expect(EmptyShop().resolveAll(Int.self) == [])
    #expect(EmptyShop().resolveAll(Int.self, by: String.self) == [:])
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
