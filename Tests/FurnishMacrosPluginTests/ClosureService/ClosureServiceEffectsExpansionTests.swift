import Testing

/// The code for endpoints that are synchronous or asynchronous, and may throw or not.
struct ClosureServiceEffectsExpansionTests {
  @Test func `a synchronous endpoint is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var add: @Sendable (_ first: Int, _ second: Int) -> Int
        }
        """,
      is: #"""

        struct S: Sendable {
          var add: @Sendable (_ first: Int, _ second: Int) -> Int

          nonisolated init(
            add: @escaping @Sendable (_ first: Int, _ second: Int) -> Int
          ) {
            self.add = add
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              add: { _, _ in endpoints[0].unimplementedWithoutAnswer() }
            )
          }

          nonisolated func add(first: Int, second: Int) -> Int {
            self.add(first, second)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("add", of: "S", at: \Self.add, parameters: ["first", "second"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.add = { argument1, argument2 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any, argument2 as Any] }
                return interceptor.intercept(call) { () -> Int in
                  self.add(argument1, argument2)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `a throwing endpoint is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var check: @Sendable (_ id: Int) throws -> Bool
        }
        """,
      is: #"""

        struct S: Sendable {
          var check: @Sendable (_ id: Int) throws -> Bool

          nonisolated init(
            check: @escaping @Sendable (_ id: Int) throws -> Bool
          ) {
            self.check = check
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              check: { _ in try endpoints[0].unimplemented() }
            )
          }

          nonisolated func check(id: Int) throws -> Bool {
            try self.check(id)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("check", of: "S", at: \Self.check, parameters: ["id"], throwing: (any Swift.Error).self, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.check = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return try interceptor.intercept(call) { () throws -> Bool in
                  try self.check(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `an asynchronous endpoint is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var check: @Sendable (_ id: Int) async -> Bool
        }
        """,
      is: #"""

        struct S: Sendable {
          var check: @Sendable (_ id: Int) async -> Bool

          nonisolated init(
            check: @escaping @Sendable (_ id: Int) async -> Bool
          ) {
            self.check = check
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              check: { _ in endpoints[0].unimplementedWithoutAnswer() }
            )
          }

          nonisolated func check(id: Int) async -> Bool {
            await self.check(id)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("check", of: "S", at: \Self.check, parameters: ["id"], isAsync: true, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.check = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return await interceptor.intercept(call) { () async -> Bool in
                  await self.check(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `an asynchronous throwing endpoint is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var check: @Sendable (_ id: Int) async throws -> Bool
        }
        """,
      is: #"""

        struct S: Sendable {
          var check: @Sendable (_ id: Int) async throws -> Bool

          nonisolated init(
            check: @escaping @Sendable (_ id: Int) async throws -> Bool
          ) {
            self.check = check
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              check: { _ in try endpoints[0].unimplemented() }
            )
          }

          nonisolated func check(id: Int) async throws -> Bool {
            try await self.check(id)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("check", of: "S", at: \Self.check, parameters: ["id"], isAsync: true, throwing: (any Swift.Error).self, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.check = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return try await interceptor.intercept(call) { () async throws -> Bool in
                  try await self.check(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }
}
