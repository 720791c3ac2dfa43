import Testing

/// The code for endpoints that declare their isolation.
struct ClosureServiceIsolationExpansionTests {
  @Test func `an endpoint of the main actor is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var show: @MainActor @Sendable (_ line: String) -> Int
        }
        """,
      is: #"""

        struct S: Sendable {
          var show: @MainActor @Sendable (_ line: String) -> Int

          nonisolated init(
            show: @escaping @MainActor @Sendable (_ line: String) -> Int
          ) {
            self.show = show
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              show: { _ in endpoints[0].unimplementedWithoutAnswer() }
            )
          }

          @MainActor func show(line: String) -> Int {
            self.show(line)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("show", of: "S", at: \Self.show, parameters: ["line"], fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.show = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return interceptor.intercept(call) { () -> Int in
                  self.show(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `an asynchronous endpoint of the main actor is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var show: @Sendable @MainActor (_ line: String) async throws -> Int
        }
        """,
      is: #"""

        struct S: Sendable {
          var show: @Sendable @MainActor (_ line: String) async throws -> Int

          nonisolated init(
            show: @escaping @Sendable @MainActor (_ line: String) async throws -> Int
          ) {
            self.show = show
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              show: { _ in try endpoints[0].unimplemented() }
            )
          }

          @MainActor func show(line: String) async throws -> Int {
            try await self.show(line)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("show", of: "S", at: \Self.show, parameters: ["line"], isAsync: true, throwing: (any Swift.Error).self, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.show = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return try await interceptor.intercept(call) { () async throws -> Int in
                  try await self.show(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `an endpoint of another global actor is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var show: @Archive @Sendable (_ line: String) async -> Int
        }
        """,
      is: #"""

        struct S: Sendable {
          var show: @Archive @Sendable (_ line: String) async -> Int

          nonisolated init(
            show: @escaping @Archive @Sendable (_ line: String) async -> Int
          ) {
            self.show = show
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              show: { _ in endpoints[0].unimplementedWithoutAnswer() }
            )
          }

          @Archive func show(line: String) async -> Int {
            await self.show(line)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("show", of: "S", at: \Self.show, parameters: ["line"], isAsync: true, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.show = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return await interceptor.intercept(call) { () async -> Int in
                  await self.show(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }

  @Test func `an endpoint that runs concurrently is expanded`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          var load: @concurrent @Sendable (_ id: Int) async -> Int
        }
        """,
      is: #"""

        struct S: Sendable {
          var load: @concurrent @Sendable (_ id: Int) async -> Int

          nonisolated init(
            load: @escaping @concurrent @Sendable (_ id: Int) async -> Int
          ) {
            self.load = load
          }

          nonisolated static var unimplemented: Self {
            let endpoints = Self.serviceEndpoints
            return Self(
              load: { _ in endpoints[0].unimplementedWithoutAnswer() }
            )
          }

          @concurrent func load(id: Int) async -> Int {
            await self.load(id)
          }
        }

        extension S: nonisolated Furnish.ClosureService {
          nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
            [
              Furnish.ServiceEndpoint("load", of: "S", at: \Self.load, parameters: ["id"], isAsync: true, fileID: "TestModule/Test.swift", filePath: "Test.swift", line: 3, column: 7),
            ]
          }

          nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
            let endpoints = Self.serviceEndpoints
            var service = self
            if interceptor.intercepts(endpoints[0]) {
              service.load = { argument1 in
                let call = Furnish.ServiceCall(endpoints[0]) { [argument1 as Any] }
                return await interceptor.intercept(call) { () async -> Int in
                  await self.load(argument1)
                }
              }
            }
            return service
          }
        }
        """#)
  }
}
